import NibBytes

/// A 64-bit fingerprint of bytes (FNV-1a): for tables inside one compile, never for output.
enum Fingerprint {
  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    var index = Int(span.offset)
    let end = span.end
    while index < end {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
      index += 1
    }
    return hash ^ hash >> 29
  }

  /// Whether two spans hold the same bytes.
  @inline(__always)
  static func equal(
    _ left: UnsafeBufferPointer<UInt8>, _ a: ByteSpan, _ right: UnsafeBufferPointer<UInt8>, _ b: ByteSpan
  ) -> Bool {
    guard a.count == b.count else { return false }
    var index = 0
    while index < Int(a.count) {
      if left[Int(a.offset) + index] != right[Int(b.offset) + index] { return false }
      index += 1
    }
    return true
  }
}

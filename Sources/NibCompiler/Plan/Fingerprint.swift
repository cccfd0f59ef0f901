import NibBytes

/// A 64-bit fingerprint of bytes (FNV-1a): for tables inside one process, never for output.
enum Fingerprint {
  /// Where the hash begins, another in each process: else a document could be made whose ids all fall on one slot.
  private static let basis = UInt64.random(in: .min ... .max)

  @inline(__always)
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> UInt64 {
    var hash = basis
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

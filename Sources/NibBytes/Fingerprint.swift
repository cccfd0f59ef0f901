/// A 64-bit fingerprint of bytes: for tables inside one process, never for output.
///
/// Eight bytes at a time: each word is mixed in by a multiplication whose two halves are folded together.
@usableFromInline
package enum Fingerprint {
  /// Where the hash begins, another in each process: else a document could be made whose ids all fall on one slot.
  @usableFromInline static let basis = UInt64.random(in: .min ... .max)

  /// The fingerprint of a span of bytes.
  @inlinable @inline(__always)
  package static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) -> UInt64 {
    let bytes = UnsafeRawBufferPointer(bytes)
    let basis = basis
    // What words are multiplied by is likewise unknown to who makes a document; large and odd.
    let factor = basis | 0x8000_0000_0000_0001
    var hash = basis ^ UInt64(span.count)
    var at = Int(span.offset)
    let end = span.end
    while at + 8 <= end {
      hash = mix(hash ^ bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self), factor)
      at += 8
    }
    return at == end ? hash : mix(hash ^ rest(bytes, at, end), factor)
  }

  /// The fingerprint of one word.
  @inlinable @inline(__always)
  package static func of(_ word: UInt64) -> UInt64 {
    let basis = basis
    return mix(word ^ basis, basis | 0x8000_0000_0000_0001)
  }

  /// The fewer than eight bytes at the end.
  @inlinable @inline(__always)
  static func rest(_ bytes: UnsafeRawBufferPointer, _ start: Int, _ end: Int) -> UInt64 {
    var (at, word) = (start, UInt64(0))
    if end - at >= 4 {
      word = UInt64(bytes.loadUnaligned(fromByteOffset: at, as: UInt32.self))
      at += 4
    }
    while at < end {
      word = word << 8 | UInt64(bytes[at])
      at += 1
    }
    return word
  }

  @inlinable @inline(__always)
  static func mix(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }

  /// Whether two spans hold the same bytes.
  @inlinable @inline(__always)
  package static func equal(
    _ left: UnsafeBufferPointer<UInt8>, _ a: ByteSpan, _ right: UnsafeBufferPointer<UInt8>, _ b: ByteSpan
  ) -> Bool {
    guard a.count == b.count else { return false }
    let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var (first, second) = (Int(a.offset), Int(b.offset))
    let end = a.end
    while first + 8 <= end {
      let one = left.loadUnaligned(fromByteOffset: first, as: UInt64.self)
      if one != right.loadUnaligned(fromByteOffset: second, as: UInt64.self) { return false }
      (first, second) = (first + 8, second + 8)
    }
    while first < end {
      if left[first] != right[second] { return false }
      (first, second) = (first + 1, second + 1)
    }
    return true
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte is among them; eight are looked at at a time.
  @inlinable
  package func holds(_ byte: UInt8) -> Bool {
    let bytes = UnsafeRawBufferPointer(self)
    let (low, high) = (UInt64(0x0101_0101_0101_0101), UInt64(0x8080_8080_8080_8080))
    var at = 0
    while at + 8 <= count {
      // A byte that is equal becomes 0, and only from a word with one that is does the borrow reach a high bit.
      let word = bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self) ^ (low &* UInt64(byte))
      if (word &- low) & ~word & high != 0 { return true }
      at += 8
    }
    while at < count {
      if bytes[at] == byte { return true }
      at += 1
    }
    return false
  }
}

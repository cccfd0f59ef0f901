/// Hashes and compares short runs of bytes eight at a time: names, which are told apart by the hundred thousand.
enum ByteWords {
  /// Another one in each process, so that nobody can make names whose hashes are equal.
  private static let seed = (UInt64.random(in: .min ... .max), UInt64.random(in: .min ... .max) | 1)

  /// The hash of some bytes, good for this process alone.
  static func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    let seed = seed
    var hash = seed.0 ^ UInt64(truncatingIfNeeded: bytes.count)
    forEachWord(bytes) { hash = mixed(hash ^ $0, seed.1) }
    return mixed(hash, seed.1)
  }

  /// Whether two runs are the same.
  static func areEqual(_ left: UnsafeRawBufferPointer, _ right: UnsafeRawBufferPointer) -> Bool {
    let count = left.count
    guard count == right.count else { return false }
    guard count >= 8 else { return tail(left) == tail(right) }
    var at = 0
    while at + 8 < count {
      if word(left, at) != word(right, at) { return false }
      at += 8
    }
    return word(left, count - 8) == word(right, count - 8)
  }

  /// Both halves of the product.
  @inline(__always)
  private static func mixed(_ word: UInt64, _ factor: UInt64) -> UInt64 {
    let product = word.multipliedFullWidth(by: factor)
    return product.high ^ product.low
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ at: Int) -> UInt64 {
    bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
  }

  /// Fewer than eight bytes as one word.
  @inline(__always)
  private static func tail(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var word: UInt64 = 0
    for byte in bytes { word = word << 8 | UInt64(byte) }
    return word
  }

  @inline(__always)
  private static func forEachWord(_ bytes: UnsafeRawBufferPointer, _ work: (UInt64) -> Void) {
    guard bytes.count >= 8 else { return work(tail(bytes)) }
    var at = 0
    while at + 8 < bytes.count {
      work(word(bytes, at))
      at += 8
    }
    work(word(bytes, bytes.count - 8))
  }
}

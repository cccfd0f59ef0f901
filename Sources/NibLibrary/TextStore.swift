/// Memory that a handle, or one callback, hands to C; freed with it.
final class TextStore {
  private var texts: [UnsafeMutableBufferPointer<CChar>] = []
  private var others: [UnsafeMutableRawPointer] = []

  /// A text ended by NUL; a NUL within ends it for C, so it is left out.
  func text(_ text: String) -> UnsafePointer<CChar> {
    let bytes = text.utf8.filter { $0 != 0 }
    let memory = UnsafeMutableBufferPointer<CChar>.allocate(capacity: bytes.count + 1)
    _ = memory.initialize(from: bytes.lazy.map { CChar(bitPattern: $0) } + CollectionOfOne(0))
    texts.append(memory)
    return UnsafePointer(memory.baseAddress.unsafelyUnwrapped)
  }

  /// Bytes with a NUL behind them.
  func bytes(_ bytes: some Collection<UInt8>) -> UnsafePointer<UInt8> {
    let memory = UnsafeMutablePointer<UInt8>.allocate(capacity: bytes.count + 1)
    let all = UnsafeMutableBufferPointer(start: memory, count: bytes.count + 1)
    let (_, end) = UnsafeMutableBufferPointer(rebasing: all[..<bytes.count]).initialize(from: bytes)
    (memory + end).initialize(to: 0)
    others.append(UnsafeMutableRawPointer(memory))
    return UnsafePointer(memory)
  }

  /// Values of a plain type, in a row; nil for none.
  func list<Item: BitwiseCopyable>(_ items: [Item]) -> UnsafePointer<Item>? {
    guard !items.isEmpty else { return nil }
    let memory = UnsafeMutablePointer<Item>.allocate(capacity: items.count)
    memory.initialize(from: items, count: items.count)
    others.append(UnsafeMutableRawPointer(memory))
    return UnsafePointer(memory)
  }

  deinit {
    for text in texts { text.deallocate() }
    for other in others { other.deallocate() }
  }
}

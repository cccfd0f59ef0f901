/// A picture whose bytes are in memory.
public struct MemoryPictureSource: PictureSource {
  /// The name for messages.
  public let name: String
  /// The picture's file.
  public let content: [UInt8]

  /// Makes a source of bytes.
  public init(_ content: [UInt8], name: String = "picture") {
    self.content = content
    self.name = name
  }

  /// How many bytes there are.
  public var byteCount: Int { content.count }

  /// Copies bytes; never throws.
  public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard offset >= 0, offset < content.count else { return 0 }
    let count = min(buffer.count, content.count - offset)
    content.withUnsafeBytes { buffer.copyMemory(from: UnsafeRawBufferPointer(rebasing: $0[offset..<offset + count])) }
    return count
  }
}

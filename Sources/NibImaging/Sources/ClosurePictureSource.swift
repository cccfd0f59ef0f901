/// A picture whose bytes a function gives: for archives, databases, caches.
public struct ClosurePictureSource: PictureSource {
  /// The name for messages.
  public let name: String
  /// How many bytes there are.
  public let byteCount: Int
  private let reader: @Sendable (Int, UnsafeMutableRawBufferPointer) throws -> Int

  /// Makes a source.
  /// - Parameter read: As `PictureSource.read`; called on threads of the decoder.
  public init(
    name: String, byteCount: Int, read: @escaping @Sendable (Int, UnsafeMutableRawBufferPointer) throws -> Int
  ) {
    self.name = name
    self.byteCount = byteCount
    reader = read
  }

  /// Copies bytes from an offset on.
  public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    try reader(offset, buffer)
  }
}

/// What tells one content of a file from another without reading it.
public struct FileStamp: Sendable, Hashable {
  /// The file's size.
  public var byteCount: Int
  /// When its content last changed: nanoseconds since 1970.
  public var modified: Int
  /// The file system's number for it; a file that was replaced has another.
  public var number: UInt64

  /// Makes a stamp.
  public init(byteCount: Int, modified: Int, number: UInt64 = 0) {
    self.byteCount = byteCount
    self.modified = modified
    self.number = number
  }
}

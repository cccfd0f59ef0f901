/// Where the bytes of a picture come from: anything that can answer for bytes at an offset.
///
/// Decoders read with many small questions, mostly in order, from threads of their own; never two at once for one decode.
public protocol PictureSource: Sendable {
  /// The name for messages: a path, a URL, a key.
  var name: String { get }
  /// How many bytes there are.
  var byteCount: Int { get }

  /// Copies bytes from an offset on into a buffer.
  /// - Parameters:
  ///   - offset: The first byte wanted; 0 or more, less than `byteCount`.
  ///   - buffer: Where the bytes go. Fewer may be copied than it has room for.
  /// - Returns: How many bytes were copied; 0 means that there are no more.
  /// - Throws: Whatever hinders reading. The decode then ends with `ImagingError.unreadable`, or with the error itself when
  ///   it is an `ImagingError`.
  func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

extension PictureSource {
  /// Bytes from an offset on, at most `count`; fewer where the source ends.
  /// - Throws: `unreadable`.
  public func bytes(at offset: Int, count: Int) throws(ImagingError) -> [UInt8] {
    guard offset >= 0, offset < byteCount, count > 0 else { return [] }
    let count = min(count, byteCount - offset)
    var failure: (any Error)?
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      do {
        while filled < count {
          let rest = UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[filled..<count]))
          let step = try read(at: offset + filled, into: rest)
          guard step > 0 else { return }
          filled += min(step, count - filled)
        }
      } catch {
        failure = error
      }
    }
    if let failure { throw ImagingError.reading(name, failure) }
    return bytes
  }
}

extension ImagingError {
  /// What a source's own error becomes.
  static func reading(_ name: String, _ error: any Error) -> ImagingError {
    (error as? ImagingError) ?? ImagingError(.unreadable, name, "the source cannot be read: \(error)")
  }
}

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

/// A picture in a file, read where it is wanted; the file is never mapped, so one that shrinks meanwhile is an error, not a
/// signal.
public final class FilePictureSource: PictureSource {
  /// The path.
  public let name: String
  /// The file's size when it was opened.
  public let byteCount: Int
  /// What told this content of the file from another when it was opened.
  public let stamp: FileStamp
  private let descriptor: CInt

  /// Opens a file.
  /// - Throws: `notFound`, `unreadable`; a folder, a device or a pipe is unreadable.
  public init(_ path: String) throws(ImagingError) {
    do {
      let file = try SystemCalls.open(path)
      (descriptor, stamp) = (file.descriptor, file.stamp)
      name = path
      byteCount = file.stamp.byteCount
    } catch {
      throw error.located(path)
    }
  }

  deinit { SystemCalls.close(descriptor) }

  /// Copies bytes from an offset on.
  /// - Throws: `unreadable`.
  public func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
    do { return try SystemCalls.read(descriptor, at: offset, into: buffer) } catch { throw error.located(name) }
  }
}

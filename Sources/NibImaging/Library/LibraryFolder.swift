import NibResources

/// Where a library's files lie.
public protocol LibraryFolder: Sendable {
  /// The name for messages.
  var name: String { get }

  /// The files, by name, without those in folders.
  /// - Throws: `notFound`, `unreadable`.
  func files() throws(ImagingError) -> [String: FileStamp]

  /// Opens a file.
  /// - Throws: `notFound`, `unreadable`.
  func open(_ file: String) throws(ImagingError) -> any PictureSource
}

/// A library's folder on the disk.
public struct DiskLibraryFolder: LibraryFolder {
  /// The path.
  public let name: String

  /// Names a folder; nothing is read yet.
  public init(_ path: String) { name = path }

  /// The files, links followed.
  public func files() throws(ImagingError) -> [String: FileStamp] {
    let entries: [FileEntry]
    do { entries = try DiskFileSource().entries(name) } catch {
      let isMissing = error.code == .notFound || error.code == .notAFolder
      throw ImagingError(code: isMissing ? .notFound : .unreadable, place: error.place, detail: error.detail)
    }
    var files: [String: FileStamp] = [:]
    // A file that is gone since the listing is left out.
    for entry in entries where entry.kind == .file { files[entry.name] = SystemFiles.stamp(path(entry.name)) }
    return files
  }

  /// Opens a file.
  public func open(_ file: String) throws(ImagingError) -> any PictureSource { try FilePictureSource(path(file)) }

  private func path(_ file: String) -> String { name + "/" + file }
}

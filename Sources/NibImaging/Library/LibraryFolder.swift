import NibResources

/// Where a library's files lie.
public protocol LibraryFolder: Sendable {
  /// The name for messages.
  var name: String { get }

  /// The files, by name; those in folders that are looked into have the folder's name and a slash before theirs.
  /// - Throws: `notFound`, `unreadable`.
  func files() throws(ImagingError) -> [String: FileStamp]

  /// Opens a file.
  /// - Throws: `notFound`, `unreadable`.
  func open(_ file: String) throws(ImagingError) -> any PictureSource
}

/// A library's folder on the disk.
///
/// Folders in it whose names begin with a dot are passed by, and so are links to folders, which might lead in a circle.
public struct DiskLibraryFolder: LibraryFolder {
  /// The path.
  public let name: String
  /// How many levels of folders in the folder are looked into.
  public let depth: Int

  /// Most folders that are looked into.
  public static let mostFolders = 4096

  /// Names a folder; nothing is read yet.
  /// - Parameters:
  ///   - path: the folder.
  ///   - depth: how many levels of folders in it are looked into; 0 for none.
  public init(_ path: String, depth: Int = 0) {
    name = path
    self.depth = max(0, depth)
  }

  /// The files, links followed.
  public func files() throws(ImagingError) -> [String: FileStamp] {
    var files: [String: FileStamp] = [:]
    try walk { folder, entries in
      // A file that is gone since the listing is left out.
      for entry in entries where entry.kind == .file {
        files[folder + entry.name] = SystemCalls.stamp(path(folder + entry.name))
      }
    }
    return files
  }

  /// Paths of the folders in the folder that are looked into.
  func folders() throws(ImagingError) -> [String] {
    var folders: [String] = []
    try walk { folder, _ in if !folder.isEmpty { folders.append(path(folder)) } }
    return folders
  }

  /// Visits the folder and those in it; a folder within is named with a slash at its end.
  private func walk(_ visit: (_ folder: String, [FileEntry]) -> Void) throws(ImagingError) {
    var waiting = [(folder: "", level: 0)]
    var count = 0
    while let (folder, level) = waiting.popLast() {
      let entries: [FileEntry]
      do { entries = try DiskFileSource().entries(folder.isEmpty ? name : path(folder)) } catch {
        // One within may have gone since, or be another's; the library goes on without it.
        guard folder.isEmpty else { continue }
        let isMissing = error.code == .notFound || error.code == .notAFolder
        throw ImagingError(code: isMissing ? .notFound : .unreadable, place: error.place, detail: error.detail)
      }
      visit(folder, entries)
      guard level < depth else { continue }
      for entry in entries where entry.kind == .directory && !entry.isLink && !entry.name.hasPrefix(".") {
        count += 1
        guard count <= Self.mostFolders else {
          throw ImagingError(.tooLarge, name, "more than \(Self.mostFolders) folders are in it")
        }
        waiting.append((folder + entry.name + "/", level + 1))
      }
    }
  }

  /// Opens a file.
  public func open(_ file: String) throws(ImagingError) -> any PictureSource { try FilePictureSource(path(file)) }

  private func path(_ file: String) -> String { name + "/" + file }
}

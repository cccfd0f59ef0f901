import NibResources

/// Folders for the outputs of a command line.
enum IBPath {
  /// Makes the folder that a path lies in, and those above it.
  /// - Throws: `IBRefusal` when one cannot be made.
  static func makeParents(of path: String) throws(IBRefusal) { try makeFolders(FilePath.folder(path)) }

  /// Makes a folder and those above it.
  /// - Throws: `IBRefusal` when one cannot be made.
  static func makeFolders(_ path: String) throws(IBRefusal) {
    guard !path.isEmpty, DiskFileSource().kind(path) != .directory else { return }
    try makeFolders(FilePath.folder(path))
    guard SystemCalls.makeFolder(path) else {
      throw IBRefusal("The folder '\(path)' is not there and cannot be made.")
    }
  }
}

import NibResources

/// Arithmetic on the paths of a command line.
enum IBPath {
  /// The last part of a path.
  static func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

  /// What stands before the last part, without a slash at its end; "" for a bare name, "/" for a name in the root.
  static func folder(_ path: String) -> String {
    let parts = path.split(separator: "/")
    guard parts.count > 1 else { return path.hasPrefix("/") ? "/" : "" }
    return (path.hasPrefix("/") ? "/" : "") + parts.dropLast().joined(separator: "/")
  }

  /// The name without what follows its last dot.
  static func stem(_ name: String) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// A path below a folder.
  static func join(_ folder: String, _ name: String) -> String {
    if folder.isEmpty { return name }
    return folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Makes the folder that a path lies in, and those above it.
  /// - Throws: `IBRefusal` when one cannot be made.
  static func makeParents(of path: String) throws(IBRefusal) { try makeFolders(folder(path)) }

  /// Makes a folder and those above it.
  /// - Throws: `IBRefusal` when one cannot be made.
  static func makeFolders(_ path: String) throws(IBRefusal) {
    guard !path.isEmpty, DiskFileSource().kind(path) != .directory else { return }
    try makeFolders(folder(path))
    guard SystemCalls.makeFolder(path) else {
      throw IBRefusal("The folder '\(path)' is not there and cannot be made.")
    }
  }
}

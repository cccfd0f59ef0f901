import NibResources

/// Names of interfaces out of paths.
enum FileName {
  /// How names of interfaces end.
  static let extensions = [".storyboardc", ".storyboard", ".xib", ".nib"]

  /// `Views/Login.xib` is `Login`; only extensions of interfaces are taken off.
  static func stem(_ path: String) -> String {
    let name = FilePath.name(path)
    return extensions.first { name.hasSuffix($0) && name != $0 }.map { String(name.dropLast($0.count)) } ?? name
  }

  /// Whether a name is that of an interface.
  static func isInterface(_ name: String) -> Bool { extensions.contains { name.hasSuffix($0) } }

  /// The language of the folder that a path lies in, `de` of `de.lproj/Main.xib`; nil outside of language folders.
  static func locale(_ path: String) -> String? {
    let folder = FilePath.name(FilePath.folder(path))
    return folder.hasSuffix(".lproj") && folder.utf8.count > 6 ? String(folder.dropLast(6)) : nil
  }

  /// The folder that a path lies in, language folder left out: what files of one interface in several languages share.
  static func home(_ path: String) -> String {
    let folder = FilePath.folder(path)
    return locale(path) == nil ? folder : FilePath.folder(folder)
  }
}

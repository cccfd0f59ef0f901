/// Tells a folder that is a compiled interface, and may be replaced by a newer one, from any other.
enum CompiledFolder {
  /// Extensions of what compiled nibs and storyboards hold.
  ///
  /// - Seen: archives, `Info.plist`, `designable.nib`, `objects.xib`, `data.dependency`, `designable.storyboard`,
  ///   `data.classes`, `JavaCompiling.plist` and the sources beside it, in 211 folders.
  private static let extensions: Set<Substring> = [
    "nib", "plist", "xib", "storyboard", "dependency", "classes", "java", "strings",
  ]
  /// The most levels of folders: a storyboard, and its nibs.
  private static let deepest = 3

  /// Why a folder may not be replaced; nil for one that may.
  static func refusal(of path: String) -> String? {
    guard ["nib", "storyboardc"].contains(FilePath.fileExtension(FilePath.name(path))) else {
      return "a folder is at this path and is neither a .nib nor a .storyboardc"
    }
    guard let foreignFile = foreignFile(in: path, below: "", level: 1) else { return nil }
    return "the folder at this path holds '\(foreignFile)', which no compiled interface does; it is not replaced"
  }

  /// What a folder holds that no compiled interface does; nil when there is no such thing.
  private static func foreignFile(in folder: String, below prefix: String, level: Int) -> String? {
    guard level <= deepest else { return prefix }
    guard let names = try? SystemCalls.names(in: folder) else {
      // Another writer may have taken the folder away meanwhile: what is gone is in nobody's way.
      return SystemCalls.node(folder) == nil ? nil : prefix
    }
    if let unreadable = names.unreadable.first { return prefix + unreadable }
    for (name, _) in names.readable where name != ".DS_Store" && !TemporaryPlace.isName(name.utf8) {
      let path = FilePath.join(folder, name)
      let end = FilePath.fileExtension(name)
      switch SystemCalls.node(path) {
      case .file where extensions.contains(end): continue
      case .directory where end == "nib" || end == "storyboardc":
        if let inner = foreignFile(in: path, below: prefix + name + "/", level: level + 1) { return inner }
      // Gone since the folder was listed.
      case nil where !SystemCalls.isThere(path): continue
      default: return prefix + name
      }
    }
    return nil
  }
}

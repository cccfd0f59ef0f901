import NibArchives
import NibResources
import Nibwright

/// Removes from a compiled interface what only editors need.
enum IBStripping {
  /// Members that hold the document.
  ///
  /// - Seen: `designtime.nib`. Documented: the others, in public bug reports and Apple's older guides.
  private static let design: Set<String> = [
    NibFolder.sources.other, NibFolder.sources.keyed, "designable.storyboard", "classes.nib", "info.nib",
  ]

  /// What is left; the one archive that a nib runs from becomes a file.
  static func strip(_ members: [InterfaceFile]) -> [InterfaceFile] {
    let rest = members.filter { !design.contains(FilePath.name($0.path)) }
    guard rest.count == 1, [NibFolder.compiled.other, NibFolder.compiled.keyed].contains(rest[0].path) else {
      return rest
    }
    return [InterfaceFile(bytes: rest[0].bytes)]
  }
}

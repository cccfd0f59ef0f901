/// A folder of a bundle's resources, shared by the members that lie in it.
final class MemberFolder: Sendable {
  /// The full path.
  let path: String
  /// The folder below the resources, language folders left out: "" for the top, `Images` for `de.lproj/Images`.
  let place: String
  /// The language folder's name without `.lproj`: `de`, `Base`; nil for what is in no language.
  let language: String?

  init(_ path: String, relative: String) {
    self.path = path
    var place: [Substring] = []
    var language: String?
    for part in FilePath.split(relative) {
      if part.hasSuffix(".lproj") { language = String(part.dropLast(6)) } else { place.append(part) }
    }
    self.place = place.joined(separator: "/")
    self.language = language
  }
}

/// A file, or a folder that counts as one (`.nib`, `.storyboardc`), of a bundle.
struct BundleMember: Sendable {
  /// Its name in its folder.
  let name: String
  private let parent: MemberFolder

  init(name: String, in parent: MemberFolder) {
    self.name = name
    self.parent = parent
  }

  /// The folder that it lies in, as a full path.
  var folder: String { parent.path }
  /// The folder below the resources, language folders left out.
  var place: String { parent.place }
  /// The language that it is for; nil for none.
  var language: String? { parent.language }
  /// The full path.
  var path: String { FilePath.join(parent.path, name) }

  /// Whether a name that says `directory/name` means this member.
  func lies(in directory: String, layout: ResourceBundle.Layout) -> Bool {
    switch layout {
    case .installed: place == directory
    case .sources: directory.isEmpty || place == directory || place.hasSuffix("/" + directory)
    }
  }
}

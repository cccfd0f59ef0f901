/// A file, or a folder that counts as one (`.nib`, `.storyboardc`), of a bundle.
struct BundleMember: Sendable {
  /// The folder that it lies in, as a full path.
  let folder: String
  /// Its name in that folder.
  let name: String
  /// The folder below the resources, language folders left out: "" for the top, `Images` for `de.lproj/Images`.
  let place: String
  /// The language folder's name without `.lproj`: `de`, `Base`; nil for what is in no language.
  let language: String?

  /// The full path.
  var path: String { FilePath.join(folder, name) }

  init(name: String, in folder: String, relative: String) {
    self.folder = folder
    self.name = name
    var place: [Substring] = []
    var language: String?
    for part in FilePath.split(relative) {
      if part.hasSuffix(".lproj") { language = String(part.dropLast(6)) } else { place.append(part) }
    }
    self.place = place.joined(separator: "/")
    self.language = language
  }

  /// Whether a name that says `directory/name` means this member.
  func lies(in directory: String, layout: ResourceBundle.Layout) -> Bool {
    switch layout {
    case .installed: place == directory
    case .sources: directory.isEmpty || place == directory || place.hasSuffix("/" + directory)
    }
  }
}

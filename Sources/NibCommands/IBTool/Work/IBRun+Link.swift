import NibResources
import Nibwright

extension IBRun {
  /// Copies compiled storyboards into a folder; one that lies in a language's folder gets one there too.
  ///
  /// - Documented: the outputs that build systems declare: the inputs' paths, language folders kept.
  /// - Throws: `IBRefusal` for an input that is no compiled storyboard, and for two with one name. Nothing is written then.
  mutating func link(to folder: String) throws(IBRefusal) {
    var copies: [(target: String, members: [InterfaceFile])] = []
    for path in arguments.operands {
      guard case .compiled(let members) = try IBInput.read(path, files), FilePath.name(path).hasSuffix(".storyboardc"),
        members.contains(where: { $0.path.hasSuffix(".plist") })
      else {
        throw IBRefusal(
          "'\(path)' is no compiled storyboard.", "Expected a .storyboardc folder with an Info.plist.")
      }
      let language = FilePath.name(FilePath.folder(path))
      let name = FilePath.name(path)
      let target = FilePath.join(folder, language.hasSuffix(".lproj") ? "\(language)/\(name)" : name)
      guard !copies.contains(where: { $0.target == target }) else {
        throw IBRefusal("Two storyboards would both be written to '\(target)'.")
      }
      copies.append((target, members))
    }
    try IBOutputs(arguments, files).check(compiled: copies.map(\.target))
    try IBPath.makeFolders(folder)
    for copy in copies { try write(copy.members, to: copy.target) }
  }
}

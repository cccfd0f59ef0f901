import NibDiagnostics
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
    try checkIdentifiers()
    try IBPath.makeFolders(folder)
    for copy in copies { try write(copy.members, to: copy.target) }
  }

  /// Refuses identifiers that two storyboards share, where references are for iOS 8, which finds controllers in one list.
  ///
  /// - Seen: Xcode 7 refuses it in these words.
  /// - Inferred: names that are made of a class and an id are no identifiers of the storyboard's.
  private func checkIdentifiers() throws(IBRefusal) {
    guard let target = arguments.value(.minimumDeploymentTarget).flatMap({ DeploymentTarget($0) }), target.major == 8
    else { return }
    var owners: [String: String] = [:]
    var shared: (identifier: String, first: String, second: String)?
    var hasReferences = false
    for path in arguments.operands {
      guard case .folder(let folder) = try? InterfaceSource.read(path, files: files),
        let manifest = try? folder.manifest()
      else { continue }
      let name = "\(FilePath.stem(FilePath.name(path))).storyboard"
      hasReferences = hasReferences || !manifest.references.isEmpty
      for scene in manifest.scenes where !Self.isMade(scene.identifier) {
        if let first = owners[scene.identifier], first != name {
          shared = shared ?? (scene.identifier, first, name)
        } else {
          owners[scene.identifier] = name
        }
      }
    }
    guard hasReferences, let shared else { return }
    throw IBRefusal(
      "Deploying Storyboard References to iOS 8.0 requires that your storyboards do not share any view controller "
        + "identifiers. \(shared.first) and \(shared.second) both contain a view controller with identifier "
        + "\"\(shared.identifier)\".")
  }

  /// Whether the compiler made an identifier: `UIViewController-8sx-XB-DRV`.
  private static func isMade(_ identifier: String) -> Bool {
    let parts = identifier.split(separator: "-", omittingEmptySubsequences: false).map(\.count)
    return parts.count == 4 && parts.suffix(3) == [3, 2, 3]
  }
}

import NibCompiler
import NibDiagnostics
import NibGraph
import NibSchema

extension Interface {
  /// The text of a XIB that compiles to the archive, as far as the archive says what the document said.
  ///
  /// Names that only the editor shows are in no archive, and what compilers change is in the document as they left it.
  /// - Parameters:
  ///   - profile: the era of the compiler that made the archive; nil for the newest with such a container.
  ///   - target: the system whose member of a nib's folder is taken; nil for the newest.
  ///   - diagnostics: gets what of the archive is not in the document, by object and key.
  /// - Throws: `wrongForm` for a document and for a compiled storyboard; `platform` for an archive for AppKit; as
  ///   `graph(_:into:)`.
  public func decompiled(
    profile: OutputProfile? = nil, target: DeploymentTarget? = nil, into diagnostics: inout Diagnostics
  ) throws(NibError) -> [UInt8] {
    switch content {
    case .document, .legacy:
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "this is a document and no archive",
        hint: "give a compiled nib")
    case .folder(let folder) where folder.isStoryboard:
      if let refusal = ForeignInput.refusal(ofFolder: folder.path, names: folder.names) { throw refusal }
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "compiled storyboards are not decompiled yet",
        hint: "name one of its nibs, or inspect it")
    case .archive, .folder: break
    }
    let graph = try graph(CompileOptions(deploymentTarget: target), into: &diagnostics)
    let raiser = InterfaceRaiser(profile: profile ?? .newest(with: graph.format.container))
    do throws(RaiseError) { return Array(try raiser.raise(graph, into: &diagnostics).utf8) } catch {
      throw NibError(error)
    }
  }
}

extension OutputProfile {
  /// The newest profile whose archives are in a container.
  fileprivate static func newest(with container: ArchiveFormat.Container) -> OutputProfile {
    switch container {
    case .nibArchive(let minor, _): allCases.last { $0.minorVersion <= minor } ?? .newest
    case .keyedArchive(_, .system10_3), .keyedArchive(_, .system10_4), .keyedArchive(_, .system10_5): .xcode3point2
    case .keyedArchive(_, .system10_6), .keyedArchive(_, .system10_6Wide): .xcode4
    case .keyedArchive(_, .xcode4): .xcode5
    case .keyedArchive: .newest
    }
  }
}

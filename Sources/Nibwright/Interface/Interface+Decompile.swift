import NibArchives
import NibCompiler
import NibDiagnostics
import NibGraph
import NibSchema

extension Interface {
  /// The text of a XIB or storyboard that compiles to what the interface is, as far as that says what the document said.
  ///
  /// Names that only the editor shows are in no archive, and what compilers change is in the document as they left it.
  /// - Parameters:
  ///   - profile: the era of the compiler that made the archive; nil for the newest with such a container.
  ///   - target: the system whose members of folders are taken; nil for the newest.
  ///   - diagnostics: gets what of the archive is not in the document, by object and key.
  /// - Throws: `wrongForm` for a document; as `graph(_:into:)` and `InterfaceFolder.manifest()`.
  public func decompiled(
    profile: OutputProfile? = nil, target: DeploymentTarget? = nil, into diagnostics: inout Diagnostics
  ) throws(NibError) -> [UInt8] {
    let options = CompileOptions(deploymentTarget: target)
    switch content {
    case .document, .legacy:
      throw NibError(
        code: .wrongForm, place: Place(file: name), detail: "this is a document and no archive",
        hint: "give a compiled nib or storyboard")
    case .folder(let folder) where folder.isStoryboard:
      return try decompiled(folder, profile, options, into: &diagnostics)
    case .folder(let folder):
      let graph = try graph(options, into: &diagnostics)
      let oldest = try oldestGraph(of: folder)
      return try raised(graph, profile, into: &diagnostics) { raiser, diagnostics throws(RaiseError) in
        try raiser.raise(graph, members: folder.members, oldest: oldest, into: &diagnostics)
      }
    case .archive:
      let graph = try graph(options, into: &diagnostics)
      return try raised(graph, profile, into: &diagnostics) { raiser, diagnostics throws(RaiseError) in
        try raiser.raise(graph, into: &diagnostics)
      }
    }
  }

  /// The text of a storyboard, of all archives that its folder has.
  private func decompiled(
    _ folder: InterfaceFolder, _ profile: OutputProfile?, _ options: CompileOptions, into diagnostics: inout Diagnostics
  ) throws(NibError) -> [UInt8] {
    if let refusal = ForeignInput.refusal(ofFolder: folder.path, names: folder.names) { throw refusal }
    let manifest = try folder.manifest()
    var nibs: [(name: String, graph: ObjectGraph)] = []
    var members: Set<String> = []
    var oldest: [(name: String, graph: ObjectGraph)] = []
    for member in folder.members where !member.hasSuffix(".storyboard") {
      let interface = try folder.read(member)
      let name = member.hasSuffix(".nib") ? String(member.dropLast(4)) : member
      if case .folder(let inner) = interface.content {
        members.formUnion(inner.members)
        if let graph = try oldestGraph(of: inner) { oldest.append((name, graph)) }
      }
      nibs.append((name, try interface.graph(options, into: &diagnostics)))
    }
    guard let first = nibs.first else {
      throw NibError(
        code: .noArchiveInFolder, place: Place(file: folder.path), detail: "the storyboard's folder has no archives")
    }
    return try raised(first.graph, profile, into: &diagnostics) { raiser, diagnostics throws(RaiseError) in
      try raiser.raise(manifest, nibs: nibs, members: members.sorted(), oldest: oldest, into: &diagnostics)
    }
  }

  /// The archive of a nib's folder for the oldest systems; nil where it is that for the newest.
  private func oldestGraph(of folder: InterfaceFolder) throws(NibError) -> ObjectGraph? {
    guard let member = folder.member(for: DeploymentTarget(major: 1)), member != folder.member(for: nil) else {
      return nil
    }
    var scratch = Diagnostics()
    return try folder.read(member).graph(into: &scratch)
  }

  private func raised(
    _ first: ObjectGraph, _ profile: OutputProfile?, into diagnostics: inout Diagnostics,
    _ raise: (InterfaceRaiser, inout Diagnostics) throws(RaiseError) -> String
  ) throws(NibError) -> [UInt8] {
    let raiser = InterfaceRaiser(profile: profile ?? .standard(with: first.format.container)) { bytes in
      try? ArchiveDecoder().decode(bytes, file: "archive")
    }
    do throws(RaiseError) { return Array(try raise(raiser, &diagnostics).utf8) } catch { throw NibError(error) }
  }
}

extension OutputProfile {
  /// The newest profile whose archives are in a container, of those that archives were seen of.
  fileprivate static func standard(with container: ArchiveFormat.Container) -> OutputProfile {
    switch container {
    case .nibArchive(let minor, _): allCases.last { $0 <= .standard && $0.minorVersion <= minor } ?? .standard
    case .keyedArchive(_, .system10_3), .keyedArchive(_, .system10_4), .keyedArchive(_, .system10_5): .xcode3point2
    case .keyedArchive(_, .system10_6), .keyedArchive(_, .system10_6Wide): .xcode4
    case .keyedArchive(_, .xcode4): .xcode5
    case .keyedArchive, .propertyList: .standard
    }
  }
}

import NibDiagnostics
import NibGraph
import NibSchema

/// Raises graphs to a document: the way back of `InterfaceCompiler`.
///
/// What an archive does not say, such as frames before the compiler changed them or names that only the editor shows, is
/// not in the document. Compiled in the same era the document gives the archive again, as far as its kinds are raised
/// whole; `Tests/NibCompilerTests/Raise` lists those that are not yet, and why.
public struct InterfaceRaiser: Sendable {
  /// The era of the compiler that made the archive.
  public let profile: OutputProfile
  /// Reads archives inside others; nil where they are left out.
  private let decode: NestedDecoder?

  /// Makes a raiser for archives of an era.
  /// - Parameters:
  ///   - profile: the era of the compiler that made the archives.
  ///   - decode: reads the archives of prototypes, which lie inside others; without it they are left out.
  public init(profile: OutputProfile = .standard, decode: NestedDecoder? = nil) {
    self.profile = profile
    self.decode = decode
  }

  /// The text of a XIB.
  /// - Parameters:
  ///   - graph: the archive.
  ///   - members: the names of the files in the archive's folder; empty for one that is a file of its own.
  ///   - oldest: the archive for the oldest systems, where the folder has several.
  ///   - diagnostics: gets what of the archive is not in the document, by object and key.
  /// - Throws: `RaiseError` for a graph that is no interface.
  public func raise(
    _ graph: ObjectGraph, members: [String] = [], oldest: ObjectGraph? = nil, into diagnostics: inout Diagnostics
  ) throws(RaiseError) -> String {
    let (root, platform, forms) = try parts(of: graph)
    guard platform.compilesXIBs else {
      return try raise(StoryboardManifest(), nibs: [("", graph)], members: members, into: &diagnostics)
    }
    var raising = Raising(
      CombinedGraph(graph, root, forms, decode: decode), profile: profile, platform, forms, members: members,
      older: oldest.map { [("", $0)] } ?? [])
    return text(&raising, into: &diagnostics)
  }

  /// The text of a storyboard.
  /// - Parameters:
  ///   - manifest: which archive holds which controller.
  ///   - nibs: the archives by their base names.
  ///   - members: the names of the files in the folders of those archives that are folders.
  ///   - oldest: of these folders the archives for the oldest systems, by their base names.
  ///   - diagnostics: gets what of the archives is not in the document, by object and key.
  /// - Throws: `RaiseError` where no archive is that of an interface.
  public func raise(
    _ manifest: StoryboardManifest, nibs: [(name: String, graph: ObjectGraph)], members: [String] = [],
    oldest: [(name: String, graph: ObjectGraph)] = [], into diagnostics: inout Diagnostics
  ) throws(RaiseError) -> String {
    guard let first = nibs.first else {
      throw RaiseError(
        code: .noObjects, place: Place(file: ""),
        detail: "the storyboard has no archives, so there are no scenes to write into a document")
    }
    let (_, platform, forms) = try parts(of: first.graph)
    guard let combined = CombinedGraph(nibs, forms, decode: decode) else {
      throw RaiseError(
        code: .noObjects, place: first.graph.place(of: .root), detail: "none of the archives is that of an interface")
    }
    var raising = Raising(combined, profile: profile, platform, forms, members: members, older: oldest)
    raising.storyboard = RaisedStoryboard(manifest: manifest)
    return text(&raising, into: &diagnostics)
  }

  private func parts(
    of graph: ObjectGraph
  ) throws(RaiseError) -> (root: NibRoot, platform: Platform, forms: any RaiseForms.Type) {
    guard let root = NibRoot(graph), let platform = Platform.of(root) else {
      throw RaiseError(
        code: .noObjects, place: graph.place(of: .root),
        detail: "the root has no list of objects, as archives of interfaces have; give the archive of an interface")
    }
    guard let forms = platform.raising else {
      throw RaiseError(
        code: .platform, place: graph.place(of: .root),
        detail: "archives for \(platform.systems[0].rawValue) are not raised to documents yet; inspect this one")
    }
    return (root, platform, forms)
  }

  private func text(_ raising: inout Raising, into diagnostics: inout Diagnostics) -> String {
    raising.diagnostics = diagnostics
    raising.raiseDocument()
    diagnostics = raising.diagnostics
    return raising.document.xml()
  }
}

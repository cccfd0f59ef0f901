import NibDiagnostics
import NibGraph
import NibSchema

/// Raises a graph to a document: the way back of `InterfaceCompiler`.
///
/// What an archive does not say, such as frames before the compiler changed them or names that only the editor shows, is
/// not in the document. Compiled in the same era the document gives the archive again, as far as its kinds are raised
/// whole; `Tests/NibCompilerTests/Raise` lists those that are not yet, and why.
public struct InterfaceRaiser: Sendable {
  /// The era of the compiler that made the archive.
  public let profile: OutputProfile

  /// Makes a raiser for archives of an era.
  public init(profile: OutputProfile = .newest) { self.profile = profile }

  /// The text of a XIB.
  /// - Parameter diagnostics: gets what of the archive is not in the document, by object and key.
  /// - Throws: `RaiseError` for a graph that is no interface, and for one of a platform that is not raised.
  public func raise(_ graph: ObjectGraph, into diagnostics: inout Diagnostics) throws(RaiseError) -> String {
    guard let root = NibRoot(graph), let platform = Platform.of(root) else {
      throw RaiseError(
        code: .noObjects, place: graph.place(of: .root),
        detail: "the root has no list of objects, as archives of interfaces have; give the archive of an interface")
    }
    guard !root.topLevel.isEmpty else {
      throw RaiseError(
        code: .noObjects, place: graph.place(of: .root),
        detail: "the archive is that of an empty interface: it has no objects to write into a document")
    }
    guard let forms = platform.raising else {
      throw RaiseError(
        code: .platform, place: graph.place(of: .root),
        detail: "archives for \(platform.systems[0].rawValue) are not raised to documents yet; inspect this one")
    }
    var raising = Raising(graph, root, profile: profile, platform, forms)
    raising.diagnostics = diagnostics
    raising.raiseDocument()
    diagnostics = raising.diagnostics
    return raising.document.xml()
  }
}

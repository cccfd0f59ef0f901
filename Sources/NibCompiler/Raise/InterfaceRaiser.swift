import NibDiagnostics
import NibGraph
import NibSchema

/// Raises a graph to a document: the way back of `InterfaceCompiler`.
///
/// What an archive does not say, such as frames before the compiler changed them or names that only the editor shows, is
/// not in the document. Compiled in the same era the document gives the archive again, as far as its kinds are raised
/// whole; `Tests/NibGoldenTests/Raise` lists those that are not yet, and why.
public struct InterfaceRaiser: Sendable {
  /// The era of the compiler that made the archive.
  public let profile: OutputProfile
  private let kinds: KindIndex

  /// Makes a raiser for archives of an era.
  public init(profile: OutputProfile = .newest) {
    self.profile = profile
    kinds = KindIndex(.uikit)
  }

  /// The text of a XIB.
  /// - Parameter diagnostics: gets what of the archive is not in the document.
  /// - Throws: `RaiseError` for a graph that is no interface.
  public func raise(_ graph: ObjectGraph, into diagnostics: inout Diagnostics) throws(RaiseError) -> String {
    guard graph.rootPlatform != .appkit else {
      throw RaiseError(
        code: .platform, place: graph.place(of: .root),
        detail: "this archive is for AppKit; only archives for UIKit are raised to documents yet; inspect it")
    }
    guard let list = graph.object(.key(.topLevelObjects), of: .root) else {
      throw RaiseError(
        code: .noObjects, place: graph.place(of: .root),
        detail:
          "the root has no \(String.key(.topLevelObjects)), which every interface has; raise the archive of an interface"
      )
    }
    var raising = Raising(graph, profile: profile, kinds: kinds)
    raising.diagnostics = diagnostics
    raising.raiseDocument(topLevel: graph.members(list))
    diagnostics = raising.diagnostics
    return raising.document.xml()
  }
}

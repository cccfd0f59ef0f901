import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema

/// Compiles a document of Xcode 3 or 4 for AppKit: its objects are stored as AppKit encodes them, so they are copied, and
/// what the document says of them is put into the lists of an archive's root.
public struct LegacyCompiler: Sendable {
  /// What the compiler was told.
  public let options: CompileOptions

  /// Makes a compiler.
  public init(options: CompileOptions = CompileOptions()) { self.options = options }

  /// Compiles one document.
  /// - Parameter diagnostics: gets what of the document is not in the archive.
  /// - Returns: One archive with an empty path.
  /// - Throws: `noObjects` for a document without File's Owner; `platform` for one that is raised instead.
  public func compile(
    _ document: LegacyDocument, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    guard case .appKit = document.framework else {
      throw CompileError(
        code: .platform, place: document.place(of: .root),
        detail: "documents for UIKit are raised to modern ones and compiled as such")
    }
    var copying = LegacyCopying(document, profile: options.profile)
    try copying.copy(into: &diagnostics)
    let format = ArchiveFormat.nibArchive(
      minor: options.profile.minorVersion, launchTrailer: false, platform: .appkit)
    do throws(GraphError) {
      return CompiledInterface(files: [.init(path: "", graph: try copying.finish(format))])
    } catch {
      throw CompileError(code: .inconsistent, place: document.place(of: .root), detail: error.detail)
    }
  }
}

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
  /// - Returns: One archive with an empty path, or for old systems the members of a folder.
  /// - Throws: `noObjects` for a document without File's Owner; `platform` for one that is raised instead.
  public func compile(
    _ document: LegacyDocument, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    guard document.target.platform == .appkit else {
      throw CompileError(
        code: .platform, place: document.place(of: .root),
        detail: "documents for UIKit are raised to modern ones and compiled as such")
    }
    var files: [CompiledInterface.File] = []
    for member in AppKitVariants.members(options, uses: { $0 == .tables && Self.hasTables(document) }) {
      var copying = LegacyCopying(document, profile: options.profile)
      if files.isEmpty {
        try copying.copy(into: &diagnostics)
      } else {
        // The first has told what the document lacks.
        var told = Diagnostics()
        try copying.copy(into: &told)
      }
      let container = AppKitVariants.container(for: member.target, options.profile)
      do throws(GraphError) {
        files.append(.init(path: member.path, graph: try copying.finish(ArchiveFormat(container, platform: .appkit))))
      } catch {
        throw CompileError(code: .inconsistent, place: document.place(of: .root), detail: error.detail)
      }
    }
    return CompiledInterface(files: files)
  }

  private static func hasTables(_ document: LegacyDocument) -> Bool {
    document.xml.elements.indices.contains {
      [.key(.nsTableView), .class(.nsOutlineView)].contains(document.className(of: ElementIndex($0)) ?? "")
    }
  }
}

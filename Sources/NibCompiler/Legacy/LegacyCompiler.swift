import NibDiagnostics
import NibDocument
import NibGraph

/// Compiles a document of Xcode 3 or 4 for AppKit: its objects are stored as AppKit encodes them, so they are copied.
public struct LegacyCompiler: Sendable {
  /// What the compiler was told.
  public let options: CompileOptions

  /// Makes a compiler.
  public init(options: CompileOptions = CompileOptions()) { self.options = options }

  /// Compiles one document.
  public func compile(
    _ document: LegacyDocument, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    throw CompileError(code: .platform, place: document.place(of: .root), detail: "not copied yet")
  }
}

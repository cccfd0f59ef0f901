import NibCompiler
import NibDiagnostics
import NibDocument

/// The one place where commands call the compiler.
enum DocumentCompiling {
  /// Compiles a document.
  /// - Throws: `CompileError`.
  static func compile(
    _ document: Document, _ options: CompileOptions, into diagnostics: inout Diagnostics
  ) throws(CompileError) -> CompiledInterface {
    throw CompileError(
      code: .platform, place: document.place(of: .root), detail: "this build of the tool has no compiler")
  }
}

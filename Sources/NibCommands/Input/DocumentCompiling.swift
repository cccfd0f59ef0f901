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
    try InterfaceCompiler(options: options).compile(document, into: &diagnostics)
  }
}

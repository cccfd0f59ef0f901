import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph

/// Compiles a XIB in memory: the one door from a nib file to the compiler.
enum XIBCompiling {
  /// Reads and compiles a document.
  /// - Throws: `DocumentError`, `CompileError`, or `NibFileError` for a document that gives no single archive.
  static func graph(
    _ bytes: [UInt8], file: String, environment: NibEnvironment, into diagnostics: inout Diagnostics
  ) throws -> ObjectGraph {
    let document = try XIBReader(limits: environment.limits).read(bytes, file: file)
    let options = CompileOptions(module: environment.module, deploymentTarget: environment.deploymentTarget)
    let interface = try InterfaceCompiler(options: options).compile(document, into: &diagnostics)
    guard let archive = interface.files.first, interface.files.count == 1 else {
      throw NibFileError(
        code: .unsupportedFormat, place: Place(file: file),
        detail:
          "the document compiles to \(interface.files.count) archives, expected one; give a newer deployment target")
    }
    return archive.graph
  }
}

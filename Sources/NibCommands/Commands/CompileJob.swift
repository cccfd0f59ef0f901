import NibDiagnostics
import NibResources
import Nibwright

/// One document on its way to a compiled file.
struct CompileJob: Sendable {
  /// The document's path.
  var input: String
  /// The path that is written.
  var output: String
  /// How it is compiled.
  var options = CompileOptions()
  /// What becomes of messages by their ids.
  var policy = DiagnosticPolicy()
  /// The bundles that images and colors are looked for in; nil where none is given and nobody looks.
  var assets: AssetCheck?
  /// Whether the folder of the output is made, which lies below the folder of all outputs.
  var makesFolder = false
  /// Whether it is told how well it is known what was written: nil for no, true for rules that many apps show, too.
  var explainsAll: Bool?
  /// Where documents are read from.
  var files: any FileSource = DiskFileSource()

  /// What became of it.
  struct Outcome: Sendable {
    /// The messages, in the order they came.
    var diagnostics: Diagnostics
    /// How it ended.
    var exit: ExitCode
    /// What goes to standard output; nil where files were written.
    var output: [InterfaceFile]?
  }

  /// Reads, compiles, encodes, writes. Nothing is written unless all before went well.
  func run() -> Outcome {
    var diagnostics = Diagnostics(policy: policy)
    do throws(NibError) {
      let interface = try Interface.read(input, files: files)
      let compiled = try compile(interface, into: &diagnostics)
      if let explainsAll, !diagnostics.hasErrors {
        try interface.explain(options, all: explainsAll, into: &diagnostics)
      }
      guard !diagnostics.hasErrors, output != StandardInputSource.path else {
        let shown = diagnostics.hasErrors ? nil : try compiled.encoded()
        return Outcome(diagnostics: diagnostics, exit: diagnostics.hasErrors ? .failure : .success, output: shown)
      }
      if makesFolder { try makeFolder() }
      try compiled.write(to: output)
      return Outcome(diagnostics: diagnostics, exit: diagnostics.hasErrors ? .failure : .success)
    } catch {
      let failure = CommandFailure(error)
      diagnostics.add(failure.diagnostic)
      return Outcome(diagnostics: diagnostics, exit: failure.exit)
    }
  }

  /// - Throws: `unwritable`
  private func makeFolder() throws(NibError) {
    let folder = FilePath.folder(output)
    guard !SystemCalls.makeFolder(folder, withParents: true) else { return }
    throw NibError(
      code: .unwritable, place: Place(file: folder), detail: "the folder is not there and cannot be made",
      hint: "is a file at this path, or may nobody write there?")
  }

  /// Compiles a document and looks for what it names in the bundles.
  func compile(_ interface: Interface, into diagnostics: inout Diagnostics) throws(NibError) -> CompiledInterface {
    let compiled = try interface.compile(options, into: &diagnostics)
    guard let assets else { return compiled }
    if let document = try interface.document() {
      assets.report(document, into: &diagnostics)
    } else {
      diagnostics.add(
        Diagnostic(
          .notice, id: "notLookedFor",
          "this is a document of Xcode 3 or 4 for AppKit; its images and colors are not looked for in the bundles",
          at: Place(file: interface.name)))
    }
    return compiled
  }
}

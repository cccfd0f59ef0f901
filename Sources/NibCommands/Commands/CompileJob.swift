import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import NibResources
import Nibwright

/// One document on its way to a compiled file.
struct CompileJob: Sendable {
  /// The document's path.
  var input: String
  /// The path that is written.
  var output: String
  /// The compiler, shared by all jobs: making one costs more than compiling a small document.
  var compiler: InterfaceCompiler
  /// What becomes of messages by their ids.
  var policy = DiagnosticPolicy()
  /// The bundles that images and colors are looked for in; nil where none is given and nobody looks.
  var assets: AssetCheck?

  /// What became of it.
  struct Outcome: Sendable {
    /// The messages, in the order they came.
    var diagnostics: Diagnostics
    /// How it ended.
    var exit: ExitCode
  }

  /// Reads, compiles, encodes, writes. Nothing is written unless all before went well.
  func run() -> Outcome {
    var diagnostics = Diagnostics(policy: policy)
    do {
      let members = try members(of: try InterfaceLoader().loadDocument(input), into: &diagnostics)
      guard !diagnostics.hasErrors else { return Outcome(diagnostics: diagnostics, exit: .failure) }
      try write(members)
      return Outcome(diagnostics: diagnostics, exit: .success)
    } catch {
      diagnostics.add(error.diagnostic)
      return Outcome(diagnostics: diagnostics, exit: error.exit)
    }
  }

  /// What is written for a document: paths below the output with their bytes; one empty path for a single file.
  ///
  /// None when the document has errors.
  /// - Throws: `CommandFailure` for a document that cannot be compiled at all.
  func members(
    of document: Document, into diagnostics: inout Diagnostics
  ) throws(CommandFailure) -> [(path: String, bytes: [UInt8])] {
    let compiled: CompiledInterface
    do { compiled = try compiler.compile(document, into: &diagnostics) } catch { throw .failed(error) }
    assets?.report(document, into: &diagnostics)
    guard !diagnostics.hasErrors else { return [] }
    var members: [(path: String, bytes: [UInt8])] = []
    if let storyboard = compiled.storyboard { members.append(("Info.plist", StoryboardInfoFile.bytes(storyboard))) }
    for file in compiled.files {
      do { members.append((file.path, try ArchiveEncoder(order: .canonical).encode(file.graph))) } catch {
        throw .failed(error)
      }
    }
    return members
  }

  private func write(_ members: [(path: String, bytes: [UInt8])]) throws(CommandFailure) {
    do {
      if let only = members.first, members.count == 1, only.path.isEmpty {
        try AtomicFileWriter.write(only.bytes, to: output)
      } else {
        try AtomicFileWriter.writeFolder(members, to: output)
      }
    } catch {
      throw .failed(error)
    }
  }
}

import NibArchives
import NibCompiler
import NibDiagnostics
import NibDocument
import Synchronization

extension Interface {
  /// Tells how well it is known what a document's archives hold, rule by rule of the schema.
  ///
  /// The document is compiled once more, for its own sake: a compile that nobody asks to explain leaves no trace of rules.
  /// Rules are those of elements; what connects objects and what no row of the schema writes is not among them.
  /// - Parameters:
  ///   - options: those of the compile that is explained.
  ///   - all: whether those are told, too, that archives of several apps show.
  ///   - diagnostics: gets a notice a rule.
  /// - Throws: as `compile(_:into:)`.
  package func explain(_ options: CompileOptions, all: Bool, into diagnostics: inout Diagnostics) throws(NibError) {
    guard let document = try document() else {
      diagnostics.add(
        Diagnostic(
          .notice, id: "notExplained", "no rows of the schema stand behind the archive of this document",
          at: Place(file: name)))
      return
    }
    let options = settled(options)
    do throws(CompileError) {
      let explanation = Mutex(try RowExplanation(document, options.profile))
      // Archives inside others are encoded by a closure that is called from the compile.
      let compiler = InterfaceCompiler(options: options) { graph in
        explanation.withLock { $0.read(graph) }
        return try ArchiveEncoder(order: .canonical).encode(graph)
      }
      var unheard = Diagnostics()
      let compiled = try compiler.compile(document, into: &unheard)
      var told = explanation.withLock { $0 }
      for file in compiled.files { told.read(file.graph) }
      told.report(all: all, into: &diagnostics)
    } catch {
      throw NibError(error)
    }
  }
}

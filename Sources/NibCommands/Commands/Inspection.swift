import NibCompiler
import NibDiagnostics
import NibDocument
import NibGraph
import NibInspector

/// A run of `inspect`.
struct Inspection {
  /// What was asked for.
  let options: InspectOptions
  private let loader = InterfaceLoader()

  /// Folders in folders that are shown: a compiled storyboard holds nibs that are folders. Links that lead back would
  /// multiply deeper ones.
  private static let deepest = 2

  /// Makes a run.
  init(_ options: InspectOptions) { self.options = options }

  /// Shows a path; a folder's members that cannot be read are reported and the others shown.
  func run(_ path: String, _ terminal: inout Terminal) -> ExitCode {
    do throws(CommandFailure) {
      var exit = ExitCode.success
      switch options.format {
      case .json: terminal.write(try json(report(path, level: 1, &terminal, &exit)))
      case .tree, .raw: try show(path, heading: nil, level: 1, &terminal, &exit)
      }
      return exit
    } catch {
      terminal.report(error.diagnostic)
      return error.exit
    }
  }

  private func show(
    _ path: String, heading: String?, level: Int, _ terminal: inout Terminal, _ exit: inout ExitCode
  ) throws(CommandFailure) {
    let input = try loader.load(path)
    if let heading { terminal.write("\n\(heading):\n") }
    switch input {
    case .graph(let graph): terminal.write(try text(graph))
    case .document(let document): terminal.write(try text(document, &terminal))
    case .folder(let folder):
      guard !folder.members.isEmpty else { throw loader.refusal(path, "the folder holds no archive and no document") }
      try check(folder, level)
      terminal.write(folder.members.map { $0 + "\n" }.joined())
      for member in folder.members {
        let name = heading.map { "\($0)/\(member)" } ?? member
        do { try show(path + "/" + member, heading: name, level: level + 1, &terminal, &exit) } catch {
          terminal.report(error.diagnostic)
          exit = max(exit, error.exit)
        }
      }
    }
  }

  private func check(_ folder: InterfaceFolder, _ level: Int) throws(CommandFailure) {
    guard level > Self.deepest else { return }
    throw loader.refusal(folder.path, "folders are nested deeper than \(Self.deepest); expected an archive")
  }

  private func text(_ graph: ObjectGraph) throws(CommandFailure) -> String {
    guard options.format == .tree else { return TableRendering().render(graph) }
    do { return try TreeRendering(options.tree).render(graph) } catch { throw .failed(error) }
  }

  private func text(_ document: Document, _ terminal: inout Terminal) throws(CommandFailure) -> String {
    if let graph = compiled(document, &terminal) { return try text(graph) }
    guard options.format == .tree, options.tree.path == nil else {
      throw loader.refusal(document.file, "this is shown as a document; '--format raw' and '--path' are for archives")
    }
    return DocumentTree().render(document, depth: options.tree.depth)
  }

  /// The archive that a XIB compiles to; nil for what is not compiled, which is shown as it is.
  private func compiled(_ document: Document, _ terminal: inout Terminal) -> ObjectGraph? {
    guard document.kind == .xib, !options.showsSource else { return nil }
    var diagnostics = Diagnostics()
    defer { terminal.report(diagnostics) }
    do {
      return try InterfaceCompiler().compile(document, into: &diagnostics).files.first?.graph
    } catch {
      diagnostics.add(
        Diagnostic(.notice, id: error.code.rawValue, "shown as it is written: \(error.detail)", at: error.place))
      return nil
    }
  }
}

extension Inspection {
  private func report(
    _ path: String, level: Int, _ terminal: inout Terminal, _ exit: inout ExitCode
  ) throws(CommandFailure) -> InterfaceReport {
    switch try loader.load(path) {
    case .graph(let graph): return GraphReport().report(graph)
    case .document(let document):
      if let graph = compiled(document, &terminal) { return GraphReport().report(graph) }
      return DocumentReport().report(document)
    case .folder(let folder):
      try check(folder, level)
      let container = folder.isStoryboard ? "storyboardFolder" : "nibFolder"
      var report = InterfaceReport(file: path, format: FormatEntry(container: container))
      report.members = []
      for member in folder.members {
        do { report.members?.append(try self.report(path + "/" + member, level: level + 1, &terminal, &exit)) } catch {
          terminal.report(error.diagnostic)
          exit = max(exit, error.exit)
        }
      }
      return report
    }
  }

  private func json(_ report: InterfaceReport) throws(CommandFailure) -> String {
    do { return try JSONRendering().render(report) } catch { throw .failed(error) }
  }
}

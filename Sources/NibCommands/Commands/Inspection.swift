import NibContext
import NibDiagnostics
import NibInspector
import NibResources
import Nibwright

/// A run of `inspect`.
struct Inspection {
  /// What was asked for.
  let options: InspectOptions

  /// Makes a run.
  init(_ options: InspectOptions) { self.options = options }

  /// Shows paths, several each under its name and as JSON in one document; what cannot be read is reported and the others
  /// shown.
  func run(_ paths: [String], _ terminal: inout Terminal) -> ExitCode {
    var walk = InterfaceWalk(files: terminal.files)
    let found = options.isRecursive ? paths.flatMap { files(at: $0, terminal.files, &walk) } : paths
    for failure in walk.failures { terminal.report(failure.diagnostic) }
    let walked: ExitCode = walk.failures.isEmpty ? .success : .unreadable
    if let query = options.query {
      return max(walked, ObjectSearch(query: query, isJSON: options.format == .json).run(found, &terminal))
    }
    guard options.format != .json else { return max(walked, describe(found, &terminal)) }
    var codes = [walked]
    var isFirst = true
    for path in found {
      codes.append(run(path, isFirst: &isFirst, isOnly: found.count == 1 && !options.isRecursive, &terminal))
    }
    return codes.max() ?? .success
  }

  /// Writes one context of all paths, in their order.
  private func describe(_ paths: [String], _ terminal: inout Terminal) -> ExitCode {
    var maker = ContextMaker(files: terminal.files)
    maker.mergesLanguages = false
    maker.compilesDocuments = !options.showsSource
    var code = ExitCode.success
    for path in paths {
      do throws(NibError) { maker.add(try Interface.read(path, files: terminal.files)) } catch {
        code = max(code, CommandFailure(error).exit)
        maker.add(failure: error)
      }
    }
    let context = maker.context()
    for message in context.warnings + context.failures { terminal.report(message.diagnostic) }
    terminal.write { sink in context.writeJSON(.pretty, to: sink) }
    return context.failures.isEmpty ? code : max(code, .unreadable)
  }

  /// The interfaces below a folder; what is no folder, or is a compiled interface, itself.
  private func files(at path: String, _ files: any FileSource, _ walk: inout InterfaceWalk) -> [String] {
    InterfaceWalk.folder(at: path, in: files).map { walk.interfaces(below: $0) } ?? [path]
  }

  /// Shows a path; a folder's members that cannot be read are reported and the others shown.
  private func run(_ path: String, isFirst: inout Bool, isOnly: Bool, _ terminal: inout Terminal) -> ExitCode {
    var inspection = InterfaceInspection(options: options.tree, showsSource: options.showsSource)
    do throws(NibError) {
      let interface = try Interface.read(path, files: terminal.files)
      var heading = isOnly ? "" : isFirst ? "\(path):\n" : "\n\(path):\n"
      try show(interface, &inspection) { piece in
        terminal.show(heading)
        terminal.show(piece)
        heading = ""
        isFirst = false
      }
      return tell(inspection, &terminal)
    } catch {
      _ = tell(inspection, &terminal)
      let failure = CommandFailure(error)
      terminal.report(failure.diagnostic)
      return failure.exit
    }
  }

  private func show(
    _ interface: Interface, _ inspection: inout InterfaceInspection, into write: (String) -> Void
  ) throws(NibError) {
    guard options.format == .raw else { return try inspection.tree(interface, into: write) }
    write(try inspection.tables(interface))
  }

  /// Reports what was met on the way.
  private func tell(_ inspection: InterfaceInspection, _ terminal: inout Terminal) -> ExitCode {
    terminal.report(inspection.diagnostics)
    for failure in inspection.failures { terminal.report(failure.diagnostic) }
    return inspection.failures.isEmpty ? .success : .unreadable
  }
}

import NibDiagnostics
import NibInspector
import Nibwright

/// A run of `inspect`.
struct Inspection {
  /// What was asked for.
  let options: InspectOptions

  /// Makes a run.
  init(_ options: InspectOptions) { self.options = options }

  /// Shows a path; a folder's members that cannot be read are reported and the others shown.
  func run(_ path: String, _ terminal: inout Terminal) -> ExitCode {
    var inspection = InterfaceInspection(options: options.tree, showsSource: options.showsSource)
    do throws(NibError) {
      let interface = try Interface.read(path, files: terminal.files)
      let text = try text(interface, &inspection)
      if options.format == .json { terminal.write(text) } else { terminal.show(text) }
      return tell(inspection, &terminal)
    } catch {
      _ = tell(inspection, &terminal)
      let failure = CommandFailure(error)
      terminal.report(failure.diagnostic)
      return failure.exit
    }
  }

  private func text(_ interface: Interface, _ inspection: inout InterfaceInspection) throws(NibError) -> String {
    switch options.format {
    case .tree: return try inspection.tree(interface)
    case .raw: return try inspection.tables(interface)
    case .json:
      let report = try inspection.report(interface)
      do throws(InspectError) { return try JSONRendering().render(report) } catch { throw NibError(error) }
    }
  }

  /// Reports what was met on the way.
  private func tell(_ inspection: InterfaceInspection, _ terminal: inout Terminal) -> ExitCode {
    terminal.report(inspection.diagnostics)
    for failure in inspection.failures { terminal.report(failure.diagnostic) }
    return inspection.failures.isEmpty ? .success : .unreadable
  }
}

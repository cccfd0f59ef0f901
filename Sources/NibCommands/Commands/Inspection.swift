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

  /// Shows paths, several each under its name and as JSON in one list; what cannot be read is reported and the others
  /// shown.
  func run(_ paths: [String], _ terminal: inout Terminal) -> ExitCode {
    guard paths.count > 1 || options.isRecursive else { return run(paths[0], isFirst: true, isOnly: true, &terminal) }
    var walk = InterfaceWalk(files: terminal.files)
    let found = options.isRecursive ? paths.flatMap { files(at: $0, &walk) } : paths
    for failure in walk.failures { terminal.report(failure.diagnostic) }
    let isJSON = options.format == .json
    if isJSON { terminal.write("[") }
    var codes: [ExitCode] = walk.failures.isEmpty ? [] : [.unreadable]
    var isFirst = true
    for path in found {
      let count = terminal.output.count
      codes.append(run(path, isFirst: isFirst, isOnly: false, &terminal))
      if terminal.output.count > count { isFirst = false }
    }
    if isJSON { terminal.write("]\n") }
    return codes.max() ?? .success
  }

  /// The interfaces below a folder; what is no folder, or is a compiled interface, itself.
  private func files(at path: String, _ walk: inout InterfaceWalk) -> [String] {
    let isInterface = [".nib", ".storyboardc"].contains { FilePath.trimmed(path).hasSuffix($0) }
    guard walk.files.kind(path) == .directory, !isInterface else { return [path] }
    return walk.interfaces(below: path)
  }

  /// Shows a path; a folder's members that cannot be read are reported and the others shown.
  private func run(_ path: String, isFirst: Bool, isOnly: Bool, _ terminal: inout Terminal) -> ExitCode {
    var inspection = InterfaceInspection(options: options.tree, showsSource: options.showsSource)
    do throws(NibError) {
      let interface = try Interface.read(path, files: terminal.files)
      let text = try text(interface, &inspection)
      if options.format == .json {
        if !isFirst { terminal.write(",\n") }
        terminal.write(text)
      } else {
        if !isOnly { terminal.show(isFirst ? "\(path):\n" : "\n\(path):\n") }
        terminal.show(text)
      }
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

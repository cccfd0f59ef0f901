import NibDiagnostics
import NibInspector
import Nibwright

/// How the result of a check is shown.
private enum VerifyFormat: String, CaseIterable { case text, json }

extension Command {
  /// `nibwright verify`
  static var verify: Command {
    Command(
      name: "verify", summary: "Checks that apps have the interfaces that their Info.plist names.",
      table: OptionTable(operands: "APP…", count: 1...100_000, options: [verifyFormat.option]),
      example: "nibwright verify Shop.app",
      run: { arguments, terminal in
        let reports = arguments.operands.map { AppCheck($0, files: terminal.files).run() }
        for failure in reports.flatMap(\.failures) { terminal.report(failure.diagnostic) }
        do throws(NibError) {
          if arguments[verifyFormat] == .json {
            terminal.write(try json(reports))
          } else {
            for report in reports { terminal.show(text(report)) }
          }
        } catch {
          terminal.report(error.diagnostic)
          return .failure
        }
        if reports.contains(where: \.isUnreadable) { return .unreadable }
        return reports.allSatisfy(\.failures.isEmpty) ? .success : .failure
      })
  }

  private static let verifyFormat = TypedOption.choice(
    "format", "FORMAT", of: VerifyFormat.self, "Lines of text (default) or JSON.")

  /// A line an interface that is named, with its files, then how many there are.
  private static func text(_ report: AppCheck.Report) -> String {
    var lines = report.interfaces.filter { !$0.files.isEmpty }.map { named in
      "\(named.key): \(named.name) -> \(named.files.joined(separator: ", "))"
    }
    let (named, errors) = (report.interfaces.count.counted("interface"), report.failures.count.counted("error"))
    lines.append("\(report.app): \(named) named, \(errors)")
    return lines.joined(separator: "\n") + "\n"
  }

  private static func json(_ reports: [AppCheck.Report]) throws(NibError) -> String {
    do throws(InspectError) {
      return try JSONRendering().encode(VerifyReport(reports), file: reports.first?.app ?? "")
    } catch {
      throw NibError(error)
    }
  }
}

/// What `verify` found, as JSON has it.
private struct VerifyReport: Encodable {
  struct App: Encodable {
    /// The app's folder.
    let app: String
    /// Its `Info.plist`.
    let informationFile: String
    /// What the file names, in its order.
    let interfaces: [Named]
    /// What is wrong, as standard error has it.
    let errors: [Problem]
  }

  struct Named: Encodable {
    let key: String
    let name: String
    /// Paths of the files found; empty where there are none.
    let files: [String]
  }

  struct Problem: Encodable {
    let code: String
    let message: String
    let file: String
  }

  /// Version of this shape.
  let schemaVersion = 1
  let apps: [App]

  init(_ reports: [AppCheck.Report]) {
    apps = reports.map { report in
      App(
        app: report.app, informationFile: report.informationFile,
        interfaces: report.interfaces.map { Named(key: $0.key, name: $0.name, files: $0.files) },
        errors: report.failures.map { Problem(code: $0.code.rawValue, message: $0.detail, file: $0.place.file) })
    }
  }
}

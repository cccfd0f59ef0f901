import NibContext
import NibDiagnostics
import NibInspector
import Nibwright

/// In which form messages are written.
enum MessageForm: String, CaseIterable, Sendable {
  /// Lines on standard error.
  case text
  /// One JSON document on standard output.
  case json
  /// One document of SARIF 2.1.0, which services that show findings in code read, on standard output.
  case sarif
  /// Commands of GitHub's workflows, a line each, on standard output.
  case github
}

extension Terminal {
  /// Writes the messages of a run in a form; with `--quiet` errors alone.
  /// - Throws: `InspectError`, wrapped, for more text than is written.
  mutating func report(_ runs: [Diagnostics], as form: MessageForm) throws(NibError) {
    let messages = runs.flatMap(\.messages).filter { level != .quiet || $0.severity == .error }
    let omitted = runs.reduce(0) { count, run in
      let kept = run.messages.count { $0.severity != .notice }
      return count + run.errorCount + run.warningCount - kept
    }
    do throws(InspectError) {
      switch form {
      case .text: for run in runs { report(run) }
      case .json: write(MessageList(messages: messages, omitted: omitted).json(.pretty))
      case .sarif: write(try JSONRendering().encode(SARIFLog(messages), file: "-"))
      case .github: for message in messages { write(WorkflowCommand.line(of: message) + "\n") }
      }
    } catch {
      throw NibError(error)
    }
  }
}

/// Messages as JSON has them, each with the members that it has in a context.
private struct MessageList: JSONWriting {
  let messages: [Diagnostic]
  /// Messages that were too many to be kept.
  let omitted: Int

  func write(_ json: inout JSONWriter) {
    json.member("schemaVersion", 1)
    json.member("messages", messages.map { MessageContext($0) })
    json.member("omitted", omitted)
  }
}

/// Messages as GitHub's workflows show them beside lines of changed files.
private enum WorkflowCommand {
  /// Documented: workflow commands for GitHub Actions: `::error file=…,line=…,col=…,title=…::message`.
  static func line(of diagnostic: Diagnostic) -> String {
    let kind = diagnostic.severity.rawValue
    var properties = ["file=\(property(diagnostic.place.file))"]
    if case .text(let line, let column) = diagnostic.place.position {
      properties += ["line=\(line)", "col=\(column)"]
    }
    properties.append("title=\(property(diagnostic.id))")
    let object = diagnostic.place.object.map { " [object \($0)]" } ?? ""
    return "::\(kind) \(properties.joined(separator: ","))::\(data(diagnostic.message + object))"
  }

  private static func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}

import NibContext
import Nibwright

extension Command {
  /// `nibwright context`
  static var context: Command {
    Command(
      name: "context", summary: "Writes what templates need of documents, archives and apps as one JSON document.",
      table: OptionTable(
        operands: "IN…", count: 1...100_000,
        options: [
          .value(
            "style", "STYLE", choices: ContextStyle.allCases.map(\.rawValue),
            "Form of the JSON: all that is known (default), SwiftGen's context of ib, or R.swift's resources."),
          .value("module", "NAME", "Module of the target, for documents that name none."),
          .value("output", "OUT", "The file to write; default: standard output."),
          .flag("pretty", "Write each member on a line of its own."),
        ]),
      run: { arguments, terminal in ContextRun(arguments).run(&terminal) })
  }
}

/// A run of `context`.
private struct ContextRun {
  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  /// Writes the context of what could be read, and reports the rest.
  func run(_ terminal: inout Terminal) -> ExitCode {
    let context = ContextMaker.context(
      of: arguments.operands, files: terminal.files, module: arguments.value("module"))
    let style = arguments.value("style").flatMap(ContextStyle.init(rawValue:)) ?? .nibwright
    let bytes = context.json(style: style, isPretty: arguments.has("pretty"))
    for message in context.warnings + context.failures { terminal.report(message.diagnostic) }
    do throws(NibError) {
      if let output = arguments.value("output") {
        try [InterfaceFile(bytes: bytes)].write(to: output)
      } else {
        terminal.write(bytes)
      }
    } catch {
      terminal.report(CommandFailure(error).diagnostic)
      return .failure
    }
    return context.failures.isEmpty ? .success : .unreadable
  }
}

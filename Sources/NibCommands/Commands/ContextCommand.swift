import NibContext
import Nibwright

extension Command {
  /// `nibwright context`
  static var context: Command {
    Command(
      name: "context", summary: "Writes what templates need of documents, archives and apps as one JSON document.",
      table: OptionTable(
        operands: "IN…", count: 1...100_000,
        options: ContextRun.options),
      example: "nibwright context --pretty -o context.json Sources/App", notes: [streamsNote],
      run: { arguments, terminal in ContextRun(arguments).run(&terminal) })
  }
}

/// A run of `context`.
private struct ContextRun {
  private static let style = TypedOption.choice(
    "style", "STYLE", of: ContextStyle.self,
    "Form of the JSON: all that is known (default), SwiftGen's context of ib, or R.swift's resources.")
  private static let module = TypedOption.text("module", "NAME", "Module of the target, for documents that name none.")
  private static let output = TypedOption.text("output", "OUT", "The file to write; default: standard output.")
  private static let pretty = TypedOption.flag("pretty", "Write each member on a line of its own.")

  private static let schema = TypedOption.flag(
    "schema", "Write the JSON Schema of the context, and nothing else.", standsAlone: true)

  /// The options of the command.
  static let options = [style.option, module.option, output.option, pretty.option, schema.option]

  let arguments: ParsedArguments

  init(_ arguments: ParsedArguments) { self.arguments = arguments }

  private func writeSchema(_ terminal: inout Terminal) -> ExitCode {
    do throws(NibError) {
      try terminal.write(
        [InterfaceFile(bytes: OutputSchema.context.json())], to: arguments[Self.output] ?? StandardInputSource.path)
    } catch {
      terminal.report(CommandFailure(error).diagnostic)
      return .failure
    }
    return .success
  }

  /// Writes the context of what could be read, and reports the rest.
  func run(_ terminal: inout Terminal) -> ExitCode {
    do throws(UsageError) { try arguments.checkOutput(arguments[Self.output] ?? "", terminal.files) } catch {
      return Tool.refuse(error, .context, &terminal)
    }
    if arguments[Self.schema] {
      if let style = arguments[Self.style], style != .nibwright {
        let words = "the schema is that of the style nibwright; leave '--style \(style.rawValue)' out"
        return Tool.refuse(.invalid(words), .context, &terminal)
      }
      return writeSchema(&terminal)
    }
    let context = ContextMaker.context(
      of: arguments.operands, files: terminal.files, module: arguments[Self.module])
    let style = arguments[Self.style] ?? .nibwright
    let notation = arguments[Self.pretty] ? JSONWriter.Notation.pretty : .compact
    for message in context.warnings + context.failures { terminal.report(message.diagnostic) }
    do throws(NibError) {
      if style == .nibwright, arguments[Self.output] == nil {
        terminal.write { sink in context.writeJSON(notation, to: sink) }
      } else {
        let bytes = context.json(style: style, notation)
        try terminal.write([InterfaceFile(bytes: bytes)], to: arguments[Self.output] ?? StandardInputSource.path)
      }
    } catch {
      terminal.report(CommandFailure(error).diagnostic)
      return .failure
    }
    return context.failures.isEmpty ? .success : .unreadable
  }
}

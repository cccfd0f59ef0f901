import NibDiagnostics
import NibResources
import Nibwright

extension Command {
  /// `nibwright upgrade`
  static var upgrade: Command {
    Command(
      name: "upgrade", summary: "Writes a document of Xcode 3 or 4 as a modern one.",
      table: OptionTable(operands: "IN", count: 1...1, options: [upgradedOutput.option]),
      example: "nibwright upgrade Old.xib -o New.xib", notes: [streamsNote],
      run: { arguments, terminal in
        do throws(UsageError) {
          try arguments.checkOutput(arguments[upgradedOutput], terminal.files)
          try arguments.checkDocumentName(arguments[upgradedOutput])
        } catch {
          return Tool.refuse(error, .upgrade, &terminal)
        }
        return terminal.finish { (terminal) throws(NibError) in
          var diagnostics = Diagnostics()
          try upgrade(arguments, &terminal, into: &diagnostics)
          for message in diagnostics.messages { terminal.report(message) }
        }
      })
  }

  private static let upgradedOutput = TypedOption.required("output", "OUT", "The document to write.")

  private static func upgrade(
    _ arguments: ParsedArguments, _ terminal: inout Terminal, into diagnostics: inout Diagnostics
  ) throws(NibError) {
    let interface = try Interface.read(arguments.operands[0], files: terminal.files)
    let bytes = try interface.upgraded(into: &diagnostics)
    if !interface.isLegacy {
      diagnostics.add(
        Diagnostic(
          .notice, id: "upgrade", "the document is a modern one already; it is written as it is",
          at: Place(file: interface.name)))
    }
    try terminal.write([InterfaceFile(bytes: bytes)], to: arguments[upgradedOutput])
  }
}

/// A program that guides are made of.
private enum GuidedProgram: String, CaseIterable, Sendable {
  case nibwright
  case ibtool

  var commands: [Command] {
    switch self {
    case .nibwright: Tool.standardCommands
    case .ibtool:
      // The program's own command line is its command's.
      [Command(name: rawValue, summary: Command.ibtool.summary, table: Command.ibtool.table, run: { _, _ in .usage })]
    }
  }

  var summary: String {
    switch self {
    case .nibwright: Tool().summary
    case .ibtool: Command.ibtool.summary
    }
  }
}

extension Command {
  /// `nibwright completions SHELL`, for who installs: no help text lists it.
  static var completions: Command {
    Command(
      name: "completions", summary: "Writes the script that completes command lines in a shell.",
      table: OptionTable(operands: "SHELL", count: 1...1, options: [guidedProgram.option]),
      run: { arguments, terminal in
        guard let shell = Shell(rawValue: arguments.operands[0]) else {
          let shells = Shell.allCases.map(\.rawValue).joined(separator: ", ")
          return Tool.refuse(.invalid("'\(arguments.operands[0])' is none of \(shells)"), .completions, &terminal)
        }
        let program = arguments[guidedProgram] ?? .nibwright
        terminal.write(Completion(program: program.rawValue, commands: program.commands).script(for: shell))
        return .success
      })
  }

  /// `nibwright manual`, likewise.
  static var manual: Command {
    Command(
      name: "manual", summary: "Writes the page of the manual, in roff.",
      table: OptionTable(operands: "", count: 0...0, options: [guidedProgram.option]),
      run: { arguments, terminal in
        let program = arguments[guidedProgram] ?? .nibwright
        let page = ManualPage(program: program.rawValue, summary: program.summary, commands: program.commands)
        terminal.write(page.text)
        return .success
      })
  }

  private static let guidedProgram = TypedOption.choice(
    "program", "PROGRAM", of: GuidedProgram.self, "The program it is for; default: nibwright.")
}

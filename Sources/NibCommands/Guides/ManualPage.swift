/// The page that `man` shows of a program, in roff, made from the option tables.
struct ManualPage {
  /// How the program is called.
  let program: String
  /// What it does, one sentence.
  let summary: String
  /// Its commands; one of the program's own name for a program that is a single command.
  let commands: [Command]

  private var isSingle: Bool { commands.count == 1 && commands[0].name == program }

  /// The page.
  var text: String {
    var lines = [".TH \(program.uppercased()) 1 \"\" \"Nibwright \(Tool.version)\" \"Nibwright\""]
    lines += [".SH NAME", "\(escaped(program)) \\- \(escaped(summary))", ".SH SYNOPSIS"]
    if isSingle {
      lines += [".B \(escaped(program))", "[OPTION...] \(escaped(commands[0].table.operands))", ".SH OPTIONS"]
      lines += options(of: commands[0])
    } else {
      lines += [".B \(escaped(program))", "COMMAND [OPTION...] IN...", ".SH DESCRIPTION", description, ".SH COMMANDS"]
      for command in commands {
        let usage = HelpText.usage(of: command, of: program).dropFirst("Usage: ".count)
        lines += [".SS \(escaped(command.name))", escaped(String(usage)), ".PP", line(command.summary)]
        lines += options(of: command)
      }
    }
    lines += [".SH EXIT STATUS"]
    lines += Self.statuses.flatMap { [".TP", "\($0.code.rawValue)", line($0.words)] }
    lines += [".SH SEE ALSO", isSingle ? ".BR nibwright (1)" : ".BR ibtool (1)"]
    return lines.joined(separator: "\n") + "\n"
  }

  private var description: String {
    line(summary + " Results go to standard output, messages to standard error, one a line, with place and id.")
  }

  private static let statuses: [(code: ExitCode, words: String)] = [
    (.success, "Success. There may have been warnings."),
    (.failure, "There was at least one error: the output is missing or must not be used."),
    (.usage, "The command line is wrong."), (.unreadable, "An input is missing or cannot be read."),
    (.noArguments, "ibtool was started without arguments."),
  ]

  private func options(of command: Command) -> [String] {
    command.table.options.flatMap { option in
      let choices = option.choices.map { " One of: " + $0.joined(separator: ", ") + "." } ?? ""
      let more = (option.isRequired ? " Required." : "") + (option.isRepeatable ? " May be repeated." : "")
      return [".TP", ".B \(escaped(option.listing))", line(option.summary + choices + more)]
    }
  }

  /// Text as a line that roff does not take for a request.
  private func line(_ text: String) -> String {
    let escaped = escaped(text)
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }

  private func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "…": result += "..."
      default: result.append(character)
      }
    }
  }
}

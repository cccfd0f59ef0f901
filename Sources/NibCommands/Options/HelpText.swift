/// The help text of a command or of the tool, made from the tables.
public enum HelpText {
  /// How the tool of the standard commands is called.
  public static let standardTool = "nibwright"

  /// The text of one command.
  public static func text(for command: Command, of tool: String = standardTool) -> String {
    var lines = [usage(of: command, of: tool), "", command.summary, "", "Options:"]
    lines += table(command.table.options.map { ($0.listing, summary(of: $0)) })
    for note in command.notes { lines += ["", note] }
    if !command.example.isEmpty { lines += ["", "Example:", "  " + command.example] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The text of the tool.
  public static func text(for commands: [Command], of tool: String, summary: String) -> String {
    var lines = ["Usage: \(tool) COMMAND …", "", summary]
    lines += ["", "Commands:"] + table(commands.map { ($0.name, $0.summary) })
    lines += ["", "\(tool) COMMAND --help tells more; \(tool) --version tells the version."]
    lines += ["Exit status: 0 success, 1 errors, 2 wrong command line, 3 unreadable input."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The line that shows how a command is written: `Usage: nibwright convert IN --output OUT`.
  ///
  /// More options than a line holds are not listed in it.
  public static func usage(of command: Command, of tool: String = standardTool) -> String {
    guard command.table.options.count <= 20 else {
      return "Usage: \(tool) \(command.name) [OPTION…] \(command.table.operands)"
    }
    let options = command.table.options.filter { !OptionTable.common.contains($0.name) }.map { option in
      let spelling = option.spelling + (option.isRepeatable ? "…" : "")
      return option.isRequired ? spelling : "[\(spelling)]"
    }
    return (["Usage: \(tool)", command.name, command.table.operands] + options).joined(separator: " ")
  }

  private static func summary(of option: Option) -> String {
    guard let choices = option.choices else { return option.summary }
    return option.summary + " One of: " + choices.joined(separator: ", ") + "."
  }

  private static func table(_ rows: [(String, String)]) -> [String] {
    let width = rows.map { $0.0.count }.max() ?? 0
    return rows.map { "  " + $0.0 + String(repeating: " ", count: width - $0.0.count + 2) + $0.1 }
  }
}

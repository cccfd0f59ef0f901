import Nibwright

/// The tool: finds the command that the first word names and runs it.
public struct Tool: Sendable {
  /// Version of the tool, as `--version` prints it.
  public static let version = Release.version

  /// A command by name; made when it is first asked for, so that a run pays for one command alone.
  struct Entry: Sendable {
    let name: String
    let make: @Sendable () -> Command
  }

  /// What may stand in a command's place.
  private static let options = ["--help", "--version"]

  /// How the program is called.
  public let name: String
  /// What it does, one sentence.
  let summary: String
  /// The list is made when a command is looked for: `--version` needs none.
  private let makeEntries: @Sendable () -> [Entry]
  private var entries: [Entry] { makeEntries() }
  /// Commands that are run and not shown.
  private var hidden: [Entry] { name == HelpText.standardTool ? Tool.hiddenEntries : [] }
  private var commands: [Command] { entries.map { $0.make() } }

  /// A tool of the standard commands.
  public init() {
    name = HelpText.standardTool
    summary = "Reads, compiles, inspects and instantiates Interface Builder files."
    makeEntries = { Tool.standardEntries }
  }

  /// A tool of the given commands.
  /// - Parameters:
  ///   - name: how the program is called.
  ///   - summary: what it does, one sentence.
  public init(name: String = HelpText.standardTool, summary: String = "", commands: [Command]) {
    self.name = name
    self.summary = summary
    makeEntries = { commands.map { command in Entry(name: command.name) { command } } }
  }

  /// Runs a command line without the program's name; never ends the process, never flushes.
  public func run(_ arguments: [String], _ terminal: inout Terminal) -> ExitCode {
    guard let first = arguments.first else {
      terminal.message(HelpText.text(for: commands, of: name, summary: summary))
      return .usage
    }
    switch first {
    case "help" where arguments.count > 1:
      return run(arguments[1], ["--help"], &terminal)
    case "--help", "-h", "help":
      terminal.write(HelpText.text(for: commands, of: name, summary: summary))
      return .success
    case "--version", "-v":
      terminal.write("\(name) \(Self.version)\n")
      return .success
    default:
      // No copy of a slice: the type of such a copy alone takes a process longer than the whole list.
      var rest = arguments
      rest.removeFirst()
      return run(first, rest, &terminal)
    }
  }

  /// Runs a command line with the program's name before it: started as `ibtool`, through a link or a copy, the program acts
  /// as that tool, as builds that look for one by its name need.
  public func runProgram(_ words: [String], _ terminal: inout Terminal) -> ExitCode {
    let name = IBTool.name(ofProgram: words.first ?? self.name)
    var arguments = words
    if !arguments.isEmpty { arguments.removeFirst() }
    return name == "ibtool" ? IBTool.run(arguments, name: name, &terminal) : run(arguments, &terminal)
  }

  private func run(_ name: String, _ arguments: [String], _ terminal: inout Terminal) -> ExitCode {
    let entry = entries.first { $0.name == name } ?? hidden.first { $0.name == name }
    guard let command = entry?.make() else {
      let kind = name.hasPrefix("-") ? "option" : "command"
      let names = (kind == "option" ? Self.options : entries.map(\.name)).joined(separator: ", ")
      let advice = nearest(name).map { "did you mean '\($0)'?" } ?? "there are \(names)"
      terminal.message("\(self.name): error: unknown \(kind) '\(name)'; \(advice)")
      return .usage
    }
    if let runWords = command.runWords, arguments != ["--help"] { return runWords(arguments, &terminal) }
    do {
      let parsed = try OptionParser(command.table).parse(arguments)
      guard !parsed[OptionTable.help] else {
        terminal.write(HelpText.text(for: command, of: self.name))
        return .success
      }
      terminal.level = parsed[OptionTable.quiet] ? .quiet : parsed[OptionTable.verbose] ? .verbose : .usual
      return command.run(parsed, &terminal)
    } catch {
      return refuse(error, command, &terminal)
    }
  }

  /// The command or option that somebody may have meant.
  private func nearest(_ word: String) -> String? {
    let words = entries.map(\.name) + Self.options
    return NearestWord.of(word, among: words)
  }

  /// Says all that is wrong with a command line, and where is told how it is written. One line: a build log shows each as an
  /// error of its own.
  public func refuse(_ error: UsageError, _ command: Command, _ terminal: inout Terminal) -> ExitCode {
    let mistakes = error.all.map(\.description).joined(separator: "; ")
    terminal.message("\(name) \(command.name): error: \(mistakes) (see '\(name) \(command.name) --help')")
    return .usage
  }

  /// The same for a command of the standard tool.
  static func refuse(_ error: UsageError, _ command: Command, _ terminal: inout Terminal) -> ExitCode {
    Tool(commands: []).refuse(error, command, &terminal)
  }
}

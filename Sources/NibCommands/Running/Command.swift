/// One command of the tool: what it is called, what it takes, what it does.
public struct Command: Sendable {
  /// The word on the command line.
  public let name: String
  /// What it does, one sentence.
  public let summary: String
  /// What it takes.
  public let table: OptionTable
  /// Does it.
  public let run: @Sendable (ParsedArguments, inout Terminal) -> ExitCode
  /// Does it by the words themselves, for a command line whose rules are another tool's; nil for all others.
  public let runWords: (@Sendable ([String], inout Terminal) -> ExitCode)?

  /// Makes a command.
  public init(
    name: String, summary: String, table: OptionTable,
    run: @escaping @Sendable (ParsedArguments, inout Terminal) -> ExitCode,
    runWords: (@Sendable ([String], inout Terminal) -> ExitCode)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.table = table
    self.run = run
    self.runWords = runWords
  }
}

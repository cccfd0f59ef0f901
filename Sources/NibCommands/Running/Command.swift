/// One command of the tool: what it is called, what it takes, what it does.
public struct Command: Sendable {
  /// The word on the command line.
  public let name: String
  /// What it does, one sentence.
  public let summary: String
  /// What it takes.
  public let table: OptionTable
  /// A command line as somebody would write it.
  public let example: String
  /// What the help text says below the options, a paragraph each.
  public let notes: [String]
  /// Does it.
  public let run: @Sendable (ParsedArguments, inout Terminal) -> ExitCode
  /// Does it by the words themselves, for a command line whose rules are another tool's; nil for all others.
  public let runWords: (@Sendable ([String], inout Terminal) -> ExitCode)?

  /// Makes a command.
  public init(
    name: String, summary: String, table: OptionTable, example: String = "", notes: [String] = [],
    run: @escaping @Sendable (ParsedArguments, inout Terminal) -> ExitCode,
    runWords: (@Sendable ([String], inout Terminal) -> ExitCode)? = nil
  ) {
    self.name = name
    self.summary = summary
    self.table = table
    self.example = example
    self.notes = notes
    self.run = run
    self.runWords = runWords
  }
}

extension Command {
  /// What `-` is.
  static let streamsNote = "'-' is standard input in place of an input, and standard output in place of an output."

  /// What a profile is.
  static let profilesNote = """
    A profile is an era of Interface Builder's compiler, named by the first Xcode whose archives look so: 9.0 stands for
    Xcode 9.0 until the next one listed. Without --profile 26.1.1 is imitated. --emulate-xcode 12.5 finds the era of
    an Xcode. Names that begin with nib9-, nib10 or mac- are older names of spans of eras; keyed and mac-10.4 to mac-10.6
    choose the container of that time, too.
    """
}

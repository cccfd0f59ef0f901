/// What a command takes: parsing, help text and messages about mistakes all read this one table.
public struct OptionTable: Sendable {
  /// What stands for the operands in the help text: `IN…`.
  public let operands: String
  /// How many operands there must be.
  public let count: ClosedRange<Int>
  /// The options, in the order of the help text.
  public let options: [Option]

  /// Shows the help text of a command.
  static let help = TypedOption.flag("help", "Show this text.")

  /// Leaves all messages but errors out.
  static let quiet = TypedOption.flag("quiet", "Tell errors alone, no warnings and no progress.")
  /// Tells what is done.
  static let verbose = TypedOption.flag("verbose", "Name each file that is read or written.")
  /// Options of every command, which the line of usage leaves out.
  static let common: Set<String> = ["help", "quiet", "verbose"]

  /// Makes a table; `--quiet`, `--verbose` and `--help` are part of every one.
  /// - Parameter isForeign: whether the options are another tool's, so that only `--help` is added.
  public init(operands: String, count: ClosedRange<Int>, options: [Option], isForeign: Bool = false) {
    self.operands = operands
    self.count = count
    self.options = options + (isForeign ? [] : [Self.quiet.option, Self.verbose.option]) + [Self.help.option]
  }

  /// The option of a name.
  public func option(_ name: some StringProtocol) -> Option? { options.first { $0.name == name } }
}

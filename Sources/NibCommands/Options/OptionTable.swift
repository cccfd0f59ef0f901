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

  /// Makes a table; `--help` is part of every one.
  public init(operands: String, count: ClosedRange<Int>, options: [Option]) {
    self.operands = operands
    self.count = count
    self.options = options + [Self.help.option]
  }

  /// The option of a name.
  public func option(_ name: some StringProtocol) -> Option? { options.first { $0.name == name } }
}

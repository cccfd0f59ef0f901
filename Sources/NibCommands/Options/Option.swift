/// An option of a command: a flag, or a name with a value.
public struct Option: Sendable, Hashable {
  /// The name without dashes.
  public let name: String
  /// What stands for the value in the help text; nil for a flag.
  public let value: String?
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// Whether the command needs it.
  public let isRequired: Bool
  /// The values it takes; nil for any.
  public let choices: [String]?
  /// What it does, one line.
  public let summary: String

  /// A flag.
  public static func flag(_ name: String, _ summary: String) -> Option {
    Option(name: name, value: nil, isRepeatable: false, isRequired: false, choices: nil, summary: summary)
  }

  /// An option with a value.
  public static func value(
    _ name: String, _ value: String, isRepeatable: Bool = false, isRequired: Bool = false, choices: [String]? = nil,
    _ summary: String
  ) -> Option {
    Option(
      name: name, value: value, isRepeatable: isRepeatable, isRequired: isRequired, choices: choices, summary: summary)
  }

  /// How the option is written: `--name VALUE`.
  public var spelling: String { "--\(name)" + (value.map { " \($0)" } ?? "") }
}

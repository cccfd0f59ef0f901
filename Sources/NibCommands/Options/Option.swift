/// An option of a command: a flag, or a name with a value. What the parser and the help text read.
public final class Option: Sendable {
  /// The name without dashes.
  public let name: String
  /// What stands for the value in the help text; nil for a flag.
  public let value: String?
  /// Whether it may be given more than once.
  public let isRepeatable: Bool
  /// Whether the command needs it.
  public let isRequired: Bool
  /// The option in whose absence the command needs this one; nil for none.
  let isRequiredWithout: String?
  /// The values it takes; nil for any. Made when it is asked for: most runs are given few options.
  public var choices: [String]? { makeChoices() }
  private let makeChoices: @Sendable () -> [String]?
  /// Whether the command asks for nothing else where it is given, and takes no operands.
  public let standsAlone: Bool
  /// What it does, one line.
  public let summary: String
  /// What is wrong with a value and what to write; nil for one that it takes.
  let problem: @Sendable (String) -> String?

  init(
    name: String, value: String? = nil, isRepeatable: Bool = false, isRequired: Bool = false, standsAlone: Bool = false,
    isRequiredWithout: String? = nil, choices: @autoclosure @escaping @Sendable () -> [String]? = nil, summary: String,
    problem: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.name = name
    self.value = value
    self.isRepeatable = isRepeatable
    self.isRequired = isRequired
    self.standsAlone = standsAlone
    self.isRequiredWithout = isRequiredWithout
    makeChoices = choices
    self.summary = summary
    self.problem = problem
  }

  /// The letters of options that have a short form, the same in every command.
  private static let letters = ["output": "o", "quiet": "q", "verbose": "v", "help": "h"]

  /// The letter of the short form; nil for none.
  public var letter: String? { Self.letters[name] }

  /// How the help text lists the option: `-o, --output OUT`.
  public var listing: String { (letter.map { "-\($0), " } ?? "") + spelling }

  /// How the option is written: `--name VALUE`.
  public var spelling: String { "--\(name)" + (value.map { " \($0)" } ?? "") }
}

/// An option with the type of what it gives: declared once, it stands in the table of its command, and a look-up of the
/// parsed arguments by it has that type.
public struct TypedOption<Value: Sendable>: Sendable {
  /// What the parser and the help text read.
  public let option: Option
  /// The value of what was given, in order; the parser has found it right.
  let read: @Sendable ([String]) -> Value
}

extension TypedOption where Value == Bool {
  /// A flag.
  /// - Parameter standsAlone: whether the command asks for nothing else where it is given.
  public static func flag(_ name: String, _ summary: String, standsAlone: Bool = false) -> TypedOption {
    TypedOption(option: Option(name: name, standsAlone: standsAlone, summary: summary)) { !$0.isEmpty }
  }
}

extension TypedOption where Value == String {
  /// An option that the command needs.
  public static func required(_ name: String, _ value: String, _ summary: String) -> TypedOption {
    TypedOption(option: Option(name: name, value: value, isRequired: true, summary: summary)) { $0.last ?? "" }
  }
}

extension TypedOption where Value == String? {
  /// An option with any text; nil when it is not given.
  /// - Parameter unless: the option in whose absence the command needs this one.
  public static func text(
    _ name: String, _ value: String, unless: String? = nil, _ summary: String
  ) -> TypedOption {
    TypedOption(option: Option(name: name, value: value, isRequiredWithout: unless, summary: summary)) { $0.last }
  }
}

extension TypedOption where Value == [String] {
  /// An option that may be given more than once.
  public static func list(
    _ name: String, _ value: String, isRequired: Bool = false,
    choices: @autoclosure @escaping @Sendable () -> [String]? = nil, _ summary: String
  ) -> TypedOption {
    TypedOption(
      option: Option(
        name: name, value: value, isRepeatable: true, isRequired: isRequired, choices: choices(), summary: summary)
    ) { $0 }
  }
}

extension TypedOption where Value == Int? {
  /// A whole number; nil when it is not given.
  public static func number(
    _ name: String, _ value: String, in range: ClosedRange<Int>, _ summary: String
  ) -> TypedOption {
    let option = Option(name: name, value: value, summary: summary) { text in
      if let number = Int(text), range.contains(number) { return nil }
      return "'\(text)' is no value of '--\(name)'; write a number from \(range.lowerBound) to \(range.upperBound)"
    }
    return TypedOption(option: option) { $0.last.flatMap { Int($0) } }
  }
}

extension TypedOption {
  /// One of the cases of a type by their names; nil when it is not given.
  public static func choice<Choice: RawRepresentable<String> & CaseIterable & Sendable>(
    _ name: String, _ value: String, of type: Choice.Type, _ summary: String
  ) -> TypedOption where Value == Choice? {
    TypedOption(
      option: Option(name: name, value: value, choices: type.allCases.map(\.rawValue), summary: summary)
    ) { $0.last.flatMap(Choice.init(rawValue:)) }
  }

  /// A value of another type; nil when it is not given.
  /// - Parameters:
  ///   - choices: all that it takes, for the help text; nil when they cannot be listed.
  ///   - noun: what the text is not, when it is refused: `version`.
  ///   - advice: how it is written: `write it as 13.0`. Made when a value is refused.
  ///   - parse: the value of a text; nil for one that is refused.
  public static func parsed<Parsed: Sendable>(
    _ name: String, _ value: String, choices: @autoclosure @escaping @Sendable () -> [String]? = nil, noun: String,
    advice: @autoclosure @escaping @Sendable () -> String, _ summary: String,
    _ parse: @escaping @Sendable (String) -> Parsed?
  ) -> TypedOption where Value == Parsed? {
    let option = Option(name: name, value: value, choices: choices(), summary: summary) { text in
      parse(text) == nil ? "'\(text)' is no \(noun); \(advice())" : nil
    }
    return TypedOption(option: option) { $0.last.flatMap(parse) }
  }
}

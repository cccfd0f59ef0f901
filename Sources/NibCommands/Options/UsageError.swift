/// A mistake on the command line, in words that say what to write instead.
public enum UsageError: Error, Sendable, CustomStringConvertible {
  /// No such option; the nearest one if it is near.
  case unknownOption(String, nearest: String?)
  /// An option at the end whose value is missing.
  case missingValue(Option)
  /// A flag with a value.
  case unexpectedValue(Option)
  /// An option that may be given once.
  case repeated(Option)
  /// A value that is not among the choices.
  case notAChoice(Option, given: String)
  /// An option that the command needs.
  case missingOption(Option)
  /// Too few operands.
  case tooFew(String)
  /// Too many operands; the first that is too much.
  case tooMany(String)
  /// What no table can see, as two outputs at one path: what is wrong and what to write.
  case invalid(String)
  /// More than one of these, in the order of the command line.
  case several([UsageError])

  /// The mistakes, each alone.
  var all: [UsageError] {
    if case .several(let errors) = self { return errors.flatMap(\.all) }
    return [self]
  }

  /// Throws what was collected; nothing where there is nothing.
  static func check(_ errors: [UsageError]) throws(UsageError) {
    if errors.count > 1 { throw .several(errors) }
    if let only = errors.first { throw only }
  }

  /// Choices that a message lists; who has more is sent to the help.
  private static let mostChoices = 12

  /// The words.
  public var description: String {
    switch self {
    case .unknownOption(let name, let nearest):
      "unknown option '\(name)'" + (nearest.map { "; did you mean '--\($0)'?" } ?? "")
    case .missingValue(let option): "option '--\(option.name)' needs a value: \(option.spelling)"
    case .unexpectedValue(let option): "option '--\(option.name)' takes no value"
    case .repeated(let option): "option '--\(option.name)' is given twice"
    case .notAChoice(let option, let given):
      "'\(given)' is no value of '--\(option.name)'; \(Self.advice(option.choices ?? [], given: given))"
    case .missingOption(let option): "option '\(option.spelling)' is missing"
    case .tooFew(let operands): "\(operands) is missing"
    case .tooMany(let operand): "unexpected argument '\(operand)'"
    case .invalid(let words): words
    case .several(let errors): errors.map(\.description).joined(separator: "\n")
    }
  }

  private static func advice(_ choices: [String], given: String) -> String {
    if choices.count <= mostChoices { return "it takes \(choices.joined(separator: ", "))" }
    if let nearest = NearestWord.of(given, among: choices) { return "did you mean '\(nearest)'?" }
    return "it takes one of \(choices.count) that '--help' lists"
  }
}

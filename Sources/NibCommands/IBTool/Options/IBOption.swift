/// One row of ibtool's option table.
struct IBOption: Sendable, Hashable {
  /// The name without dashes.
  let name: String
  /// What stands for the value in the help text; nil for a flag.
  let value: String?
  /// What it does here.
  let meaning: IBMeaning
  /// Whether the values of all occurrences count; of other options the last one does.
  let keepsAll: Bool
  /// The values it takes; nil for any.
  let choices: [String]?
  /// What it does, one line.
  let summary: String

  /// A row.
  init(
    _ name: String, takes value: String? = nil, means meaning: IBMeaning = .acts, keepsAll: Bool = false,
    choices: [String]? = nil, _ summary: String
  ) {
    self.name = name
    self.value = value
    self.meaning = meaning
    self.keepsAll = keepsAll
    self.choices = choices
    self.summary = summary
  }

  /// The row as the help text and the guide show it.
  var shown: Option {
    guard let value else { return .flag(name, words) }
    return .value(name, value, isRepeatable: keepsAll, choices: choices, words)
  }

  private var words: String {
    switch meaning {
    case .acts, .prints: summary
    case .alias(let other): "The same as `--\(other)`."
    case .inert: summary + " Accepted, changes nothing."
    case .refused(let reason): summary + " Refused: \(reason)."
    }
  }
}

/// What an option of ibtool's command line does here.
enum IBMeaning: Sendable, Hashable {
  /// It changes what is read, written or said.
  case acts
  /// It prints a group of the property list: the group's name behind `com.apple.ibtool.document.`.
  case prints(String)
  /// It is another name of an option.
  case alias(String)
  /// It is taken with its value and changes nothing.
  case inert
  /// It is known and not done; why.
  case refused(String)
}

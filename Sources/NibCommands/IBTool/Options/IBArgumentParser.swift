/// Reads ibtool's command line: options and documents in any order, of a repeated option the last value.
struct IBArgumentParser {
  /// What was read; of a line that is refused, what stands before the fault.
  private(set) var parsed = ParsedArguments()

  /// - Seen: words of the error, Xcode 26.5.
  static let noDocument = IBIssue("Not enough arguments provided; where is the input document to operate on?")

  /// Reads the words behind the program's name.
  ///
  /// - Seen: reading ends at the first unknown option, and the document is then missed too when an option that needs
  ///   one came before.
  /// - Throws: `IBRefusal`
  mutating func read(_ words: [String]) throws(IBRefusal) {
    var rest = words[...]
    while let word = rest.popFirst() {
      guard word.hasPrefix("-"), word != "-" else {
        parsed.operands.append(word)
        continue
      }
      guard word.hasPrefix("--"), let option = IBOptions.find(word.dropFirst(2)) else {
        throw IBRefusal([IBIssue("Unknown argument '\(word)'.")] + (isDocumentMissing ? [Self.noDocument] : []))
      }
      guard option.value != nil else {
        parsed.given.append(.init(name: option.name.rawValue, value: ""))
        continue
      }
      guard let value = rest.popFirst() else {
        throw IBRefusal("The argument '\(word)' needs a value: \(option.value ?? "").")
      }
      if let choices = option.choices, !choices.contains(value) {
        throw IBRefusal(
          "'\(value)' is no value of '\(word)'.", "It takes \(choices.joined(separator: ", ")).")
      }
      parsed.given.append(.init(name: option.name.rawValue, value: value))
    }
    if isDocumentMissing { throw IBRefusal([Self.noDocument]) }
  }

  private var isDocumentMissing: Bool {
    parsed.operands.isEmpty && parsed.given.contains { $0.name != "version" && $0.name != "output-format" }
  }
}

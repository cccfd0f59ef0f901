/// Reads a command line by a table.
///
/// `--name value` and `--name=value` mean the same, and so do `-o value` and `-ovalue` for an option with a letter; flags
/// with letters may stand together, `-qv`. Behind `--` all are operands; a lone `-` is an operand, standard input.
/// Options and operands may be mixed.
public struct OptionParser: Sendable {
  private let table: OptionTable

  /// A parser for one table.
  public init(_ table: OptionTable) { self.table = table }

  /// Reads the arguments behind the command's name.
  ///
  /// With `--help` nothing else is asked for.
  /// - Throws: `UsageError`, all mistakes from the left, then what is missing.
  public func parse(_ arguments: [String]) throws(UsageError) -> ParsedArguments {
    var parsed = ParsedArguments()
    var errors: [UsageError] = []
    func collect(_ work: () throws(UsageError) -> Void) {
      do throws(UsageError) { try work() } catch { errors.append(error) }
    }
    var rest = arguments[...]
    while let word = rest.popFirst() {
      if word == "--" {
        parsed.operands += rest
        break
      }
      if word.hasPrefix("-"), word != "-" {
        for word in expanded(word, &rest) { collect { () throws(UsageError) in try read(word, &rest, into: &parsed) } }
      } else {
        parsed.operands.append(word)
      }
    }
    if !parsed[OptionTable.help] {
      errors += missing(parsed, isMisread: !errors.isEmpty)
      try UsageError.check(errors)
    }
    return parsed
  }

  /// The long forms of a word of letters; the word itself where it is none.
  private func expanded(_ word: String, _ rest: inout ArraySlice<String>) -> [String] {
    guard !word.hasPrefix("--") else { return [word] }
    var long: [String] = []
    var letters = word.dropFirst()
    while let letter = letters.popFirst() {
      guard let option = table.options.first(where: { $0.letter == String(letter) }) else { return [word] }
      long.append("--" + option.name)
      guard option.value != nil else { continue }
      if !letters.isEmpty { rest.insert(String(letters), at: rest.startIndex) }
      break
    }
    return long
  }

  private func read(
    _ word: String, _ rest: inout ArraySlice<String>, into parsed: inout ParsedArguments
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard word.hasPrefix("--"), let option = table.option(parts[0].dropFirst(2)) else {
      throw .unknownOption(
        String(parts[0]), nearest: NearestWord.of(parts[0].drop { $0 == "-" }, among: table.options.map(\.name)))
    }
    parsed.tried.append(option.name)
    if parsed.has(option.name), !option.isRepeatable, option.value != nil { throw .repeated(option) }
    guard option.value != nil else {
      guard parts.count == 1 else { throw .unexpectedValue(option) }
      return parsed.given.append(.init(name: option.name, value: ""))
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else { throw .missingValue(option) }
    if let choices = option.choices, !choices.contains(value) { throw .notAChoice(option, given: value) }
    if value.isEmpty { throw .missingValue(option) }
    if let problem = option.problem(value) { throw .invalid(problem) }
    parsed.given.append(.init(name: option.name, value: value))
  }

  /// What is missing or too much.
  /// - Parameter isMisread: whether a mistake before may have taken a word for what it is not: the value behind an unknown
  ///   option looks like an operand, and one whose value is wrong is not missing.
  private func missing(_ parsed: ParsedArguments, isMisread: Bool) -> [UsageError] {
    if table.options.contains(where: { $0.standsAlone && parsed.has($0.name) }) {
      return parsed.operands.first.map { [.tooMany($0)] } ?? []
    }
    var errors: [UsageError] = []
    if parsed.operands.count < table.count.lowerBound || parsed.operands.contains("") {
      errors.append(.tooFew(table.operands))
    }
    if !isMisread, parsed.operands.count > table.count.upperBound {
      errors.append(.tooMany(parsed.operands[table.count.upperBound]))
    }
    let needed = table.options.filter { option in
      option.isRequired || option.isRequiredWithout.map { !parsed.tried.contains($0) } ?? false
    }
    return errors + needed.filter { !parsed.tried.contains($0.name) }.map { .missingOption($0) }
  }
}

/// A word, a sign or a value of a predicate as it is written.
struct PredicateToken {
  enum Kind {
    /// `key` is a word after `#`, which is a key whatever it says.
    case word, key, number, text, sign, argument, variable, options
  }

  let kind: Kind
  /// Its text: without the marks around a text, the `%` of an argument, the `$` of a variable.
  let text: String

  /// The tokens of a text; nil where a text within does not end.
  static func tokens(of format: String) -> [PredicateToken]? {
    var reader = Reader(rest: Array(format)[...])
    var tokens: [PredicateToken] = []
    while let token = reader.next(after: tokens.last) { tokens.append(token) }
    return reader.isBroken ? nil : tokens
  }

  /// The signs and words that compare.
  static let operators: [String: NSComparisonPredicate.Operator] = [
    "=": .equalTo, "==": .equalTo, "!=": .notEqualTo, "<>": .notEqualTo, "<": .lessThan, "<=": .lessThanOrEqualTo,
    "=<": .lessThanOrEqualTo, ">": .greaterThan, ">=": .greaterThanOrEqualTo, "=>": .greaterThanOrEqualTo,
    "CONTAINS": .contains, "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches,
    "IN": .in, "BETWEEN": .between,
  ]

  private static let words: Set = [
    "AND", "OR", "NOT", "ANY", "SOME", "ALL", "NONE", "NIL", "NULL", "TRUE", "FALSE", "YES", "NO", "SELF", "ANYKEY",
    "TRUEPREDICATE", "FALSEPREDICATE", "UNION", "INTERSECT", "MINUS",
  ]

  /// The words that are places of a list, in brackets.
  static let places: Set = ["FIRST", "LAST", "SIZE"]

  /// Whether a word means something else than the key of its name.
  static func isReserved(_ word: String) -> Bool {
    words.contains(word.uppercased()) || operators[word.uppercased()] != nil
  }

  private struct Reader {
    var rest: ArraySlice<Character>
    var isBroken = false

    mutating func next(after last: PredicateToken?) -> PredicateToken? {
      while rest.first?.isWhitespace == true { rest.removeFirst() }
      guard let first = rest.first else { return nil }
      switch first {
      case "\"", "'": return quoted(first)
      case "%":
        rest.removeFirst()
        return argument()
      case "$":
        rest.removeFirst()
        return PredicateToken(kind: .variable, text: taken { $0.isLetter || $0.isNumber || $0 == "_" })
      case "[" where last.map { $0.kind != .key && PredicateToken.operators[$0.text.uppercased()] != nil } == true:
        return options()
      case _ where Self.isDigit(first): return number()
      case _ where first.isLetter || "@_#".contains(first):
        if first == "#" { rest.removeFirst() }
        return PredicateToken(kind: first == "#" ? .key : .word, text: word())
      default: return sign(first)
      }
    }

    /// Digits of other scripts are no numbers of Swift's.
    private static func isDigit(_ character: Character) -> Bool { ("0"..."9").contains(character) }

    private mutating func taken(while isPart: (Character) -> Bool) -> String {
      let part = rest.prefix(while: isPart)
      rest = rest.dropFirst(part.count)
      return String(part)
    }

    /// A key path, or the name of a function, in which there are colons.
    private mutating func word() -> String {
      var text = taken { $0.isLetter || $0.isNumber || "_.@".contains($0) }
      while rest.first == ":", rest.dropFirst().first.map({ $0.isLetter || $0 == "(" }) == true {
        rest.removeFirst()
        text += ":" + taken { $0.isLetter || $0.isNumber || $0 == "_" }
      }
      return text
    }

    private mutating func quoted(_ mark: Character) -> PredicateToken? {
      rest.removeFirst()
      var text = ""
      while let character = rest.popFirst() {
        if character == mark { return PredicateToken(kind: .text, text: text) }
        if character == "\\", let escaped = rest.popFirst() {
          text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
        } else {
          text.append(character)
        }
      }
      isBroken = true
      return nil
    }

    /// `%@`, `%K`, and the letters of numbers: `%d`, `%ld`, `%lu`, `%.2f`.
    private mutating func argument() -> PredicateToken {
      _ = taken { $0.isNumber || $0 == "." || "lhqz".contains($0) }
      return PredicateToken(kind: .argument, text: rest.popFirst().map(String.init) ?? "")
    }

    private mutating func options() -> PredicateToken {
      rest.removeFirst()
      let letters = taken { $0 != "]" }
      if rest.popFirst() == nil { isBroken = true }
      return PredicateToken(kind: .options, text: letters.lowercased())
    }

    private mutating func number() -> PredicateToken {
      var text = taken { Self.isDigit($0) || $0 == "." }
      if rest.first == "e" || rest.first == "E" {
        text.append(rest.removeFirst())
        if let sign = rest.first, sign == "-" || sign == "+" { text.append(rest.removeFirst()) }
        text += taken(while: Self.isDigit)
      }
      return PredicateToken(kind: .number, text: text)
    }

    private mutating func sign(_ first: Character) -> PredicateToken {
      rest.removeFirst()
      guard "=!<>&|*".contains(first) else { return PredicateToken(kind: .sign, text: String(first)) }
      let pairs = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||", "**"]
      if let second = rest.first, pairs.contains("\(first)\(second)") {
        rest.removeFirst()
        return PredicateToken(kind: .sign, text: "\(first)\(second)")
      }
      return PredicateToken(kind: .sign, text: String(first))
    }
  }
}

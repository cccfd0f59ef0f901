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
      case "[": return options()
      case "-" where rest.dropFirst().first.map(Self.isDigit) == true: return number()
      case _ where Self.isDigit(first): return number()
      case _ where first.isLetter || "@_#".contains(first):
        if first == "#" { rest.removeFirst() }
        return PredicateToken(
          kind: first == "#" ? .key : .word, text: taken { $0.isLetter || $0.isNumber || "_.@".contains($0) })
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
      var text = rest.first == "-" ? String(rest.removeFirst()) : ""
      text += taken { Self.isDigit($0) || $0 == "." }
      if rest.first == "e" || rest.first == "E" {
        text.append(rest.removeFirst())
        text += taken { Self.isDigit($0) || $0 == "-" || $0 == "+" }
      }
      return PredicateToken(kind: .number, text: text)
    }

    private mutating func sign(_ first: Character) -> PredicateToken {
      rest.removeFirst()
      guard "=!<>&|".contains(first) else { return PredicateToken(kind: .sign, text: String(first)) }
      let pairs = ["==", "!=", "<=", ">=", "=<", "=>", "<>", "&&", "||"]
      if let second = rest.first, pairs.contains("\(first)\(second)") {
        rest.removeFirst()
        return PredicateToken(kind: .sign, text: "\(first)\(second)")
      }
      return PredicateToken(kind: .sign, text: String(first))
    }
  }
}

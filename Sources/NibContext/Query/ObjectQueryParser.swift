import NibDiagnostics
import Nibwright

/// Reads the text of a query.
struct ObjectQueryParser {
  /// A piece of the text.
  private enum Token: Equatable {
    case word(String)
    case quoted(String)
    case sign(String)
  }

  private let text: [Character]
  private var place = 0
  /// Where the token that was read last begins.
  private var start = 0
  private var depth = 0

  /// Parentheses in one another that are read.
  private static let deepest = 64
  /// All signs; of two that begin alike the longer one first.
  private static let signs = ["&&", "||"] + ObjectQuery.Comparison.allCases.map(\.rawValue) + ["=", "!", "(", ")"]
  /// Characters that end a word.
  private static let ends = Set("&|=!~<>()'\"")

  init(_ text: String) { self.text = Array(text) }

  /// The condition that the whole text says.
  /// - Throws: `badQuery`
  mutating func parse() throws(NibError) -> ObjectQuery.Condition {
    let condition = try alternatives()
    if let rest = try next() { throw mistake("expected && or || before \(Self.words(rest))") }
    return condition
  }

  private mutating func alternatives() throws(NibError) -> ObjectQuery.Condition {
    var parts = [try conjunction()]
    while try take("||") { parts.append(try conjunction()) }
    return parts.count == 1 ? parts[0] : .any(parts)
  }

  private mutating func conjunction() throws(NibError) -> ObjectQuery.Condition {
    var parts = [try part()]
    while try take("&&") { parts.append(try part()) }
    return parts.count == 1 ? parts[0] : .all(parts)
  }

  private mutating func part() throws(NibError) -> ObjectQuery.Condition {
    depth += 1
    defer { depth -= 1 }
    guard depth <= Self.deepest else { throw mistake("parentheses lie deeper in one another than \(Self.deepest)") }
    guard let token = try next() else { throw mistake("expected a name, as class, id, text, outlet or path") }
    switch token {
    case .sign("!"): return .not(try part())
    case .sign("("):
      let inner = try alternatives()
      guard try take(")") else { throw mistake("expected ) to end what ( began") }
      return inner
    case .word(let name): return try comparison(of: name)
    case .quoted, .sign: throw mistake("expected a name before \(Self.words(token))")
    }
  }

  private mutating func comparison(of name: String) throws(NibError) -> ObjectQuery.Condition {
    let before = place
    guard case .sign(let sign)? = try next(),
      let comparison = ObjectQuery.Comparison(rawValue: sign == "=" ? "==" : sign)
    else {
      place = before
      guard name == "path" else { return .holds(name: name) }
      throw mistake("expected == and a path behind 'path'")
    }
    let value: String
    switch try next() {
    case .word(let text), .quoted(let text): value = text
    case nil, .sign: throw mistake("expected a value behind \(sign); one with signs in it stands in quotes")
    }
    if [.less, .atMost, .greater, .atLeast].contains(comparison), Double(value) == nil {
      throw mistake("'\(value)' is no number, and \(sign) compares numbers")
    }
    guard name == "path" else { return .compares(name: name, comparison, value) }
    guard let path = ObjectPath(value), comparison == .equal || comparison == .unequal else {
      throw mistake("write a path as path == A/B, or path == A..B for B anywhere below A")
    }
    return comparison == .equal ? .path(path) : .not(.path(path))
  }

  /// Reads a sign if it comes next.
  private mutating func take(_ sign: String) throws(NibError) -> Bool {
    let before = place
    if try next() == .sign(sign) { return true }
    place = before
    return false
  }

  private mutating func next() throws(NibError) -> Token? {
    while place < text.count, text[place].isWhitespace { place += 1 }
    start = place
    guard place < text.count else { return nil }
    if text[place] == "'" || text[place] == "\"" { return try quoted(text[place]) }
    if let sign = Self.signs.first(where: { text[place...].starts(with: $0) }) {
      place += sign.count
      return .sign(sign)
    }
    while place < text.count, !text[place].isWhitespace, !Self.ends.contains(text[place]) { place += 1 }
    guard place > start else { throw mistake("'\(text[place])' is no operator; write && or ||") }
    return .word(String(text[start..<place]))
  }

  /// A text in quotes; a backslash takes the next character as it is.
  private mutating func quoted(_ mark: Character) throws(NibError) -> Token {
    var value = ""
    place += 1
    while place < text.count, text[place] != mark {
      if text[place] == "\\", place + 1 < text.count { place += 1 }
      value.append(text[place])
      place += 1
    }
    guard place < text.count else { throw mistake("the text that begins with \(mark) has no end") }
    place += 1
    return .quoted(value)
  }

  private static func words(_ token: Token) -> String {
    switch token {
    case .word(let text), .sign(let text), .quoted(let text): "'\(text)'"
    }
  }

  private func mistake(_ detail: String) -> NibError {
    NibError(
      code: .badQuery, place: .text("query", line: 1, column: start + 1), detail: detail,
      hint: "write it as class == UIButton && title ~ 'Sign'")
  }
}

extension NibError.Code {
  /// A query of objects that cannot be read.
  public static let badQuery = Self(rawValue: "badQuery")
}

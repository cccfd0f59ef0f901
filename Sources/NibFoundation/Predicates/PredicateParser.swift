import Foundation
import NibRuntime

/// Reads predicates and expressions as they are written.
///
/// Documented: the language, by Apple's "Predicate Format String Syntax".
struct PredicateParser {
  private let format: String
  private let tokens: [PredicateToken]
  /// Where the parenthesis is that closes the one at a place; -1 for none.
  private let closings: [Int]
  private(set) var place = 0
  var arguments: ArraySlice<Any?>
  private var depth = 0
  private var signs = 0

  private init(_ format: String, _ arguments: [Any?]) throws {
    self.format = format
    self.arguments = arguments[...]
    guard let tokens = PredicateToken.tokens(of: format) else { throw Self.fault(format, "a text does not end") }
    self.tokens = tokens
    closings = Self.closings(of: tokens)
  }

  /// The predicate of a text.
  /// - Throws: `RuntimeError` with the place where it is none.
  static func predicate(of format: String, _ arguments: [Any?]) throws -> NSPredicate {
    var parser = try PredicateParser(format, arguments)
    let predicate = try parser.either()
    guard parser.next == nil else { throw parser.fault("more follows the predicate") }
    return predicate
  }

  /// The expression of a text.
  /// - Throws: `RuntimeError` with the place where it is none.
  static func expression(of format: String, _ arguments: [Any?]) throws -> NSExpression {
    var parser = try PredicateParser(format, arguments)
    let expression = try parser.expression()
    guard parser.next == nil else { throw parser.fault("more follows the expression") }
    return expression
  }

  static func fault(_ format: String, _ words: String) -> RuntimeError {
    RuntimeError(
      code: .objectFailed, place: .init(file: "NSPredicate"), detail: "unable to read the format '\(format)': \(words)")
  }

  func fault(_ words: String) -> RuntimeError {
    Self.fault(format, words + (next.map { " at '\($0.text)'" } ?? " at its end"))
  }

  private static func closings(of tokens: [PredicateToken]) -> [Int] {
    var (closings, open) = ([Int](repeating: -1, count: tokens.count), [Int]())
    for (index, token) in tokens.enumerated() where token.kind == .sign {
      if token.text == "(" { open.append(index) }
      if token.text == ")", let start = open.popLast() { closings[start] = index }
    }
    return closings
  }

  var next: PredicateToken? { tokens.indices.contains(place) ? tokens[place] : nil }

  /// The next sign, or the next word in capital letters.
  var sign: String? { next.flatMap { $0.kind == .word || $0.kind == .sign ? $0.text.uppercased() : nil } }

  mutating func skip() { place += 1 }

  /// Goes past a sign or a word if it is the next one.
  mutating func take(_ words: String...) -> Bool {
    guard let sign, words.contains(sign) else { return false }
    place += 1
    return true
  }

  /// Goes past a sign.
  /// - Throws: `RuntimeError` where it is not the next one.
  mutating func expect(_ sign: String) throws {
    guard take(sign) else { throw fault("'\(sign)' is missing") }
  }

  /// Whether a parenthesis follows at once.
  var isCalling: Bool {
    tokens.indices.contains(place + 1) && tokens[place + 1].text == "(" && tokens[place + 1].kind == .sign
  }

  /// Notes that a part of the predicate begins within another one.
  /// - Throws: `RuntimeError` where so many are within each other that reading on could exhaust the stack.
  mutating func enter() throws {
    depth += 1
    guard depth < 200 else { throw fault("more than 200 parentheses, braces or NOTs are within each other") }
  }

  mutating func leave() { depth -= 1 }

  /// Notes a sign of arithmetic, or a place or key of a value: each makes the tree deeper.
  mutating func countSign() throws {
    signs += 1
    guard signs < 500 else { throw fault("there are more than 500 signs of arithmetic") }
  }

  /// Predicates of which one holds.
  mutating func either() throws -> NSPredicate {
    var parts = [try all()]
    while take("OR", "||") { parts.append(try all()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(type: .or, subpredicates: parts)
  }

  private mutating func all() throws -> NSPredicate {
    var parts = [try one()]
    while take("AND", "&&") { parts.append(try one()) }
    return parts.count == 1 ? parts[0] : NSCompoundPredicate(type: .and, subpredicates: parts)
  }

  private mutating func one() throws -> NSPredicate {
    try enter()
    defer { leave() }
    if take("NOT", "!") { return NSCompoundPredicate(type: .not, subpredicates: [try one()]) }
    if take("TRUEPREDICATE") { return NSPredicate(value: true) }
    if take("FALSEPREDICATE") { return NSPredicate(value: false) }
    if next?.kind == .argument, next?.text == "@", case let given as NSPredicate = arguments.first ?? nil {
      skip()
      arguments.removeFirst()
      return given
    }
    guard sign == "(", !isExpression else { return try comparison() }
    skip()
    let inner = try either()
    try expect(")")
    return inner
  }

  /// Whether what the next parenthesis holds is a part of a side, which what follows its end tells.
  private var isExpression: Bool {
    let end = closings[place] + 1
    guard end > 0, tokens.indices.contains(end), tokens[end].kind == .word || tokens[end].kind == .sign else {
      return false
    }
    let text = tokens[end].text.uppercased()
    return PredicateToken.operators[text] != nil || "+-*/**[.".contains(text)
      || ExpressionForm.SetOperation(rawValue: text) != nil
  }

  private mutating func comparison() throws -> NSPredicate {
    let isNone = take("NONE")
    let modifier: NSComparisonPredicate.Modifier = isNone || take("ANY", "SOME") ? .any : take("ALL") ? .all : .direct
    let left = try expression()
    guard let type = sign.flatMap({ PredicateToken.operators[$0] }) else { throw fault("an operator is missing") }
    skip()
    let letters = next?.kind == .options ? next?.text ?? "" : ""
    if next?.kind == .options { skip() }
    let found = NSComparisonPredicate(
      leftExpression: left, rightExpression: try expression(), modifier: modifier, type: type,
      options: .init(letters: letters))
    return isNone ? NSCompoundPredicate(type: .not, subpredicates: [found]) : found
  }
}

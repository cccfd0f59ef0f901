import Foundation
import NibRuntime

/// Reads predicates as they are written.
///
/// Documented: the language, by Apple's "Predicate Format String Syntax". Functions, arithmetic and subqueries are not read.
struct PredicateParser {
  private let format: String
  private let tokens: [PredicateToken]
  private var place = 0
  private var arguments: ArraySlice<Any?>
  private var depth = 0

  init(_ format: String, _ arguments: [Any?]) throws {
    self.format = format
    self.arguments = arguments[...]
    guard let tokens = PredicateToken.tokens(of: format) else { throw Self.fault(format, "a text does not end") }
    self.tokens = tokens
  }

  /// The tree of a text.
  /// - Throws: `RuntimeError` with the place where it is none.
  static func tree(of format: String, _ arguments: [Any?]) throws -> PredicateTree {
    var parser = try PredicateParser(format, arguments)
    let tree = try parser.either()
    guard parser.place == parser.tokens.count else { throw parser.fault("more follows the predicate") }
    return tree
  }

  private static func fault(_ format: String, _ words: String) -> RuntimeError {
    RuntimeError(
      code: .objectFailed, place: .init(file: "NSPredicate"), detail: "unable to read the format '\(format)': \(words)")
  }

  private func fault(_ words: String) -> RuntimeError {
    Self.fault(format, words + (next.map { " at '\($0.text)'" } ?? " at its end"))
  }

  private var next: PredicateToken? { tokens.indices.contains(place) ? tokens[place] : nil }

  /// Goes past a sign or a word if it is the next one.
  private mutating func take(_ words: String...) -> Bool {
    guard let next, next.kind == .word || next.kind == .sign, words.contains(next.text.uppercased()) else {
      return false
    }
    place += 1
    return true
  }

  private mutating func either() throws -> PredicateTree {
    var parts = [try all()]
    while take("OR", "||") { parts.append(try all()) }
    return parts.count == 1 ? parts[0] : .or(parts)
  }

  private mutating func all() throws -> PredicateTree {
    var parts = [try one()]
    while take("AND", "&&") { parts.append(try one()) }
    return parts.count == 1 ? parts[0] : .and(parts)
  }

  /// Notes that a part of the predicate begins within another one.
  /// - Throws: `RuntimeError` where so many are within each other that reading on could exhaust the stack.
  private mutating func enter() throws {
    depth += 1
    guard depth < 200 else { throw fault("more than 200 parentheses, braces or NOTs are within each other") }
  }

  private mutating func one() throws -> PredicateTree {
    try enter()
    defer { depth -= 1 }
    if take("NOT", "!") { return .not(try one()) }
    if take("TRUEPREDICATE") { return .truth(true) }
    if take("FALSEPREDICATE") { return .truth(false) }
    guard take("(") else { return try comparison() }
    let inner = try either()
    guard take(")") else { throw fault("')' is missing") }
    return inner
  }

  private mutating func comparison() throws -> PredicateTree {
    let isNone = take("NONE")
    let quantifier: PredicateComparison.Quantifier? = isNone || take("ANY", "SOME") ? .any : take("ALL") ? .all : nil
    let left = try term()
    guard let sign = sign() else { throw fault("an operator is missing") }
    let letters = next?.kind == .options ? next?.text ?? "" : ""
    if next?.kind == .options { place += 1 }
    let found = PredicateTree.comparison(
      PredicateComparison(left: left, sign: sign, right: try term(), letters: letters, quantifier: quantifier))
    return isNone ? .not(found) : found
  }

  private static let aliases: [String: PredicateComparison.Operator] = [
    "=": .equal, "<>": .unequal, "=<": .lessOrEqual, "=>": .greaterOrEqual,
  ]

  private mutating func sign() -> PredicateComparison.Operator? {
    guard let next, next.kind == .word || next.kind == .sign else { return nil }
    let word = next.text.uppercased()
    guard let found = Self.aliases[word] ?? PredicateComparison.Operator(rawValue: word) else { return nil }
    place += 1
    return found
  }

  private mutating func term() throws -> PredicateTerm {
    guard let token = next else { throw fault("a value is missing") }
    place += 1
    switch token.kind {
    case .text: return .constant(token.text)
    case .number:
      guard let number = Int(token.text) as Any? ?? Double(token.text) as Any? else {
        throw fault("'\(token.text)' is no number, before what follows")
      }
      return .constant(number)
    case .variable: return .variable(token.text)
    case .argument: return try argument(token)
    case .word: return word(token.text)
    case .key: return .keyPath(Self.keys(token.text))
    case .sign where token.text == "{": return try list()
    case .sign, .options:
      place -= 1
      throw fault("a value is missing")
    }
  }

  private func word(_ text: String) -> PredicateTerm {
    switch text.uppercased() {
    case "NIL", "NULL": .constant(nil)
    case "TRUE", "YES": .constant(true)
    case "FALSE", "NO": .constant(false)
    case "SELF": .keyPath([])
    default: .keyPath(Self.keys(text))
    }
  }

  private static func keys(_ path: String) -> [String] { path.split(separator: ".").map(String.init) }

  private mutating func argument(_ token: PredicateToken) throws -> PredicateTerm {
    guard token.text.count == 1, "@KdDiuUxXoOfFeEgGcC".contains(token.text) else {
      throw fault("'%\(token.text)' stands for no kind of argument, before what follows")
    }
    guard let value = arguments.popFirst() else { throw fault("there are fewer arguments than places for them") }
    guard token.text == "K" else { return .constant(PredicateValue.flat(value)) }
    guard let path = PredicateValue.text(value) else { throw fault("the argument of '%K' is no text") }
    return .keyPath(path == "SELF" || path == "self" ? [] : Self.keys(path))
  }

  private mutating func list() throws -> PredicateTerm {
    try enter()
    defer { depth -= 1 }
    var terms: [PredicateTerm] = []
    while !take("}") {
      if !terms.isEmpty, !take(",") { throw fault("',' is missing") }
      terms.append(try term())
    }
    return .list(terms)
  }
}

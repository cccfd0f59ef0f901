import Foundation

/// A comparison of two terms by an operator.
struct PredicateComparison: CustomStringConvertible {
  /// How two values are compared.
  enum Operator: String {
    case equal = "=="
    case unequal = "!="
    case less = "<"
    case lessOrEqual = "<="
    case greater = ">"
    case greaterOrEqual = ">="
    case contains = "CONTAINS"
    case beginsWith = "BEGINSWITH"
    case endsWith = "ENDSWITH"
    case like = "LIKE"
    case matches = "MATCHES"
    case isIn = "IN"
    case between = "BETWEEN"
  }

  /// For how many of the values on the left the comparison must hold, where there are several.
  enum Quantifier: String {
    case any = "ANY"
    case all = "ALL"
  }

  var left: PredicateTerm
  var sign: Operator
  var right: PredicateTerm
  /// Letters after the operator, as `cd`: whether case and diacritical marks count.
  var letters = ""
  var quantifier: Quantifier?

  var description: String {
    let start = quantifier.map { "\($0.rawValue) " } ?? ""
    return "\(start)\(left) \(sign.rawValue)\(letters.isEmpty ? "" : "[\(letters)]") \(right)"
  }

  func holds(for object: Any?, _ variables: [String: Any]) -> Bool {
    let (left, right) = (left.value(of: object, variables), right.value(of: object, variables))
    guard let quantifier else { return holds(left, right) }
    let several = PredicateValue.items(left) ?? []
    switch quantifier {
    case .any: return several.contains { holds($0, right) }
    case .all: return several.allSatisfy { holds($0, right) }
    }
  }

  private var options: String.CompareOptions {
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    return options
  }

  private func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch sign {
    case .equal: areEqual(left, right)
    case .unequal: !areEqual(left, right)
    case .less: order(left, right) == .orderedAscending
    case .lessOrEqual: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greater: order(left, right) == .orderedDescending
    case .greaterOrEqual: order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: isInside(right, left)
    case .isIn: isInside(left, right)
    case .between: isBetween(left, right)
    case .beginsWith: find(right, in: left, .anchored)
    case .endsWith: find(right, in: left, [.anchored, .backwards])
    case .like: isMatch(left, PredicateValue.text(right).map(Self.expression(ofWildcards:)))
    case .matches: isMatch(left, PredicateValue.text(right))
    }
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
      return left.compare(right, options: options) == .orderedSame
    }
    return PredicateValue.areEqual(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
      return left.compare(right, options: options)
    }
    return PredicateValue.order(left, right)
  }

  private func isInside(_ part: Any?, _ whole: Any?) -> Bool {
    if let items = PredicateValue.items(whole) { return items.contains { areEqual($0, part) } }
    return find(part, in: whole, [])
  }

  private func find(_ part: Any?, in whole: Any?, _ more: String.CompareOptions) -> Bool {
    guard let part = PredicateValue.text(part), let whole = PredicateValue.text(whole) else { return false }
    return part.isEmpty || whole.range(of: part, options: options.union(more)) != nil
  }

  private func isBetween(_ value: Any?, _ bounds: Any?) -> Bool {
    guard let bounds = PredicateValue.items(bounds), bounds.count == 2 else { return false }
    return order(bounds[0], value).map { $0 != .orderedDescending } ?? false
      && order(value, bounds[1]).map { $0 != .orderedDescending } ?? false
  }

  /// How often a regular expression is asked whether to go on, about every 10 000 steps, before it is given up.
  private static let mostReports = 2_000

  /// Whether a regular expression matches the whole of a text; never for an invalid expression, and for one that is given
  /// up after some seconds, as `(a+)+b` is for a long text without a `b`.
  private func isMatch(_ value: Any?, _ pattern: String?) -> Bool {
    guard var text = PredicateValue.text(value), var pattern else { return false }
    if letters.contains("d") {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let options: NSRegularExpression.Options =
      letters.contains("c") ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    // An expression that is valid in parentheses alone, as `a)|(b`, is not taken.
    guard (try? NSRegularExpression(pattern: pattern, options: options)) != nil,
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
    else { return false }
    var (isFound, reports) = (false, 0)
    expression.enumerateMatches(in: text, options: .reportProgress, range: NSRange(text.startIndex..., in: text)) {
      match, _, stop in
      if match != nil { isFound = true } else { reports += 1 }
      stop.pointee = ObjCBool(isFound || reports > Self.mostReports)
    }
    return isFound
  }

  /// `?` is one character, `*` any number; a backslash takes both as they are.
  private static func expression(ofWildcards text: String) -> String {
    var (result, isEscaped) = ("", false)
    for character in text {
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      switch character {
      case "*" where !isEscaped: result += ".*"
      case "?" where !isEscaped: result += "."
      default: result += NSRegularExpression.escapedPattern(for: String(character))
      }
      isEscaped = false
    }
    return result
  }
}

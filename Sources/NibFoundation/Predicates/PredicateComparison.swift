import Foundation

/// How two values are compared.
struct PredicateComparison {
  let type: NSComparisonPredicate.Operator
  let options: NSComparisonPredicate.Options

  func holds(_ left: Any?, _ right: Any?) -> Bool {
    switch type {
    case .equalTo: areEqual(left, right)
    case .notEqualTo: !areEqual(left, right)
    case .lessThan: order(left, right) == .orderedAscending
    case .lessThanOrEqualTo: order(left, right).map { $0 != .orderedDescending } ?? false
    case .greaterThan: order(left, right) == .orderedDescending
    case .greaterThanOrEqualTo: order(left, right).map { $0 != .orderedAscending } ?? false
    case .contains: isInside(right, left)
    case .in: isInside(left, right)
    case .between: isBetween(left, right)
    case .beginsWith: find(right, in: left, .anchored)
    case .endsWith: find(right, in: left, [.anchored, .backwards])
    case .like: isMatch(left, PredicateValue.text(right).map(Self.expression(ofWildcards:)))
    case .matches: isMatch(left, PredicateValue.text(right))
    case .customSelector: false
    }
  }

  /// How texts are compared; case and marks count for those that are said to be normalized.
  private var textOptions: String.CompareOptions {
    if options.contains(.normalized) { return .literal }
    var chosen: String.CompareOptions = []
    if options.contains(.caseInsensitive) { chosen.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { chosen.insert(.diacriticInsensitive) }
    return chosen
  }

  private func areEqual(_ left: Any?, _ right: Any?) -> Bool {
    if let left = PredicateValue.text(left), let right = PredicateValue.text(right) {
      return left.compare(right, options: textOptions) == .orderedSame
    }
    return PredicateValue.areEqual(left, right)
  }

  private func order(_ left: Any?, _ right: Any?) -> ComparisonResult? { Self.order(left, right, textOptions) }

  /// The order of two texts or two numbers; nil for values that have none.
  static func order(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> ComparisonResult? {
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
    return part.isEmpty || whole.range(of: part, options: textOptions.union(more)) != nil
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
    if options.contains(.diacriticInsensitive) {
      text = text.folding(options: .diacriticInsensitive, locale: nil)
      pattern = pattern.folding(options: .diacriticInsensitive, locale: nil)
    }
    let regular: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators
    // An expression that is valid in parentheses alone, as `a)|(b`, is not taken.
    guard (try? NSRegularExpression(pattern: pattern, options: regular)) != nil,
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: regular)
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

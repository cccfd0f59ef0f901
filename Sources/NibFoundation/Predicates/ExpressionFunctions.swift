import Foundation

/// The functions that expressions know by name. Documented: the names, by Foundation's `NSExpression`.
enum ExpressionFunctions {
  /// Whether there is a function of the name.
  static func isKnown(_ name: String) -> Bool {
    ofLists[name] != nil || ofTwoNumbers[name] != nil || ofOneNumber[name] != nil || others.contains(name)
  }

  private static let others: Set = [
    "now", "sum:", "count:", "min:", "max:", "mode:", "uppercase:", "lowercase:", "length:", "noindex:",
    "castObject:toType:",
    "objectFrom:withIndex:", "onesComplement:",
  ]

  /// The value for values; nil where they are not of the kinds or not as many as the function takes.
  static func value(_ name: String, _ arguments: [Any?]) -> Any? {
    if let function = ofTwoNumbers[name] { return arguments.count == 2 ? function(arguments[0], arguments[1]) : nil }
    guard let first = arguments.first else { return name == "now" ? Date() : nil }
    if let function = ofOneNumber[name] {
      return PredicateValue.number(first).map { NSNumber(value: function($0)) }
    }
    if let function = ofLists[name] { return function(items(arguments).compactMap(PredicateValue.number)) }
    switch name {
    case "count:": return NSNumber(value: PredicateValue.flat(first) == nil ? 0 : items(arguments).count)
    case "sum:": return items(arguments).reduce(NSNumber(value: 0)) { ofTwoNumbers["add:to:"]?($0, $1) ?? $0 }
    case "min:": return least(items(arguments), .orderedAscending)
    case "max:": return least(items(arguments), .orderedDescending)
    case "mode:": return mostFrequent(items(arguments))
    case "uppercase:": return PredicateValue.text(first)?.uppercased()
    case "lowercase:": return PredicateValue.text(first)?.lowercased()
    case "length:": return PredicateValue.text(first).map { NSNumber(value: $0.utf16.count) }
    case "noindex:": return first
    case "onesComplement:": return PredicateValue.integer(first).map { NSNumber(value: ~$0) }
    case "castObject:toType:": return arguments.count == 2 ? cast(first, to: PredicateValue.text(arguments[1])) : nil
    case "objectFrom:withIndex:": return arguments.count == 2 ? element(of: first, arguments[1]) : nil
    default: return nil
    }
  }

  /// The values of the list that a function gets, or of its arguments where they are no list.
  private static func items(_ arguments: [Any?]) -> [Any] {
    if arguments.count == 1, let items = PredicateValue.items(arguments[0]) { return items }
    return arguments.compactMap(PredicateValue.flat)
  }

  private static let ofLists: [String: @Sendable ([Double]) -> Any?] = [
    "average:": { average($0).map { NSNumber(value: $0) } },
    "median:": { numbers in
      let sorted = numbers.filter { !$0.isNaN }.sorted()
      guard !sorted.isEmpty else { return nil }
      let (low, high) = (sorted[(sorted.count - 1) / 2], sorted[sorted.count / 2])
      return NSNumber(value: low + (high - low) / 2)
    },
    "stddev:": { numbers in
      guard let middle = average(numbers) else { return nil }
      let squares = numbers.map { ($0 - middle) * ($0 - middle) }
      return average(squares).map { NSNumber(value: $0.squareRoot()) }
    },
  ]

  private static func average(_ numbers: [Double]) -> Double? {
    numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
  }

  private static let ofOneNumber: [String: @Sendable (Double) -> Double] = [
    "sqrt:": { $0.squareRoot() }, "log:": { log10($0) }, "ln:": { log($0) }, "exp:": { exp($0) },
    "floor:": { $0.rounded(.down) }, "ceiling:": { $0.rounded(.up) }, "trunc:": { $0.rounded(.towardZero) },
    "abs:": { abs($0) },
  ]

  private static let ofTwoNumbers: [String: @Sendable (Any?, Any?) -> NSNumber?] = [
    "add:to:": { calculated($0, $1, { $0.addingReportingOverflow($1) }, +) },
    "from:subtract:": { calculated($0, $1, { $0.subtractingReportingOverflow($1) }, -) },
    "multiply:by:": { calculated($0, $1, { $0.multipliedReportingOverflow(by: $1) }, *) },
    "divide:by:": { calculated($0, $1, { $0.dividedReportingOverflow(by: $1) }, /) },
    "modulus:by:": {
      calculated($0, $1, { $0.remainderReportingOverflow(dividingBy: $1) }, { $0.truncatingRemainder(dividingBy: $1) })
    },
    "raise:toPower:": { calculated($0, $1, { _, _ in (0, true) }, pow) },
    "bitwiseAnd:with:": { bits($0, $1, &) }, "bitwiseOr:with:": { bits($0, $1, |) },
    "bitwiseXor:with:": { bits($0, $1, ^) }, "leftshift:by:": { bits($0, $1, <<) },
    "rightshift:by:": { bits($0, $1, >>) },
  ]

  /// Two numbers made one: whole ones exactly, unless that is more than 64 bits hold.
  private static func calculated(
    _ left: Any?, _ right: Any?, _ whole: (Int64, Int64) -> (partialValue: Int64, overflow: Bool),
    _ real: (Double, Double) -> Double
  ) -> NSNumber? {
    if let left = PredicateValue.integer(left), let right = PredicateValue.integer(right) {
      let (result, isTooLarge) = whole(left, right)
      if !isTooLarge { return NSNumber(value: result) }
    }
    guard let left = PredicateValue.number(left), let right = PredicateValue.number(right) else { return nil }
    return NSNumber(value: real(left, right))
  }

  private static func bits(_ left: Any?, _ right: Any?, _ function: (Int64, Int64) -> Int64) -> NSNumber? {
    guard let left = PredicateValue.integer(left), let right = PredicateValue.integer(right) else { return nil }
    return NSNumber(value: function(left, right))
  }

  /// The value that comes before all others in an order.
  private static func least(_ items: [Any], _ order: ComparisonResult) -> Any? {
    items.compactMap(PredicateValue.flat).reduce(nil as Any?) { best, item in
      guard let best else { return item }
      return PredicateComparison.order(item, best, []) == order ? item : best
    }
  }

  /// The values that are there most often, in the order of the list.
  private static func mostFrequent(_ items: [Any]) -> [Any] {
    var (counts, first): ([AnyHashable: Int], [(key: AnyHashable, item: Any)]) = ([:], [])
    for item in items {
      let key = PredicateValue.identity(item)
      if counts.updateValue(counts[key, default: 0] + 1, forKey: key) == nil { first.append((key, item)) }
    }
    let most = counts.values.max()
    return first.filter { counts[$0.key] == most }.map(\.item)
  }

  private static func cast(_ value: Any?, to type: String?) -> Any? {
    switch type {
    case "NSDate":
      (PredicateValue.flat(value) as? Date)
        ?? PredicateValue.number(value).map { Date(timeIntervalSinceReferenceDate: $0) }
    case "NSNumber": PredicateValue.number(value) ?? PredicateValue.text(value).flatMap { Double($0) }
    case "NSDecimalNumber": PredicateValue.text(value).map { NSDecimalNumber(string: $0) } ?? PredicateValue.flat(value)
    case "NSString":
      PredicateValue.text(value) ?? PredicateValue.flat(value).map { NSExpression(forConstantValue: $0).description }
    case "NSURL": PredicateValue.text(value).flatMap { URL(string: $0) }
    case "NSUUID": PredicateValue.text(value).flatMap { UUID(uuidString: $0) }
    default: nil
    }
  }

  /// A value of a list by its place, or of a dictionary by its key.
  private static func element(of whole: Any?, _ place: Any?) -> Any? {
    if let pairs = PredicateValue.flat(whole) as? [AnyHashable: Any] {
      return (PredicateValue.flat(place) as? AnyHashable).flatMap { pairs[$0] }
    }
    guard let items = PredicateValue.items(whole) else { return nil }
    switch place as? String {
    case "FIRST": return items.first
    case "LAST": return items.last
    case "SIZE": return NSNumber(value: items.count)
    default:
      guard let index = PredicateValue.integer(place).flatMap({ Int(exactly: $0) }), items.indices.contains(index)
      else {
        return nil
      }
      return items[index]
    }
  }
}

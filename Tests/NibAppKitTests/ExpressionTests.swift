import Foundation
import NibAppKit
import NibRuntime
import Testing

@Suite("Expressions and the predicates made of them") struct ExpressionTests {
  private let shop: [String: Any] = [
    "name": "Émile's", "open": true, "prices": [3, 1, 2], "empty": [Int](),
    "goods": [["kind": "tea", "many": 4], ["kind": "jam", "many": 2], ["kind": "tea", "many": 1]],
    "words": ["b", "a", "b"],
  ]

  private func number(_ format: String, _ arguments: [Any] = []) -> Double? {
    NSExpression(format: format, argumentArray: arguments).expressionValue(with: shop, context: nil) as? Double
  }

  @Test(
    "arithmetic and functions of numbers",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 - 2 - 1", 4), ("5 / 2", 2), ("5.0 / 2", 2.5), ("2 ** 3 ** 2", 64),
      ("-2 * -prices[0]", 6), ("3-1", 2), ("9223372036854775807 + 1", 9_223_372_036_854_775_808),
      ("modulus:by:(7, 4)", 3), ("sqrt(16)", 4), ("abs(-2)", 2), ("floor(-1.5)", -2), ("ceiling(1.2)", 2),
      ("trunc(-1.7)", -1), ("log(1000)", 3), ("ln(exp(2))", 2), ("bitwiseXor:with:(6, 3)", 5),
      ("leftshift:by:(1, 4)", 16), ("onesComplement(0)", -1), ("sum(prices)", 6), ("sum({1.5, 2})", 3.5),
      ("average(prices)", 2), ("median({4, 1, 3, 2})", 2.5), ("stddev({2, 4})", 1), ("count(prices)", 3),
      ("count(missing)", 0), ("min(prices)", 1), ("max(prices)", 3), ("prices[LAST]", 2), ("goods[1].many", 2),
      ("sum(goods.many)", 7), ("length(name)", 7), ("CAST('12', 'NSNumber')", 12),
      ("TERNARY(open == YES, 10, 20)", 10), ("SUBQUERY(goods, $g, $g.kind == 'tea').@count", 2),
      ("sum(SUBQUERY(goods, $g, $g.many > 1).many)", 6), ("FUNCTION(name, 'length')", 7),
    ])
  func numbers(format: String, expected: Double) { #expect(number(format) == expected) }

  @Test("functions of nothing, of other kinds and of places that are not there are nil")
  func nothing() {
    for format in ["prices[3]", "prices[-1]", "average(empty)", "min(empty)", "sqrt(name)", "1 + name", "ANYKEY"] {
      #expect(NSExpression(format: format).expressionValue(with: shop, context: nil) == nil, "\(format)")
    }
    #expect(number("1 / 0") == .infinity)
    #expect(number("modulus:by:(1, 0)")?.isNaN == true)
  }

  @Test("texts, lists, dates and sets have values of their kinds")
  func kinds() {
    func value(_ format: String) -> Any? { NSExpression(format: format).expressionValue(with: shop, context: nil) }
    #expect(value("uppercase('a')") as? String == "A")
    #expect(value("mode(words)") as? [String] == ["b"])
    #expect(value("goods.kind") as? [String] == ["tea", "jam", "tea"])
    #expect(value("CAST(0, 'NSDate')") as? Date == Date(timeIntervalSinceReferenceDate: 0))
    #expect(value("words UNION {'c'}") as? Set<String> == ["a", "b", "c"])
    #expect(value("words INTERSECT {'b', 'c'}") as? Set<String> == ["b"])
    #expect(value("words MINUS {'b'}") as? Set<String> == ["a"])
    #expect((value("now()") as? Date).map { abs($0.timeIntervalSinceNow) < 60 } == true)
  }

  @Test("expressions made in code say what they are made of, and are equal to those of formats")
  func parts() {
    let price = NSExpression(forKeyPath: "item.price")
    #expect(price.expressionType == .keyPath && price.keyPath == "item.price")
    let sum = NSExpression(forFunction: "add:to:", arguments: [price, 2])
    #expect(sum.function == "add:to:" && sum.arguments == [price, NSExpression(forConstantValue: 2)])
    #expect(
      sum == NSExpression(format: "item.price + %d", 2) && sum.hash == NSExpression(format: "item.price + 2").hash)
    #expect(sum != NSExpression(format: "item.price + 3") && "\(sum)" == "item.price + 2")
    #expect(NSExpression(forVariable: "X").variable == "X" && NSExpression(forConstantValue: nil).constantValue == nil)
    #expect((NSExpression(forAggregate: [1, price]).collection as? [NSExpression])?.last == price)
    #expect(NSExpression.expressionForEvaluatedObject().expressionValue(with: 3, context: nil) as? Int == 3)
    let all = NSExpression(forUnionSet: price, with: .expressionForAnyKey())
    #expect(all.expressionType == .unionSet && all.left == price && all.right.expressionType == .anyKey)
    let one = NSExpression(
      forConditional: NSPredicate(format: "a == 1"), trueExpression: price, falseExpression: sum)
    #expect(one.true == price && one.false == sum && "\(one.predicate)" == "a == 1")
    let block = NSExpression(
      block: { object, parts, context in "\(object ?? "") \(parts.count) \(context?["A"] ?? "")" },
      arguments: [price])
    #expect(block.expressionValue(with: 1, context: ["A": "x"]) as? String == "1 1 x")
    #expect(NSExpression(forVariable: "A").expressionValue(with: nil, context: ["A": 5]) as? Int == 5)
  }

  @Test("what an expression does not have, and functions that are not there, are raised")
  func raised() {
    #expect(throws: RuntimeError.self) {
      try InterfaceFaults.catching { NSExpression(forConstantValue: 1).keyPath }
    }
    #expect(throws: RuntimeError.self) {
      try InterfaceFaults.catching { NSExpression(forFunction: "launch:", arguments: []) }
    }
    for format in ["launch(1)", "1 +", "sum(1", "a[", "a[1", "1 2", "SUBQUERY(a, b, c == 1)", "CAST(1", "FUNCTION(a)"] {
      #expect(throws: RuntimeError.self, "\(format)") {
        try InterfaceFaults.catching { NSExpression(format: format) }
      }
    }
    let long = Array(repeating: "1", count: 5_000)
    for format in [long.joined(separator: "+"), "a" + String(repeating: "[0]", count: 5_000)] {
      #expect(throws: RuntimeError.self) { try InterfaceFaults.catching { NSExpression(format: format) } }
    }
  }

  @Test("formats give comparisons and compounds, whose parts make equal ones in code")
  func classes() throws {
    let format = "ANY tags BEGINSWITH[cd] \"a\" AND (size > 2 OR NOT name IN {\"x\", \"y\"})"
    let compound = try #require(NSPredicate(format: format) as? NSCompoundPredicate)
    #expect(compound.compoundPredicateType == .and && compound.predicateFormat == format)
    let first = try #require(compound.subpredicates.first as? NSComparisonPredicate)
    #expect(first.comparisonPredicateModifier == .any && first.predicateOperatorType == .beginsWith)
    #expect(first.options == [.caseInsensitive, .diacriticInsensitive])
    let made = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "tags"), rightExpression: NSExpression(forConstantValue: "a"),
      modifier: .any, type: .beginsWith, options: [.caseInsensitive, .diacriticInsensitive])
    #expect(made == first && made.hash == first.hash && made.evaluate(with: ["tags": ["b", "Ä"]]))
    #expect(NSCompoundPredicate(andPredicateWithSubpredicates: [made, compound.subpredicates[1]]) == compound)
    #expect(NSCompoundPredicate(notPredicateWithSubpredicate: made).evaluate(with: ["tags": ["b"]]))
    #expect(!NSCompoundPredicate(orPredicateWithSubpredicates: []).evaluate(with: nil))
    #expect(made.copy() as? NSComparisonPredicate === made)
    #expect(NSPredicate(format: "%@ AND b == 2", made).evaluate(with: ["tags": ["a"], "b": 2]))
  }

  @Test(
    "what is written of a predicate is read as the same again",
    arguments: [
      "(a + 2) * b > -1", "a - (b - c) == 3", "name LIKE[c] \"x\\\"*\"", "#in == 1", "a[0].b != nil", "a[LAST] == 1",
      "SUBQUERY(goods, $g, $g.kind == \"tea\" AND $g.count > 1).@count > 0", "TERNARY(a == 1, b, c) == 2",
      "sum(a.b) < average({1, 2})", "modulus:by:(a, 2) == 0", "NOT (a == 1 AND b == 2)", "day > CAST(12.5, \"NSDate\")",
      "ALL a.b CONTAINS[n] $word", "(a UNION b) == {1}", "FUNCTION(a, \"length\") == 2", "TRUEPREDICATE OR a == SELF",
      "a BETWEEN {1, 2.5}", "a ** 2 MATCHES \"x\"", "-2 ** 2 == 4", "a[#first] == a[size]",
    ])
  func written(format: String) throws {
    let first = NSPredicate(format: format)
    let again = NSPredicate(format: PredicateWords.of(first))
    #expect(first == again && PredicateWords.of(first) == PredicateWords.of(again))
    if !["(a UNION b) == {1}", "a[#first] == a[size]"].contains(format) { #expect(PredicateWords.of(first) == format) }
  }

  @Test("variables are put into predicates, but for those of subqueries within")
  func variables() {
    let predicate = NSPredicate(format: "a == $A AND SUBQUERY(b, $A, $A > $B).@count == 1 AND c == $C")
    let put = predicate.withSubstitutionVariables(["A": "x", "B": 2])
    #expect(PredicateWords.of(put) == "a == \"x\" AND SUBQUERY(b, $A, $A > 2).@count == 1 AND c == $C")
    #expect(put.evaluate(with: ["a": "x", "b": [1, 2, 3], "c": 1], substitutionVariables: ["C": 1]))
    let comparison = NSComparisonPredicate(
      leftExpression: NSExpression(forVariable: "V"), rightExpression: NSExpression(forConstantValue: 1), type: .equalTo
    )
    #expect(comparison.withSubstitutionVariables(["V": 1]).evaluate(with: nil))
    let block = NSPredicate { _, variables in variables?["V"] as? Int == 3 }
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [block, NSPredicate(value: true)])
    #expect(both.evaluate(with: nil, substitutionVariables: ["V": 3]) && !both.evaluate(with: nil))
    #expect("\(both)" == "BLOCKPREDICATE AND TRUEPREDICATE")
  }
}

/// Foundation says of `NSPredicate.predicateFormat` that it is of no use here.
private enum PredicateWords {
  static func of(_ predicate: NSPredicate) -> String {
    switch predicate {
    case let comparison as NSComparisonPredicate: comparison.predicateFormat
    case let compound as NSCompoundPredicate: compound.predicateFormat
    default: "\(predicate)"
    }
  }
}

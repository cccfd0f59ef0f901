import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Kinds of values. Core Data's; the templates of predicate editors use them. Documented: the numbers, by Core Data.
public enum NSAttributeType: UInt, Sendable {
  /// None.
  case undefinedAttributeType = 0
  /// Whole numbers by their size.
  case integer16AttributeType = 100, integer32AttributeType = 200, integer64AttributeType = 300
  /// Numbers with a fraction.
  case decimalAttributeType = 400, doubleAttributeType = 500, floatAttributeType = 600
  /// As named.
  case stringAttributeType = 700, booleanAttributeType = 800, dateAttributeType = 900, binaryDataAttributeType = 1000
}

/// What a template that code made has.
private struct TemplateParts: RareState {
  var left: [NibFoundation.NSExpression] = []
  var right: [NibFoundation.NSExpression]?
  var operators: [NSNumber] = []
  var compounds: [NSNumber] = []
  var comparison = NibFoundation.NSComparisonPredicate.Modifier.direct
}

extension NSPredicateEditorRowTemplate {
  /// Makes a template of rows that compare with one of some values.
  /// - Parameters:
  ///   - leftExpressions: what is compared.
  ///   - rightExpressions: what with.
  ///   - modifier: for how many of the values on the left the comparison must hold.
  ///   - operators: how, numbers of `NSComparisonPredicate.Operator`.
  ///   - options: how texts are compared, bits of `NSComparisonPredicate.Options`.
  public convenience init(
    leftExpressions: [NibFoundation.NSExpression], rightExpressions: [NibFoundation.NSExpression],
    modifier: NibFoundation.NSComparisonPredicate.Modifier, operators: [NSNumber], options: Int
  ) {
    self.init()
    parts = TemplateParts(left: leftExpressions, right: rightExpressions, operators: operators, comparison: modifier)
    (self.modifier, self.options) = (Modifier(rawValue: Int(modifier.rawValue)) ?? .direct, options)
  }

  /// Makes a template of rows that compare with a value of the user's.
  /// - Parameters:
  ///   - leftExpressions: what is compared.
  ///   - attributeType: the kind of the value.
  ///   - modifier: for how many of the values on the left the comparison must hold.
  ///   - operators: how, numbers of `NSComparisonPredicate.Operator`.
  ///   - options: how texts are compared, bits of `NSComparisonPredicate.Options`.
  public convenience init(
    leftExpressions: [NibFoundation.NSExpression], rightExpressionAttributeType attributeType: NSAttributeType,
    modifier: NibFoundation.NSComparisonPredicate.Modifier, operators: [NSNumber], options: Int
  ) {
    self.init()
    parts = TemplateParts(left: leftExpressions, operators: operators, comparison: modifier)
    rightExpressionAttributeType = Int(attributeType.rawValue)
    (self.modifier, self.options) = (Modifier(rawValue: Int(modifier.rawValue)) ?? .direct, options)
  }

  /// Makes a template of rows that hold others.
  /// - Parameter compoundTypes: how they are joined, numbers of `NSCompoundPredicate.LogicalType`.
  public convenience init(compoundTypes: [NSNumber]) {
    self.init()
    rowType = 2
    parts = TemplateParts(compounds: compoundTypes)
  }

  private var parts: TemplateParts {
    get { self[rare: TemplateParts.self] }
    set { self[rare: TemplateParts.self] = newValue }
  }

  /// What is compared; nil for a template of rows that hold others.
  public final var leftExpressions: [NibFoundation.NSExpression]? { isOfCompounds ? nil : parts.left }
  /// What with; nil for a value of the user's.
  public final var rightExpressions: [NibFoundation.NSExpression]? { parts.right }
  /// How it is compared.
  public final var operators: [NSNumber]? { isOfCompounds ? nil : parts.operators }
  /// How rows within are joined; nil for a template of comparisons.
  public final var compoundTypes: [NSNumber]? { isOfCompounds ? parts.compounds : nil }

  final var isOfCompounds: Bool { rowType == 2 }

  final func standardMatch(_ predicate: NSPredicate) -> Double {
    if let compound = predicate as? Foundation.NSCompoundPredicate {
      return parts.compounds.contains { $0.uintValue == compound.compoundPredicateType.rawValue } ? 1 : 0
    }
    guard let comparison = predicate as? NibFoundation.NSComparisonPredicate, !isOfCompounds,
      parts.left.contains(comparison.leftExpression),
      parts.operators.contains(where: { $0.uintValue == comparison.predicateOperatorType.rawValue }),
      comparison.comparisonPredicateModifier == parts.comparison, Int(comparison.options.rawValue) == options
    else { return 0 }
    guard let right = parts.right else { return comparison.rightExpression.expressionType == .constantValue ? 1 : 0 }
    return right.contains(comparison.rightExpression) ? 1 : 0
  }

  final func standardPredicate(_ inner: [NSPredicate]?) -> NSPredicate {
    if isOfCompounds {
      let type = parts.compounds.first.flatMap { Foundation.NSCompoundPredicate.LogicalType(rawValue: $0.uintValue) }
      return NibFoundation.NSCompoundPredicate(type: type ?? .and, subpredicates: inner ?? [])
    }
    guard let left = parts.left.first,
      let type = parts.operators.first.flatMap({ NibFoundation.NSComparisonPredicate.Operator(rawValue: $0.uintValue) })
    else { return NSPredicate(value: true) }
    return NibFoundation.NSComparisonPredicate(
      leftExpression: left, rightExpression: parts.right?.first ?? emptyValue, modifier: parts.comparison, type: type,
      options: .init(rawValue: UInt(options)))
  }

  /// What a field for a value of the user's holds at first.
  private var emptyValue: NibFoundation.NSExpression {
    switch NSAttributeType(rawValue: UInt(rightExpressionAttributeType)) {
    case .stringAttributeType: .init(forConstantValue: "")
    case .booleanAttributeType: .init(forConstantValue: false)
    case .dateAttributeType: .init(forConstantValue: Date())
    default: .init(forConstantValue: 0)
    }
  }
}

extension NSRuleEditor {
  /// Parts of the predicate of a rule. Stands in for NSRuleEditor.PredicatePartKey.
  public struct PredicatePartKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// What is compared, an expression.
    public static let leftExpression = Self(rawValue: "NSRuleEditorPredicateLeftExpression")
    /// What with, an expression.
    public static let rightExpression = Self(rawValue: "NSRuleEditorPredicateRightExpression")
    /// For how many values the comparison must hold, a number.
    public static let comparisonModifier = Self(rawValue: "NSRuleEditorPredicateComparisonModifier")
    /// How texts are compared, a number.
    public static let options = Self(rawValue: "NSRuleEditorPredicateOptions")
    /// How it is compared, a number.
    public static let operatorType = Self(rawValue: "NSRuleEditorPredicateOperatorType")
    /// The selector that compares; no predicate is made of one.
    public static let customSelector = Self(rawValue: "NSRuleEditorPredicateCustomSelector")
    /// How rules within are joined, a number.
    public static let compoundType = Self(rawValue: "NSRuleEditorPredicateCompoundType")

    /// The predicate of parts; nil where they are not enough for one.
    @MainActor
    static func predicate(of parts: [Self: Any], _ inner: [NSPredicate]) -> NSPredicate? {
      func number(_ key: Self) -> UInt? {
        switch parts[key] {
        case let value as NSNumber: value.uintValue
        case let value as Int: UInt(exactly: value)
        case let value as UInt: value
        default: nil
        }
      }
      if let type = number(.compoundType).flatMap(Foundation.NSCompoundPredicate.LogicalType.init) {
        return NibFoundation.NSCompoundPredicate(type: type, subpredicates: inner)
      }
      guard let left = parts[.leftExpression] as? NibFoundation.NSExpression,
        let right = parts[.rightExpression] as? NibFoundation.NSExpression,
        let type = number(.operatorType).flatMap(NibFoundation.NSComparisonPredicate.Operator.init)
      else { return nil }
      let modifier = number(.comparisonModifier).flatMap(NibFoundation.NSComparisonPredicate.Modifier.init)
      return NibFoundation.NSComparisonPredicate(
        leftExpression: left, rightExpression: right, modifier: modifier ?? .direct, type: type,
        options: .init(rawValue: number(.options) ?? 0))
    }
  }
}

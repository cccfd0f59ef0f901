import Foundation

/// A predicate that compares two expressions. Stands in for NSComparisonPredicate, which Foundation has without members
/// here. Comparisons by a selector of an app's own are not there.
open class NSComparisonPredicate: NSPredicate {
  /// The left side.
  public let leftExpression: NSExpression
  /// The right side.
  public let rightExpression: NSExpression
  /// For how many of the values on the left the comparison must hold.
  public let comparisonPredicateModifier: Modifier
  /// How the sides are compared.
  public let predicateOperatorType: Operator
  /// How texts are compared.
  public let options: Options
  /// None.
  public var customSelector: Selector? { nil }

  /// Makes one of its parts.
  public init(
    leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier = .direct, type: Operator,
    options: Options = []
  ) {
    leftExpression = lhs
    rightExpression = rhs
    comparisonPredicateModifier = modifier
    predicateOperatorType = type
    self.options = options
    super.init(value: false)
  }

  /// Whether the comparison holds for an object.
  /// - Parameter bindings: what variables stand for, by their names.
  open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
    let (left, right) = (
      leftExpression.value(of: object, bindings ?? [:]), rightExpression.value(of: object, bindings ?? [:])
    )
    let comparison = PredicateComparison(type: predicateOperatorType, options: options)
    switch comparisonPredicateModifier {
    case .direct: return comparison.holds(left, right)
    case .any: return PredicateValue.items(left)?.contains { comparison.holds($0, right) } ?? false
    case .all: return PredicateValue.items(left)?.allSatisfy { comparison.holds($0, right) } ?? true
    }
  }

  /// The comparison as formats have it.
  open override var predicateFormat: String {
    let start = ["", "ALL ", "ANY "][Int(comparisonPredicateModifier.rawValue)]
    return "\(start)\(leftExpression) \(predicateOperatorType.text)\(options.text) \(rightExpression)"
  }

  /// The comparison as formats have it.
  open override var description: String { predicateFormat }

  /// Itself: a predicate does not change.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another predicate compares the same, the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSComparisonPredicate else { return false }
    return predicateOperatorType == other.predicateOperatorType && options == other.options
      && comparisonPredicateModifier == other.comparisonPredicateModifier && leftExpression == other.leftExpression
      && rightExpression == other.rightExpression
  }

  /// A number that is the same for equal predicates.
  open override var hash: Int { [predicateOperatorType.rawValue, options.rawValue].hashValue }
}

extension NSComparisonPredicate {
  /// How two values are compared. Documented: the numbers, by Foundation.
  public enum Operator: UInt, Sendable {
    /// By their order, or for equality.
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo, equalTo, notEqualTo
    /// By a regular expression, by wildcards, by their beginnings and ends.
    case matches, like, beginsWith, endsWith
    /// Whether the left is in the right.
    case `in`
    /// By a selector; such a comparison never holds.
    case customSelector
    /// Whether the right is in the left.
    case contains = 99
    /// Whether the left lies between both values on the right, or is one of them.
    case between = 100

    var text: String {
      switch self {
      case .lessThan: "<"
      case .lessThanOrEqualTo: "<="
      case .greaterThan: ">"
      case .greaterThanOrEqualTo: ">="
      case .equalTo: "=="
      case .notEqualTo: "!="
      case .matches: "MATCHES"
      case .like: "LIKE"
      case .beginsWith: "BEGINSWITH"
      case .endsWith: "ENDSWITH"
      case .in: "IN"
      case .customSelector: "SELECTOR"
      case .contains: "CONTAINS"
      case .between: "BETWEEN"
      }
    }
  }

  /// For how many of the values on the left the comparison must hold. Documented: the numbers, by Foundation.
  public enum Modifier: UInt, Sendable {
    /// The value itself; all; any.
    case direct, all, any
  }

  /// How texts are compared. Documented: the numbers, by Foundation.
  public struct Options: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt

    /// Makes them of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Case does not count.
    public static let caseInsensitive = Options(rawValue: 1)
    /// Diacritical marks do not count.
    public static let diacriticInsensitive = Options(rawValue: 2)
    /// Texts are made comparable already, and compared as they are.
    public static let normalized = Options(rawValue: 4)

    /// The options of letters, as in `[cd]`; others are left out.
    init(letters: String) {
      let known: [Character: Options] = ["c": .caseInsensitive, "d": .diacriticInsensitive, "n": .normalized]
      self.init(letters.lowercased().compactMap { known[$0] })
    }

    var text: String {
      let letters = [(Options.caseInsensitive, "c"), (.diacriticInsensitive, "d"), (.normalized, "n")]
      return isEmpty ? "" : "[\(letters.filter { contains($0.0) }.map(\.1).joined())]"
    }
  }
}

import Foundation
import NibRuntime

// Foundation reads formats where there is Objective-C alone.
#if !canImport(ObjectiveC)

  /// What is made of a format: `NSPredicate`. Its initializers give the class that the text asks for.
  public protocol PredicateFormatReading {}

  extension NSPredicate: PredicateFormatReading {}

  extension PredicateFormatReading where Self == NSPredicate {
    /// Makes a predicate of a text, as `"name BEGINSWITH[c] %@ AND age >= %d"`: an `NSComparisonPredicate`, an
    /// `NSCompoundPredicate`, or one that holds always or never.
    ///
    /// It takes `==`, `!=`, `<`, `<=`, `>`, `>=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`,
    /// `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, parentheses, key paths, `SELF`, `%@`, `%K`, `%d`, `$NAME`, texts, numbers,
    /// lists in braces, arithmetic, functions by the names that `NSExpression(forFunction:arguments:)` knows, `CAST`,
    /// `SUBQUERY`, `TERNARY`, places of lists in brackets, `UNION`, `INTERSECT` and `MINUS`. Keys lead through dictionaries,
    /// models of bindings, stand-ins, and the stored properties of other objects; a key that leads to nothing is nil.
    /// Raises `RuntimeError` for a text that is no predicate.
    public init(format predicateFormat: String, _ arguments: Any?...) {
      self = Self.read(predicateFormat, arguments)
    }

    /// Makes a predicate of a text and what stands in its places.
    public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      self = Self.read(predicateFormat, arguments ?? [])
    }

    private static func read(_ format: String, _ arguments: [Any?]) -> NSPredicate {
      InterfaceFaults.raising(or: NSPredicate(value: false)) { try PredicateParser.predicate(of: format, arguments) }
    }
  }

  extension NSPredicate {
    /// The same with values in the place of variables; those without a value stay.
    public func withSubstitutionVariables(_ variables: [String: Any]) -> Self {
      let changed: NSPredicate
      switch self {
      case let comparison as NSComparisonPredicate:
        changed = NSComparisonPredicate(
          leftExpression: comparison.leftExpression.substituting(variables),
          rightExpression: comparison.rightExpression.substituting(variables),
          modifier: comparison.comparisonPredicateModifier, type: comparison.predicateOperatorType,
          options: comparison.options)
      case let compound as Foundation.NSCompoundPredicate:
        changed = NSCompoundPredicate(
          type: compound.compoundPredicateType,
          subpredicates: compound.subpredicates.map { $0.withSubstitutionVariables(variables) })
      default: changed = self
      }
      // A class of an app's own stays as it is.
      return changed as? Self ?? self
    }

    /// Does nothing: only archived predicates would have to be allowed.
    public func allowEvaluation() {}
  }

#endif

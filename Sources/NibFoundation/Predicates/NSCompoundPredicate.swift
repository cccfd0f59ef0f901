import Foundation

/// Predicates that are one. Stands in for NSCompoundPredicate, whose format Foundation does not know here.
open class NSCompoundPredicate: Foundation.NSCompoundPredicate {
  /// The predicates as formats have them.
  open override var predicateFormat: String { PredicateText.text(of: self) }

  /// The predicates as formats have them.
  open override var description: String { predicateFormat }

  /// Itself: a predicate does not change.
  open override func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another predicate is made of the same ones, the same way.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? Foundation.NSCompoundPredicate else { return false }
    return compoundPredicateType == other.compoundPredicateType && subpredicates == other.subpredicates
  }

  /// A number that is the same for equal predicates.
  open override var hash: Int { subpredicates.count.hashValue }
}

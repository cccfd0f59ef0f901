import Foundation
import NibRuntime

// Foundation reads formats where there is Objective-C alone.
#if !canImport(ObjectiveC)

  extension NSPredicate {
    /// Makes a predicate of a text, as `"name BEGINSWITH[c] %@ AND age >= %d"`.
    ///
    /// It takes `==`, `!=`, `<`, `<=`, `>`, `>=`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE`, `MATCHES`, `IN`, `BETWEEN`,
    /// `AND`, `OR`, `NOT`, `ANY`, `ALL`, `NONE`, parentheses, key paths, `SELF`, `%@`, `%K`, `%d`, `$NAME`, texts, numbers
    /// and lists in braces. Keys lead through dictionaries, models of bindings, stand-ins, and the stored properties of
    /// other objects; a key that leads to nothing is nil. Raises `RuntimeError` for a text that is no predicate.
    public convenience init(format predicateFormat: String, _ arguments: Any?...) {
      self.init(reading: predicateFormat, arguments)
    }

    /// Makes a predicate of a text and what stands in its places.
    public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
      self.init(reading: predicateFormat, arguments ?? [])
    }

    private convenience init(reading format: String, _ arguments: [Any?]) {
      let tree = InterfaceFaults.raising(or: .truth(false)) { try PredicateParser.tree(of: format, arguments) }
      self.init(block: { object, variables in tree.holds(for: object, variables ?? [:]) })
    }
  }

#endif

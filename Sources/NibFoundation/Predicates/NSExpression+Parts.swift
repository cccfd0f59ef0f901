import Foundation
import NibRuntime

extension NSExpression {
  /// What an expression is. Documented: the numbers, by Foundation.
  public enum ExpressionType: UInt, Sendable {
    /// A value; the object that is evaluated; a variable; a key path; a function; collections made one.
    case constantValue, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    /// A part of a collection; several values; any key; a closure; one of two.
    case subquery = 13
    case aggregate
    case anyKey
    case block = 19
    case conditional
  }

  /// What the expression is.
  public var expressionType: ExpressionType {
    switch form {
    case .constant: .constantValue
    case .evaluatedObject: .evaluatedObject
    case .anyKey: .anyKey
    case .variable: .variable
    case .keyPath: .keyPath
    case .function, .method: .function
    case .aggregate: .aggregate
    case .sets(.union, _, _): .unionSet
    case .sets(.intersect, _, _): .intersectSet
    case .sets(.minus, _, _): .minusSet
    case .subquery: .subquery
    case .conditional: .conditional
    case .block: .block
    }
  }

  /// What an expression of another kind is asked for is raised as a `RuntimeError`, where Foundation raises an exception.
  private func part<Part>(_ name: String, or fallback: @autoclosure () -> Part, _ found: Part?) -> Part {
    InterfaceFaults.raising(or: fallback()) {
      guard let found else { throw PredicateParser.fault("NSExpression", "'\(self)' has no \(name)") }
      return found
    }
  }

  /// The value of a constant; raises `RuntimeError` for others.
  public var constantValue: Any? {
    part("value", or: nil, { if case .constant(let value) = form { .some(value) } else { nil } }())
  }

  /// The path of a key path; raises `RuntimeError` for others.
  public var keyPath: String {
    part("key path", or: "", { if case .keyPath(_, let keys) = form { keys.joined(separator: ".") } else { nil } }())
  }

  /// The name of a function; raises `RuntimeError` for others.
  public var function: String {
    switch form {
    case .function(let name, _), .method(_, let name, _): name
    case .keyPath: "valueForKeyPath:"
    default: part("function", or: "", nil)
    }
  }

  /// The name of a variable, also of a subquery's; raises `RuntimeError` for others.
  public var variable: String {
    switch form {
    case .variable(let name), .subquery(_, let name, _): name
    default: part("variable", or: "", nil)
    }
  }

  /// What a method or a key path belongs to; raises `RuntimeError` for others.
  public var operand: NSExpression {
    switch form {
    case .method(let target, _, _): target
    case .keyPath(let target, _): target ?? .expressionForEvaluatedObject()
    case .function(let name, _): NSExpression(forConstantValue: name)
    default: part("operand", or: self, nil)
    }
  }

  /// What a function gets; nil for a closure without any. Raises `RuntimeError` for others.
  public var arguments: [NSExpression]? {
    switch form {
    case .function(_, let arguments), .method(_, _, let arguments): arguments
    case .keyPath(_, let keys): [NSExpression(forConstantValue: keys.joined(separator: "."))]
    case .block(_, let arguments): arguments
    default: part("arguments", or: nil, nil)
    }
  }

  /// The expressions of an aggregate, or the expression that a subquery's collection is; raises `RuntimeError` for others.
  public var collection: Any {
    switch form {
    case .aggregate(let parts): parts
    case .subquery(let collection, _, _): collection
    default: part("collection", or: [], nil)
    }
  }

  /// The predicate of a subquery or of one of two; raises `RuntimeError` for others.
  public var predicate: NSPredicate {
    switch form {
    case .subquery(_, _, let predicate), .conditional(let predicate, _, _): predicate
    default: part("predicate", or: NSPredicate(value: false), nil)
    }
  }

  /// The first of two collections; raises `RuntimeError` for others.
  public var left: NSExpression {
    part("left side", or: self, { if case .sets(_, let left, _) = form { left } else { nil } }())
  }

  /// The second of two collections; raises `RuntimeError` for others.
  public var right: NSExpression {
    part("right side", or: self, { if case .sets(_, _, let right) = form { right } else { nil } }())
  }

  /// The first of one of two; raises `RuntimeError` for others.
  public var `true`: NSExpression {
    part("two sides", or: self, { if case .conditional(_, let yes, _) = form { yes } else { nil } }())
  }

  /// The second of one of two; raises `RuntimeError` for others.
  public var `false`: NSExpression {
    part("two sides", or: self, { if case .conditional(_, _, let no) = form { no } else { nil } }())
  }

  /// The closure of one that has one; raises `RuntimeError` for others.
  public var expressionBlock: (Any?, [Any], NSMutableDictionary?) -> Any {
    part("closure", or: { _, _, _ in NSNull() }, { if case .block(let block, _) = form { block } else { nil } }())
  }
}

import Foundation

/// What an expression is made of.
indirect enum ExpressionForm {
  /// A value; nil for nothing.
  case constant(Any?)
  /// The object that is evaluated.
  case evaluatedObject
  /// Any key of an object.
  case anyKey
  /// What whoever evaluates gives under a name.
  case variable(String)
  /// What keys lead to from a value, or, without one, from the object that is evaluated.
  case keyPath(NSExpression?, [String])
  /// A function of expressions by its name, as `add:to:`.
  case function(String, [NSExpression])
  /// A method of a value.
  case method(NSExpression, String, [NSExpression])
  /// Several values.
  case aggregate([NSExpression])
  /// Two collections made one.
  case sets(SetOperation, NSExpression, NSExpression)
  /// The values of a collection for which a predicate holds, which knows them under a name.
  case subquery(NSExpression, String, NSPredicate)
  /// One of two values.
  case conditional(NSPredicate, NSExpression, NSExpression)
  /// What a closure says.
  case block((Any?, [Any], NSMutableDictionary?) -> Any, [NSExpression]?)

  /// How two collections are made one.
  enum SetOperation: String, CaseIterable {
    case union = "UNION"
    case intersect = "INTERSECT"
    case minus = "MINUS"
  }
}

extension ExpressionForm {
  /// The value for an object.
  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): return value
    case .evaluatedObject: return object
    case .anyKey: return nil
    case .variable(let name):
      if let expression = variables[name] as? NSExpression { return expression.value(of: object, [:]) }
      return variables[name]
    case .keyPath(let operand, let keys):
      return PredicateValue.value(keys[...], of: operand.map { $0.value(of: object, variables) } ?? object)
    case .function(let name, let arguments):
      return ExpressionFunctions.value(name, arguments.map { $0.value(of: object, variables) })
    case .method(let target, let name, let arguments):
      guard arguments.isEmpty else { return nil }
      return PredicateValue.value([name], of: target.value(of: object, variables))
    case .aggregate(let parts): return parts.map { $0.value(of: object, variables) ?? NSNull() } as [Any]
    case .sets(let operation, let left, let right):
      return PredicateValue.united(operation, left.value(of: object, variables), right.value(of: object, variables))
    case .subquery(let collection, let name, let predicate):
      return PredicateValue.items(collection.value(of: object, variables))?.filter { item in
        predicate.evaluate(with: object, substitutionVariables: variables.merging([name: item]) { _, own in own })
      }
    case .conditional(let predicate, let yes, let no):
      let holds = predicate.evaluate(with: object, substitutionVariables: variables)
      return (holds ? yes : no).value(of: object, variables)
    case .block(let block, let arguments):
      return block(object, arguments ?? [], NSMutableDictionary(dictionary: variables))
    }
  }

  /// The same with values in the place of variables.
  func substituting(_ variables: [String: Any]) -> ExpressionForm {
    func put(_ expression: NSExpression) -> NSExpression { expression.substituting(variables) }
    switch self {
    case .constant, .evaluatedObject, .anyKey: return self
    case .variable(let name):
      guard let value = variables[name] else { return self }
      return (value as? NSExpression)?.form ?? .constant(value)
    case .keyPath(let operand, let keys): return .keyPath(operand.map(put), keys)
    case .function(let name, let arguments): return .function(name, arguments.map(put))
    case .method(let target, let name, let arguments): return .method(put(target), name, arguments.map(put))
    case .aggregate(let parts): return .aggregate(parts.map(put))
    case .sets(let operation, let left, let right): return .sets(operation, put(left), put(right))
    case .subquery(let collection, let name, let predicate):
      // The name within is the subquery's own.
      let outer = variables.filter { $0.key != name }
      return .subquery(put(collection), name, predicate.withSubstitutionVariables(outer))
    case .conditional(let predicate, let yes, let no):
      return .conditional(predicate.withSubstitutionVariables(variables), put(yes), put(no))
    case .block(let block, let arguments): return .block(block, arguments?.map(put))
    }
  }

  /// Whether two are made of the same. Closures are the same as nothing.
  func isSame(as other: ExpressionForm) -> Bool {
    switch (self, other) {
    case (.constant(let left), .constant(let right)): PredicateValue.areEqual(left, right)
    case (.evaluatedObject, .evaluatedObject), (.anyKey, .anyKey): true
    case (.variable(let left), .variable(let right)): left == right
    case (.keyPath(let left, let keys), .keyPath(let right, let others)): left == right && keys == others
    case (.function(let left, let parts), .function(let right, let others)): left == right && parts == others
    case (.method(let target, let left, let parts), .method(let another, let right, let others)):
      target == another && left == right && parts == others
    case (.aggregate(let left), .aggregate(let right)): left == right
    case (.sets(let sign, let left, let right), .sets(let other, let first, let second)):
      sign == other && left == first && right == second
    case (.subquery(let left, let name, let predicate), .subquery(let right, let other, let another)):
      left == right && name == other && predicate == another
    case (.conditional(let left, let yes, let no), .conditional(let right, let first, let second)):
      left == right && yes == first && no == second
    default: false
    }
  }
}

import Foundation

/// A predicate as a tree of comparisons, whether it was read from a format (`NSPredicate(format:)`) or an archive.
indirect enum PredicateTree {
  /// Always or never.
  case truth(Bool)
  /// Two terms compared.
  case comparison(PredicateComparison)
  /// All of them.
  case and([PredicateTree])
  /// One of them.
  case or([PredicateTree])
  /// The opposite.
  case not(PredicateTree)

  /// Whether it holds for an object.
  /// - Parameter variables: what terms as `$NAME` stand for.
  func holds(for object: Any?, _ variables: [String: Any] = [:]) -> Bool {
    switch self {
    case .truth(let value): value
    case .comparison(let comparison): comparison.holds(for: object, variables)
    case .and(let parts): parts.allSatisfy { $0.holds(for: object, variables) }
    case .or(let parts): parts.contains { $0.holds(for: object, variables) }
    case .not(let part): !part.holds(for: object, variables)
    }
  }
}

extension PredicateTree: CustomStringConvertible {
  /// As predicates are written.
  var description: String {
    switch self {
    case .truth(let value): value ? "TRUEPREDICATE" : "FALSEPREDICATE"
    case .comparison(let comparison): comparison.description
    case .and(let parts): parts.map(\.inner).joined(separator: " AND ")
    case .or(let parts): parts.map(\.inner).joined(separator: " OR ")
    case .not(let part): "NOT \(part.inner)"
    }
  }

  private var inner: String {
    switch self {
    case .and, .or: "(\(self))"
    default: "\(self)"
    }
  }
}

/// A side of a comparison.
indirect enum PredicateTerm: CustomStringConvertible {
  /// A value; nil for nothing.
  case constant(Any?)
  /// What keys lead to from the object; the object itself for none.
  case keyPath([String])
  /// Several values.
  case list([PredicateTerm])
  /// What whoever evaluates gives under a name.
  case variable(String)

  /// The value for an object.
  func value(of object: Any?, _ variables: [String: Any]) -> Any? {
    switch self {
    case .constant(let value): value
    case .keyPath(let keys): PredicateValue.value(keys[...], of: object)
    case .list(let terms): terms.map { $0.value(of: object, variables) ?? NSNull() } as [Any]
    case .variable(let name): variables[name]
    }
  }

  var description: String {
    switch self {
    case .constant(nil): "nil"
    case .constant(let text as String): Self.quoted(text)
    case .constant(let value?): "\(value)"
    case .keyPath(let keys): keys.isEmpty ? "SELF" : keys.joined(separator: ".")
    case .list(let terms): "{\(terms.map(\.description).joined(separator: ", "))}"
    case .variable(let name): "$\(name)"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\"")
    return "\"\(escaped)\""
  }
}

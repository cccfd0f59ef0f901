/// An object that takes user defined runtime attributes by key itself.
public protocol NibAttributable: AnyObject {
  /// Sets one attribute.
  func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome
  /// The object that a key path goes on from, as `layer` of a view.
  func object(forKey key: String) -> AnyObject?
}

extension NibAttributable {
  /// Leads nowhere.
  public func object(forKey key: String) -> AnyObject? { nil }
}

/// What became of an attribute.
public enum AttributeOutcome: Sendable, Hashable {
  /// A property took it.
  case set
  /// No property has the name; the object keeps the value.
  case kept
  /// No property has the name.
  case unknownKey
  /// The property is of another kind.
  case wrongKind(expected: String)
}

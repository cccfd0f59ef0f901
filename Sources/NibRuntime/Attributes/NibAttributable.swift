/// An object that takes user defined runtime attributes by key itself.
public protocol NibAttributable: AnyObject {
  /// Sets one attribute; `unknownKey` lets the loader look for inspectable properties.
  func setAttribute(_ value: NibValue, forKey key: String) -> AttributeOutcome
  /// Keeps an attribute, by its key path, that no property has the name of; false if such are not kept.
  func keepAttribute(_ value: NibValue, at keyPath: String) -> Bool
  /// The object that a key path goes on from, as `layer` of a view.
  func object(forKey key: String) -> AnyObject?
}

extension NibAttributable {
  /// Keeps nothing.
  public func keepAttribute(_ value: NibValue, at keyPath: String) -> Bool { false }

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

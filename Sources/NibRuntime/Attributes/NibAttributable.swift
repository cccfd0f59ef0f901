/// An object that takes user defined runtime attributes by key itself.
@MainActor
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

/// Sets one user defined runtime attribute along its key path.
@MainActor
struct AttributeAssigner {
  private let wrappers = WrapperLookup()

  /// Walks all but the last key, then sets the last. What has no property is kept whole by objects that keep it.
  func set(_ value: NibValue, at keyPath: String, of object: AnyObject) -> AttributeOutcome {
    guard keyPath.utf8.contains(UInt8(ascii: ".")) else { return setHere(value, keyPath, of: object) }
    let keys = keyPath.split(separator: ".").map(String.init)
    var target: AnyObject? = object
    for key in keys.dropLast() {
      // No closure: it would be bound to the main actor, and loads run elsewhere, too.
      guard let current = target else { break }
      target = ClassTraits.attributable(current)?.object(forKey: key)
    }
    if let target, let last = keys.last {
      let outcome = setOne(value, last, of: target)
      if outcome != .unknownKey { return outcome }
      if ClassTraits.attributable(target)?.keepAttribute(value, at: last) == true { return .kept }
    }
    return ClassTraits.attributable(object)?.keepAttribute(value, at: keyPath) == true ? .kept : .unknownKey
  }

  private func setHere(_ value: NibValue, _ key: String, of object: AnyObject) -> AttributeOutcome {
    let outcome = key.isEmpty ? .unknownKey : setOne(value, key, of: object)
    guard outcome == .unknownKey else { return outcome }
    return ClassTraits.attributable(object)?.keepAttribute(value, at: key) == true ? .kept : .unknownKey
  }

  /// The object's own method comes first, then its wrapped properties.
  private func setOne(_ value: NibValue, _ key: String, of object: AnyObject) -> AttributeOutcome {
    let outcome = ClassTraits.attributable(object)?.setAttribute(value, forKey: key) ?? .unknownKey
    guard outcome == .unknownKey, let property = wrappers.attribute(key, of: object) else { return outcome }
    return property.set(value) ? .set : .wrongKind(expected: property.kind)
  }
}

/// What the loader needs of an inspectable property.
public protocol AnyInspectable: AnyObject {
  /// The type in a word.
  var kind: String { get }
  /// Sets the property; false if the value is of another kind.
  func set(_ value: NibValue) -> Bool
}

/// A property that user defined runtime attributes may set: `@Inspectable var cornerRadius = 0.0`.
@propertyWrapper
public final class Inspectable<Value: NibConvertible>: AnyInspectable {
  /// The value.
  public var wrappedValue: Value

  /// A property with its default.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The type in a word.
  public var kind: String { Value.nibKind }

  /// Sets the property if the value converts.
  public func set(_ value: NibValue) -> Bool {
    guard let typed = Value(nibValue: value) else { return false }
    wrappedValue = typed
    return true
  }
}

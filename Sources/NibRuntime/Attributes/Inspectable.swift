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

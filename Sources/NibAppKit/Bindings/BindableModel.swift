import NibRuntime

/// A model whose properties key paths of bindings lead through.
///
/// Mark the properties with `@Dynamic`, or list them in `modelTable`; nothing else is needed. What the table lists and
/// `@Dynamic` does not mark has to be announced with `didChangeValue(forKey:)` when code changes it. A model with keys
/// that are not known before, as a dictionary, implements `value(forKey:)` and `setValue(_:forKey:)`.
@MainActor
public protocol BindableModel: AnyObject {
  /// The properties that are not marked with `@Dynamic`.
  static var modelTable: ModelTable { get }
  /// The value of a property; nil if there is none of the name.
  func value(forKey key: String) -> NibValue?
  /// Sets a property.
  /// - Returns: false if there is none of the name, or none of the value's kind that can be set.
  func setValue(_ value: NibValue, forKey key: String) -> Bool
  /// Asked before a user's value is set, where the binding validates (`NSValidatesImmediately`).
  /// - Returns: the value to set.
  /// - Throws: why the value is not taken; the control then shows the model's value again.
  func validate(_ value: NibValue, forKey key: String) throws -> NibValue
}

extension BindableModel {
  /// No further properties.
  public static var modelTable: ModelTable { .empty }

  /// A property of the table, or a marked one.
  public func value(forKey key: String) -> NibValue? { modelValue(forKey: key) }

  /// Sets a property of the table, or a marked one.
  public func setValue(_ value: NibValue, forKey key: String) -> Bool { setModelValue(value, forKey: key) }

  /// Takes every value as it is.
  public func validate(_ value: NibValue, forKey key: String) throws -> NibValue { value }

  /// Says that a property has another value; needed for what is not marked with `@Dynamic`.
  public func didChangeValue(forKey key: String) { KeyValueCenter.shared.didChange(self, key) }

  /// What `value(forKey:)` says unless a model implements it: for models that add to it.
  public func modelValue(forKey key: String) -> NibValue? {
    if let row = Self.modelTable.rows[key] {
      KeyValueCenter.shared.didRead(self, key)
      return row.get(self)
    }
    return DynamicProperties.find(key, in: self)?.boxed
  }

  /// What `setValue(_:forKey:)` does unless a model implements it.
  public func setModelValue(_ value: NibValue, forKey key: String) -> Bool {
    if let row = Self.modelTable.rows[key] {
      guard let set = row.set, set(self, value) else { return false }
      didChangeValue(forKey: key)
      return true
    }
    return DynamicProperties.find(key, in: self)?.set(value) ?? false
  }
}

/// A model of values by name. Stands in for the mutable dictionary that a controller without a class makes.
public final class DictionaryModel: BindableModel {
  private var values: [String: NibValue]

  /// A model with some values.
  public init(_ values: [String: NibValue] = [:]) { self.values = values }

  /// The value of a name; `.null` where there is none.
  public subscript(key: String) -> NibValue {
    get { values[key] ?? .null }
    set {
      values[key] = newValue
      didChangeValue(forKey: key)
    }
  }

  /// Names that have a value, in order.
  public var keys: [String] { values.keys.sorted() }

  /// The value of a name; any name has one.
  public func value(forKey key: String) -> NibValue? {
    KeyValueCenter.shared.didRead(self, key)
    return self[key]
  }

  /// Sets the value of any name.
  public func setValue(_ value: NibValue, forKey key: String) -> Bool {
    self[key] = value
    return true
  }
}

import NibRuntime

/// A property that bindings read, write and follow: `@Dynamic var name = "Ada"`.
///
/// Stands for `@objc dynamic var`: a change, from whichever side, is seen at once by every binding that has read it,
/// also by way of a computed property. It takes whatever archives hold (`NibConvertible`), objects, and arrays and
/// optionals of both.
@MainActor
@propertyWrapper
public final class Dynamic<Value>: AnyDynamic {
  private var value: Value

  /// A property with its first value.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get {
      KeyValueCenter.shared.didRead(self)
      return value
    }
    set {
      value = newValue
      KeyValueCenter.shared.didChange(self)
    }
  }

  var boxed: NibValue { ModelBox.box(wrappedValue) }

  func set(_ boxed: NibValue) -> Bool {
    guard let value = ModelBox.unbox(boxed, as: Value.self) else { return false }
    wrappedValue = value
    return true
  }

  var kind: String { "\(Value.self)" }
}

/// What key paths need of a marked property.
@MainActor
protocol AnyDynamic: AnyObject {
  /// The value as bindings see it.
  var boxed: NibValue { get }
  /// Sets it; false for a value of another kind.
  func set(_ boxed: NibValue) -> Bool
  /// The type, for messages.
  var kind: String { get }
}

/// The marked properties of objects, found by their place as outlets are.
@MainActor
enum DynamicProperties {
  /// The marked property of a name.
  static func find(_ key: String, in object: AnyObject) -> (any AnyDynamic)? {
    let label = "_" + key
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      for child in level.children where child.label == label {
        if let found = child.value as? any AnyDynamic { return found }
      }
      mirror = level.superclassMirror
    }
    return nil
  }

  /// Names of all marked properties.
  static func names(in object: AnyObject) -> [String] {
    var names: [String] = []
    var mirror: Mirror? = Mirror(reflecting: object)
    while let level = mirror {
      names += level.children.compactMap { child in
        child.value is any AnyDynamic ? child.label.map { String($0.dropFirst()) } : nil
      }
      mirror = level.superclassMirror
    }
    return names
  }
}

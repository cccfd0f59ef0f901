// Wrappers are classes: a mirror copies the reference, so a write through the mirror reaches the property.

/// What the loader needs of an outlet wrapper.
public protocol AnyOutlet: AnyObject {
  /// Sets the outlet.
  func connect(_ value: AnyObject?) throws(OutletMismatch)
}

/// An outlet that keeps its object alive: `@Outlet var title: Label?`.
@propertyWrapper
public final class Outlet<Value>: AnyOutlet {
  /// The connected object.
  public var wrappedValue: Value?

  /// An outlet that is not connected.
  public init() {}

  /// An outlet with a value to begin with.
  public init(wrappedValue: Value?) { self.wrappedValue = wrappedValue }

  /// Sets the outlet after a check of the type.
  public func connect(_ value: AnyObject?) throws(OutletMismatch) {
    guard let value else {
      wrappedValue = nil
      return
    }
    guard let typed = value as? Value else { throw OutletMismatch(expected: Value.self, found: type(of: value)) }
    wrappedValue = typed
  }
}

/// An outlet that does not keep its object alive: `@WeakOutlet var delegate: Owner?`.
@propertyWrapper
public final class WeakOutlet<Value: AnyObject>: AnyOutlet {
  /// The connected object, nil once it is gone.
  public var wrappedValue: Value? {
    get { object }
    set { object = newValue }
  }
  private weak var object: Value?

  /// An outlet that is not connected.
  public init() {}

  /// Sets the outlet after a check of the type.
  public func connect(_ value: AnyObject?) throws(OutletMismatch) {
    guard let value else {
      wrappedValue = nil
      return
    }
    guard let typed = value as? Value else { throw OutletMismatch(expected: Value.self, found: type(of: value)) }
    wrappedValue = typed
  }
}

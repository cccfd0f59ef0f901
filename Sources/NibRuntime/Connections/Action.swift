/// What the loader needs of an action wrapper.
public protocol AnyAction: AnyObject {
  /// The selector, with its colons.
  var selector: String { get }
  /// Calls the action.
  func fire(owner: AnyObject, sender: AnyObject?, event: ControlEvents?) throws(OutletMismatch)
}

/// An action under its selector: `@Action("signIn:") var onSignIn = { (owner: LoginOwner, sender: Control) in … }`.
///
/// The closure takes the owner, and as many of sender and event as the selector has colons; taking fewer is fine.
@propertyWrapper
public final class Action<Handler>: AnyAction {
  /// The selector, with its colons.
  public let selector: String
  /// The closure.
  public let wrappedValue: Handler
  private let call: (AnyObject, AnyObject?, ControlEvents?) throws(OutletMismatch) -> Void

  /// An action that takes its owner alone.
  public init<Owner: AnyObject>(wrappedValue: @escaping (Owner) -> Void, _ selector: String)
  where Handler == (Owner) -> Void {
    self.selector = selector
    self.wrappedValue = wrappedValue
    call = { (owner, _, _) throws(OutletMismatch) in wrappedValue(try Self.cast(owner)) }
  }

  /// An action that takes its owner and the sender.
  public init<Owner: AnyObject, Sender>(wrappedValue: @escaping (Owner, Sender) -> Void, _ selector: String)
  where Handler == (Owner, Sender) -> Void {
    self.selector = selector
    self.wrappedValue = wrappedValue
    call = { (owner, sender, _) throws(OutletMismatch) in
      wrappedValue(try Self.cast(owner), try Self.cast(sender))
    }
  }

  /// An action that takes its owner, the sender and the event.
  public init<Owner: AnyObject, Sender>(
    wrappedValue: @escaping (Owner, Sender, ControlEvents) -> Void, _ selector: String
  ) where Handler == (Owner, Sender, ControlEvents) -> Void {
    self.selector = selector
    self.wrappedValue = wrappedValue
    call = { (owner, sender, event) throws(OutletMismatch) in
      wrappedValue(try Self.cast(owner), try Self.cast(sender), event ?? [])
    }
  }

  /// Calls the closure after a check of the types.
  public func fire(owner: AnyObject, sender: AnyObject?, event: ControlEvents?) throws(OutletMismatch) {
    try call(owner, sender, event)
  }

  private static func cast<Wanted>(_ value: AnyObject?) throws(OutletMismatch) -> Wanted {
    if let typed = value as? Wanted { return typed }
    throw OutletMismatch(expected: Wanted.self, found: value.map { type(of: $0) } ?? Never.self)
  }
}

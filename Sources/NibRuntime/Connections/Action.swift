/// What the loader needs of an action wrapper.
public protocol AnyAction: AnyObject {
  /// The selector, with its colons.
  var selector: String { get }
  /// Calls the action.
  /// - Throws: `OutletMismatch` for another type of owner or sender; what the action's code throws.
  @MainActor
  func fire(owner: AnyObject, sender: AnyObject?, event: ControlEvents?) throws
}

/// An action under its selector: `@Action("signIn:") var onSignIn = { (owner: LoginOwner, sender: Control) in … }`.
///
/// The closure takes the owner, and as many of sender and event as the selector has colons; taking fewer is fine. What it
/// throws reaches whoever fires the action, as a `RuntimeError` with code `objectFailed` unless it is one itself.
@propertyWrapper
nonisolated public final class Action<Handler>: AnyAction {
  /// The selector, with its colons.
  public let selector: String
  /// The closure.
  public let wrappedValue: Handler
  private let call: @MainActor @Sendable (AnyObject, AnyObject?, ControlEvents?) throws -> Void

  /// An action that takes its owner alone.
  public init<Owner: AnyObject>(wrappedValue: @escaping @MainActor @Sendable (Owner) throws -> Void, _ selector: String)
  where Handler == @MainActor @Sendable (Owner) throws -> Void {
    self.selector = selector
    self.wrappedValue = wrappedValue
    call = { owner, _, _ in try wrappedValue(try Self.cast(owner)) }
  }

  /// An action that takes its owner and the sender.
  public init<Owner: AnyObject, Sender>(
    wrappedValue: @escaping @MainActor @Sendable (Owner, Sender) throws -> Void, _ selector: String
  )
  where Handler == @MainActor @Sendable (Owner, Sender) throws -> Void {
    self.selector = selector
    self.wrappedValue = wrappedValue
    call = { owner, sender, _ in
      try wrappedValue(try Self.cast(owner), try Self.cast(sender))
    }
  }

  /// An action that takes its owner, the sender and the event.
  public init<Owner: AnyObject, Sender>(
    wrappedValue: @escaping @MainActor @Sendable (Owner, Sender, ControlEvents) throws -> Void, _ selector: String
  ) where Handler == @MainActor @Sendable (Owner, Sender, ControlEvents) throws -> Void {
    self.selector = selector
    self.wrappedValue = wrappedValue
    call = { owner, sender, event in
      try wrappedValue(try Self.cast(owner), try Self.cast(sender), event ?? [])
    }
  }

  /// Calls the closure after a check of the types.
  /// - Throws: `OutletMismatch`; what the closure throws.
  @MainActor
  public func fire(owner: AnyObject, sender: AnyObject?, event: ControlEvents?) throws {
    try call(owner, sender, event)
  }

  private static func cast<Wanted>(_ value: AnyObject?) throws(OutletMismatch) -> Wanted {
    if let typed = value as? Wanted { return typed }
    guard let value else { throw OutletMismatch(absent: Wanted.self) }
    throw OutletMismatch(expected: Wanted.self, found: type(of: value))
  }
}

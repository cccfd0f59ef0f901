/// An object that can be the source of an event connection: a control, a bar button item, a gesture recognizer.
@MainActor
public protocol ActionSending: AnyObject {
  /// Adds a target and its action.
  func addAction(_ binding: ActionBinding)
  /// Whether it does: an object whose class is known by name alone does not know by its type.
  var sendsActions: Bool { get }
}

extension ActionSending {
  /// Always.
  public var sendsActions: Bool { true }
}

/// An object that sends more than one kind of action, as a table its double action (AppKit).
@MainActor
public protocol AuxiliaryActionSending: ActionSending {
  /// Sets the target and action of a kind.
  func addAction(_ binding: ActionBinding, trigger: String)
}

/// An object that performs actions by selector itself.
@MainActor
public protocol NibActionPerforming: AnyObject {
  /// Performs an action.
  /// - Returns: false if it does not respond to the selector.
  /// - Throws: `OutletMismatch` for a sender of another type.
  func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool
  /// Whether it would perform an action; asked where a load reports targets that do not respond, and
  /// by unwind segues, which look for one that does.
  func responds(to selector: String) -> Bool
}

extension NibActionPerforming {
  /// Believed to respond to every selector.
  public func responds(to selector: String) -> Bool { true }
}

/// A member of the responder chain.
@MainActor
public protocol ResponderChaining: AnyObject {
  /// Who is asked next when this object does not respond.
  var nextResponder: AnyObject? { get }
}

/// A responder that the loader tells where the chain goes on above it: a top-level view's is the nib's owner.
@MainActor
public protocol ResponderChainRoot: ResponderChaining {
  /// The next responder where the object has none of its own.
  var nextResponderFallback: AnyObject? { get set }
}

/// A target, a selector, and the events that fire it.
public struct ActionBinding {
  /// The target; nil when it is gone or was never one.
  public private(set) weak var target: AnyObject?
  /// Whether the target is found along the responder chain.
  public let goesAlongChain: Bool
  /// The selector, with its colons.
  public let selector: String
  /// The events.
  public let events: ControlEvents

  /// Makes a binding; a nil target means the responder chain.
  public init(target: AnyObject?, selector: String, events: ControlEvents) {
    self.target = target
    goesAlongChain = target == nil
    self.selector = selector
    self.events = events
  }

  /// Number of arguments: the colons of the selector, at most 2.
  public var argumentCount: Int { min(selector.utf8.lazy.filter { $0 == UInt8(ascii: ":") }.count, 2) }
}

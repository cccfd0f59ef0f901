import NibRuntime
import NibStandIns

/// A member of the responder chain.
///
/// One object of each tree of views is its first responder at most. Unlike on a device the tree need not be in a window,
/// so that a view of a nib can be tested alone.
open class UIResponder: StandIn, ResponderChainRoot {
  /// Where the chain goes on above the top of the tree: the nib's owner, set by the loader.
  public final weak var nextResponderFallback: AnyObject?

  /// Who is asked next when this object does not respond to an action.
  open var nextResponder: AnyObject? { nextResponderFallback }

  /// Whether the object may become first responder: false here, true for fields.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the object lets go of being first responder.
  open var canResignFirstResponder: Bool { true }

  /// Whether the object is the first responder of its tree.
  open var isFirstResponder: Bool { focusRoot?.extras?.focus === self }

  /// Makes the object the first responder of its tree; the earlier one resigns before.
  /// - Returns: false if the object cannot be, the earlier one does not resign, or there is no tree.
  /// - Throws: `RuntimeError` of an action that this fires.
  @discardableResult
  open func becomeFirstResponder() throws(RuntimeError) -> Bool {
    guard let root = focusRoot, canBecomeFirstResponder else { return false }
    if let earlier = root.extras?.focus, earlier !== self {
      guard try earlier.resignFirstResponder() else { return false }
    }
    root.setFocus(self)
    return true
  }

  /// Lets go of being first responder.
  /// - Returns: false if the object does not want to. One that is not first responder has nothing to do.
  /// - Throws: `RuntimeError` of an action that this fires.
  @discardableResult
  open func resignFirstResponder() throws(RuntimeError) -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    focusRoot?.setFocus(nil)
    return true
  }

  /// The root of the tree that remembers the first responder: a view's own, or that of the first view along the chain.
  private var focusRoot: UIView? {
    var next: AnyObject? = self
    for _ in 0..<1000 {
      guard let responder = next else { return nil }
      if let view = responder as? UIView { return view.root }
      next = (responder as? any ResponderChaining)?.nextResponder
    }
    return nil
  }
}

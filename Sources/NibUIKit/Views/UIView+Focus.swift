import NibRuntime
import NibStandIns

/// One first responder a tree of views: the tree's root remembers it.
extension UIView {
  /// The first responder of the tree that the view is in.
  public var firstResponder: UIResponder? { root.extras?.focus }

  /// Ends editing in the view and all below it: its first responder resigns.
  /// - Returns: false if the first responder does not want to.
  /// - Throws: `RuntimeError` of an action that editing's end fires.
  @discardableResult
  final func ownEndEditing(_ force: Bool = false) -> Bool {
    InterfaceFaults.raising(or: false) {
      guard let responder = firstResponder as? UIView, responder.isDescendant(of: self) else { return true }
      if try InterfaceFaults.catching({ responder.resignFirstResponder() }) { return true }
      if force { root.setFocus(nil) }
      return force
    }
  }

  func setFocus(_ responder: UIResponder?) {
    makeExtras().focus = responder
    Keyboard.follow(responder, in: self)
  }

  /// A tree that comes into this one brings its first responder if there is none here.
  func adoptFocus(of view: UIView) {
    let focus = view.extras?.focus
    view.extras?.focus = nil
    let root = root
    if root.extras?.focus == nil { root.setFocus(focus) }
  }

  /// A view that leaves its tree takes no focus with it. What actions throw is lost: a view must be able to go.
  func resignFocusWithin() {
    guard let root = Optional(root), root.extras?.focus != nil else { return }
    guard let responder = root.extras?.focus as? UIView, responder.isDescendant(of: self) else { return }
    _ = try? InterfaceFaults.catching { responder.resignFirstResponder() }
    if root.extras?.focus != nil { root.setFocus(nil) }
  }
}

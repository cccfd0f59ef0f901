import NibRuntime
import NibStandIns

/// How subviews and gesture recognizers come and go.
extension UIView {
  func place(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    if view.superview != nil { view.removeFromSuperview() }
    let window = windowAtRoot
    if window != nil { view.announce { $0.willMove(toWindow: window) } }
    view.willMove(toSuperview: self)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    setNeedsLayout()
    if view.isLayoutNeeded || view.isLayoutNeededBelow { view.noteLayoutBelow() }
    if view.extras?.focus != nil { adoptFocus(of: view) }
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil {
      view.takeLooksWithin()
      view.announce { $0.didMoveToWindow() }
      if view.ownTintColor == nil, hasTintColor { view.tellTintColor() }
      view.tellControllers(isAppearing: true)
    }
  }

  func leaveSuperview() {
    guard let superview else { return }
    let window = windowAtRoot
    resignFocusWithin()
    let leaving = window == nil ? [] : tellControllers(isAppearing: false)
    if window != nil { announce { $0.willMove(toWindow: nil) } }
    willMove(toSuperview: nil)
    superview.willRemoveSubview(self)
    if let position = superview.subviews.firstIndex(where: { $0 === self }) { superview.subviews.remove(at: position) }
    self.superview = nil
    didMoveToSuperview()
    superview.setNeedsLayout()
    if window != nil { announce { $0.didMoveToWindow() } }
    for controller in leaving { controller.endAppearanceTransition() }
  }

  /// Tells controllers whose views come into a window, or are about to leave it, by code: the outermost ones in this view,
  /// which pass it on. Those that a container or a presentation has told already are left.
  /// - Returns: those that are told of the beginning alone, because their views are about to leave.
  @discardableResult
  private func tellControllers(isAppearing: Bool) -> [UIViewController] {
    guard let controller = shownController else {
      return subviews.flatMap { $0.tellControllers(isAppearing: isAppearing) }
    }
    guard controller.isOnScreen != isAppearing, controller.followsItsView else { return [] }
    controller.beginAppearanceTransition(isAppearing)
    guard isAppearing else { return [controller] }
    controller.endAppearanceTransition()
    return []
  }

  /// The window that the tree is in. An archive's views are put together before their tree comes into one, so this
  /// costs a load nearly nothing.
  private var windowAtRoot: UIWindow? {
    let root = root
    return root.isWindow ? root as? UIWindow : nil
  }

  private func announce(_ word: (UIView) -> Void) {
    word(self)
    for view in subviews { view.announce(word) }
  }

  /// Moves a subview to another position; it stays where it is if it is no subview.
  func moveSubview(_ view: UIView, to index: Int) {
    guard let position = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.remove(at: position)
    subviews.insert(view, at: min(max(index, 0), subviews.count))
  }

  /// Lets two subviews change places; nothing happens beyond the end.
  final func ownExchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second) else { return }
    subviews.swapAt(first, second)
  }

  func attach(_ recognizer: UIGestureRecognizer) {
    if let view = recognizer.view { view.removeGestureRecognizer(recognizer) }
    gestureRecognizers.append(recognizer)
    recognizer.view = self
  }

  func detach(_ recognizer: UIGestureRecognizer) {
    guard let position = gestureRecognizers.firstIndex(where: { $0 === recognizer }) else { return }
    gestureRecognizers.remove(at: position)
    recognizer.view = nil
  }
}

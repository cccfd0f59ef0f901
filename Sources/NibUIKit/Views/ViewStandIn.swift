import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIView` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class ViewStandIn: ViewTreeStandIn {
  private final var me: UIView { unsafeDowncast(self, to: UIView.self) }

  /// Sizes of texts that the view stays within; kept, likewise.
  open var maximumContentSizeCategory: UIContentSizeCategory? {
    get { me.ownMaximumContentSizeCategory }
    set { me.ownMaximumContentSizeCategory = newValue }
  }

  /// Whether the view's place is not certain: not known, for constraints are not solved.
  open var hasAmbiguousLayout: Bool { me.ownHasAmbiguousLayout }

  /// Ends editing in the view and all below it: its first responder resigns.
  /// - Returns: false if the first responder does not want to.
  /// - Throws: `RuntimeError` of an action that editing's end fires.
  @discardableResult
  open func endEditing(_ force: Bool = false) -> Bool { me.ownEndEditing(force) }

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { me.ownSetNeedsDisplay(rect) }

  /// Whether `updateConstraints` is due.
  open func needsUpdateConstraints() -> Bool { me.ownNeedsUpdateConstraints() }

  /// Calls `updateConstraints` of the views below and of this one where it is due; of a controller's view its
  /// `updateViewConstraints`.
  open func updateConstraintsIfNeeded() { me.ownUpdateConstraintsIfNeeded() }

  /// A change of the view's coordinates; kept, and looked at by nothing.
  open var transform: CGAffineTransform {
    get { me.ownTransform }
    set { me.ownTransform = newValue }
  }

  /// How strongly the view resists growing in a direction.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    me.ownContentHuggingPriority(for: axis)
  }

  /// How strongly the view resists growing in a direction.
  open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    me.ownSetContentHuggingPriority(priority, for: axis)
  }

  /// How strongly the view resists shrinking in a direction.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    me.ownContentCompressionResistancePriority(for: axis)
  }

  /// How strongly the view resists shrinking in a direction.
  open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    me.ownSetContentCompressionResistancePriority(priority, for: axis)
  }

  /// The label with attributes; its characters are the label.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { me.ownAccessibilityAttributedLabel }
    set { me.ownAccessibilityAttributedLabel = newValue }
  }

  /// Lets two subviews change places; nothing happens beyond the end.
  open func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    me.ownExchangeSubview(at: first, withSubviewAt: second)
  }

  /// The window that the view is in; a window is in itself.
  open var window: UIWindow? { me.ownWindow }

  /// Whether the view is another one or lies anywhere below it.
  open func isDescendant(of view: UIView) -> Bool { me.ownIsDescendant(of: view) }

  /// The first view with a tag: this one, else below it, parents before children.
  open func viewWithTag(_ tag: Int) -> UIView? { me.ownViewWithTag(tag) }

  /// Puts a view in front of a subview; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    me.ownInsertSubview(view, aboveSubview: sibling)
  }

  /// Puts a view behind a subview; in front of all if that is no subview.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    me.ownInsertSubview(view, belowSubview: sibling)
  }

  /// Puts a subview in front of the others.
  open func bringSubviewToFront(_ view: UIView) { me.ownBringSubviewToFront(view) }

  /// Puts a subview behind the others.
  open func sendSubviewToBack(_ view: UIView) { me.ownSendSubviewToBack(view) }

  /// Adds constraints that the view holds from now on.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { me.ownAddConstraints(constraints) }

  /// Takes constraints off.
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) { me.ownRemoveConstraints(constraints) }

  /// What assistive technology finds in the view, in order; nil means what the subviews offer.
  open var accessibilityElements: [Any]? {
    get { me.ownAccessibilityElements }
    set { me.ownAccessibilityElements = newValue }
  }

  /// How many elements assistive technology finds in the view.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// One of them; nil out of range.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let all = accessibilityElements, all.indices.contains(index) else { return nil }
    return all[index]
  }

  /// Which of them an element is; `NSNotFound` for none.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// The traits that hold here: those of around with what code changed.
  open var traitCollection: UITraitCollection { me.ownTraitCollection }

  /// Light or dark here and below, whatever the device's setting is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { me.ownInterfaceStyle }
    set { me.ownInterfaceStyle = newValue }
  }

  /// The outline that assistive technology draws around the view, on the screen; nil for its frame.
  open var accessibilityPath: UIBezierPath? {
    get { me.ownAccessibilityPath }
    set { me.ownAccessibilityPath = newValue }
  }
}

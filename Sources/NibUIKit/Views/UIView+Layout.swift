import NibRuntime
import NibStandIns

/// Layout, sizes and animations, as far as there are any: nothing is measured and nothing is laid out.
extension UIView {
  /// No size of one's own in a direction.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Does nothing: nothing is drawn.
  final func ownSetNeedsDisplay(_ rect: CGRect) {}

  /// Whether `updateConstraints` is due.
  final func ownNeedsUpdateConstraints() -> Bool {
    switch constraintsState {
    case .due: true
    case .upToDate: false
    case .unknown: type(of: self).requiresConstraintBasedLayout || shownController != nil
    }
  }

  /// Calls `updateConstraints` of the views below and of this one where it is due; of a controller's view its
  /// `updateViewConstraints`.
  final func ownUpdateConstraintsIfNeeded() {
    for view in subviews { view.updateConstraintsIfNeeded() }
    updateOwnConstraints()
  }

  private func updateOwnConstraints() {
    guard needsUpdateConstraints() else { return }
    constraintsState = .upToDate
    if let shownController {
      shownController.updateViewConstraints()
    } else {
      updateConstraints()
    }
  }

  /// The controller whose view this is.
  var shownController: UIViewController? {
    let controller = nextResponderFallback as? UIViewController
    return controller?.viewIfLoaded === self ? controller : nil
  }

  /// Whether `updateConstraints` is due.
  enum ConstraintsState { case unknown, due, upToDate }

  var constraintsState: ConstraintsState {
    get { kept(.unknown) }
    set { keep(newValue) }
  }

  /// Calls `layoutSubviews` of the view, and of those below for which it is due.
  func runLayout() {
    isLayoutNeeded = false
    bringConfigurationUpToDate()
    updateOwnConstraints()
    layoutSubviews()
    runLayoutBelow()
  }

  func runLayoutIfNeeded() { if isLayoutNeeded { runLayout() } else { runLayoutBelow() } }

  private func runLayoutBelow() {
    guard isLayoutNeededBelow else { return }
    isLayoutNeededBelow = false
    // A controller on its way to the screen is laid out when it is told that it appears.
    for view in subviews where view.shownController?.appearanceState != .appearing {
      if view.isLayoutNeeded || view.isLayoutNeededBelow { view.layoutIfNeeded() }
    }
  }

  /// Lets the views above know that a layout is due, up to the first that knows.
  func noteLayoutBelow() {
    var next = superview
    while let view = next, !view.isLayoutNeededBelow {
      view.isLayoutNeededBelow = true
      next = view.superview
    }
  }

  /// A change of the view's coordinates; kept, and looked at by nothing.
  final var ownTransform: CGAffineTransform {
    get { extras?.transform ?? .identity }
    set { if newValue != .identity || extras != nil { makeExtras().transform = newValue } }
  }

  /// How strongly the view resists growing in a direction.
  final func ownContentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(number(contentHuggingPriority, axis, standard: 250))
  }

  /// How strongly the view resists growing in a direction.
  final func ownSetContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    contentHuggingPriority = changed(contentHuggingPriority, axis, to: priority, standard: 250)
  }

  /// How strongly the view resists shrinking in a direction.
  final func ownContentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(number(contentCompressionResistancePriority, axis, standard: 750))
  }

  /// How strongly the view resists shrinking in a direction.
  final func ownSetContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    contentCompressionResistancePriority = changed(
      contentCompressionResistancePriority, axis, to: priority, standard: 750)
  }

  private func number(_ known: LayoutPriorities?, _ axis: NSLayoutConstraint.Axis, standard: Double) -> Float {
    Float(known.map { axis == .horizontal ? $0.horizontal : $0.vertical } ?? standard)
  }

  private func changed(
    _ known: LayoutPriorities?, _ axis: NSLayoutConstraint.Axis, to priority: UILayoutPriority, standard: Double
  ) -> LayoutPriorities {
    var changed = known ?? LayoutPriorities(horizontal: standard, vertical: standard)
    if axis == .horizontal {
      changed.horizontal = Double(priority.rawValue)
    } else {
      changed.vertical = Double(priority.rawValue)
    }
    return changed
  }
}

import NibRuntime
import NibStandIns

/// The constraints and layout guides that a view holds.
extension UIView {
  /// Adds a constraint that the view holds from now on; one it has already is not added again.
  final func ownAddConstraint(_ constraint: NSLayoutConstraint) {
    guard !constraints.contains(where: { $0 === constraint }) else { return }
    constraint.holder?.removeConstraint(constraint)
    constraints.append(constraint)
    constraint.holder = self
  }

  /// Takes a constraint off; nothing happens if another view holds it.
  final func ownRemoveConstraint(_ constraint: NSLayoutConstraint) {
    constraints.removeAll { $0 === constraint }
    if constraint.holder === self { constraint.holder = nil }
  }

  /// Adds a layout guide that the view owns from now on.
  final func ownAddLayoutGuide(_ guide: UILayoutGuide) {
    guard !layoutGuides.contains(where: { $0 === guide }) else { return }
    (guide.owningView as? UIView)?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Takes a layout guide off; nothing happens if another view owns it.
  final func ownRemoveLayoutGuide(_ guide: UILayoutGuide) {
    guard layoutGuides.contains(where: { $0 === guide }) else { return }
    layoutGuides.removeAll { $0 === guide }
    guide.owningView = nil
  }
}

import NibRuntime
import NibStandIns

// Guides of the keyboard, frames of guides, and distances of anchors.

/// The place of the keyboard, for constraints: its frame while it is there, else the lower edge of the view. Stands in for
/// UIKeyboardLayoutGuide.
public final class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  /// Whether a keyboard that stands apart counts.
  public var followsUndockedKeyboard = false
  /// Whether the safe area counts while there is no keyboard.
  public var usesBottomSafeArea = true
  /// Points of the keyboard that a swipe down takes along.
  public var keyboardDismissPadding: CGFloat = 0
}

/// A guide that moves, with constraints for its place. Stands in for UITrackingLayoutGuide.
open class UITrackingLayoutGuide: UILayoutGuide {
  private var byEdge: [(edge: Int, isNear: Bool, constraints: [NSLayoutConstraint])] = []

  /// Constraints that hold while the guide is near an edge; nothing moves, so none of them is made active here.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenNearEdge edge: NSDirectionalRectEdge
  ) { byEdge.append((Int(edge.rawValue), true, trackedConstraints)) }

  /// Constraints that hold while it is away from an edge, likewise.
  open func setConstraints(
    _ trackedConstraints: [NSLayoutConstraint], activeWhenAwayFrom edge: NSDirectionalRectEdge
  ) { byEdge.append((Int(edge.rawValue), false, trackedConstraints)) }

  /// Constraints that hold while it is near an edge.
  open func constraintsActive(whenNearEdge edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    byEdge.filter { $0.edge == Int(edge.rawValue) && $0.isNear }.flatMap(\.constraints)
  }

  /// Constraints that hold while it is away from an edge.
  open func constraintsActive(whenAwayFrom edge: NSDirectionalRectEdge) -> [NSLayoutConstraint] {
    byEdge.filter { $0.edge == Int(edge.rawValue) && !$0.isNear }.flatMap(\.constraints)
  }

  /// Lets all such constraints go.
  open func removeAllTrackedConstraints() { byEdge = [] }
}

extension UIView {
  /// The place of the keyboard, for constraints; made when it is first asked for.
  final var ownKeyboardLayoutGuide: UIKeyboardLayoutGuide {
    for case let known as UIKeyboardLayoutGuide in layoutGuides { return known }
    let guide = UIKeyboardLayoutGuide()
    guide.identifier = "UIKeyboardLayoutGuide"
    addLayoutGuide(guide)
    return guide
  }
}

extension UILayoutGuide {
  /// Where the guide is in its view, in points: of the safe area and the content that reads well all of the view, of the
  /// margins what they leave. Of a guide of an app's own nothing is known: constraints are not solved.
  public var layoutFrame: CGRect {
    guard let view = owningView as? UIView else { return CGRect() }
    switch identifier {
    case "UIViewSafeAreaLayoutGuide", "UIViewReadableContentGuide": return view.bounds
    case "UIScrollView-frameLayoutGuide": return view.bounds
    case "UIKeyboardLayoutGuide":
      let (place, bounds) = (view.convert(Keyboard.frame, from: nil), view.bounds)
      let top = min(max(place.origin.y, bounds.origin.y), bounds.origin.y + bounds.size.height)
      return CGRect(
        x: bounds.origin.x, y: top, width: bounds.size.width, height: bounds.origin.y + bounds.size.height - top)
    case "UIScrollView-contentLayoutGuide":
      return CGRect(origin: CGPoint(), size: (view as? UIScrollView)?.contentSize ?? CGSize())
    case "UIViewLayoutMarginsGuide":
      let (bounds, margins) = (view.bounds, view.layoutMargins)
      return CGRect(
        x: bounds.origin.x + margins.left, y: bounds.origin.y + margins.top,
        width: bounds.size.width - margins.left - margins.right,
        height: bounds.size.height - margins.top - margins.bottom)
    default: return CGRect()
    }
  }

  /// Whether the guide's place is not certain: not known, likewise.
  public var hasAmbiguousLayout: Bool { false }
}

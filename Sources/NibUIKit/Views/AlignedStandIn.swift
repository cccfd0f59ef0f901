import NibFoundation
import NibRuntime
import NibStandIns

/// How a view is aligned, printed and focused: the part of `UIView` that apps override and nothing here
/// asks for. Not for subclasses of one's own.
open class AlignedStandIn: UIResponder {
  /// Distances between the frame and what constraints align: none.
  open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets() }

  /// What constraints align of a frame: the frame without `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: frame.origin.x + CGFloat(insets.left), y: frame.origin.y + CGFloat(insets.top),
      width: frame.size.width - CGFloat(insets.left + insets.right),
      height: frame.size.height - CGFloat(insets.top + insets.bottom))
  }

  /// The frame of what constraints align: the way back.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return CGRect(
      x: alignmentRect.origin.x - CGFloat(insets.left), y: alignmentRect.origin.y - CGFloat(insets.top),
      width: alignmentRect.size.width + CGFloat(insets.left + insets.right),
      height: alignmentRect.size.height + CGFloat(insets.top + insets.bottom))
  }

  /// The view whose first line of text is the view's: itself.
  open var forFirstBaselineLayout: UIView { viewForBaselineLayout() }

  /// The view whose last line of text is the view's: itself.
  open var forLastBaselineLayout: UIView { viewForBaselineLayout() }

  /// The same of older systems.
  open func viewForBaselineLayout() -> UIView { self as? UIView ?? UIView() }

  /// What shape of the view collides: its rectangle.
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }

  /// The outline that collides, of an outline; nothing.
  open var collisionBoundingPath: UIBezierPath { UIBezierPath() }

  /// Draws a part of the view on a page: calls `draw(_:)`.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { (self as? UIView)?.draw(rect) }

  /// Where the focus goes first, of older systems: the view of the first of `preferredFocusEnvironments`.
  open var preferredFocusedView: UIView? {
    preferredFocusEnvironments.first.flatMap { $0 as? UIView ?? ($0 as? UIViewController)?.viewIfLoaded }
  }

  /// The sound of a focus that moves; nothing sounds.
  open func soundIdentifierForFocusUpdate(in context: UIFocusUpdateContext) -> UIFocusSoundIdentifier? { nil }
}

/// A sound of a focus that moves. Stands in for UIFocusSoundIdentifier.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Makes one of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No sound.
  public static let none = Self(rawValue: "UIFocusSoundIdentifierNone")
  /// The system's.
  public static let `default` = Self(rawValue: "UIFocusSoundIdentifierDefault")
}

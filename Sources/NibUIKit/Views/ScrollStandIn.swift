import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIScrollView` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class ScrollStandIn: UIView {
  private final var me: UIScrollView { unsafeDowncast(self, to: UIScrollView.self) }

  /// Whether a finger is down, likewise.
  open var isTracking: Bool { me.ownIsTracking }

  /// Distances around the bar at the side, in points: `scrollIndicatorInsets`.
  open var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { me.ownVerticalScrollIndicatorInsets }
    set { me.ownVerticalScrollIndicatorInsets = newValue }
  }

  /// Zooms so far that a rectangle of the content fills the view, and moves it there.
  open func zoom(to rect: CGRect, animated: Bool) { me.ownZoom(to: rect, animated: animated) }

  /// Does nothing: nothing shows where the content is.
  open func flashScrollIndicators() { me.ownFlashScrollIndicators() }

  /// A guide around the content, for constraints; made when it is first asked for.
  open var contentLayoutGuide: UILayoutGuide { me.ownContentLayoutGuide }

  /// The content's insets; bars and notches add none.
  open var adjustedContentInset: UIEdgeInsets { me.ownAdjustedContentInset }

  /// Whether a finger drags: while the delegate hears of `drag(to:)`.
  open var isDragging: Bool { me.ownIsDragging }

  /// Whether the content goes on by itself, likewise.
  open var isDecelerating: Bool { me.ownIsDecelerating }

  /// Whether two fingers zoom, likewise.
  open var isZooming: Bool { me.ownIsZooming }
}

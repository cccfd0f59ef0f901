import NibRuntime
import NibStandIns

/// What the controllers of tables and collections have in common: every method of a scroll view's delegate, to be
/// overridden. UIKit has no such class.
open class UIScrollDelegateController: UIViewController, UIScrollViewDelegate {
  /// The content moved, by code or by a user.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// The content was zoomed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// The view that zooming changes; nil for none.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// A user begins to drag.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// A user let go.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// A user is about to let go; the offset where the content will rest may be changed.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// The content came to rest.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// An animated move by code came to its end.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// A tap on the bar of the screen may scroll to the top.
  open func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }

  /// The content goes on by itself.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// A user begins to zoom.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// A user ended zooming.
  open func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}

  /// The insets of the content changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}

  /// The content was scrolled to the top.
  open func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
}

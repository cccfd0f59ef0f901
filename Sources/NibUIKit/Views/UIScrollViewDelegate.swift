import NibRuntime
import NibStandIns

/// Hears what happens to a scroll view. All is optional: what is left out does nothing.
///
/// Stands for UIScrollViewDelegate, under the same names.
@MainActor
public protocol UIScrollViewDelegate: AnyObject {
  /// The content moved, by code or by a user.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// The content was zoomed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// The view that zooming changes; nil for none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// A user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// A user let go.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// A user is about to let go; the offset where the content will rest may be changed.
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// The content goes on by itself.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// An animated move by code came to its end.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// A user begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// A user ended zooming, or an animated change by code came to its end.
  func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// A user tapped the bar of the screen, and the content was scrolled to the top.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// A tap on the bar of the screen may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// The insets of the content changed.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
  /// Leaves the offset.
  public func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}
  /// Does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// Does nothing.
  public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}

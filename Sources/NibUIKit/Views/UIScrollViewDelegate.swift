import NibRuntime
import NibStandIns

/// Hears what happens to a scroll view. All is optional: what is left out does nothing.
///
/// Stands for UIScrollViewDelegate, under the same names.
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
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A tap on the bar of the screen may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
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
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
}

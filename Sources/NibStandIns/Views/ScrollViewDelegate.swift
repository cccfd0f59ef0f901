import NibRuntime

/// Hears what happens to a scroll view. All is optional: what is left out does nothing.
///
/// Stands for UIScrollViewDelegate, under the same names.
public protocol ScrollViewDelegate: AnyObject {
  /// The content moved, by code or by a user.
  func scrollViewDidScroll(_ scrollView: ScrollView)
  /// The content was zoomed.
  func scrollViewDidZoom(_ scrollView: ScrollView)
  /// The view that zooming changes; nil for none.
  func viewForZooming(in scrollView: ScrollView) -> View?
  /// A user begins to drag.
  func scrollViewWillBeginDragging(_ scrollView: ScrollView)
  /// A user let go.
  func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool)
  /// The content came to rest.
  func scrollViewDidEndDecelerating(_ scrollView: ScrollView)
  /// A tap on the bar of the screen may scroll to the top.
  func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool
}

extension ScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidZoom(_ scrollView: ScrollView) {}
  /// None.
  public func viewForZooming(in scrollView: ScrollView) -> View? { nil }
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: ScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(_ scrollView: ScrollView, willDecelerate decelerate: Bool) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: ScrollView) {}
  /// Yes.
  public func scrollViewShouldScrollToTop(_ scrollView: ScrollView) -> Bool { true }
}

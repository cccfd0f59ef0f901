import NibRuntime
import NibStandIns

/// What a user does with a scroll view.
extension UIScrollView {
  func followFinger(to offset: CGPoint) -> Bool {
    guard isScrollEnabled, receivesTouches else { return false }
    ownIsDragging = true
    scrollDelegate?.scrollViewWillBeginDragging(self)
    if keyboardDismissMode != .none { _ = try? InterfaceFaults.catching({ root.endEditing() }) }
    contentOffset = offset
    var target = isPagingEnabled ? page(nearestTo: offset) : offset
    scrollDelegate?.scrollViewWillEndDragging(self, withVelocity: CGPoint(), targetContentOffset: &target)
    ownIsDragging = false
    let goesOn = target != contentOffset
    scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: goesOn)
    guard goesOn else { return true }
    ownIsDecelerating = true
    scrollDelegate?.scrollViewWillBeginDecelerating(self)
    contentOffset = target
    ownIsDecelerating = false
    scrollDelegate?.scrollViewDidEndDecelerating(self)
    return true
  }

  /// The offset of the page that covers most of what is seen at an offset.
  private func page(nearestTo offset: CGPoint) -> CGPoint {
    func page(_ offset: Double, _ length: Double, _ extent: Double) -> Double {
      guard length > 0 else { return offset }
      return min(max((offset / length).rounded() * length, 0), max(extent - length, 0))
    }
    return CGPoint(
      x: page(offset.x, bounds.size.width, contentSize.width), y: page(offset.y, bounds.size.height, contentSize.height)
    )
  }

  /// Zooms with two fingers as a user does: the delegate hears of the beginning, the change and the end.
  /// - Parameter scale: kept between least and most.
  /// - Returns: false if nothing happens: the delegate has no view for zooming, the zoom is that already, or no touch reaches
  ///   the view.
  @discardableResult
  public func pinch(toScale scale: Double) -> Bool {
    let target = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    guard receivesTouches, target != zoomScale, let zoomed = scrollDelegate?.viewForZooming(in: self) else {
      return false
    }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomed)
    ownIsZooming = true
    zoomScale = target
    ownIsZooming = false
    tellEndOfZoom()
    return true
  }

  /// Taps the bar at the top of the screen as a user does: the content scrolls to its top, unless the delegate refuses.
  /// - Returns: false if nothing happens: `scrollsToTop` is off, the delegate refuses, the content is there already, or no
  ///   touch reaches the view.
  @discardableResult
  public func tapStatusBar() -> Bool {
    let top = CGPoint(x: contentOffset.x, y: -adjustedContentInset.top)
    guard scrollsToTop, isScrollEnabled, receivesTouches, contentOffset != top,
      scrollDelegate?.scrollViewShouldScrollToTop(self) ?? true
    else { return false }
    contentOffset = top
    scrollDelegate?.scrollViewDidScrollToTop(self)
    return true
  }

  /// Whether a finger drags: while the delegate hears of `drag(to:)`.
  final var ownIsDragging: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether a finger is down, likewise.
  final var ownIsTracking: Bool { isDragging }

  /// Whether the content goes on by itself, likewise.
  final var ownIsDecelerating: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether fingers zoom: while the delegate hears of `pinch(toScale:)`.
  final var ownIsZooming: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a change of a view's size does to what the view holds.
extension NSView {
  /// Takes a size, and hands it on.
  final func takeSize(_ size: NSSize) {
    let old = frame.size
    frame.size = size
    if autoresizesSubviews { resizeSubviews(withOldSize: old) }
    layering.layer?.resizeSublayers(withOldSize: old)
    needsLayout = true
  }

  /// Follows the superview as the mask says.
  final func followSuperview(_ oldSize: NSSize) {
    guard let size = superview?.bounds.size else { return }
    let mask = autoresizingMask
    let across = Autoresizing(
      superviewGrewBy: size.width - oldSize.width, before: (mask.contains(.minXMargin), frame.minX),
      view: (mask.contains(.width), frame.width), after: (mask.contains(.maxXMargin), oldSize.width - frame.maxX))
    let upward = Autoresizing(
      superviewGrewBy: size.height - oldSize.height, before: (mask.contains(.minYMargin), frame.minY),
      view: (mask.contains(.height), frame.height), after: (mask.contains(.maxYMargin), oldSize.height - frame.maxY))
    frame.origin.x += across.offset
    frame.origin.y += upward.offset
    setFrameSize(NSSize(width: frame.width + across.growth, height: frame.height + upward.growth))
  }
}

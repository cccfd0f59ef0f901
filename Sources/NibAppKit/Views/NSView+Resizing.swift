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
    needsLayout = true
  }

  /// Follows the superview as the mask says.
  final func followSuperview(_ oldSize: NSSize) {
    guard let size = superview?.bounds.size else { return }
    let mask = autoresizingMask
    func shares(_ more: CGFloat, _ parts: [(isFlexible: Bool, length: CGFloat)]) -> [CGFloat] {
      let flexible = parts.filter(\.isFlexible)
      let total = flexible.reduce(0) { $0 + max($1.length, 0) }
      return parts.map { part in
        guard part.isFlexible else { return 0 }
        return total > 0 ? more * max(part.length, 0) / total : more / CGFloat(flexible.count)
      }
    }
    let across = shares(
      size.width - oldSize.width,
      [
        (mask.contains(.minXMargin), frame.minX), (mask.contains(.width), frame.width),
        (mask.contains(.maxXMargin), oldSize.width - frame.maxX),
      ])
    let upward = shares(
      size.height - oldSize.height,
      [
        (mask.contains(.minYMargin), frame.minY), (mask.contains(.height), frame.height),
        (mask.contains(.maxYMargin), oldSize.height - frame.maxY),
      ])
    frame.origin.x += across[0]
    frame.origin.y += upward[0]
    setFrameSize(NSSize(width: frame.width + across[1], height: frame.height + upward[1]))
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSScrollView {
  /// What of the document is seen, in its own coordinates.
  public final var documentVisibleRect: NSRect { contentView.documentVisibleRect }

  /// The size of the view that shows a part of the document, in points.
  public final var contentSize: NSSize { contentView.frame.size }

  /// Color behind the document.
  public final var backgroundColor: NSColor {
    get { contentView.backgroundColor ?? .controlBackgroundColor }
    set { contentView.backgroundColor = newValue }
  }

  /// Whether that color is drawn.
  public final var drawsBackground: Bool {
    get { contentView.drawsBackground }
    set { contentView.drawsBackground = newValue }
  }

  final func reflect(_ clipView: NSClipView) {
    guard clipView === contentView, let document = documentView else { return }
    func part(_ at: CGFloat, _ seen: CGFloat, _ all: CGFloat) -> Double { all > seen ? Double(at / (all - seen)) : 0 }
    let (seen, all) = (clipView.bounds, document.frame)
    verticalScroller?.doubleValue = part(seen.minY - all.minY, seen.height, all.height)
    horizontalScroller?.doubleValue = part(seen.minX - all.minX, seen.width, all.width)
  }
}

extension NSView {
  /// The nearest view around that scrolls.
  private var clipView: NSClipView? {
    for case let clip as NSClipView in sequence(first: self, next: \.superview).dropFirst() { return clip }
    return nil
  }

  /// Scrolls so that a point of the view is at the origin of what is seen, as far as the document goes.
  public final func scroll(_ point: NSPoint) {
    guard let clip = clipView else { return }
    let wanted = NSRect(origin: convert(point, to: clip), size: clip.bounds.size)
    clip.scroll(to: clip.constrainBoundsRect(wanted).origin)
  }

  /// Scrolls as little as it takes to see a rectangle of the view.
  /// - Returns: whether that moved anything.
  @discardableResult
  public final func scrollToVisible(_ rect: NSRect) -> Bool {
    guard let clip = clipView else { return false }
    let wanted = convert(rect, to: clip)
    var seen = clip.bounds
    func near(_ at: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < at || high - low > length { return low }
      return high > at + length ? high - length : at
    }
    seen.origin.x = near(seen.minX, seen.width, wanted.minX, wanted.maxX)
    seen.origin.y = near(seen.minY, seen.height, wanted.minY, wanted.maxY)
    let origin = clip.constrainBoundsRect(seen).origin
    guard origin != clip.bounds.origin else { return false }
    clip.scroll(to: origin)
    return true
  }
}

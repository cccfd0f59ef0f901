import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSScrollView {
  final var standardDocumentVisibleRect: NSRect { contentView.documentVisibleRect }

  final var standardBackgroundColor: NSColor {
    get { contentView.backgroundColor ?? .controlBackgroundColor }
    set { contentView.backgroundColor = newValue }
  }

  final var standardDrawsBackground: Bool {
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

  final func follow(_ event: NSEvent) -> Bool {
    let point = convert(event.locationInWindow, from: nil)
    return visibleRect.holds(point) ? false : scrollToVisible(NSRect(x: point.x, y: point.y, width: 1, height: 1))
  }

  final func standardScroll(_ point: NSPoint) {
    guard let clip = clipView else { return }
    let wanted = clip.adjusted(NSRect(origin: convert(point, to: clip), size: clip.bounds.size))
    clip.scroll(to: clip.constrainBoundsRect(wanted).origin)
  }

  @discardableResult
  final func standardScrollToVisible(_ rect: NSRect) -> Bool {
    guard let clip = clipView else { return false }
    let wanted = convert(rect, to: clip)
    var seen = clip.bounds
    func near(_ at: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < at || high - low > length { return low }
      return high > at + length ? high - length : at
    }
    seen.origin.x = near(seen.minX, seen.width, wanted.minX, wanted.maxX)
    seen.origin.y = near(seen.minY, seen.height, wanted.minY, wanted.maxY)
    let origin = clip.constrainBoundsRect(clip.adjusted(seen)).origin
    guard origin != clip.bounds.origin else { return false }
    clip.scroll(to: origin)
    return true
  }
}

extension NSClipView {
  /// What the document shows in place of a rectangle of the view's coordinates that is about to be seen.
  fileprivate func adjusted(_ rect: NSRect) -> NSRect {
    guard let documentView else { return rect }
    return convert(documentView.adjustScroll(documentView.convert(rect, from: self)), from: documentView)
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Places on the screen and in pixels.
extension NSWindow {
  /// A rectangle of the window on the screen.
  public func convertToScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: frame.minX, dy: frame.minY) }

  /// A rectangle of the screen in the window.
  public func convertFromScreen(_ rect: NSRect) -> NSRect { rect.offsetBy(dx: -frame.minX, dy: -frame.minY) }

  /// A point of the window on the screen.
  public func convertPoint(toScreen point: NSPoint) -> NSPoint {
    NSPoint(x: frame.minX + point.x, y: frame.minY + point.y)
  }

  /// A point of the screen in the window.
  public func convertPoint(fromScreen point: NSPoint) -> NSPoint {
    NSPoint(x: point.x - frame.minX, y: point.y - frame.minY)
  }

  /// A rectangle of the window in pixels.
  public func convertToBacking(_ rect: NSRect) -> NSRect { rect.scaled(backingScaleFactor) }

  /// A rectangle in pixels in the window.
  public func convertFromBacking(_ rect: NSRect) -> NSRect { rect.scaled(1 / backingScaleFactor) }

  /// A point of the window in pixels.
  public func convertPointToBacking(_ point: NSPoint) -> NSPoint {
    NSPoint(x: point.x * backingScaleFactor, y: point.y * backingScaleFactor)
  }

  /// A point in pixels in the window.
  public func convertPointFromBacking(_ point: NSPoint) -> NSPoint {
    NSPoint(x: point.x / backingScaleFactor, y: point.y / backingScaleFactor)
  }

  /// A rectangle of the window whose edges lie between pixels, as the options say.
  public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect {
    convertFromBacking(NSIntegralRectWithOptions(convertToBacking(rect), options))
  }

  final var standardContentLayoutRect: NSRect {
    let covered = styleMask.contains(.fullSizeContentView) ? Self.titleHeight(.titled) : 0
    return NSRect(
      x: 0, y: 0, width: contentRect.width, height: max(0, contentRect.height - (isTitled ? covered : 0)))
  }

  private var isTitled: Bool { styleMask.contains(.titled) }

  /// The same for constraints: an `NSLayoutGuide` of the content view; nil without one. Constraints are not solved.
  public var contentLayoutGuide: Any? {
    guard let contentView else { return nil }
    let guide = state.contentGuide ?? NSLayoutGuide()
    state.contentGuide = guide
    guide.identifier = "NSWindowContentLayoutGuide"
    guide.insets.top = contentRect.height - contentLayoutRect.height
    contentView.addLayoutGuide(guide)
    return guide
  }

  /// The screen that the window is on whose pixels are the smallest; nil for one that is on none.
  public var deepestScreen: NSScreen? {
    NSScreen.screens.filter { $0.shows(frame) }.max { $0.backingScaleFactor < $1.backingScaleFactor }
  }
}

extension NSRect {
  /// The rectangle in another scale.
  func scaled(_ factor: CGFloat) -> NSRect {
    NSRect(x: minX * factor, y: minY * factor, width: width * factor, height: height * factor)
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few views are told of how they are used.
private struct ViewUse: RareState {
  var safeArea = NSEdgeInsets()
  var prepared: NSRect?
  var contentsPlacement = NSView.LayerContentsPlacement.scaleAxesIndependently
  var usesFilters = false
  var touches: NSTouch.TouchTypeMask = []
  var wantsRestingTouches = false
}

/// Where the view stands, and what is drawn around it.
extension NSView {
  /// The item of a menu that the view stands in; nil for none.
  public final var enclosingMenuItem: NSMenuItem? {
    sequence(first: self, next: \.superview).lazy.compactMap { $0.holder as? NSMenuItem }.first
  }

  final func standardNoteFocusRingMaskChanged() { needsDisplay = true }

  /// Has the focus ring be drawn again around a rectangle.
  public final func setKeyboardFocusRingNeedsDisplay(_ rect: NSRect) { setNeedsDisplay(rect) }

  final var standardInLiveResize: Bool { window?.inLiveResize ?? false }

  final var standardIsRotatedFromBase: Bool { isTurnedInTree }

  /// Whether any view around is turned or scaled, as by the magnification of a scroll view.
  public final var isRotatedOrScaledFromBase: Bool {
    isTurnedInTree || scaleInWindow != NSSize(width: 1, height: 1) || (enclosingScrollView?.magnification ?? 1) != 1
  }
}

/// Fingers, of which there are none: what is wanted of them is kept.
extension NSView {
  /// Which fingers the view hears of.
  public final var allowedTouchTypes: NSTouch.TouchTypeMask {
    get { self[rare: ViewUse.self].touches }
    set { self[rare: ViewUse.self].touches = newValue }
  }

  /// Whether the view hears of fingers on a trackpad: `allowedTouchTypes` by its older name.
  public final var acceptsTouchEvents: Bool {
    get { allowedTouchTypes.contains(.indirect) }
    set { if newValue { allowedTouchTypes.insert(.indirect) } else { allowedTouchTypes.remove(.indirect) } }
  }

  /// Whether the view hears of fingers that rest.
  public final var wantsRestingTouches: Bool {
    get { self[rare: ViewUse.self].wantsRestingTouches }
    set { self[rare: ViewUse.self].wantsRestingTouches = newValue }
  }
}

/// Pixels and edges.
extension NSView {
  /// When a layer's content has another size than the view, how it is placed. Documented: the numbers, by AppKit.
  public enum LayerContentsPlacement: Int, Sendable {
    /// Stretched, or to be seen whole, or to fill all.
    case scaleAxesIndependently, scaleProportionallyToFit, scaleProportionallyToFill
    /// At a place, as large as it is.
    case center, top, topRight, right, bottomRight, bottom, bottomLeft, left, topLeft
  }

  /// How the layer's content is placed; nothing is drawn.
  public final var layerContentsPlacement: LayerContentsPlacement {
    get { self[rare: ViewUse.self].contentsPlacement }
    set { self[rare: ViewUse.self].contentsPlacement = newValue }
  }

  /// Whether the layers are shown through filters; nothing is drawn.
  public final var layerUsesCoreImageFilters: Bool {
    get { self[rare: ViewUse.self].usesFilters }
    set { self[rare: ViewUse.self].usesFilters = newValue }
  }

  private var pixels: CGFloat { window?.backingScaleFactor ?? 1 }

  /// A point in pixels of the screen.
  public final func convertToBacking(_ point: NSPoint) -> NSPoint { NSPoint(x: point.x * pixels, y: point.y * pixels) }
  /// A size in pixels of the screen.
  public final func convertToBacking(_ size: NSSize) -> NSSize {
    NSSize(width: size.width * pixels, height: size.height * pixels)
  }
  /// A rectangle in pixels of the screen.
  public final func convertToBacking(_ rect: NSRect) -> NSRect {
    NSRect(origin: convertToBacking(rect.origin), size: convertToBacking(rect.size))
  }
  /// A point of pixels in points.
  public final func convertFromBacking(_ point: NSPoint) -> NSPoint {
    NSPoint(x: point.x / pixels, y: point.y / pixels)
  }
  /// A size of pixels in points.
  public final func convertFromBacking(_ size: NSSize) -> NSSize {
    NSSize(width: size.width / pixels, height: size.height / pixels)
  }
  /// A rectangle of pixels in points.
  public final func convertFromBacking(_ rect: NSRect) -> NSRect {
    NSRect(origin: convertFromBacking(rect.origin), size: convertFromBacking(rect.size))
  }
  /// A point in the coordinates of the view's layer, which are its own.
  public final func convertToLayer(_ point: NSPoint) -> NSPoint { point }
  /// A point of the layer in the view's own coordinates.
  public final func convertFromLayer(_ point: NSPoint) -> NSPoint { point }
  /// The rectangle, moved to the nearest whole pixels.
  public final func centerScanRect(_ rect: NSRect) -> NSRect {
    let inPixels = convertToBacking(rect)
    return convertFromBacking(
      NSRect(
        x: inPixels.minX.rounded(), y: inPixels.minY.rounded(), width: inPixels.width.rounded(),
        height: inPixels.height.rounded()))
  }

  final func standardFrame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    let inset = alignmentRectInsets
    return NSRect(
      x: alignmentRect.minX - inset.left, y: alignmentRect.minY - inset.bottom,
      width: alignmentRect.width + inset.left + inset.right, height: alignmentRect.height + inset.top + inset.bottom)
  }

  /// What code adds to the insets of the safe area, in points.
  public final var additionalSafeAreaInsets: NSEdgeInsets {
    get { self[rare: ViewUse.self].safeArea }
    set { self[rare: ViewUse.self].safeArea = newValue }
  }

  /// What bars leave free, in the view's own coordinates.
  public final var safeAreaRect: NSRect {
    let (rect, inset) = (bounds, safeAreaInsets)
    let low = isFlipped ? inset.top : inset.bottom
    return NSRect(
      x: rect.minX + inset.left, y: rect.minY + low, width: max(0, rect.width - inset.left - inset.right),
      height: max(0, rect.height - inset.top - inset.bottom))
  }

  final var standardPreparedContentRect: NSRect {
    get { self[rare: ViewUse.self].prepared ?? visibleRect }
    set { self[rare: ViewUse.self].prepared = newValue }
  }

  final func standardPrepareContent(in rect: NSRect) { preparedContentRect = rect }
}

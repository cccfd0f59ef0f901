import Foundation
import NibFoundation
import NibResources
import NibRuntime

// Functions that draw rectangles and what controls had before; the newer ones are methods of rectangles.

/// Where the ring of what has the keys is drawn. Documented: the order of the cases, by AppKit.
public enum NSFocusRingPlacement: UInt, Sendable {
  /// Alone; below what is drawn; above it.
  case only, below, above

  /// Draws a ring around what is drawn from now on. None is seen.
  @MainActor
  public func set() { NSGraphicsContext.current?.focusRing = self }
}

/// The same by its older name.
@MainActor
public func NSSetFocusRingStyle(_ placement: NSFocusRingPlacement) { placement.set() }

/// What is seen where something is gone.
public enum NSAnimationEffect: UInt, Sendable {
  /// A cloud; the cloud that items have which are dragged away.
  case disappearingItemDefault = 0
  /// A cloud.
  case poof = 10

  /// Shows the effect at a place of the screen. Nothing is seen here, and the code that waits for the end runs at once.
  @MainActor
  public func show(centeredAt centerLocation: NSPoint, size: NSSize, completionHandler: () -> Void = {}) {
    completionHandler()
  }
}

/// Fills a rectangle in the color of the current context, over what is there.
public func NSRectFill(_ rect: NSRect) { rect.fill(using: .copy) }
/// Fills a rectangle in the color of the current context.
public func NSRectFillUsingOperation(_ rect: NSRect, _ op: NSCompositingOperation) { rect.fill(using: op) }
/// Fills rectangles in the color of the current context, over what is there.
public func NSRectFillList(_ rects: UnsafePointer<NSRect>, _ count: Int) {
  for rect in UnsafeBufferPointer(start: rects, count: max(count, 0)) { rect.fill(using: .copy) }
}
/// Fills rectangles in the color of the current context.
public func NSRectFillListUsingOperation(_ rects: UnsafePointer<NSRect>, _ count: Int, _ op: NSCompositingOperation) {
  for rect in UnsafeBufferPointer(start: rects, count: max(count, 0)) { rect.fill(using: op) }
}
/// Draws a frame of one point inside of a rectangle.
public func NSFrameRect(_ rect: NSRect) { rect.frame(withWidth: 1, using: .copy) }
/// Draws a frame inside of a rectangle.
public func NSFrameRectWithWidth(_ rect: NSRect, _ frameWidth: CGFloat) {
  rect.frame(withWidth: frameWidth, using: .copy)
}
/// Draws a frame inside of a rectangle.
public func NSFrameRectWithWidthUsingOperation(_ rect: NSRect, _ frameWidth: CGFloat, _ op: NSCompositingOperation) {
  rect.frame(withWidth: frameWidth, using: op)
}
/// Draws a frame of dots inside of a rectangle.
@MainActor
public func NSDottedFrameRect(_ rect: NSRect) {
  let path = NSBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
  path.setLineDash([1, 1], count: 2, phase: 0)
  path.stroke()
}
/// Keeps what is drawn from now on inside of a rectangle.
public func NSRectClip(_ rect: NSRect) { rect.clip() }
/// Keeps what is drawn from now on inside of rectangles.
public func NSRectClipList(_ rects: UnsafePointer<NSRect>, _ count: Int) {
  Array(UnsafeBufferPointer(start: rects, count: max(count, 0))).clip()
}
/// Fills a rectangle in white.
public func NSEraseRect(_ rect: NSRect) { rect.filled(.white) }

extension NSRect {
  /// Fills the rectangle in a color, and leaves that of the context.
  func filled(_ color: NSColor) {
    guard let canvas = CurrentCanvas.canvas else { return }
    let before = canvas.state.fill
    canvas.state.fill = color.nibColor
    fill(using: .copy)
    canvas.state.fill = before
  }
}

extension Array where Element == NSRect {
  /// Fills the rectangles in the color of the current context.
  public func fill(using operation: NSCompositingOperation = .copy) { for rect in self { rect.fill(using: operation) } }
  /// Keeps what is drawn from now on inside of one of the rectangles.
  public func clip() { CurrentCanvas.canvas?.clip(flatMap { PathShapes.rectangle($0) }) }
}

extension Sequence where Element == (NSRect, NSColor) {
  /// Fills each rectangle in its color.
  public func fill(using operation: NSCompositingOperation = .copy) {
    guard let canvas = CurrentCanvas.canvas else { return }
    let before = canvas.state.fill
    for (rect, color) in self {
      canvas.state.fill = color.nibColor
      rect.fill(using: operation)
    }
    canvas.state.fill = before
  }
}

extension Sequence where Element == (NSRect, CGFloat) {
  /// Fills each rectangle in a gray.
  public func fill() { map { ($0.0, NSColor(white: Double($0.1), alpha: 1)) }.fill() }
}

/// Draws lines of one point along sides of a rectangle, one after another from the outside, each in its color.
/// - Returns: what of the rectangle is left.
@discardableResult
public func NSDrawColorTiledRects(
  _ boundsRect: NSRect, _ clipRect: NSRect, _ sides: [NSRectEdge], _ colors: [NSColor], _ count: Int
) -> NSRect {
  var (line, left) = (NSRect(), boundsRect)
  for (side, color) in zip(sides, colors).prefix(Swift.max(count, 0)) {
    NSDivideRect(left, &line, &left, 1, side)
    let seen = clipRect.isEmpty ? line : NSIntersectionRect(line, clipRect)
    if !seen.isEmpty { seen.filled(color) }
  }
  return left
}

/// The same in grays.
@discardableResult
public func NSDrawTiledRects(
  _ boundsRect: NSRect, _ clipRect: NSRect, _ sides: UnsafePointer<NSRectEdge>, _ grays: UnsafePointer<CGFloat>,
  _ count: Int
) -> NSRect {
  let number = Swift.max(count, 0)
  return NSDrawColorTiledRects(
    boundsRect, clipRect, Array(UnsafeBufferPointer(start: sides, count: number)),
    UnsafeBufferPointer(start: grays, count: number).map { NSColor(white: Double($0), alpha: 1) }, number)
}

private func bezel(_ rect: NSRect, _ clip: NSRect, inner: NSColor, outer: NSColor, fill: NSColor) {
  let left = NSDrawColorTiledRects(
    rect, clip, [.minX, .maxY, .maxX, .minY], [outer, outer, inner, inner], 4)
  let seen = clip.isEmpty ? left : NSIntersectionRect(left, clip)
  if !seen.isEmpty { seen.filled(fill) }
}

/// Draws an old button: gray, with light edges above and dark ones below.
public func NSDrawButton(_ rect: NSRect, _ clipRect: NSRect) {
  bezel(rect, clipRect, inner: .darkGray, outer: .white, fill: .lightGray)
}
/// Draws an old field: gray, pushed in.
public func NSDrawGrayBezel(_ rect: NSRect, _ clipRect: NSRect) {
  bezel(rect, clipRect, inner: .white, outer: .darkGray, fill: .lightGray)
}
/// Draws an old field: white, pushed in.
public func NSDrawWhiteBezel(_ rect: NSRect, _ clipRect: NSRect) {
  bezel(rect, clipRect, inner: .lightGray, outer: .darkGray, fill: .white)
}
/// Draws an old field: white, with a dark edge.
public func NSDrawDarkBezel(_ rect: NSRect, _ clipRect: NSRect) {
  bezel(rect, clipRect, inner: .white, outer: .darkGray, fill: .white)
}
/// Draws an old field: white, with a light edge.
public func NSDrawLightBezel(_ rect: NSRect, _ clipRect: NSRect) {
  bezel(rect, clipRect, inner: .white, outer: .lightGray, fill: .white)
}
/// Draws the line around an old group.
public func NSDrawGroove(_ rect: NSRect, _ clipRect: NSRect) {
  bezel(rect, clipRect, inner: .white, outer: .gray, fill: .lightGray)
}
/// Fills a rectangle with the background of windows.
public func NSDrawWindowBackground(_ rect: NSRect) { rect.filled(.windowBackgroundColor) }

/// Beeps.
@MainActor
public func NSBeep() { NSSound.beep() }
/// Does nothing: windows are on no screen here.
public func NSDisableScreenUpdates() {}
/// Does nothing: windows are on no screen here.
public func NSEnableScreenUpdates() {}

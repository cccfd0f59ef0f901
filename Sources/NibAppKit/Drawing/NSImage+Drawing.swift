import Foundation
import NibFoundation
import NibResources
import NibRuntime
import NibStandIns

/// What code draws into an image.
final class ImageDrawing: @unchecked Sendable {
  var representations: [NSImageRep] = []
  var handler: ((NSRect) -> Bool)?
  var isFlipped = false
  var capInsets = NSEdgeInsets()
  var resizingMode = NSImage.ResizingMode.tile
  var before: PixelCanvas?
  var focused: NSBitmapImageRep?
  var use = ImageSettings()
}

extension NSImage {
  /// How the middle of an image fills more room than it has. Documented: the order of the cases, by AppKit.
  public enum ResizingMode: Int, Sendable {
    /// Again and again, or drawn out.
    case tile, stretch
  }

  /// The edges that stay as they are where the image is drawn larger, in points. Kept: images are drawn out as a whole.
  public final var capInsets: NSEdgeInsets {
    get { drawing.capInsets }
    set { drawing.capInsets = newValue }
  }

  /// How the middle fills the room between them; kept.
  public final var resizingMode: ResizingMode {
    get { drawing.resizingMode }
    set { drawing.resizingMode = newValue }
  }

  /// How many pixels a point has in images that code draws.
  private static let drawnScale = 1

  /// Makes an image that a block draws: it is called whenever the image is drawn or its pixels are asked for.
  public convenience init(
    size: NSSize, flipped drawingHandlerShouldBeCalledWithFlippedContext: Bool,
    drawingHandler: @escaping (NSRect) -> Bool
  ) {
    self.init(size: size)
    drawing.handler = drawingHandler
    drawing.isFlipped = drawingHandlerShouldBeCalledWithFlippedContext
  }

  /// Adds a form of the content.
  public final func addRepresentation(_ imageRep: NSImageRep) { drawing.representations.append(imageRep) }
  /// Adds forms of the content.
  public final func addRepresentations(_ imageReps: [NSImageRep]) { drawing.representations += imageReps }
  /// Takes a form of the content away.
  public final func removeRepresentation(_ imageRep: NSImageRep) {
    drawing.representations.removeAll { $0 === imageRep }
  }
  /// Has a block's image drawn again; it always is.
  public final func recache() {}

  /// The pixels of the image: of what code drew into it, else of its file; nil where it has none.
  final var decodedCanvas: PixelCanvas? {
    if let handler = drawing.handler {
      guard let canvas = Self.canvas(size, isFlipped: drawing.isFlipped) else { return nil }
      let before = CurrentCanvas.canvas
      CurrentCanvas.canvas = canvas
      let isDrawn = handler(NSRect(origin: .zero, size: size))
      CurrentCanvas.canvas = before
      return isDrawn ? canvas : nil
    }
    if let bitmap = drawing.representations.lazy.compactMap({ $0 as? NSBitmapImageRep }).first { return bitmap.pixels }
    if let drawn = drawing.representations.first(where: { $0 is NSCustomImageRep }) {
      guard let canvas = Self.canvas(size, isFlipped: false) else { return nil }
      let before = CurrentCanvas.canvas
      CurrentCanvas.canvas = canvas
      defer { CurrentCanvas.canvas = before }
      return drawn.draw(in: NSRect(origin: .zero, size: size)) ? canvas : nil
    }
    guard nibImage.file != nil, let pixels = try? pixels() else { return nil }
    return PixelCanvas(pixels)
  }

  /// Pixels of a size in points; nil for no size that there is room for, as 16384 a side.
  private static func canvas(_ size: NSSize, isFlipped: Bool) -> PixelCanvas? {
    guard (0...16384).contains(size.width), (0...16384).contains(size.height) else { return nil }
    return PixelCanvas(
      NSRect(origin: .zero, size: size), pixelsWide: Int(size.width.rounded(.up)) * drawnScale,
      pixelsHigh: Int(size.height.rounded(.up)) * drawnScale, isFlipped: isFlipped)
  }

  /// Draws from now on into the image, until `unlockFocus()`: its pixels are filled where the package trait `Imaging` is on.
  /// Nothing happens for an image of more than 16384 points a side.
  public final func lockFocus() { lockFocusFlipped(false) }

  /// The same with coordinates from the upper left.
  public final func lockFocusFlipped(_ flipped: Bool) {
    guard let canvas = Self.canvas(size, isFlipped: flipped) else { return }
    if let own = decodedCanvas {
      canvas.draw(own, in: NSRect(origin: .zero, size: size), fraction: 1, operation: .copy)
    }
    drawing.before = CurrentCanvas.canvas
    drawing.focused = NSBitmapImageRep(canvas, size: size)
    CurrentCanvas.canvas = canvas
  }

  /// Draws into what was drawn into before.
  public final func unlockFocus() {
    guard let focused = drawing.focused else { return }
    CurrentCanvas.canvas = drawing.before
    drawing.representations = [focused]
    (drawing.focused, drawing.before) = (nil, nil)
  }

  /// Draws a part of the image, all of it for an empty one, in a rectangle of the current context, upright. Hints are not
  /// looked at.
  public final func draw(
    in dstSpacePortionRect: NSRect, from srcSpacePortionRect: NSRect, operation op: NSCompositingOperation,
    fraction requestedAlpha: CGFloat, respectFlipped respectContextIsFlipped: Bool,
    hints: [NSImageRep.HintKey: Any]?
  ) {
    guard let target = CurrentCanvas.canvas, let own = decodedCanvas else { return }
    let drawn = dstSpacePortionRect.size == .zero ? self.size : dstSpacePortionRect.size
    var part: NSRect?
    if srcSpacePortionRect.width > 0, srcSpacePortionRect.height > 0, size.width > 0, size.height > 0 {
      let (across, down) = (CGFloat(own.width) / size.width, CGFloat(own.height) / size.height)
      part = NSRect(
        x: srcSpacePortionRect.minX * across, y: (size.height - srcSpacePortionRect.maxY) * down,
        width: srcSpacePortionRect.width * across, height: srcSpacePortionRect.height * down)
    }
    target.draw(
      own, part: part, in: NSRect(origin: dstSpacePortionRect.origin, size: drawn), fraction: requestedAlpha,
      operation: .init(op))
  }

  /// The same.
  public final func draw(
    in rect: NSRect, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) { draw(in: rect, from: fromRect, operation: op, fraction: delta, respectFlipped: false, hints: nil) }

  /// Draws the image in a rectangle of the current context.
  public final func draw(in rect: NSRect) { draw(in: rect, from: .zero, operation: .sourceOver, fraction: 1) }

  /// Draws the image at a point of the current context.
  public final func draw(
    at point: NSPoint, from fromRect: NSRect, operation op: NSCompositingOperation, fraction delta: CGFloat
  ) { draw(in: NSRect(origin: point, size: size), from: fromRect, operation: op, fraction: delta) }
}

extension NSView {
  final func standardBitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    guard rect.width >= 1, rect.height >= 1, rect.width <= 16384, rect.height <= 16384 else { return nil }
    return NSBitmapImageRep(
      PixelCanvas(
        rect, pixelsWide: Int(rect.width.rounded(.up)), pixelsHigh: Int(rect.height.rounded(.up)), isFlipped: isFlipped),
      size: rect.size)
  }

  final func standardCacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    drawTree(into: bitmapImageRep.canvas)
  }

  final func drawTree(into canvas: PixelCanvas) {
    guard !isHidden else { return }
    canvas.save()
    // Each view begins with what a new context has, within what is around it.
    canvas.state = PixelCanvas.State(clips: canvas.state.clips, transform: canvas.state.transform)
    DrawingFocus.begin(self, bounds)
    NSGraphicsContext.draw(into: canvas, flipped: isFlipped) { draw(bounds) }
    DrawingFocus.end(self)
    canvas.restore()
    for view in subviews {
      canvas.save()
      let origin = view.convert(view.bounds.origin, to: self)
      let isTurned = view.isFlipped != isFlipped
      var own = AffineTransform(scaleByX: 1, byY: isTurned ? -1 : 1)
      let corner = own.transform(view.bounds.origin)
      own.append(AffineTransform(translationByX: origin.x - corner.x, byY: origin.y - corner.y))
      own.append(canvas.state.transform)
      canvas.state.transform = own
      canvas.clip(PathShapes.rectangle(view.bounds))
      view.drawTree(into: canvas)
      canvas.restore()
    }
  }
}

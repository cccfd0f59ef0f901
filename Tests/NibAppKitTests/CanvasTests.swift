import NibAppKit
import NibTestSupport
import Testing

/// Fills its upper half.
private final class Half: NSView {
  override func draw(_ dirtyRect: NSRect) {
    NSColor.blue.setFill()
    NSRect(x: 0, y: bounds.height / 2, width: bounds.width, height: bounds.height / 2).fill()
  }
}

/// Asks where it draws.
private final class Asking: NSView {
  var hadContext = false
  override func draw(_ dirtyRect: NSRect) { hadContext = NSGraphicsContext.current != nil }
}

@MainActor
@Suite("Pixels that code fills") struct CanvasTests {
  @Test(
    "an image is drawn by code, read pixel by pixel, and written as a PNG",
    .enabled(if: ImagingPresence.isBuiltIn, "drawing needs --traits Imaging"))
  func image() throws {
    let image = NSImage(size: NSSize(width: 4, height: 4))
    image.lockFocus()
    NSColor.red.set()
    NSBezierPath(rect: NSRect(x: 0, y: 0, width: 4, height: 2)).fill()
    image.unlockFocus()
    let bitmap = try #require(image.representations.first as? NSBitmapImageRep)
    #expect(bitmap.colorAt(x: 0, y: 3) == .red && bitmap.colorAt(x: 0, y: 0)?.alphaComponent == 0)
    #expect(image.isValid)
    let file = try #require(bitmap.representation(using: .png, properties: [:]))
    #expect(NSImage(data: file)?.size == NSSize(width: 4, height: 4))

    let dot = NSImage(size: NSSize(width: 2, height: 2), flipped: true) { rect in
      NSColor.green.setFill()
      NSRect(x: 0, y: 0, width: 2, height: 1).fill()
      return rect.width == 2
    }
    let target = NSImage(size: NSSize(width: 4, height: 4))
    target.lockFocus()
    dot.draw(in: NSRect(x: 0, y: 0, width: 4, height: 4), from: .zero, operation: .sourceOver, fraction: 1)
    target.unlockFocus()
    let copied = try #require(target.representations.first as? NSBitmapImageRep)
    #expect(copied.colorAt(x: 3, y: 0) == .green && copied.colorAt(x: 3, y: 3)?.alphaComponent == 0)
  }

  @Test(
    "views are drawn into pixels, those in them in their places",
    .enabled(if: ImagingPresence.isBuiltIn, "drawing needs --traits Imaging"))
  func views() throws {
    let (outer, inner) = (NSView(frame: NSRect(x: 0, y: 0, width: 8, height: 8)), Half())
    inner.frame = NSRect(x: 2, y: 2, width: 4, height: 4)
    outer.addSubview(inner)
    let bitmap = try #require(outer.bitmapImageRepForCachingDisplay(in: outer.bounds))
    outer.cacheDisplay(in: outer.bounds, to: bitmap)
    let blue = (0..<8).map { y in (0..<8).filter { bitmap.colorAt(x: $0, y: y) == .blue }.count }
    #expect(blue == [0, 0, 4, 4, 0, 0, 0, 0])
    #expect(bitmap.colorAt(x: 2, y: 2) == .blue && bitmap.colorAt(x: 1, y: 2)?.alphaComponent == 0)
  }

  @Test(
    "clips, gradients and lines are kept to their places, states are gone back to",
    .enabled(if: ImagingPresence.isBuiltIn, "drawing needs --traits Imaging"))
  func context() throws {
    let bitmap = try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: 10, pixelsHigh: 2, bitsPerSample: 8, samplesPerPixel: 4, hasAlpha: true,
        isPlanar: false, colorSpaceName: .calibratedRGB, bytesPerRow: 0, bitsPerPixel: 0))
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: bitmap)
    NSGraphicsContext.current?.saveGraphicsState()
    NSBezierPath.clip(NSRect(x: 0, y: 0, width: 8, height: 2))
    NSGradient(starting: .black, ending: .white)?.draw(in: NSRect(x: 0, y: 0, width: 10, height: 2), angle: 0)
    NSGraphicsContext.current?.restoreGraphicsState()
    NSColor.red.setStroke()
    NSBezierPath.strokeLine(from: NSPoint(x: 9.5, y: 0), to: NSPoint(x: 9.5, y: 2))
    "text".draw(at: NSPoint(x: 1, y: 1), withAttributes: nil)
    #expect(NSGraphicsContext.current?.drawnTexts.first?.text.string == "text")
    NSGraphicsContext.restoreGraphicsState()

    let whites = (0..<8).compactMap { bitmap.colorAt(x: $0, y: 0)?.redComponent }
    #expect(whites == whites.sorted() && whites[0] < 0.1 && whites[7] > 0.7)
    #expect(bitmap.colorAt(x: 9, y: 0) == .red && bitmap.colorAt(x: 8, y: 0)?.alphaComponent == 0)
    #expect(NSGraphicsContext.current == nil)
    NSColor.blue.setFill()
    NSRect(x: 0, y: 0, width: 10, height: 2).fill()
    #expect(bitmap.colorAt(x: 0, y: 0) != .blue)
  }

  private func bitmap(_ width: Int, _ height: Int) throws -> NSBitmapImageRep {
    try #require(
      NSBitmapImageRep(
        bitmapDataPlanes: nil, pixelsWide: width, pixelsHigh: height, bitsPerSample: 8, samplesPerPixel: 4,
        hasAlpha: true, isPlanar: false, colorSpaceName: .calibratedRGB, bytesPerRow: 0, bitsPerPixel: 0))
  }

  @Test("pixels that code sets one by one are kept, whoever draws") func setPixels() throws {
    let bitmap = try bitmap(3, 2)
    #expect(bitmap.colorAt(x: 0, y: 0)?.alphaComponent == 0 && bitmap.colorAt(x: 3, y: 0) == nil)
    bitmap.setColor(.red, atX: 2, y: 1)
    bitmap.setColor(.red, atX: 3, y: 1)
    bitmap.setColor(NSColor(red: .nan, green: 9, blue: -1, alpha: 1), atX: 0, y: 0)
    #expect(bitmap.colorAt(x: 2, y: 1) == .red && bitmap.colorAt(x: 0, y: 0) == .green)
    #expect(bitmap.representation(using: .gif, properties: [:]) == nil)
  }

  @Test(
    "without a library that draws nothing is filled, and no file is written",
    .enabled(if: !ImagingPresence.isBuiltIn, "Cairo is built in"))
  func nothing() throws {
    let bitmap = try bitmap(2, 2)
    NSGraphicsContext.saveGraphicsState()
    NSGraphicsContext.current = NSGraphicsContext(bitmapImageRep: bitmap)
    NSColor.red.setFill()
    NSRect(x: 0, y: 0, width: 2, height: 2).fill()
    NSGraphicsContext.restoreGraphicsState()
    #expect(bitmap.colorAt(x: 0, y: 0)?.alphaComponent == 0)
    #expect(bitmap.representation(using: .png, properties: [:]) == nil && bitmap.tiffRepresentation == nil)
  }

  @Test(
    "operations, dashes and smooth edges of the context count, and a part of an image is drawn alone",
    .enabled(if: ImagingPresence.isBuiltIn, "drawing needs --traits Imaging"))
  func operations() throws {
    let bitmap = try bitmap(8, 2)
    NSGraphicsContext.saveGraphicsState()
    let context = try #require(NSGraphicsContext(bitmapImageRep: bitmap))
    NSGraphicsContext.current = context
    NSColor.red.set()
    NSRect(x: 0, y: 0, width: 8, height: 1).fill()
    context.saveGraphicsState()
    context.compositingOperation = .clear
    NSBezierPath(rect: NSRect(x: 0, y: 0, width: 2, height: 1)).fill()
    context.restoreGraphicsState()
    NSColor(red: 0, green: 0, blue: 1, alpha: 0.5).setFill()
    NSRect(x: 4, y: 0, width: 2, height: 1).fill()
    let line = NSBezierPath()
    line.move(to: NSPoint(x: 0, y: 1.5))
    line.line(to: NSPoint(x: 8, y: 1.5))
    line.setLineDash([1, 3], count: 2, phase: 0)
    line.stroke()
    NSGraphicsContext.restoreGraphicsState()
    #expect((0..<8).map { bitmap.colorAt(x: $0, y: 1)?.alphaComponent } == [0, 0, 1, 1, 1, 1, 1, 1])
    #expect((bitmap.colorAt(x: 4, y: 1)?.redComponent ?? 1) < 0.6 && bitmap.colorAt(x: 6, y: 1) == .red)
    #expect((0..<8).filter { bitmap.colorAt(x: $0, y: 0) == .red } == [0, 4])

    let image = NSImage(size: NSSize(width: 8, height: 2))
    image.addRepresentation(bitmap)
    let target = NSImage(size: NSSize(width: 1, height: 1))
    target.lockFocus()
    image.draw(
      in: NSRect(x: 0, y: 0, width: 1, height: 1), from: NSRect(x: 6, y: 0, width: 1, height: 1),
      operation: .sourceOver, fraction: 1)
    target.unlockFocus()
    #expect((target.representations.first as? NSBitmapImageRep)?.colorAt(x: 0, y: 0) == .red)
  }

  @Test("a view draws in a current context, and begins with its colors; sizes that are none are no trap")
  func contextOfViews() throws {
    let (outer, inner) = (
      Asking(frame: NSRect(x: 0, y: 0, width: 4, height: 4)), Asking(frame: NSRect(x: 0, y: 0, width: 2, height: 2))
    )
    outer.addSubview(inner)
    let bitmap = try #require(outer.bitmapImageRepForCachingDisplay(in: outer.bounds))
    outer.cacheDisplay(in: outer.bounds, to: bitmap)
    #expect(outer.hadContext && inner.hadContext && NSGraphicsContext.current == nil)
    for side in [CGFloat.nan, .infinity, 1e300, -1] {
      let image = NSImage(size: NSSize(width: side, height: 4))
      image.lockFocus()
      NSColor.red.setFill()
      NSRect(x: 0, y: 0, width: 4, height: 4).fill()
      image.unlockFocus()
      #expect(image.representations.isEmpty)
    }
  }

  @Test("gradients and fonts answer for themselves")
  func values() {
    let gradient = NSGradient(colors: [.black, .white, .black])
    #expect(gradient?.interpolatedColor(atLocation: 0.5).whiteComponent == 1 && gradient?.numberOfColorStops == 3)
    let font = NSFont.systemFont(ofSize: 17)
    #expect(font.ascender > 16 && font.descender < -4 && font.capHeight > font.xHeight)
    #expect(NSColor.red.withSystemEffect(.disabled).alphaComponent == 0.5)
  }
}

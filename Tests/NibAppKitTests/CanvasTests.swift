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

@MainActor
@Suite("Pixels that code fills") struct CanvasTests {
  @Test("an image is drawn by code, read pixel by pixel, and written as a PNG")
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

  @Test("views are drawn into pixels, those in them in their places")
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

  @Test("clips, gradients and lines are kept to their places, states are gone back to")
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
    NSBezierPath.strokeLine(from: NSPoint(x: 9, y: 0), to: NSPoint(x: 9, y: 2))
    "text".draw(at: NSPoint(x: 1, y: 1), withAttributes: nil)
    #expect(NSGraphicsContext.current?.drawnTexts.first?.text.string == "text")
    NSGraphicsContext.restoreGraphicsState()

    let whites = (0..<8).compactMap { bitmap.colorAt(x: $0, y: 0)?.redComponent }
    #expect(whites == whites.sorted() && whites[0] < 0.1 && whites[7] > 0.7)
    #expect(bitmap.colorAt(x: 9, y: 0) == .red || bitmap.colorAt(x: 8, y: 0) == .red)
    #expect(NSGraphicsContext.current == nil)
    NSColor.blue.setFill()
    NSRect(x: 0, y: 0, width: 10, height: 2).fill()
    #expect(bitmap.colorAt(x: 0, y: 0) != .blue)
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

import Foundation
import NibAppKit
import Testing

@Suite("Views that are turned, scaled, drawn and fill a screen")
struct ViewTurningTests {
  @Test("coordinates of a turned view are turned in its superview's")
  func turned() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let view = NSView(frame: NSRect(x: 100, y: 50, width: 20, height: 10))
    outer.addSubview(view)
    view.frameRotation = 90
    let corner = view.convert(NSPoint(x: 20, y: 0), to: outer)
    #expect(abs(corner.x - 100) < 0.001 && abs(corner.y - 70) < 0.001)
    let back = view.convert(corner, from: outer)
    #expect(abs(back.x - 20) < 0.001 && abs(back.y) < 0.001)
    let around = view.convert(view.bounds, to: outer)
    #expect(abs(around.minX - 90) < 0.001 && abs(around.width - 10) < 0.001 && abs(around.height - 20) < 0.001)
    #expect(view.isRotatedFromBase && outer.hitTest(NSPoint(x: 95, y: 65)) === view)
    #expect(outer.hitTest(NSPoint(x: 115, y: 55)) === outer)
  }

  @Test("a size of its own coordinates scales a view, and its frame stays")
  func scaled() {
    let outer = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 100, height: 50))
    outer.addSubview(view)
    view.setBoundsSize(NSSize(width: 50, height: 25))
    #expect(view.frame.size == NSSize(width: 100, height: 50) && view.bounds.size == NSSize(width: 50, height: 25))
    #expect(view.convert(NSPoint(x: 50, y: 25), to: outer) == NSPoint(x: 110, y: 60))
    #expect(view.convert(NSSize(width: 5, height: 5), to: nil) == NSSize(width: 10, height: 10))
    view.scaleUnitSquare(to: NSSize(width: 0.5, height: 0.5))
    #expect(view.bounds.size == NSSize(width: 100, height: 50))
    view.translateOrigin(to: NSPoint(x: 5, y: 0))
    #expect(view.bounds.origin == NSPoint(x: -5, y: 0))
  }

  private final class Drawing: NSView {
    var drawn: [NSRect] = []
    var needs: [Bool] = []
    override func draw(_ dirtyRect: NSRect) {
      drawn.append(dirtyRect)
      var rects: UnsafePointer<NSRect>?
      var count = 0
      getRectsBeingDrawn(&rects, count: &count)
      #expect(count == 1 && rects?.pointee == dirtyRect && NSView.focusView === self)
      needs += [
        needsToDraw(NSRect(x: 1, y: 1, width: 1, height: 1)), needsToDraw(NSRect(x: 50, y: 1, width: 1, height: 1)),
      ]
    }
  }

  @Test("a part is drawn that code asks for, and pages have a picture of the view")
  func parts() throws {
    let view = Drawing(frame: NSRect(x: 0, y: 0, width: 100, height: 20))
    view.display(NSRect(x: 0, y: 0, width: 10, height: 10))
    #expect(view.drawn == [NSRect(x: 0, y: 0, width: 10, height: 10)] && view.needs == [true, false])
    #expect(NSView.focusView == nil && !view.needsToDraw(view.bounds))
    let pdf = try #require(String(data: view.dataWithPDF(inside: view.bounds).prefix(200), encoding: .isoLatin1))
    #expect(pdf.hasPrefix("%PDF-1.4") && pdf.contains("/Type /Catalog"))
    let page = String(data: view.dataWithEPS(inside: view.bounds), encoding: .ascii)
    #expect(page?.contains("%%BoundingBox: 0 0 100 20\n") == true)
  }

  @Test("a view fills a screen and comes back")
  func fullScreen() throws {
    let window = NSWindow()
    let view = NSView(frame: NSRect(x: 5, y: 5, width: 10, height: 10))
    window.contentView?.addSubview(view)
    #expect(view.enterFullScreenMode(try #require(NSScreen.main), withOptions: [.fullScreenModeWindowLevel: 20]))
    #expect(view.isInFullScreenMode && view.window !== window && view.window?.level == .dock)
    #expect(view.frame.size == NSScreen.main?.frame.size && !view.enterFullScreenMode(NSScreen.screens[0]))
    view.exitFullScreenMode()
    #expect(!view.isInFullScreenMode && view.window === window && view.frame.origin == NSPoint(x: 5, y: 5))
  }

  @Test("rare members of views keep what they are told")
  func kept() {
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    view.additionalSafeAreaInsets = NSEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(view.rect(for: .safeArea()) == NSRect(x: 0, y: 0, width: 100, height: 90))
    #expect(view.edgeInsets(for: .margins(cornerAdaptation: .horizontal)).left == 20)
    view.showDefinition(for: NSAttributedString(string: "green tea"), range: NSRange(location: 6, length: 3))
    #expect(view.shownDefinition?.string == "tea")
    view.acceptsTouchEvents = true
    #expect(view.allowedTouchTypes == .indirect && view.mouse(.zero, in: view.bounds))
    let tag = view.addTrackingRect(view.bounds, owner: view, userData: nil, assumeInside: false)
    #expect(tag == 1 && view.trackingAreas.count == 1)
    view.removeTrackingRect(tag)
    #expect(view.trackingAreas.isEmpty)
    view.pressureConfiguration = NSPressureConfiguration(pressureBehavior: .primaryDeepClick)
    #expect(view.pressureConfiguration?.pressureBehavior == .primaryDeepClick && view.tag == 0)
  }
}

import Foundation
import NibAppKit
import Testing

/// Draws how often it was drawn.
private final class Gauge: NSView {
  var log: [String] = []
  override func viewWillDraw() { log.append("will") }
  override func draw(_ dirtyRect: NSRect) {
    log.append("draw \(Int(dirtyRect.width)) \(NSGraphicsContext.current?.cgContext != nil)")
  }
  override func mouseDown(with event: NSEvent) { needsDisplay = true }
}

/// Makes its layer look like what it shows.
private final class Plate: NSView {
  var updates = 0
  override var wantsUpdateLayer: Bool { true }
  override func updateLayer() { updates += 1 }
}

/// Hears of every selection.
private final class Notes: NSTextView {
  var log: [String] = []
  override func setSelectedRanges(
    _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) {
    log.append(ranges.map { "\($0.rangeValue.location)+\($0.rangeValue.length)" }.joined(separator: " "))
    super.setSelectedRanges(ranges, affinity: affinity, stillSelecting: stillSelectingFlag)
  }
}

@MainActor
@Suite("What is drawn, and what texts hear of their selection") struct DrawingTests {
  @Test("views are drawn when their window comes to the screen, and again after an event where that is due")
  func passes() throws {
    let (window, gauge, plate, late) = (NSWindow(), Gauge(), Plate(), Gauge())
    plate.wantsLayer = true
    gauge.frame = NSRect(x: 0, y: 0, width: 30, height: 10)
    let content = NSView()
    window.setContentView(content)
    content.addSubview(gauge)
    content.addSubview(plate)
    #expect(gauge.log.isEmpty)
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    #expect(gauge.log == ["will", "draw 30 true"] && plate.updates == 1 && NSGraphicsContext.current == nil)

    gauge.log = []
    content.addSubview(late)
    #expect(late.log.isEmpty)
    try gauge.click()
    #expect(gauge.log == ["will", "draw 30 true"] && late.log == ["will", "draw 0 true"] && plate.updates == 1)
    window.orderFront(nil)
    #expect(gauge.log.count == 2)
  }

  @Test("a press that brings a window to the front is for a view that accepts it alone")
  func firstMouse() throws {
    final class Eager: NSView {
      var presses = 0
      var accepts = false
      override func acceptsFirstMouse(for event: NSEvent?) -> Bool { accepts }
      override func mouseDown(with event: NSEvent) { presses += 1 }
    }
    let (window, other, view) = (NSWindow(), NSWindow(), Eager())
    window.setContentView(view)
    view.frame = NSRect(x: 0, y: 0, width: 50, height: 50)
    window.makeKeyAndOrderFront(nil)
    defer { [window, other].forEach { $0.close() } }
    for accepts in [false, true] {
      (view.accepts, view.presses) = (accepts, 0)
      other.makeKeyAndOrderFront(nil)
      let event = try #require(
        NSEvent.mouseEvent(
          with: .leftMouseDown, location: NSPoint(x: 5, y: 5), modifierFlags: [], timestamp: 0,
          windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1))
      window.sendEvent(event)
      #expect(view.presses == (accepts ? 1 : 0) && NSApplication.shared.keyWindow === window)
      window.sendEvent(event)
      #expect(view.presses == (accepts ? 2 : 1))
    }
  }

  @Test("every selection goes through one method, and observers learn what was selected before")
  func selections() throws {
    let (window, notes) = (NSWindow(), Notes())
    notes.string = "one two"
    window.setContentView(notes)
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    window.makeFirstResponder(notes)
    notes.log = []
    let old = Shown.Ranges()
    let watch = NotificationCenter.default.addObserver(
      forName: NSTextView.didChangeSelectionNotification, object: notes, queue: nil
    ) { note in
      let range = note.userInfo?["NSOldSelectedCharacterRange"] as? NSValue
      MainActor.assumeIsolated { old.ranges.append(range?.rangeValue ?? NSRange(location: 99, length: 0)) }
    }
    defer { NotificationCenter.default.removeObserver(watch) }
    notes.setSelectedRange(NSRange(location: 4, length: 3))
    notes.moveLeft(nil)
    notes.moveRightAndModifySelection(nil)
    notes.selectAll(nil)
    #expect(notes.log == ["4+3", "4+0", "4+1", "0+7"])
    #expect(old.ranges.dropFirst().first == NSRange(location: 4, length: 3))
  }
}

extension Shown {
  /// What was selected.
  fileprivate final class Ranges: @unchecked Sendable { var ranges: [NSRange] = [] }
}

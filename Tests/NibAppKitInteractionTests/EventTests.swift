import NibAppKit
import NibTestSupport
import Testing

/// Notes what it hears.
private final class KeyView: NSView {
  var log: [String] = []
  override var acceptsFirstResponder: Bool { true }
  override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }
  override func moveLeft(_ sender: Any?) { log.append("left") }
  override func insertText(_ insertString: Any) { log.append("\(insertString)") }
  override func mouseEntered(with event: NSEvent) { log.append("in \(event.trackingArea != nil)") }
  override func mouseExited(with event: NSEvent) { log.append("out") }
  override func scrollWheel(with event: NSEvent) { log.append("scroll \(event.scrollingDeltaY)") }
}

private final class Top: NSView {
  var log: [String] = []
  override func insertNewline(_ sender: Any?) { log.append("newline") }
  override func noResponder(for eventSelector: Selector) { log.append("none \(eventSelector)") }
}

private final class Source: NSDraggingSource {
  var ended: NSDragOperation?
  func draggingSession(
    _ session: NSDraggingSession, sourceOperationMaskFor context: NSDraggingContext
  ) -> NSDragOperation { [.copy, .move] }
  func draggingSession(
    _ session: NSDraggingSession, endedAt screenPoint: NSPoint, operation: NSDragOperation
  ) { ended = operation }
}

private final class Target: NSView {
  var dropped: String?
  override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { .copy }
  override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    dropped = sender.draggingPasteboard.string(forType: .string)
    return dropped != nil
  }
}

private final class Shy: NSGestureRecognizerDelegate {
  var allows = false
  func gestureRecognizerShouldBegin(_ gestureRecognizer: NSGestureRecognizer) -> Bool { allows }
}

private func key(_ characters: String, _ flags: NSEvent.ModifierFlags = []) -> NSEvent {
  NSEvent.keyEvent(
    with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 1, windowNumber: 0, context: nil,
    characters: characters, charactersIgnoringModifiers: characters, isARepeat: true, keyCode: 123)!
}

@MainActor
@Suite("Events, commands and gestures") struct EventTests {
  @Test("keys become commands and texts, and what a view does not do goes along the chain")
  func commands() {
    let (top, view) = (Top(), KeyView())
    top.addSubview(view)
    view.keyDown(with: key("\u{f702}"))
    view.keyDown(with: key("\r"))
    view.keyDown(with: key("q"))
    view.keyDown(with: key("\u{f703}"))
    #expect(view.log == ["left", "q"] && top.log == ["newline", "none moveRight:"])
    let other = Top()
    view.nextResponder = other
    view.insertNewline(nil)
    #expect(view.nextResponder === other && other.log == ["newline"])
  }

  @Test("blocks that watch events take keys before anybody hears of them")
  func monitors() throws {
    let (window, view) = (NSWindow(), KeyView())
    window.contentView = view
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(view)
    let monitor = try #require(
      NSEvent.addLocalMonitorForEvents(matching: .keyDown) { $0.characters == "a" ? nil : $0 })
    try window.typeText("ab")
    NSEvent.removeMonitor(monitor)
    try window.typeText("a")
    #expect(view.log == ["b", "a"])
    window.close()
  }

  @Test("events say what they were made of")
  func making() throws {
    let window = NSWindow()
    let event = try #require(
      NSEvent.mouseEvent(
        with: .rightMouseDown, location: NSPoint(x: 3, y: 4), modifierFlags: .shift, timestamp: 2,
        windowNumber: window.windowNumber, context: nil, eventNumber: 7, clickCount: 2, pressure: 1))
    #expect(event.window === window && event.clickCount == 2 && event.buttonNumber == 1 && event.eventNumber == 7)
    #expect(event.locationInWindow == NSPoint(x: 3, y: 4) && event.modifierFlags == .shift)
    let press = key("\u{f702}")
    #expect(press.isARepeat && press.keyCode == 123 && press.specialKey == .leftArrow && press.timestamp == 1)
    #expect(
      NSEvent.mouseEvent(
        with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil, eventNumber: 0,
        clickCount: 0, pressure: 0) == nil)
    #expect(NSEvent.EventTypeMask([.keyDown, .flagsChanged]).contains(.init(type: .keyDown)))
  }

  @Test("owners of tracking areas hear of the pointer, and views of wheels")
  func tracking() throws {
    let window = NSWindow()
    let (content, view) = (NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)), KeyView())
    view.frame = NSRect(x: 10, y: 10, width: 20, height: 20)
    window.contentView = content
    content.addSubview(view)
    view.addTrackingArea(
      NSTrackingArea(rect: view.bounds, options: [.mouseEnteredAndExited, .activeAlways], owner: view))
    window.makeKeyAndOrderFront(nil)
    try view.movePointer()
    try view.movePointer(to: NSPoint(x: 1, y: 1))
    try content.movePointer(to: NSPoint(x: 90, y: 90))
    try view.scrollWheel(deltaY: 5)
    #expect(view.log == ["in true", "out", "scroll 5.0"])
    window.close()
  }

  @Test("gestures begin if the delegate lets them, and send their actions")
  func gestures() {
    let view = NSView(frame: NSRect(x: 10, y: 10, width: 20, height: 20))
    let pan = NSPanGestureRecognizer(target: nil, action: nil)
    view.addGestureRecognizer(pan)
    let shy = Shy()
    pan.delegate = shy
    pan.state = .began
    #expect(pan.state == .possible)
    shy.allows = true
    pan.drag(from: NSPoint(x: 12, y: 12), through: [NSPoint(x: 15, y: 10)])
    #expect(pan.translation(in: view) == NSPoint(x: 3, y: -2) && pan.velocity(in: nil) == NSPoint(x: 30, y: -20))
    #expect(pan.location(in: view) == NSPoint(x: 5, y: 0) && pan.state == .possible)
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: nil) == .zero)
    let turn = NSRotationGestureRecognizer()
    turn.rotationInDegrees = 180
    #expect(turn.rotation == .pi)
  }

  @Test("a drag that a view began is dropped, and its source hears what came of it")
  func dragging() throws {
    let window = NSWindow()
    let (content, target) = (NSView(), Target())
    window.contentView = content
    content.addSubview(target)
    window.makeKeyAndOrderFront(nil)
    let item = NSPasteboardItem()
    item.setString("row", forType: .string)
    let dragged = NSDraggingItem(pasteboardWriter: item)
    dragged.setDraggingFrame(NSRect(x: 0, y: 0, width: 5, height: 5), contents: nil)
    let source = Source()
    let session = content.beginDraggingSession(with: [dragged], event: key("a"), source: source)
    #expect(NSDraggingSession.current === session && dragged.imageComponents?.first?.frame.width == 5)
    #expect(throws: UserActionError.self) { try session.drop(onto: target) }
    #expect(source.ended == [])

    target.registerForDraggedTypes([.string])
    let second = content.beginDraggingSession(with: [dragged], event: key("a"), source: source)
    try second.drop(onto: target)
    #expect(target.dropped == "row" && source.ended == .copy && !second.isUnderWay)
    window.close()
  }

  @Test("pasteboards have names, promised contents and things of classes")
  func pasteboards() {
    final class Promise: NSPasteboardItemDataProvider {
      func pasteboard(
        _ pasteboard: NSPasteboard?, item: NSPasteboardItem, provideDataForType type: NSPasteboard.PasteboardType
      ) { item.setString("late", forType: type) }
    }
    let board = NSPasteboard(name: .init("test"))
    board.clearContents()
    let item = NSPasteboardItem()
    item.setDataProvider(Promise(), forTypes: [.string])
    board.writeObjects([item, NSColor.red, NSURL(string: "https://a.example")!])
    #expect(NSPasteboard(name: .init("test")) === board && board.string(forType: .string) == "late")
    #expect(board.readObjects(forClasses: [NSColor.self])?.first as? NSColor == .red)
    #expect(board.canReadObject(forClasses: [NSURL.self]))
    #expect(!board.canReadObject(forClasses: [NSURL.self], options: [.urlReadingFileURLsOnly: true]))
    board.setPropertyList(["a": 1], forType: .init("own"))
    #expect((board.propertyList(forType: .init("own")) as? [String: Int]) == ["a": 1])
    board.releaseGlobally()
  }
}

import NibAppKit
import Testing

@MainActor
@Suite("Events, field editors and drops of windows") struct WindowEventTests {
  private final class Noting: NSView {
    var heard: [String] = []
    override var acceptsFirstResponder: Bool { true }
    override func mouseDown(with event: NSEvent) { heard.append("down") }
    override func mouseDragged(with event: NSEvent) { heard.append("dragged") }
    override func mouseUp(with event: NSEvent) { heard.append("up") }
    override func mouseMoved(with event: NSEvent) { heard.append("moved") }
    override func keyDown(with event: NSEvent) { heard.append("key \(event.characters ?? "")") }
  }

  private final class Filtering: NSWindow {
    var seen: [NSEvent.EventType] = []
    var swallows = false
    override func sendEvent(_ event: NSEvent) {
      seen.append(event.type)
      if !swallows { super.sendEvent(event) }
    }
  }

  private func mouse(_ type: NSEvent.EventType, _ x: Double, _ window: NSWindow) throws -> NSEvent {
    try #require(
      NSEvent.mouseEvent(
        with: type, location: NSPoint(x: x, y: 10), modifierFlags: [], timestamp: 0,
        windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1))
  }

  @Test("events of the pointer go to the view under it, and after a press to the one that was pressed")
  func pointer() throws {
    NSApp.closeAllWindows()
    let window = plainWindow()
    let (left, right) = (
      Noting(frame: NSRect(x: 0, y: 0, width: 100, height: 100)),
      Noting(frame: NSRect(x: 100, y: 0, width: 100, height: 100))
    )
    window.contentView?.addSubview(left)
    window.contentView?.addSubview(right)
    window.orderFront(nil)
    window.sendEvent(try mouse(.leftMouseDown, 10, window))
    window.sendEvent(try mouse(.leftMouseDragged, 150, window))
    window.sendEvent(try mouse(.leftMouseUp, 150, window))
    #expect(left.heard == ["down", "dragged", "up"] && right.heard.isEmpty)
    #expect(window.isKeyWindow && window.firstResponder === left)
    window.sendEvent(try mouse(.mouseMoved, 10, window))
    window.acceptsMouseMovedEvents = true
    window.sendEvent(try mouse(.mouseMoved, 10, window))
    #expect(left.heard.filter { $0 == "moved" }.count == 1)
    window.close()
  }

  @Test("clicks and keys of a test pass through sendEvent, which may keep them")
  func filtered() throws {
    NSApp.closeAllWindows()
    let window = Filtering(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled, backing: .buffered, defer: false)
    let view = Noting(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    window.contentView?.addSubview(view)
    window.makeKeyAndOrderFront(nil)
    try view.click()
    try NSApp.key("x")
    #expect(window.seen == [.leftMouseDown, .leftMouseUp, .keyDown, .keyUp])
    #expect(view.heard == ["down", "up", "key x"])
    window.swallows = true
    try NSApp.key("y")
    #expect(view.heard.last == "key x")
    window.close()
  }

  private final class Lender: NSObject, NSWindowDelegate {
    let editor = NSTextView()
    func windowWillReturnFieldEditor(_ sender: NSWindow, to client: Any?) -> Any? { client is NSView ? editor : nil }
  }

  @Test("a window has a field editor for all, the delegate another one, an edited field its own")
  func fieldEditors() {
    NSApp.closeAllWindows()
    let window = plainWindow()
    #expect(window.fieldEditor(false, for: nil) == nil)
    let own = window.fieldEditor(true, for: nil)
    #expect(own?.isFieldEditor == true && window.fieldEditor(false, for: nil) === own)
    let lender = Lender()
    window.delegate = lender
    #expect(window.fieldEditor(true, for: NSView()) === lender.editor && window.fieldEditor(true, for: nil) === own)
    let field = NSTextField(string: "text")
    window.contentView?.addSubview(field)
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(field)
    #expect(window.fieldEditor(true, for: field) === field.currentEditor() && field.currentEditor() != nil)
    window.close()
  }

  private final class Taker: NSObject, NSWindowDelegate, NSDraggingDestination {
    var taken: String?
    func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { .copy }
    func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
      taken = sender.draggingPasteboard.string(forType: .string)
      return true
    }
  }

  @Test("what is dropped onto a view that takes nothing goes to the window, and to its delegate")
  func drops() throws {
    NSApp.closeAllWindows()
    let window = plainWindow()
    let (view, taker, pasteboard) = (NSView(), Taker(), NSPasteboard.withUniqueName())
    window.contentView?.addSubview(view)
    window.makeKeyAndOrderFront(nil)
    window.delegate = taker
    pasteboard.setString("dropped", forType: .string)
    #expect(throws: UserActionError.self) { try view.drop(pasteboard) }
    window.registerForDraggedTypes([.string])
    try view.drop(pasteboard)
    #expect(taker.taken == "dropped")
    window.unregisterDraggedTypes()
    #expect(throws: UserActionError.self) { try view.drop(pasteboard) }
    window.close()
  }
}

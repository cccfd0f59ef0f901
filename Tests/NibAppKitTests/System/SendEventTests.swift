import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Notes the events that come by, and keeps some.
private final class Gate: NSApplication {
  var seen: [NSEvent.EventType] = []
  var currents: [Bool] = []
  var kept: Set<NSEvent.EventType> = []
  override func sendEvent(_ event: NSEvent) {
    seen.append(event.type)
    currents.append(currentEvent === event)
    if !kept.contains(event.type) { super.sendEvent(event) }
  }
}

private final class FrontDesk: NSWindow {
  var seen: [NSEvent.EventType] = []
  var equivalents: [String] = []
  override func sendEvent(_ event: NSEvent) {
    seen.append(event.type)
    super.sendEvent(event)
  }
  override func performKeyEquivalent(with event: NSEvent) -> Bool {
    equivalents.append(event.charactersIgnoringModifiers ?? "")
    return event.charactersIgnoringModifiers == "j" || super.performKeyEquivalent(with: event)
  }
}

private final class Shy: NSButton {
  var downs = 0
  var isShy = false
  override func mouseDown(with event: NSEvent) {
    downs += 1
    if !isShy { super.mouseDown(with: event) }
  }
}

private final class Rows: NSTableView {
  var keys: [String] = []
  var clicks: [Int] = []
  override func keyDown(with event: NSEvent) {
    keys.append(event.characters ?? "")
    if event.characters == "\u{7f}" { return }
    super.keyDown(with: event)
  }
  override func mouseDown(with event: NSEvent) {
    clicks.append(row(at: convert(event.locationInWindow, from: nil)))
    super.mouseDown(with: event)
  }
}

private final class Numbers: NSTableViewDataSource {
  func numberOfRows(in tableView: NSTableView) -> Int { 4 }
}

private final class Hearer: NSObject, NibActionPerforming {
  var heard: [NSEvent.EventType?] = []
  func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) -> Bool {
    heard.append(NSApp.currentEvent?.type)
    return true
  }
  func responds(to selector: String) -> Bool { true }
}

@Suite("The way of events through the application", .serialized) @MainActor struct SendEventTests {
  /// Runs with an application and a window with the keys, and puts back the application that was there.
  private func run(_ body: (Gate, FrontDesk) throws -> Void) rethrows {
    NSApp.closeAllWindows()
    let (before, gate) = (NSApplication.shared, Gate())
    NSApplication.shared = gate
    defer { NSApplication.shared = before }
    let window = FrontDesk(
      contentRect: NSRect(x: 0, y: 0, width: 200, height: 200), styleMask: .titled, backing: .buffered, defer: false)
    window.contentView = NSView(frame: NSRect(x: 0, y: 0, width: 200, height: 200))
    window.makeKeyAndOrderFront(nil)
    defer { window.close() }
    try body(gate, window)
  }

  @Test("clicks go through the application and the window, and are what is current while they are done")
  func clicks() throws {
    try run { gate, window in
      let (button, hearer) = (Shy(title: "OK", target: nil, action: nil), Hearer())
      button.addAction(ActionBinding(target: hearer, selector: "press:", events: .all))
      window.contentView?.addSubview(button)
      try button.click()
      #expect(gate.seen == [.leftMouseDown] && window.seen == [.leftMouseDown] && gate.currents == [true])
      #expect(hearer.heard == [.leftMouseDown] && button.downs == 1 && NSApp.currentEvent == nil)
      button.isShy = true
      try button.click()
      #expect(button.downs == 2 && hearer.heard.count == 1)
      // A class that takes the button hears that it comes up, too.
      #expect(window.seen == [.leftMouseDown, .leftMouseDown, .leftMouseUp])
      button.isShy = false
      gate.kept = [.leftMouseDown]
      try button.click()
      #expect(button.downs == 2 && hearer.heard.count == 1 && window.seen.count == 3)
    }
  }

  @Test("keys that are typed go the same way, into a text too, and blocks that watch come first")
  func typing() throws {
    try run { gate, window in
      let field = NSTextField(string: "")
      window.contentView?.addSubview(field)
      var watched: [String] = []
      let monitor = try #require(
        NSEvent.addLocalMonitorForEvents(matching: .keyDown) {
          watched.append("\($0.characters ?? "") \(window.seen.count) \(NSApp.currentEvent === $0)")
          return $0.characters == "b" ? nil : $0
        })
      defer { NSEvent.removeMonitor(monitor) }
      window.makeFirstResponder(field)
      try window.typeText("ab")
      #expect(field.stringValue == "a" && watched == ["a 0 true", "b 2 true"])
      #expect(gate.seen == [.keyDown, .keyUp, .keyDown, .keyUp] && window.seen == [.keyDown, .keyUp, .keyUp])
    }
  }

  @Test("a key with command asks the window, then the main menu; the window alone hears of what is left")
  func equivalents() throws {
    try run { gate, window in
      let (menu, hearer) = (NSMenu(title: "Main"), Hearer())
      menu.autoenablesItems = false
      let item = NSMenuItem(title: "Print", action: nil, keyEquivalent: "p")
      item.addAction(ActionBinding(target: hearer, selector: "print:", events: .all))
      menu.addItem(item)
      gate.mainMenu = menu
      try NSApp.key("j", .command)
      try NSApp.key("p", .command)
      #expect(window.equivalents == ["j", "p"] && window.seen.isEmpty && hearer.heard == [.keyDown])
      #expect(throws: UserActionError.self) { try NSApp.key("x", .command) }
      #expect(window.seen == [.keyDown] && gate.seen == [.keyDown, .keyDown, .keyDown])
      window.close()
      try NSApp.key("p", .command)
      #expect(hearer.heard.count == 2)
      #expect(throws: UserActionError.self) { try NSApp.key("x", .command) }
    }
  }

  @Test("tables hear of clicks on rows, where they are, and of keys, before they do something about them")
  func rows() throws {
    try run { _, window in
      let (table, source) = (Rows(), Numbers())
      table.frame = NSRect(x: 0, y: 0, width: 100, height: 100)
      table.addTableColumn(NSTableColumn(identifier: .init("number")))
      table.dataSource = source
      window.contentView?.addSubview(table)
      try table.select(row: 2)
      #expect(table.clicks == [2] && table.selectedRow == 2)
      try window.key(.down)
      try window.key(.delete)
      #expect(table.selectedRow == 3 && table.keys == [KeyboardKey.down.characters, KeyboardKey.delete.characters])
    }
  }

  @Test("events that code makes or posts do what those of a test do, and errors of a test do not come of them")
  func raw() throws {
    try run { gate, window in
      let (button, hearer) = (NSButton(title: "OK", target: nil, action: nil), Hearer())
      button.frame = NSRect(x: 10, y: 10, width: 50, height: 20)
      button.addAction(ActionBinding(target: hearer, selector: "press:", events: .all))
      let field = NSTextField(string: "")
      for view in [button, field] { window.contentView?.addSubview(view) }
      @MainActor func press(_ x: CGFloat) throws -> NSEvent {
        try #require(
          NSEvent.mouseEvent(
            with: .leftMouseDown, location: NSPoint(x: x, y: 15), modifierFlags: [], timestamp: 0,
            windowNumber: window.windowNumber, context: nil, eventNumber: 0, clickCount: 1, pressure: 1))
      }
      NSApp.postEvent(try press(20), atStart: false)
      NSApp.postEvent(try press(150), atStart: false)
      NSApp.sendWaitingEvents()
      #expect(hearer.heard.count == 1 && gate.seen.count == 2)
      window.makeFirstResponder(field)
      for text in ["h", "i", "\u{1b}"] {
        NSApp.sendEvent(
          try #require(
            NSEvent.keyEvent(
              with: .keyDown, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
              characters: text, charactersIgnoringModifiers: text, isARepeat: false, keyCode: 0)))
      }
      #expect(field.stringValue == "hi")
      let other = NSEvent.otherEvent(
        with: .applicationDefined, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
        subtype: 1, data1: 2, data2: 3)
      window.close()
      NSApp.sendEvent(try #require(other))
      #expect(gate.seen.last == .applicationDefined)
    }
  }

  @Test("an application that runs sends what waits")
  func running() throws {
    try run { gate, window in
      let event = try #require(
        NSEvent.otherEvent(
          with: .applicationDefined, location: .zero, modifierFlags: [], timestamp: 0, windowNumber: 0, context: nil,
          subtype: 0, data1: 0, data2: 0))
      gate.postEvent(event, atStart: false)
      gate.run()
      #expect(gate.seen == [.applicationDefined] && window.seen == [.applicationDefined])
    }
  }
}

import NibAppKit
import NibRuntime
import Testing

@testable import NibStandIns

/// Takes actions and writes them down.
private final class Desk: NSMenuItemValidation, NSTextFieldDelegate {
  var log: [String] = []
  var allows = true
  @Action("save:") var onSave = { (owner: Desk) in owner.log.append("save") }
  @Action("cancel:") var onCancel = { (owner: Desk) in owner.log.append("cancel") }
  @Action("open:") var onOpen = { (owner: Desk) in owner.log.append("open") }
  @Action("enter:") var onEnter = { (owner: Desk, field: NSTextField) in owner.log.append("enter \(field.stringValue)")
  }
  @Action("fail:") var onFail = { (_: Desk) in throw Fault.broken }

  enum Fault: Error { case broken }

  func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { allows }
  func controlTextDidBeginEditing(_ field: NSTextField) { log.append("begin") }
  func controlTextDidEndEditing(_ field: NSTextField) { log.append("end") }
}

/// Keeps the windows of a test, as an app's controllers do.
private final class Shown {
  var windows: [NSWindow] = []
}

/// Draws itself, and hears of pointer and keys.
private final class CanvasView: NSView {
  var log: [String] = []
  var keepsKeys = false
  override var acceptsFirstResponder: Bool { true }
  override func resignFirstResponder() -> Bool { !keepsKeys }
  override func mouseDown(with event: NSEvent) {
    log.append("down \(event.clickCount)\(event.modifierFlags.isEmpty ? "" : " with keys")")
  }
  override func mouseUp(with event: NSEvent) { log.append("up") }
  override func keyDown(with event: NSEvent) {
    if event.characters == "z" { super.keyDown(with: event) } else { log.append("key \(event.characters ?? "")") }
  }
  override func performKeyEquivalent(with event: NSEvent) -> Bool {
    guard event.characters == "g", event.modifierFlags == .command else { return false }
    log.append("⌘G")
    return true
  }
  override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    sender.draggingPasteboard.string(forType: .string) == "no" ? [] : .copy
  }
  override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    log.append("dropped \(sender.draggingPasteboard.string(forType: .string) ?? "")")
    return true
  }
}

/// Shows names, and lets them be sorted by hand.
private final class Names: NSTableViewDataSource, NSTableViewDelegate {
  var names = ["Ada", "Grace", "Alan"]
  var log: [String] = []
  var mayChange = true

  func numberOfRows(in tableView: NSTableView) -> Int { names.count }
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { names[row] }
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
    row == 2 ? nil : names[row]
  }
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { dropOperation == .above ? .move : [] }
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool {
    guard let name = info.draggingPasteboard.pasteboardItems?.first?.string(forType: .string) else { return false }
    log.append("\(name) to \(row) from \(info.draggingSource is NSTableView ? "a table" : "elsewhere")")
    return true
  }
  func selectionShouldChange(in tableView: NSTableView) -> Bool { mayChange }
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 1 }
  func tableViewSelectionDidChange(_ notification: Notification) {
    log.append("selected \((notification.object as? NSTableView)?.selectedRow ?? -2)")
  }
}

@Suite("What a user does with pointer and keys", .serialized)
struct UserActionTests {
  private let desk = Desk()
  private let shown = Shown()

  private func action(_ selector: String, _ target: AnyObject?) -> ActionBinding {
    ActionBinding(target: target, selector: selector, events: .all)
  }

  private func button(_ title: String, _ selector: String?, key: String = "") -> NSButton {
    let button = NSButton()
    button.title = title
    button.keyEquivalent = key
    if let selector { button.addAction(action(selector, desk)) }
    return button
  }

  private func field(_ text: String = "") -> NSTextField {
    let field = NSTextField()
    field.isEditable = true
    field.stringValue = text
    return field
  }

  private func window(_ views: NSView...) -> NSWindow {
    NSApplication.shared.closeAllWindows()
    NSApplication.shared.mainMenu = nil
    let window = NSWindow()
    shown.windows.append(window)
    window.title = "Desk"
    window.setContentView(NSView())
    for (place, view) in views.enumerated() {
      view.frame = NibRect(x: 0, y: Double(100 - place * 10), width: 9, height: 9)
      window.contentView?.addSubview(view)
    }
    window.makeKeyAndOrderFront(nil)
    return window
  }

  private func table(_ names: Names) -> NSTableView {
    let table = NSTableView()
    let column = NSTableColumn()
    column.title = "Name"
    table.addTableColumn(column)
    table.dataSource = names
    table.delegate = names
    return table
  }

  private func code(_ body: () throws -> Void, _ location: SourceLocation = #_sourceLocation) -> UserActionError.Code? {
    #expect(throws: UserActionError.self, sourceLocation: location) { try body() }?.code
  }

  private func menu(_ items: NSMenuItem...) -> NSMenu {
    let menu = NSMenu(title: "Main")
    for item in items { menu.addItem(item) }
    return menu
  }

  private func item(_ title: String, _ selector: String?, key: String = "", _ target: AnyObject? = nil) -> NSMenuItem {
    let item = NSMenuItem()
    item.title = title
    item.keyEquivalent = key
    if let selector { item.addAction(action(selector, target ?? desk)) }
    return item
  }

  @Test(
    "a click needs a view that is seen, enabled, in a window on the screen that nothing covers, and somebody to hear it"
  )
  func clicks() throws {
    let save = button("Save", "save:")
    #expect(code { try save.click() } == .notInWindow)
    let window = window(save)
    try save.click()
    try save.doubleClick()
    #expect(desk.log == ["save", "save", "save"])

    save.isEnabled = false
    #expect(code { try save.click() } == .disabled)
    save.isEnabled = true
    window.contentView?.isHidden = true
    #expect(code { try save.click() } == .hidden)
    window.contentView?.isHidden = false
    let sheet = NSWindow()
    window.beginSheet(sheet)
    #expect(code { try save.click() } == .covered)
    window.endSheet(sheet)
    window.orderOut(nil)
    #expect(code { try save.click() } == .windowNotShown)

    let (idle, broken, lost) = (button("Idle", nil), button("Broken", "fail:"), button("Lost", nil))
    lost.addAction(action("fly:", nil))
    _ = self.window(idle, broken, lost, NSView())
    for view in [idle, lost] { #expect(code { try view.click() } == .nothingHappens) }
    let error = #expect(throws: UserActionError.self) { try broken.click() }
    #expect(error?.code == .actionFailed && error?.cause is RuntimeError)
    #expect(code { try NSApplication.shared.keyWindow?.contentView?.subviews[3].click() } == .nothingHappens)
  }

  @Test("a click brings its window to the front; keys go to the window that has them alone")
  func windows() throws {
    let save = button("Save", "save:")
    let first = window(save)
    let second = NSWindow()
    second.makeKeyAndOrderFront(nil)
    #expect(code { try first.key(.return) } == .windowNotKey)
    #expect(code { try first.typeText("x") } == .windowNotKey)

    try save.click()
    #expect(first.isKeyWindow && !second.isKeyWindow)
  }

  @Test("a view of an app's own hears of clicks and keys, which go up the chain until somebody takes them")
  func events() throws {
    let canvas = CanvasView()
    let inner = NSView()
    canvas.addSubview(inner)
    let window = window(canvas)
    #expect(window.firstResponder === canvas)

    try canvas.doubleClick()
    try inner.click(.shift)
    try window.typeText("ab")
    try window.key("g", .command)
    #expect(canvas.log == ["down 1", "up", "down 2", "up", "down 1 with keys", "up", "key a", "key b", "⌘G"])
    #expect(code { try window.key("z") } == .nothingHappens)
  }

  @Test("recognizers of clicks come before what they lie in")
  func recognizers() throws {
    let label = NSTextField()
    let recognizer = NSClickGestureRecognizer()
    recognizer.numberOfClicksRequired = 2
    recognizer.addAction(action("open:", desk))
    label.addGestureRecognizer(recognizer)
    _ = window(label)

    try label.doubleClick()
    #expect(desk.log == ["open"] && code { try label.click() } == .nothingHappens)
  }

  @Test("typing goes behind what is there after a click, and in place of it after a tab; delete takes back")
  func typing() throws {
    let (first, second) = (field("Ada"), field("Grace"))
    first.delegate = desk
    let window = window(first, second)
    window.makeFirstResponder(nil)
    try first.typeText(" L.")
    try window.key(.delete)
    #expect(first.stringValue == "Ada L")
    #expect(desk.log == ["begin"])
    try window.typeText("\tHopper")
    #expect(second.stringValue == "Hopper" && desk.log == ["begin", "end"])
    try second.replaceText(with: "Alan")
    try second.replaceText(with: "")
    #expect(second.stringValue.isEmpty)

    first.isEditable = false
    #expect(code { try first.typeText("x") } == .notEditable)
    first.isEnabled = false
    #expect(code { try first.typeText("x") } == .disabled)
    let text = NSTextView()
    _ = self.window(text)
    try text.typeText("one\ntwo👍")
    try NSApplication.shared.key(.delete)
    #expect(text.string == "one\ntwo")
    text.isEditable = false
    #expect(code { try text.typeText("x") } == .notEditable)
  }

  @Test("return ends an edit with the field's action, else clicks the default button; escape clicks that of its key")
  func returnAndEscape() throws {
    let (plain, eager) = (field(), field())
    eager.addAction(action("enter:", desk))
    let window = window(plain, eager, button("OK", "save:", key: "\r"), button("Cancel", "cancel:", key: "\u{1b}"))
    try plain.typeText("x\n")
    try eager.typeText("y\n")
    try window.key(.escape)
    #expect(desk.log == ["save", "enter y", "cancel"] && window.firstResponder === eager)

    (window.contentView?.subviews[2] as? NSButton)?.isEnabled = false
    window.makeFirstResponder(nil)
    #expect(code { try window.key(.return) } == .disabled)
    window.contentView?.subviews[3].isHidden = true
    #expect(code { try window.key(.escape) } == .noSuchKey)
  }

  @Test("tab and shift-tab follow nextKeyView over what takes the keys, and places where no order is connected")
  func keyLoop() throws {
    let (a, b, c) = (field(), field(), field())
    let window = window(a, NSButton(), c, b)
    #expect(window.firstResponder === a)
    try window.key(.tab)
    #expect(window.firstResponder === c)

    (a.nextKeyView, b.nextKeyView, c.nextKeyView) = (b, c, a)
    window.makeFirstResponder(a)
    try window.key(.tab)
    #expect(window.firstResponder === b && b.previousKeyView === a && b.nextValidKeyView === c)
    c.isHidden = true
    try window.key(.tab)
    #expect(window.firstResponder === a)
    try window.key(.tab, .shift)
    #expect(window.firstResponder === b)
    a.isEnabled = false
    #expect(code { try window.key(.tab) } == .nothingHappens)

    let canvas = CanvasView()
    let other = self.window(canvas, field())
    canvas.keepsKeys = true
    #expect(code { try other.key(.tab) } == .refused)
    #expect(!other.makeFirstResponder(nil) && other.firstResponder === canvas)
  }

  @Test("the document's initial first responder has the keys when the window is first shown")
  func initialResponder() {
    let (first, second) = (field(), field())
    let window = window()
    let other = NSWindow()
    other.setContentView(NSView())
    other.contentView?.addSubview(first)
    other.contentView?.addSubview(second)
    other.initialFirstResponder = second
    #expect(other.firstResponder === other && window.firstResponder === window)

    other.makeKeyAndOrderFront(nil)
    #expect(other.firstResponder === second)
    other.makeFirstResponder(first)
    other.orderOut(nil)
    other.makeKeyAndOrderFront(nil)
    #expect(other.firstResponder === first)
  }

  @Test("full keyboard access lets the tab key stop at buttons, and space presses them")
  func fullAccess() throws {
    let save = button("Save", "save:")
    let window = window(field(), save)
    NSApplication.shared.isFullKeyboardAccessEnabled = true
    defer { NSApplication.shared.isFullKeyboardAccessEnabled = false }
    try window.key(.tab)
    try window.key(.space)
    #expect(desk.log == ["save"] && window.firstResponder === save)
  }

  @Test("a path through the main menu says which items there are, and why one is disabled")
  func menus() throws {
    _ = window()
    let application = NSApplication.shared
    #expect(code { try application.choose(menu: "File") } == .noSuchItem)
    let file = item("File", nil)
    let (save, lost, hidden) = (item("Save", "save:", key: "s"), item("Fly", "fly:"), item("Old", "open:"))
    hidden.isHidden = true
    file.submenu = menu(save, lost, hidden)
    application.setMainMenu(menu(file))

    try application.choose(menu: "File", "Save")
    try application.key("s", .command)
    #expect(desk.log == ["save", "save"])
    let error = #expect(throws: UserActionError.self) { try application.choose(menu: "File", "Open") }
    #expect(error?.code == .noSuchItem && error?.detail.contains("'Save', 'Fly'") == true)
    #expect(code { try application.choose(menu: "File", "Old") } == .hidden)
    #expect(code { try application.choose(menu: "File") } == .nothingHappens)
    #expect(code { try application.choose(menu: "File", "Save", "Now") } == .noSuchItem)
    desk.allows = false
    let refused = #expect(throws: UserActionError.self) { try application.choose(menu: "File", "Save") }
    #expect(refused?.code == .disabled && refused?.detail.contains("Desk, which takes 'save:'") == true)
    #expect(code { try application.key("s", .command) } == .disabled)
    #expect(code { try application.key("b", .command) } == .noSuchKey)
    application.mainMenu = nil
  }

  @Test("pop-up buttons, segments, tabs, sliders and steppers are operated at one of their places")
  func places() throws {
    let (popUp, segments, tabs, slider, stepper) = (
      NSPopUpButton(), NSSegmentedControl(), NSTabView(), NSSlider(), NSStepper()
    )
    popUp.addItems(withTitles: ["Small", "Large"])
    segments.segments = ["Day", "Week"].map {
      let segment = NSSegmentItem()
      segment.label = $0
      return segment
    }
    for label in ["One", "Two"] {
      let item = NSTabViewItem()
      (item.label, item.view) = (label, NSView())
      tabs.addItem(item)
    }
    tabs.selectItem(at: 0)
    let hidden = button("Far", "open:")
    tabs.items[1].view?.addSubview(hidden)
    (slider.minValue, slider.maxValue, stepper.minValue, stepper.maxValue) = (0, 10, 0, 1)
    _ = window(popUp, segments, tabs, slider, stepper)

    try popUp.choose(item: "Large")
    try segments.choose(segment: "Week")
    #expect(code { try hidden.click() } == .hidden)
    try tabs.choose(tab: "Two")
    try hidden.click()
    try slider.drag(to: 4)
    try stepper.stepUp()
    #expect(popUp.titleOfSelectedItem == "Large" && segments.selectedSegment == 1 && slider.doubleValue == 4)
    #expect(desk.log == ["open"])
    segments.setEnabled(false, forSegment: 0)
    #expect(code { try segments.choose(segment: "Day") } == .disabled)
    #expect(code { try segments.choose(segment: "Year") } == .noSuchItem)
    #expect(code { try segments.choose(segmentAt: 2) } == .noSuchItem)
    #expect(code { try popUp.choose(item: "Huge") } == .noSuchItem)
    #expect(code { try tabs.choose(tab: "Three") } == .noSuchItem)
    #expect(code { try stepper.stepUp() } == .nothingHappens)
    for view in [popUp, segments, slider, stepper] as [NSView] { #expect(code { try view.click() } == .nothingHappens) }
  }

  @Test("a row is selected with the delegate's leave; it, notifications and the action say so")
  func rows() throws {
    let names = Names()
    let table = table(names)
    let window = window(field(), table)
    var posted = 0
    let observer = NotificationCenter.default.addObserver(
      forName: NSTableView.selectionDidChangeNotification, object: table, queue: nil
    ) { _ in MainActor.assumeIsolated { posted += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    table.addAction(action("open:", desk))

    try table.select(row: 0)
    try table.select(rowShowing: "Alan")
    #expect(names.log == ["selected 0", "selected 2"] && posted == 2 && desk.log == ["open", "open"])
    #expect(window.firstResponder === table && table.clickedRow == -1)
    #expect(code { try table.select(row: 1) } == .refused)
    names.mayChange = false
    #expect(code { try table.select(row: 0) } == .refused)
    let error = #expect(throws: UserActionError.self) { try table.select(row: 9) }
    #expect(error?.code == .noSuchItem && error?.detail.contains("3 rows: 'Ada', 'Grace', 'Alan'") == true)
    #expect(code { try table.select(rowShowing: "Edsger") } == .noSuchItem)
    #expect(code { try table.click(column: "Age") } == .noSuchItem)
    #expect(code { try table.doubleClick(row: 2) } == .nothingHappens)

    names.mayChange = true
    table.allowsMultipleSelection = true
    try table.select(row: 0, .command)
    #expect(table.selectedRows == [0, 2])
    try table.select(row: 2, .command)
    #expect(table.selectedRows == [0])
    try table.select(row: 2, .shift)
    #expect(table.selectedRows == [0, 2])
  }

  @Test("what is dragged goes by the pasteboard from a source to what is registered for it")
  func drags() throws {
    let names = Names()
    let (table, canvas, plain) = (table(names), CanvasView(), NSView())
    _ = window(table, canvas, plain)
    canvas.registerForDraggedTypes([.string])
    try table.drag(row: 0, to: canvas)
    let pasteboard = NSPasteboard()
    pasteboard.setString("text", forType: .string)
    try canvas.drop(pasteboard)
    #expect(canvas.log == ["dropped Ada", "dropped text"])

    #expect(code { try table.drag(row: 2, to: canvas) } == .refused)
    #expect(code { try table.drag(row: 0, to: plain) } == .refused)
    #expect(code { try table.drag(row: 0, to: table, row: 2) } == .refused)
    table.registerForDraggedTypes([.string])
    try table.drag(row: 0, to: table, row: 2)
    try table.drop(pasteboard, row: 1)
    #expect(names.log == ["Ada to 2 from a table", "text to 1 from elsewhere"])
    #expect(code { try table.drag(row: 0, to: table, row: 2, .on) } == .refused)
    pasteboard.setString("no", forType: .string)
    #expect(code { try canvas.drop(pasteboard) } == .refused)
  }
}

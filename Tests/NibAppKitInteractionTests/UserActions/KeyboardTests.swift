import Foundation
import NibAppKit
import NibRuntime
import Testing

@Suite("What a user does with keys", .serialized)
struct KeyboardTests {
  private let bench = UserActionBench()
  private var desk: Desk { bench.desk }

  @Test("typing goes behind what is there after a click, and in place of it after a tab; delete takes back")
  func typing() throws {
    let (first, second) = (bench.field("Ada"), bench.field("Grace"))
    first.delegate = desk
    let window = bench.window(first, second)
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
    #expect(bench.code { try first.typeText("x") } == .notEditable)
    first.isEnabled = false
    #expect(bench.code { try first.typeText("x") } == .disabled)
    let text = NSTextView()
    _ = bench.window(text)
    try text.typeText("one\ntwo👍")
    try NSApplication.shared.key(.delete)
    #expect(text.string == "one\ntwo")
    text.isEditable = false
    #expect(bench.code { try text.typeText("x") } == .notEditable)
  }

  @Test("the delegate is asked before an edit begins and ends, and told by notifications")
  func editing() throws {
    let (editor, field, other) = (EditingDelegate(), bench.field(), bench.field())
    field.delegate = editor
    let window = bench.window(field, other)

    try field.typeText("12")
    try window.key(.tab)
    #expect(editor.log == ["begin", "change 1", "change 12", "may 12 end", "end"])
    try field.replaceText(with: "x")
    #expect(bench.code { try window.key(.tab) } == .refused)
    #expect(bench.code { try window.key(.return) } == .refused)
    #expect(bench.code { try other.typeText("1") } == .refused)
    #expect(window.firstResponder === field)
    try window.key(.delete)
    try window.key(.tab)
    editor.isLocked = true
    #expect(bench.code { try field.typeText("3") } == .refused && field.stringValue.isEmpty)
  }

  @Test("keys type into the field editor: where its selection is, and code that types there is heard alike")
  func fieldEditor() throws {
    let (places, field) = (InsertionPlaces(), bench.field("soup"))
    field.delegate = places
    let window = bench.window(field)
    let editor = try #require(field.currentEditor())
    editor.selectedRange = NSRange(location: 1, length: 2)
    try window.typeText("ka")
    #expect(field.stringValue == "skap" && editor.string == "skap" && places.all == [2, 3])
    editor.insertText("l")
    #expect(field.stringValue == "skalp" && places.all == [2, 3, 4])
    field.stringValue = "new"
    try window.key(.delete)
    #expect(field.stringValue == "ne" && field.currentEditor() === editor)
    #expect(field.abortEditing() && field.currentEditor() == nil && window.firstResponder === window)
  }

  @Test("return ends an edit with the field's action, else clicks the default button; escape clicks that of its key")
  func returnAndEscape() throws {
    let (plain, eager) = (bench.field(), bench.field())
    eager.addAction(bench.action("enter:", desk))
    let window = bench.window(
      plain, eager, bench.button("OK", "save:", key: "\r"), bench.button("Cancel", "cancel:", key: "\u{1b}"))
    try plain.typeText("x\n")
    try eager.typeText("y\n")
    try window.key(.escape)
    #expect(desk.log == ["save", "enter y", "cancel"] && window.firstResponder === eager)

    (window.contentView?.subviews[2] as? NSButton)?.isEnabled = false
    window.makeFirstResponder(nil)
    #expect(bench.code { try window.key(.return) } == .disabled)
    window.contentView?.subviews[3].isHidden = true
    #expect(bench.code { try window.key(.escape) } == .noSuchKey)
  }

  @Test("tab and shift-tab follow nextKeyView over what takes the keys, and places where no order is connected")
  func keyLoop() throws {
    let (a, b, c) = (bench.field(), bench.field(), bench.field())
    let window = bench.window(a, NSButton(), c, b)
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
    #expect(bench.code { try window.key(.tab) } == .nothingHappens)

    let canvas = CanvasView()
    let other = bench.window(canvas, bench.field())
    canvas.keepsKeys = true
    #expect(bench.code { try other.key(.tab) } == .refused)
    #expect(!other.makeFirstResponder(nil) && other.firstResponder === canvas)
  }

  @Test("the document's initial first responder has the keys when the window is first shown")
  func initialResponder() {
    let (first, second) = (bench.field(), bench.field())
    let window = bench.window()
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
    let save = bench.button("Save", "save:")
    let window = bench.window(bench.field(), save)
    NSApplication.shared.isFullKeyboardAccessEnabled = true
    defer { NSApplication.shared.isFullKeyboardAccessEnabled = false }
    try window.key(.tab)
    try window.key(.space)
    #expect(desk.log == ["save"] && window.firstResponder === save)
  }

  @Test("a path through the main menu says which items there are, and why one is disabled")
  func menus() throws {
    _ = bench.window()
    let application = NSApplication.shared
    #expect(bench.code { try application.choose(menu: "File") } == .noSuchItem)
    let file = bench.item("File", nil)
    let (save, lost, hidden) = (
      bench.item("Save", "save:", key: "s"), bench.item("Fly", "fly:"), bench.item("Old", "open:")
    )
    hidden.isHidden = true
    file.submenu = bench.menu(save, lost, hidden)
    application.setMainMenu(bench.menu(file))

    try application.choose(menu: "File", "Save")
    try application.key("s", .command)
    #expect(desk.log == ["save", "save"])
    let error = #expect(throws: UserActionError.self) { try application.choose(menu: "File", "Open") }
    #expect(error?.code == .noSuchItem && error?.detail.contains("'Save', 'Fly'") == true)
    #expect(bench.code { try application.choose(menu: "File", "Old") } == .hidden)
    #expect(bench.code { try application.choose(menu: "File") } == .nothingHappens)
    #expect(bench.code { try application.choose(menu: "File", "Save", "Now") } == .noSuchItem)
    desk.allows = false
    let refused = #expect(throws: UserActionError.self) { try application.choose(menu: "File", "Save") }
    #expect(refused?.code == .disabled && refused?.detail.contains("Desk, which takes 'save:'") == true)
    #expect(bench.code { try application.key("s", .command) } == .disabled)
    #expect(bench.code { try application.key("b", .command) } == .noSuchKey)
    application.mainMenu = nil
  }
}

/// Writes down where the insertion point is when a text changed.
private final class InsertionPlaces: NSTextFieldDelegate {
  var all: [Int] = []

  func controlTextDidChange(_ obj: Notification) {
    if let editor = (obj.object as? NSTextField)?.currentEditor() { all.append(editor.selectedRange.location) }
  }
}

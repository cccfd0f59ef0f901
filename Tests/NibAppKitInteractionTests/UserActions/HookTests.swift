import Foundation
import NibAppKit
import Testing

/// Notes what it is told of menus and sizes.
private final class Notebook: NSView {
  var log: [String] = []
  override func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {
    log.append("opens")
    menu.addItem(withTitle: "Late", action: "open:", keyEquivalent: "")
  }
  override func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) { log.append("closed") }
  override func viewWillStartLiveResize() { log.append("starts \(Int(frame.width)) \(inLiveResize)") }
  override func viewDidEndLiveResize() { log.append("ended \(Int(frame.width)) \(inLiveResize)") }
}

/// Changes the menu and the selection of a text.
private final class Editor: NSTextViewDelegate {
  var places: [Int] = []
  @Action("mark:") var onMark = { (owner: Editor) in owner.places.append(-1) }
  func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? {
    places.append(charIndex)
    menu.addItem(withTitle: "Mark", action: "mark:", keyEquivalent: "").target = self
    return menu
  }
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue],
    toCharacterRanges newSelectedCharRanges: [NSValue]
  ) -> [NSValue] {
    newSelectedCharRanges.map { NSValue(range: NSRange(location: $0.rangeValue.location, length: 1)) }
  }
}

/// Completes cities.
private final class Cities: NSTextFieldDelegate {
  func control(
    _ control: NSControl, textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String] {
    let part = (textView.string as NSString).substring(with: charRange)
    index.pointee = 0
    return ["Bergen", "Berlin", "Oslo"].filter { $0.hasPrefix(part) }
  }
}

/// The panes of settings, and items that a user chooses.
private final class Panes: NSToolbarDelegate {
  let desk: Desk
  init(_ desk: Desk) { self.desk = desk }
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? {
    let item = NSToolbarItem(itemIdentifier: itemIdentifier)
    (item.label, item.target, item.action) = (itemIdentifier.rawValue, desk, "open:")
    return item
  }
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { ["General", "Mail"] }
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
    ["General", "Mail", "Keys", .flexibleSpace]
  }
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { ["General", "Mail"] }
  func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { ["General"] }
}

/// Notes when it appears and is laid out.
private final class Scene: NSViewController {
  final class Board: NSView {
    var layouts = 0
    override func layout() {
      super.layout()
      layouts += 1
    }
  }
  var log: [String] = []
  override func loadView() { view = Board() }
  override func viewWillAppear() { log.append("will appear") }
  override func viewWillLayout() { log.append("will layout") }
  override func viewDidLayout() { log.append("did layout") }
  override func viewDidAppear() { log.append("did appear") }
}

/// Passes keys on, and gives up by a command.
private final class Quitter: NSView {
  var log: [String] = []
  override var acceptsFirstResponder: Bool { true }
  override func keyDown(with event: NSEvent) {
    log.append("key")
    super.keyDown(with: event)
  }
  override func cancelOperation(_ sender: Any?) { log.append("cancel") }
}

@MainActor
@Suite("What views, texts and toolbars are told and asked") struct HookTests {
  private let bench = UserActionBench()

  @Test("a view hears that its menu opens, before the items are chosen from, and that it is closed")
  func menus() throws {
    let (notes, label) = (Notebook(), NSTextField(labelWithString: ""))
    notes.menu = bench.menu(bench.item("Open", "open:"))
    notes.addSubview(label)
    _ = bench.window(notes)
    #expect(bench.code { try label.rightClick(choosing: "Nothing") } == .noSuchItem)
    #expect(notes.log == ["opens", "closed"] && notes.menu?.items.last?.title == "Late")
    try label.rightClick(choosing: "Open")
    #expect(bench.desk.log == ["open"] && notes.log.count == 4)
  }

  @Test("views hear that a user resizes their window")
  func resizing() throws {
    let notes = Notebook()
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled, .resizable], backing: .buffered,
      defer: false)
    notes.autoresizingMask = [.width]
    notes.frame = NSRect(x: 0, y: 0, width: 100, height: 10)
    window.contentView?.addSubview(notes)
    window.makeKeyAndOrderFront(nil)
    try window.drag(toSize: NSSize(width: 140, height: window.frame.height))
    #expect(notes.log == ["starts 100 true", "ended 140 false"])
    window.close()
  }

  @Test("a text offers its usual menu, which the delegate changes, and asks what is selected")
  func texts() throws {
    let (text, editor) = (NSTextView(), Editor())
    text.string = "abc"
    text.delegate = editor
    _ = bench.window(text)
    try text.rightClick(choosing: "Mark")
    #expect(editor.places.count == 2 && editor.places.last == -1)
    text.selectAll(nil)
    #expect(text.selectedRange() == NSRange(location: 0, length: 1))
    try text.rightClick(choosing: "Copy")
    #expect(NSPasteboard.general.string(forType: .string) == "a")
  }

  @Test("the delegate of a field completes what is typed")
  func completions() throws {
    let (field, cities) = (bench.field(), Cities())
    field.delegate = cities
    _ = bench.window(field)
    try field.typeText("Ber")
    field.currentEditor()?.complete(nil)
    #expect(field.stringValue == "Bergen")
  }

  @Test("a click selects an item of a toolbar that can be, and a user changes which there are")
  func toolbars() throws {
    let (window, panes) = (bench.window(), Panes(bench.desk))
    let toolbar = NSToolbar(identifier: "Settings")
    toolbar.delegate = panes
    window.toolbar = toolbar
    #expect(bench.code { try toolbar.add(item: "Keys") } == .refused)
    toolbar.allowsUserCustomization = true
    try toolbar.add(item: "Keys", at: 1)
    #expect(toolbar.items.map(\.label) == ["General", "Keys", "Mail"])
    try toolbar.items[2].click()
    #expect(toolbar.selectedItemIdentifier == "Mail" && bench.desk.log == ["open"])
    try toolbar.items[1].click()
    #expect(toolbar.selectedItemIdentifier == "Mail" && bench.desk.log.count == 2)
    #expect(bench.code { try toolbar.remove(item: "General") } == .refused)
    #expect(bench.code { try toolbar.remove(item: "None") } == .noSuchItem)
    #expect(bench.code { try toolbar.add(item: "None") } == .noSuchItem)
    #expect(bench.code { try toolbar.add(item: "Keys") } == .refused)
    try toolbar.remove(item: "Keys")
    #expect(toolbar.items.map(\.label) == ["General", "Mail"])
    withExtendedLifetime(panes) {}
  }

  @Test("a controller is laid out between the beginning and the end of its appearance")
  func appearance() throws {
    let (scene, inner) = (Scene(), Scene())
    scene.addChild(inner)
    scene.view.addSubview(inner.view)
    let window = NSWindow(contentViewController: scene)
    window.makeKeyAndOrderFront(nil)
    #expect(scene.log == ["will appear", "will layout", "did layout", "did appear"] && inner.log == scene.log)
    let later = Scene()
    scene.addChild(later)
    scene.view.addSubview(later.view)
    #expect(later.log == scene.log && (later.view as? Scene.Board)?.layouts == 1)
    window.close()
  }

  @Test("the escape key that nobody takes becomes a command, and a capital is typed with the shift key")
  func keys() throws {
    let quitter = Quitter()
    let window = bench.window(quitter)
    window.makeFirstResponder(quitter)
    try window.key(.escape)
    #expect(quitter.log == ["key", "cancel"])
    window.makeFirstResponder(nil)
    #expect(bench.code { try window.key(.escape) } == .noSuchKey)
    let menu = bench.menu(bench.item("Save", "save:", key: "S"))
    NSApplication.shared.mainMenu = menu
    try window.key("S", [.command, .shift])
    try window.key("s", [.command, .shift])
    #expect(bench.desk.log == ["save", "save"])
    #expect(bench.code { try window.key("s", .command) } == .noSuchKey)
    NSApplication.shared.mainMenu = nil
  }

  @Test("a text says what a pointer on a character is told, by its delegate")
  func tips() {
    final class Tips: NSTextViewDelegate {
      func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int)
        -> String?
      { "\(tooltip) at \(characterIndex)" }
    }
    let (text, tips) = (NSTextView(frame: NSRect(x: 0, y: 0, width: 200, height: 50)), Tips())
    text.string = "abc"
    text.textStorage?.addAttribute(.toolTip, value: "letter", range: NSRange(location: 0, length: 3))
    #expect(text.toolTip(at: NSPoint(x: 0, y: 5)) == "letter")
    text.delegate = tips
    #expect(text.toolTip(at: NSPoint(x: 0, y: 5)) == "letter at 0")
  }
}

import Foundation
import NibAppKit
import Testing

private final class Shelf: NSWindow {
  var log: [String] = []
  override var isKeyWindow: Bool { true }
  override var isMainWindow: Bool { true }
  override var title: String { didSet { log.append("title \(title)") } }
  override var contentView: NSView? { didSet { log.append("content") } }
  override var level: NSWindow.Level { didSet { log.append("level \(level.rawValue)") } }
  override var backgroundColor: NSColor! {
    get { .red }
    set {}
  }
  override func setFrameOrigin(_ point: NSPoint) {
    log.append("origin")
    super.setFrameOrigin(point)
  }
  override func performZoom(_ sender: Any?) { log.append("zoom") }
  override func beginSheet(
    _ sheet: NSWindow, completionHandler handler: ((NSApplication.ModalResponse) -> Void)? = nil
  ) {
    log.append("sheet")
    super.beginSheet(sheet, completionHandler: handler)
  }
  override func endSheet(_ sheet: NSWindow, returnCode: NSApplication.ModalResponse) {
    log.append("end")
    super.endSheet(sheet, returnCode: returnCode)
  }
  override func frameRect(forContentRect rect: NSRect) -> NSRect { rect }
  override func contentRect(forFrameRect rect: NSRect) -> NSRect { rect }
  override func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { item.tag == 7 }
  override func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { nil }
}

private final class Card: NSView {
  var log: [String] = []
  override var subviews: [NSView] { didSet { log.append("subviews \(subviews.count)") } }
  override var visibleRect: NSRect { NSRect(x: 0, y: 0, width: 3, height: 3) }
  override var autoresizingMask: NSView.AutoresizingMask { didSet { log.append("mask") } }
  override func display() { log.append("display") }
  override func layoutSubtreeIfNeeded() { log.append("layout") }
  override func scrollToVisible(_ rect: NSRect) -> Bool {
    log.append("scroll")
    return true
  }
  override func mouseMoved(with event: NSEvent) { log.append("moved") }
}

private final class Ledger: NSTableView {
  var log: [String] = []
  override var delegate: (any NSTableViewDelegate)? { didSet { log.append("delegate") } }
  override var allowsMultipleSelection: Bool {
    get { true }
    set {}
  }
  override func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    log.append("make \(identifier.rawValue)")
    return super.makeView(withIdentifier: identifier, owner: owner)
  }
  override func rect(ofRow row: Int) -> NSRect { super.rect(ofRow: row).offsetBy(dx: 0, dy: 1000) }
  override func row(at point: NSPoint) -> Int { Int(point.y) }
  override func selectAll(_ sender: Any?) { log.append("all") }
}

private final class Plan: NSOutlineView {
  override func isItemExpanded(_ item: Any?) -> Bool { true }
  override func row(forItem item: Any?) -> Int { item as? String == "known" ? 0 : -1 }
}

private final class Album: NSCollectionView {
  var log: [String] = []
  override var selectionIndexPaths: Set<IndexPath> { didSet { log.append("selected \(selectionIndexPaths.count)") } }
  override func reloadData() {
    log.append("reload")
    super.reloadData()
  }
}

private final class Pictures: NSCollectionViewDataSource {
  func collectionView(_ collectionView: NSCollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
  func collectionView(
    _ collectionView: NSCollectionView, itemForRepresentedObjectAt indexPath: IndexPath
  ) -> NSCollectionViewItem { NSCollectionViewItem() }
}

private final class Sheet: NSTextView {
  var log: [String] = []
  override var textContainerOrigin: NSPoint { NSPoint(x: 5, y: 6) }
  override var selectedRanges: [NSValue] { didSet { log.append("ranges") } }
  override var typingAttributes: [NSAttributedString.Key: Any] { didSet { log.append("typing") } }
}

private final class Base: NSApplication {
  var log: [String] = []
  override var keyWindow: NSWindow? { windows.first }
  override var isActive: Bool { true }
  override func runModal(for window: NSWindow) -> ModalResponse {
    log.append("modal")
    return .OK
  }
  override func stopModal(withCode returnCode: ModalResponse) { log.append("stop \(returnCode.rawValue)") }
  override func activate(ignoringOtherApps flag: Bool) { log.append("activate") }
}

private final class Listed: NSMenu {
  var log: [String] = []
  override var delegate: (any NSMenuDelegate)? { didSet { log.append("delegate") } }
  override var items: [NSMenuItem] { didSet { log.append("items") } }
  @discardableResult
  override func addItem(withTitle title: String, action: Selector?, keyEquivalent: String) -> NSMenuItem {
    log.append("add \(title)")
    return super.addItem(withTitle: title, action: action, keyEquivalent: keyEquivalent)
  }
}

private final class Mark: NSButtonCell {
  var log: [String] = []
  override var state: NSControl.StateValue { didSet { log.append("state \(state.rawValue)") } }
}

private final class Overlay: NSScrollView {
  override var scrollerStyle: NSScroller.Style {
    get { .overlay }
    set {}
  }
  override var documentVisibleRect: NSRect { NSRect(x: 1, y: 2, width: 3, height: 4) }
}

@MainActor
@Suite("Members of AppKit's classes that an app overrides") struct OverriddenMemberTests {
  @Test("a window's class says how it looks and where it goes, and its own methods are called")
  func windows() {
    NSApp.closeAllWindows()
    let window = Shelf(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled, .resizable], backing: .buffered,
      defer: false)
    #expect(window.isKeyWindow && window.isMainWindow && NSApp.keyWindow == nil && window.backgroundColor == .red)
    #expect(window.frame == window.contentRect && window.fieldEditor(true, for: nil) == nil)
    window.log = []
    window.title = "A"
    window.level = .floating
    window.contentView = NSView()
    window.center()
    #expect(window.log == ["title A", "level 3", "content", "origin"])
    window.makeKeyAndOrderFront(nil)
    window.log = []
    let alert = NSAlert()
    alert.beginSheetModal(for: window) { _ in }
    window.attachedSheet.map { window.endSheet($0) }
    #expect(window.log == ["sheet", "end"])
    let item = NSMenuItem(title: "Zoom", action: Selector("performZoom:"), keyEquivalent: "")
    let menu = NSMenu(title: "Window")
    menu.addItem(item)
    menu.update()
    #expect(!item.isEnabled)
    item.tag = 7
    menu.update()
    #expect(item.isEnabled)
    window.close()
  }

  @Test("a view's class hears of what is set and shown, and says what of it is seen")
  func views() throws {
    NSApp.closeAllWindows()
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled, backing: .buffered, defer: false)
    let card = Card(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    window.contentView = card
    window.makeKeyAndOrderFront(nil)
    card.log = []
    card.subviews = [NSView()]
    card.autoresizingMask = .width
    window.layoutIfNeeded()
    window.display()
    #expect(card.log == ["subviews 1", "mask", "layout", "display"])
    card.addTrackingArea(
      NSTrackingArea(rect: .zero, options: [.mouseMoved, .inVisibleRect, .activeAlways], owner: card))
    try card.movePointer(to: NSPoint(x: 50, y: 50))
    try card.movePointer(to: NSPoint(x: 2, y: 2))
    #expect(card.log.filter { $0 == "moved" }.count == 1 && card.scrollToVisible(.zero))
    window.close()
  }

  @Test("tables, outlines and collections ask their classes where rows are and what is selected")
  func lists() throws {
    let table = Ledger(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    table.delegate = nil
    #expect(table.makeView(withIdentifier: .init("row"), owner: nil) == nil)
    #expect(table.log == ["delegate", "make row"] && table.allowsMultipleSelection)
    #expect(table.rect(ofRow: 0).minY >= 1000 && table.row(at: NSPoint(x: 0, y: 7)) == 7)
    let plan = Plan(frame: .zero)
    #expect(plan.isItemExpanded("any") && plan.row(forItem: "known") == 0 && plan.level(forItem: "other") == -1)
    let (album, pictures) = (Album(frame: .zero), Pictures())
    album.dataSource = pictures
    #expect(album.log.contains("reload"))
    album.isSelectable = true
    album.log = []
    try album.select(itemsAt: [IndexPath(item: 1, section: 0)])
    album.selectItems(at: [IndexPath(item: 1, section: 0)], scrollPosition: [])
    #expect(album.log == ["selected 1", "selected 1"])
  }

  @Test("a text view's class says where its text begins, and hears of what is set")
  func texts() {
    let sheet = Sheet(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    sheet.isEditable = true
    sheet.insertText("tea")
    sheet.typingAttributes = [:]
    #expect(sheet.log.last == "typing" && sheet.textContainerOrigin == NSPoint(x: 5, y: 6))
    sheet.log = []
    sheet.selectedRanges = [NSValue(range: NSRange(location: 0, length: 1))]
    #expect(sheet.log == ["ranges"] && sheet.selectedRange().length == 1)
  }

  @Test("an application's class answers for a modal window, and says which window has the keys")
  func applications() {
    NSApp.closeAllWindows()
    let (before, base) = (NSApplication.shared, Base())
    NSApplication.shared = base
    defer { NSApplication.shared = before }
    let window = NSWindow()
    window.orderFront(nil)
    #expect(NSApp.keyWindow === window && NSApp.isActive)
    #expect(NSApp.runModal(for: window) == .OK)
    NSApp.abortModal()
    NSApp.activate(ignoringOtherApps: true)
    #expect(base.log == ["modal", "stop -1001", "activate"])
    window.close()
  }

  @Test("menus, cells and scroll views, too")
  func others() {
    let menu = Listed(title: "M")
    menu.delegate = nil
    menu.addItem(withTitle: "A", action: nil, keyEquivalent: "")
    #expect(menu.log.prefix(2) == ["delegate", "add A"] && menu.numberOfItems == 1)
    let cell = Mark()
    cell.allowsMixedState = false
    cell.state = .on
    let button = NSButton(checkboxWithTitle: "B", target: nil, action: nil)
    button.cell = cell
    button.state = .off
    #expect(cell.log == ["state 1", "state 0"])
    let scroller = Overlay(frame: .zero)
    #expect(scroller.scrollerStyle == .overlay && scroller.documentVisibleRect.minX == 1)
  }
}

import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What apps' own lines ask of lists, texts and menus without a nib.
@Suite("AppKit's lists, texts and menus in code") struct AppKitListsInCodeTests {
  private final class Target: NibActionPerforming {
    var log: [String] = []
    func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
      log.append(selector)
      return true
    }
    func responds(to selector: String) -> Bool { selector != "unknown:" }
  }

  private final class Names: NSTableViewDataSource, NSTableViewDelegate {
    var names = ["a", "b", "c"]
    var changes = 0
    func numberOfRows(in tableView: NSTableView) -> Int { names.count }
    func tableView(_ tableView: NSTableView, objectValueFor column: NSTableColumn?, row: Int) -> Any? { names[row] }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      NSTextField(labelWithString: names[row])
    }
    func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { row == 1 ? 40 : 18 }
    func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { row != 0 }
    func tableViewSelectionDidChange(_ notification: Notification) { changes += 1 }
  }

  @Test("a table asks in AppKit's spelling, keeps the views of rows, and moves them with their rows")
  func tables() throws {
    let (table, names) = (NSTableView(), Names())
    table.addTableColumn(NSTableColumn(identifier: "name"))
    table.intercellSpacing = .zero
    table.dataSource = names
    table.delegate = names
    #expect(table.value(column: table.tableColumns[0], row: 1).description == "\"b\"")
    #expect(table.view(atColumn: 0, row: 1, makeIfNecessary: false) == nil)
    let view = try #require(table.view(atColumn: 0, row: 1, makeIfNecessary: true) as? NSTextField)
    #expect(view.stringValue == "b" && table.view(atColumn: 0, row: 1, makeIfNecessary: false) === view)
    #expect(table.row(for: view) == 1 && table.column(for: view) == 0)
    #expect(table.rect(ofRow: 2).minY == 58 && table.row(at: NSPoint(x: 0, y: 50)) == 1)

    try table.select([0])
    #expect(table.selectedRow == -1 && names.changes == 0)
    try table.select([1])
    #expect(names.changes == 1 && table.rowView(atRow: 1, makeIfNecessary: false)?.isSelected == true)
    names.names.insert("new", at: 0)
    table.insertRows(at: [0], withAnimation: .slideDown)
    #expect(table.selectedRow == 2 && table.row(for: view) == 2)
    names.names.removeSubrange(0...1)
    table.removeRows(at: [0, 1], withAnimation: [])
    #expect(table.selectedRow == 0 && table.row(for: view) == 0)
    table.reloadData()
    #expect(view.superview == nil && table.row(for: view) == -1)

    let target = Target()
    table.target = target
    table.doubleAction = "open:"
    try table.doubleClick(1)
    #expect(target.log.last == "open:")
  }

  private final class Node {
    let name: String
    let children: [Node]
    init(_ name: String, _ children: [Node] = []) { (self.name, self.children) = (name, children) }
  }

  private final class Nodes: NSOutlineViewDataSource, NSOutlineViewDelegate {
    let roots = [Node("a", [Node("a1"), Node("a2", [Node("deep")])]), Node("b")]
    var log: [String] = []
    private func children(_ item: Any?) -> [Node] { (item as? Node)?.children ?? roots }
    func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { children(item).count }
    func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { children(item)[index] }
    func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { !children(item).isEmpty }
    func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { (item as? Node)?.name != "b" }
    func outlineViewItemWillExpand(_ notification: Notification) {
      log.append("\((notification.object as? NSOutlineView)?.numberOfRows ?? 0) rows")
    }
    func outlineViewItemDidExpand(_ notification: Notification) {
      log.append("opens " + ((notification.userInfo?["NSObject"] as? Node)?.name ?? ""))
    }
    func outlineViewSelectionDidChange(_ notification: Notification) { log.append("selects") }
  }

  @Test("an outline of items opens and closes them, and knows what holds them")
  func outlines() throws {
    let (outline, nodes) = (NSOutlineView(), Nodes())
    outline.dataSource = nodes
    outline.delegate = nodes
    let a = nodes.roots[0]
    #expect(outline.numberOfRows == 2 && outline.row(forItem: nodes.roots[1]) == 1 && !outline.isItemExpanded(a))
    try outline.select([0])
    outline.expandItem(a)
    #expect(outline.numberOfRows == 4 && outline.level(forRow: 2) == 1 && outline.selectedRow == 0)
    #expect(outline.parent(forItem: a.children[1]) as? Node === a && outline.parent(forItem: a) == nil)
    #expect(outline.childIndex(forItem: a.children[1]) == 1 && outline.item(atRow: 3) as? Node === nodes.roots[1])
    outline.expandItem(nil, expandChildren: true)
    #expect(outline.numberOfRows == 5 && nodes.log == ["selects", "2 rows", "opens a", "4 rows", "opens a2"])
    try outline.select([4])
    #expect(outline.selectedRow == 0 || outline.selectedRow == -1, "the delegate refuses the item")
    try outline.select([3])
    outline.collapseItem(a)
    #expect(outline.numberOfRows == 2 && outline.selectedRow == -1, "what is not seen is not selected")
    outline.expandItem(a)
    #expect(outline.numberOfRows == 5, "what was open within it still is")
  }

  @Test("text is typed, changed in place, copied and pasted")
  func texts() {
    let view = NSTextView()
    view.string = "one two"
    view.setSelectedRange(NSRange(location: 4, length: 3))
    view.cut(nil)
    #expect(view.string == "one " && NSPasteboard.general.string(forType: .string) == "two")
    view.insertText("x", replacementRange: NSRange(location: 0, length: 3))
    #expect(view.string == "x " && view.selectedRange().location == 1)
    view.paste(nil)
    view.deleteBackward(nil)
    #expect(view.string == "xtw ")
    view.textStorage?.append(NSAttributedString(string: "!", attributes: [.foregroundColor: NSColor.red]))
    #expect(view.string == "xtw !" && view.textStorage?.length == 5)
    #expect(view.textStorage?.attribute(.foregroundColor, at: 4, effectiveRange: nil) as? NSColor == .red)
    view.isEditable = false
    view.insertText("no")
    #expect(view.string == "xtw !")
    view.scrollToEndOfDocument(nil)
    #expect(view.rangeScrolledTo?.location == 5)
  }

  @Test("a scroll view shows a part of its document, and a split view its panes")
  func panes() {
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    scroll.documentView = NSView(frame: NSRect(x: 0, y: 0, width: 50, height: 200))
    scroll.contentView.scroll(to: NSPoint(x: 0, y: 20))
    #expect(scroll.documentVisibleRect == NSRect(x: 0, y: 20, width: 50, height: 50))
    #expect(scroll.documentView?.enclosingScrollView === scroll)
    #expect(scroll.documentView?.scrollToVisible(NSRect(x: 0, y: 190, width: 5, height: 20)) == true)
    #expect(scroll.contentView.bounds.minY == 150, "no further than the document goes")

    let split = NSSplitView(frame: NSRect(x: 0, y: 0, width: 101, height: 40))
    (split.isVertical, split.dividerStyle) = (true, .thin)
    let panes = [NSView(), NSView()]
    panes.forEach(split.addArrangedSubview)
    #expect(panes.map(\.frame.width) == [50, 50] && panes[1].frame.minX == 51)
    split.setPosition(30, ofDividerAt: 0)
    #expect(panes.map(\.frame.width) == [30, 70] && panes[1].frame.minX == 31)

    let stack = NSStackView(views: panes)
    stack.insertArrangedSubview(NSView(), at: 1)
    stack.setCustomSpacing(16, after: panes[0])
    #expect(stack.arrangedSubviews.count == 3 && stack.arrangedSubviews[2] === panes[1])
    #expect(stack.customSpacing(after: panes[0]) == 16)
    #expect(stack.customSpacing(after: panes[1]) == NSStackView.useDefaultSpacing)
  }

  private final class Tools: NSToolbarDelegate {
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] {
      ["add", .flexibleSpace, "none"]
    }
    func toolbar(
      _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
      willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { itemIdentifier == "add" ? NSToolbarItem(itemIdentifier: itemIdentifier) : nil }
  }

  @Test("a toolbar asks its delegate for the items, menus and pop-up buttons find theirs")
  func items() {
    let (window, toolbar, tools) = (NSWindow(), NSToolbar(identifier: "main"), Tools())
    toolbar.delegate = tools
    #expect(toolbar.items.isEmpty)
    window.toolbar = toolbar
    #expect(toolbar.items.map(\.itemIdentifier) == ["add", .flexibleSpace] && toolbar.window === window)

    let menu = NSMenu(title: "Edit")
    menu.addItem(withTitle: "Paste", action: "paste:", keyEquivalent: "v").tag = 3
    menu.insertItem(withTitle: "Copy", action: "copy:", keyEquivalent: "c", at: 0)
    #expect(menu.indexOfItem(withTag: 3) == 1 && menu.indexOfItem(withTitle: "Copy") == 0)
    NSApp.modalAnswer = { $0 === menu ? .OK : nil }
    #expect(menu.popUp(positioning: nil, at: .zero, in: nil))
    NSApp.modalAnswer = nil
    #expect(!menu.popUp(positioning: nil, at: .zero, in: nil))

    let popup = NSPopUpButton(frame: .zero, pullsDown: false)
    popup.addItems(withTitles: ["a", "b"])
    popup.select(popup.lastItem)
    popup.removeItem(withTitle: "b")
    #expect(popup.titleOfSelectedItem == "a")
    let view = NSView()
    view.menu = menu
    #expect(view.menu === menu && popup.menu !== menu)
  }

  @Test("what the program asks of the system is seen by a test")
  func surroundings() throws {
    let (page, workspace) = (try #require(URL(string: "https://example.com")), NSWorkspace.shared)
    workspace.openedURLs = []
    #expect(workspace.open(page) && workspace.openedURLs == [page])
    workspace.canOpen = { _ in false }
    #expect(!workspace.open(page) && workspace.openedURLs.count == 1)
    workspace.canOpen = nil
    NSCursor.pointingHand.push()
    #expect(NSCursor.current === NSCursor.pointingHand)
    NSCursor.pop()
    #expect(NSCursor.current !== NSCursor.pointingHand)
    let bold = NSFontManager.shared.convert(.systemFont(ofSize: 12), toHaveTrait: .boldFontMask)
    #expect(NSFontManager.shared.traits(of: bold).contains(.boldFontMask))
    let status = NSStatusBar.system.statusItem(withLength: NSStatusItem.variableLength)
    #expect(NSStatusBar.system.items.last === status)
    NSStatusBar.system.removeStatusItem(status)
    #expect(!NSStatusBar.system.items.contains { $0 === status })
    let pasteboard = NSPasteboard()
    #expect(pasteboard.writeObjects(["a" as NSString, page as NSURL]) && pasteboard.pasteboardItems?.count == 2)
    #expect(pasteboard.readObjects(forClasses: [NSURL.self])?.first as? NSURL == page as NSURL)
    #expect(pasteboard.string(forType: .string) == "a")
    var log: [String] = []
    NSAnimationContext.runAnimationGroup { context in
      context.duration = 1
      log.append("changes")
    } completionHandler: {
      log.append("done")
    }
    #expect(log == ["changes", "done"] && NSAnimationContext.current.duration == 0.25)
  }

  @Test("a list controller takes objects, puts them in place and shows those of a predicate")
  func lists() {
    let list = NSArrayController()
    list.content = NibValue.array([.string("b"), .string("a")])
    list.addObject("c")
    list.insert("d", atArrangedObjectIndex: 0)
    #expect(list.arrangedValues.map(\.description) == ["\"d\"", "\"b\"", "\"a\"", "\"c\""])
    list.remove(atArrangedObjectIndex: 1)
    list.filterPredicate = NSPredicate { value, _ in (value as? String ?? "") > "b" }
    #expect(list.arrangedValues.count == 2)
    list.filterPredicate = nil
    list.removeObject("a")
    #expect(list.arrangedValues.map(\.description) == ["\"d\"", "\"c\""])
  }

  @Test("a field with the keys has an editor, whose changes are the field's")
  func editors() {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 10, height: 10), styleMask: [], backing: .buffered, defer: false)
    let field = NSTextField(string: "abc")
    window.contentView?.addSubview(field)
    #expect(field.currentEditor() == nil)
    field.selectText(nil)
    #expect(field.currentEditor()?.selectedRange == NSRange(location: 0, length: 3))
    field.currentEditor()?.insertText("xy")
    #expect(field.stringValue == "xy")
    field.stringValue = "other"
    #expect(field.currentEditor()?.string == "other")
    #expect(field.abortEditing() && field.currentEditor() == nil && !field.abortEditing())
  }
}

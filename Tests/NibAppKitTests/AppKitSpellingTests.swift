import NibAppKit
import NibRuntime
import Testing

@MainActor
private final class Named: BindableModel {
  @Dynamic var name: String

  init(_ name: String) { self.name = name }
}

@Suite("AppKit's own spelling in code")
struct AppKitSpellingTests {
  private final class Rows: NSTableViewDataSource, NSTableViewDelegate {
    var count = 3
    var changes = 0
    func numberOfRows(in table: NSTableView) -> Int { count }
    func selectionDidChange(in table: NSTableView) { changes += 1 }
  }

  @Test("a window is shown, named, covered by a sheet that answers, and put away")
  func windows() {
    let window = NSWindow()
    let controller = NSWindowController(window: window)
    controller.showWindow(nil)
    #expect(window.isVisible && controller.window === window)
    // No window of another test has this name meanwhile: a name that one has is refused.
    let name = "spelling test"
    #expect(window.setFrameAutosaveName(name) && window.frameAutosaveName == name)

    let sheet = NSWindow()
    var answer: NSApplication.ModalResponse?
    window.beginSheet(sheet) { answer = $0 }
    #expect(window.attachedSheet === sheet && sheet.sheetParent === window && sheet.isVisible && answer == nil)
    window.endSheet(sheet, returnCode: .OK)
    #expect(answer == .OK && window.attachedSheet == nil && !sheet.isVisible)
    window.endSheet(sheet, returnCode: .cancel)
    #expect(answer == .OK, "a sheet ends once")

    window.orderOut(nil)
    #expect(!window.isVisible)
    window.makeKeyAndOrderFront(nil)
    #expect(window.isVisible && window.isKeyWindow)
    controller.close()
    #expect(!window.isVisible)
  }

  @Test("the controller of a window's content puts its view in place")
  func content() {
    let window = NSWindow()
    let controller = NSViewController()
    let view = NSView(frame: .zero)
    controller.setView(view)
    window.contentViewController = controller

    #expect(window.contentView === view)
  }

  @Test("rows are selected by code, and the delegate is told; a single selection keeps one")
  func tables() {
    let table = NSTableView()
    let rows = Rows()
    table.dataSource = rows
    table.delegate = rows
    #expect(table.dataSource === rows && table.delegate === rows && table.numberOfRows == 3)

    table.selectRowIndexes([1], byExtendingSelection: false)
    #expect(table.selectedRowIndexes == [1] && rows.changes == 1)
    table.selectRowIndexes([2], byExtendingSelection: true)
    #expect(table.selectedRowIndexes == [2], "one row where several are not allowed")
    table.allowsMultipleSelection = true
    table.selectRowIndexes([0, 9], byExtendingSelection: true)
    #expect(table.selectedRowIndexes == [0, 2] && table.isRowSelected(0) && !table.isRowSelected(9))
    table.deselectRow(0)
    table.deselectAll(nil)
    #expect(table.numberOfSelectedRows == 0 && table.selectedRow == -1)

    table.selectRowIndexes([2], byExtendingSelection: false)
    table.beginUpdates()
    rows.count = 1
    table.removeRows(at: [1, 2])
    #expect(table.selectedRowIndexes.isEmpty, "what is gone is not selected")
    table.endUpdates()
    #expect(table.numberOfRows == 1)
    table.scrollRowToVisible(0)
    table.scrollRowToVisible(7)
    #expect(table.rowScrolledTo == 0)
    table.delegate = nil
    #expect(table.delegate == nil)
    #expect(table.makeView(withIdentifier: .init("none"), owner: nil) == nil)
  }

  @Test("menus and pop-up buttons are filled by code")
  func menus() {
    let menu = NSMenu(title: "File")
    let open = NSMenuItem()
    open.title = "Open"
    open.keyEquivalentModifierMask = [.command, .shift]
    menu.addItem(open)
    menu.addItem(.separator())
    let inner = NSMenu(title: "Recent")
    open.submenu = inner
    #expect(menu.numberOfItems == 2 && menu.item(at: 1)?.isSeparatorItem == true && menu.item(at: 2) == nil)
    #expect(open.hasSubmenu && inner.parentItem === open && open.keyEquivalentModifiers == [.command, .shift])
    open.submenu = nil
    #expect(!open.hasSubmenu && inner.parentItem == nil)
    menu.removeItem(open)
    #expect(menu.index(of: open) == -1 && open.menu == nil)

    let popup = NSPopUpButton()
    popup.addItems(withTitles: ["a", "b", "a"])
    #expect(popup.itemTitles == ["b", "a"], "an item of the title is moved")
    popup.selectItem(withTitle: "a")
    #expect(popup.titleOfSelectedItem == "a" && popup.indexOfSelectedItem == 1)
    popup.removeAllItems()
    #expect(popup.numberOfItems == 0 && popup.selectedItem == nil)
  }

  @Test("views are found by tag, and texts are selected")
  func viewsAndTexts() {
    let view = NSView(frame: .zero)
    let field = NSTextField()
    field.tag = 3
    view.addSubview(field)
    view.viewWithTag(3)?.isHidden = true
    #expect(field.isHidden && view.viewWithTag(4) == nil)
    field.intValue = 7
    #expect(field.stringValue == "7" && field.integerValue == 7)
    field.setAccessibilityIdentifier("amount")
    #expect(field.accessibilityIdentifier == "amount")

    let text = NSTextView()
    text.string = "day"
    text.selectAll(nil)
    #expect(text.selectedRange() == NSRange(location: 0, length: 3))
    text.setSelectedRange(NSRange(location: 2, length: 9))
    #expect(text.selectedRange() == NSRange(location: 2, length: 1))
    text.string = "a"
    #expect(text.selectedRange() == NSRange(location: 1, length: 0), "a shorter text has less to select")
  }

  @Test("what is copied is pasted, and kinds that may be dragged are kept")
  func pasteboards() {
    let board = NSPasteboard()
    #expect(board.types == nil && board.string(forType: .string) == nil)
    board.setString("x", forType: .string)
    #expect(board.string(forType: .string) == "x" && board.types == [.string])
    #expect(board.clearContents() == 1 && board.types == nil)

    let view = NSView(frame: .zero)
    view.registerForDraggedTypes([.string, .string, .fileURL])
    #expect(view.registeredDraggedTypes == [.string, .fileURL])
  }

  @Test("a property is bound by its name to what a controller has selected")
  func bindings() {
    let people = NSArrayController()
    people.setContent([Named("Ann"), Named("Bo")])
    let field = NSTextField()
    field.bind(.value, to: people, withKeyPath: "selection.name", options: nil)

    #expect(people.setSelectionIndex(1) && field.stringValue == "Bo")
    field.unbind(.value)
    #expect(people.setSelectionIndex(0) && field.stringValue == "Bo")
    #expect(!people.setSelectionIndex(9))

    let other = NSTextField()
    other.bind(.value, to: people, withKeyPath: "selection.name", options: ["NSNoSelectionPlaceholder": "nobody"])
    people.avoidsEmptySelection = false
    people.selectionIndexes = []
    #expect(other.placeholderString == "nobody", "options count")
  }
}

import Foundation
import NibAppKit
import NibRuntime
import Testing

private final class Shelf: NSBrowserDelegate {
  var tree: [String: [String]] = ["": ["fruit", "nuts"], "fruit": ["apple", "pear"], "nuts": []]
  var log: [String] = []
  private func name(_ item: Any?) -> String { item as? String ?? "" }
  func rootItem(for browser: NSBrowser) -> Any? { "" }
  func browser(_ browser: NSBrowser, numberOfChildrenOfItem item: Any?) -> Int { tree[name(item)]?.count ?? 0 }
  func browser(_ browser: NSBrowser, child index: Int, ofItem item: Any?) -> Any { tree[name(item)]?[index] ?? "" }
  func browser(_ browser: NSBrowser, isLeafItem item: Any?) -> Bool { tree[name(item)] == nil }
  func browser(_ browser: NSBrowser, objectValueForItem item: Any?) -> Any? { name(item) }
  func browser(_ browser: NSBrowser, shouldEditItem item: Any?) -> Bool { true }
  func browser(_ browser: NSBrowser, setObjectValue object: Any?, forItem item: Any?) {
    log.append("\(name(item)) becomes \(object as? String ?? "")")
  }
  func browser(_ browser: NSBrowser, didChangeLastColumn oldLastColumn: Int, toColumn column: Int) {
    log.append("\(oldLastColumn) to \(column)")
  }
  func browserColumnConfigurationDidChange(_ notification: Notification) { log.append("widths") }
}

/// Rows without items.
private final class Rows: NSBrowserDelegate {
  func browser(_ sender: NSBrowser, numberOfRowsInColumn column: Int) -> Int { column < 2 ? 3 : 0 }
  func browser(_ sender: NSBrowser, willDisplayCell cell: Any, atRow row: Int, column: Int) {
    (cell as? NSBrowserCell)?.stringValue = "\(column).\(row)"
    (cell as? NSBrowserCell)?.isLeaf = column == 1
  }
}

@Suite("AppKit's browsers", .serialized) struct BrowserTests {
  private let shelf = Shelf()
  private let browser = NSBrowser(frame: NSRect(x: 0, y: 0, width: 300, height: 100))

  @Test("columns are loaded as rows are selected, and paths lead to them and back")
  func columns() {
    browser.delegate = shelf
    #expect(!browser.isLoaded && browser.lastColumn == -1)
    browser.loadColumnZero()
    browser.selectRow(0, inColumn: 0)
    #expect(browser.lastColumn == 1 && browser.item(atRow: 1, inColumn: 1) as? String == "pear")
    browser.selectRow(1, inColumn: 1)
    #expect(browser.lastColumn == 1 && browser.selectedColumn == 1 && browser.selectedRow(inColumn: 1) == 1)
    #expect(
      browser.path() == "/fruit/pear" && browser.selectionIndexPath == [0, 1] && browser.path(toColumn: 1) == "/fruit")
    #expect(browser.title(ofColumn: 1) == "fruit" && browser.parentForItems(inColumn: 1) as? String == "fruit")
    #expect(browser.item(at: [0, 1]) as? String == "pear" && browser.item(at: [5]) == nil)
    #expect((browser.selectedCell(inColumn: 1) as? NSBrowserCell)?.stringValue == "pear")
    #expect(!browser.setPath("/nuts/none") && browser.path() == "/nuts")
    #expect(browser.setPath("/fruit/apple") && browser.selectionIndexPaths == [[0, 0]])
    browser.setTitle("Library", ofColumn: 0)
    #expect(browser.title(ofColumn: 0) == "Library")
    shelf.log = []
    browser.lastColumn = 0
    #expect(browser.numberOfVisibleColumns == 1 && shelf.log == ["1 to 0"])
  }

  @Test("rows that are gone are selected no more once a column is loaded anew; several are, where they may be")
  func reloading() {
    browser.delegate = shelf
    browser.setPath("/fruit/pear")
    shelf.tree["fruit"] = ["apple"]
    browser.reloadColumn(1)
    #expect(browser.selectedRow(inColumn: 1) == -1 && browser.path() == "/fruit")
    browser.allowsMultipleSelection = true
    browser.selectRowIndexes([0, 1, 7], inColumn: 0)
    #expect(browser.selectedRowIndexes(inColumn: 0) == [0, 1] && browser.lastColumn == 0)
    #expect(browser.selectedCells?.count == 2)
  }

  @Test("a delegate of rows makes the cells ready")
  func rows() {
    let rows = Rows()
    browser.delegate = rows
    #expect(browser.setPath("/0.2/1.1") && browser.lastColumn == 1 && browser.selectionIndexPath == [2, 1])
  }

  @Test("widths are kept, and told; what is edited goes to the delegate")
  func widths() {
    browser.delegate = shelf
    browser.loadColumnZero()
    browser.minColumnWidth = 50
    browser.setDefaultColumnWidth(80)
    browser.setWidth(20, ofColumn: 0)
    #expect(browser.width(ofColumn: 0) == 50 && browser.width(ofColumn: 1) == 80 && shelf.log.last == "widths")
    browser.rowHeight = 20
    #expect(browser.frame(ofRow: 1, inColumn: 0) == NSRect(x: 0, y: 20, width: 50, height: 20))
  }

  @Test("a user selects rows by their texts; the action says where")
  func users() throws {
    let desk = Desk()
    browser.delegate = shelf
    let window = NSWindow()
    window.setContentView(NSView())
    window.contentView?.addSubview(browser)
    window.makeKeyAndOrderFront(nil)
    browser.target = desk
    browser.action = "open:"
    browser.doubleAction = "save:"
    try browser.select(path: ["fruit", "apple"])
    #expect(browser.path() == "/fruit/apple" && desk.log == ["open", "open"] && browser.clickedRow == -1)
    let error = #expect(throws: UserActionError.self) { try browser.select(path: ["fruit", "fig"]) }
    #expect(error?.code == .noSuchItem && error?.detail.contains("'apple'") == true)
    try browser.doubleClick(row: 1, column: 0)
    #expect(desk.log.last == "save")
  }
}

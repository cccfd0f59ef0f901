import Foundation
import NibAppKit
import Testing

@MainActor
@Suite("Windows and tables that code makes") struct MadeWindowTests {
  private final class Sub: NSWindow {}

  @Test("a window without arguments has an empty content view")
  func content() {
    for window in [NSWindow(), NSPanel(), Sub()] {
      #expect(window.contentView != nil && window.contentView?.subviews.isEmpty == true)
      window.contentView?.addSubview(NSView())
      #expect(window.contentView?.subviews.first?.window === window)
      #expect(window.canBecomeKey)
    }
  }

  private final class Names: NSTableViewDataSource, NSTableViewDelegate {
    var asked: [Int] = []
    func numberOfRows(in tableView: NSTableView) -> Int { 50 }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      asked.append(row)
      #expect(tableView.rowView(atRow: 45, makeIfNecessary: false) == nil)
      #expect(tableView.view(atColumn: 0, row: row, makeIfNecessary: false) == nil, "it is being made")
      return NSTextField(labelWithString: "Row \(row)")
    }
  }

  @Test("rows that the window shows have views, others only when they are made")
  func rows() {
    let names = Names()
    let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    (table.dataSource, table.delegate) = (names, names)
    #expect(table.view(atColumn: 0, row: 0, makeIfNecessary: false) == nil)
    let scroll = NSScrollView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    scroll.documentView = table
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: .titled, backing: .buffered, defer: false)
    window.contentView?.addSubview(scroll)
    #expect(table.view(atColumn: 0, row: 0, makeIfNecessary: false) == nil)
    window.makeKeyAndOrderFront(nil)
    let field = table.view(atColumn: 0, row: 1, makeIfNecessary: false) as? NSTextField
    #expect(field?.stringValue == "Row 1")
    #expect(table.rowView(atRow: 0, makeIfNecessary: false) != nil)
    #expect(table.view(atColumn: 0, row: 40, makeIfNecessary: false) == nil)
    #expect(table.view(atColumn: 0, row: 40, makeIfNecessary: true) != nil)
    window.close()
  }

  private final class Valued: NSTableViewDataSource, NSTableViewDelegate {
    func numberOfRows(in tableView: NSTableView) -> Int { 2 }
    func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
      ["Ada", "Grace"][row]
    }
    func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
      let (cell, field) = (NSTableCellView(), NSTextField(labelWithString: ""))
      cell.addSubview(field)
      cell.textField = field
      field.bind(.value, to: cell, withKeyPath: "objectValue", options: nil)
      return cell
    }
  }

  @Test("the delegate's view of a cell is given the data source's value")
  func values() throws {
    let (table, valued) = (NSTableView(), Valued())
    table.addTableColumn(NSTableColumn(identifier: NSUserInterfaceItemIdentifier("name")))
    (table.dataSource, table.delegate) = (valued, valued)
    let cell = try #require(table.view(atColumn: 0, row: 1, makeIfNecessary: true) as? NSTableCellView)
    #expect(cell.objectValue as? String == "Grace" && cell.textField?.stringValue == "Grace")
  }

  @Test("recognizers come and go by the list of a view")
  func recognizers() {
    let (view, other, pan, click) = (NSView(), NSView(), NSPanGestureRecognizer(), NSClickGestureRecognizer())
    other.addGestureRecognizer(click)
    view.gestureRecognizers = [pan, click]
    #expect(click.view === view && pan.view === view && other.gestureRecognizers.isEmpty)
    view.gestureRecognizers = [click]
    #expect(pan.view == nil && click.view === view)
    view.removeGestureRecognizer(click)
    #expect(click.view == nil && view.gestureRecognizers.isEmpty)
  }

  private final class Word: NSObject, NSPasteboardReading {
    let text: String
    static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] { [.string] }
    static func readingOptions(
      forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
    ) -> NSPasteboard.ReadingOptions { .asString }
    init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
      guard let text = propertyList as? String else { return nil }
      self.text = text
    }
  }

  @Test("a class reads texts where it says so, also of bytes")
  func pasteboards() throws {
    let board = NSPasteboard(name: NSPasteboard.Name("MadeWindowTests"))
    board.clearContents()
    board.setData(Data("Ada".utf8), forType: .string)
    let words = try #require(board.readObjects(forClasses: [Word.self]) as? [Word])
    #expect(words.map(\.text) == ["Ada"])
  }

  @Test("badges, kinds of text, steps that may be lost, rotors")
  func smaller() {
    let item = NSToolbarItem(itemIdentifier: NSToolbarItem.Identifier("inbox"))
    item.badge = .count(4)
    #expect(item.badge == .text("4") && NSItemBadge.indicator.text == nil)
    let field = NSTextField(string: "")
    field.contentType = .username
    #expect(field.changedProperties.first { $0.name == "contentType" }?.text == "\"username\"")

    let undo = UndoManager()
    undo.groupsByEvent = false
    undo.beginUndoGrouping()
    undo.registerUndo(withTarget: item) { $0.badge = nil }
    undo.setActionIsDiscardable(true)
    undo.endUndoGrouping()
    #expect(undo.undoActionIsDiscardable && !undo.redoActionIsDiscardable)

    final class Finder: NSAccessibilityCustomRotorItemSearchDelegate {
      let places: [NSView] = [NSView(), NSView()]
      func rotor(
        _ rotor: NSAccessibilityCustomRotor, resultFor parameters: NSAccessibilityCustomRotor.SearchParameters
      ) -> NSAccessibilityCustomRotor.ItemResult? {
        let here = places.firstIndex { $0 === parameters.currentItem?.targetElement } ?? -1
        let next = parameters.searchDirection == .next ? here + 1 : here - 1
        return places.indices.contains(next) ? .init(targetElement: places[next]) : nil
      }
    }
    let (view, finder) = (NSView(), Finder())
    view.setAccessibilityCustomRotors([NSAccessibilityCustomRotor(label: "Links", itemSearchDelegate: finder)])
    let rotor = view.accessibilityCustomRotors().first
    let first = rotor?.search(.next)
    #expect(first?.targetElement === finder.places[0])
    #expect(first.map { rotor?.search(.next, from: $0)?.targetElement === finder.places[1] } == true)
    #expect(first.map { rotor?.search(.previous, from: $0) == nil } == true)
  }
}

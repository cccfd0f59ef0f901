import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Rows with texts, and what is heard of them.
final class Lines: NSTableViewDataSource, NSTableViewDelegate {
  var lines = ["one", "two", "three", "four"]
  var log: [String] = []
  var dropsAt: Int?
  func numberOfRows(in tableView: NSTableView) -> Int { lines.count }
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { lines[row] }
  func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int) {
    lines[row] = object as? String ?? ""
  }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    if tableColumn == nil { return nil }
    let (cell, field) = (NSTableCellView(), NSTextField(string: lines[row]))
    cell.addSubview(field)
    cell.textField = field
    return cell
  }
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {
    log.append("sorts \(tableView.sortDescriptors.first?.key ?? "")")
  }
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
    let item = NSPasteboardItem()
    item.setString(lines[row], forType: .string)
    return item
  }
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation {
    if let dropsAt { tableView.setDropRow(dropsAt, dropOperation: .above) }
    return .move
  }
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int, dropOperation: NSTableView.DropOperation
  ) -> Bool {
    log.append("drops at \(row), \(dropOperation)")
    return true
  }
  func tableViewColumnDidResize(_ notification: Notification) {
    log.append("resizes from \((notification.userInfo?["NSOldWidth"] as? NSNumber)?.intValue ?? -1)")
  }
  func tableViewColumnDidMove(_ notification: Notification) { log.append("moves") }
  func tableViewSelectionIsChanging(_ notification: Notification) { log.append("is changing") }
  func tableViewSelectionDidChange(_ notification: Notification) { log.append("did change") }
  func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool {
    newColumnIndex != 2
  }
  func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] {
    guard edge == .trailing, row < 3 else { return [] }
    return [
      NSTableViewRowAction(style: .destructive, title: "Delete") { _, row in
        self.lines.remove(at: row)
        tableView.removeRows(at: IndexSet(integer: row), withAnimation: .slideUp)
      }
    ]
  }
}

@Suite("More of AppKit's tables", .serialized) struct TableMemberTests {
  private let lines = Lines()
  private let table = NSTableView(frame: NSRect(x: 0, y: 0, width: 400, height: 200))
  private let shown = Shown()

  private func columns(_ widths: Double...) {
    for (place, width) in widths.enumerated() {
      let column = NSTableColumn(identifier: .init("c\(place)"))
      (column.title, column.width) = ("C\(place)", width)
      table.addTableColumn(column)
    }
    table.intercellSpacing = .zero
    table.dataSource = lines
    table.delegate = lines
  }

  private func window() -> NSWindow {
    let window = NSWindow()
    shown.windows.append(window)
    window.setContentView(NSView(frame: NSRect(x: 0, y: 0, width: 400, height: 200)))
    window.contentView?.addSubview(table)
    window.makeKeyAndOrderFront(nil)
    return window
  }

  @Test("columns share what is left of the table as their style says, and keep to their limits")
  func widths() {
    columns(100, 100, 100)
    table.frame.size.width = 390
    table.sizeToFit()
    #expect(table.tableColumns.map(\.width) == [100, 100, 100])
    table.columnAutoresizingStyle = .uniformColumnAutoresizingStyle
    table.tableColumns[0].maxWidth = 110
    table.sizeToFit()
    #expect(table.tableColumns.map(\.width) == [110, 140, 140])
    table.columnAutoresizingStyle = .firstColumnOnlyAutoresizingStyle
    table.tableColumns[1].width = 135
    table.tableColumns[0].maxWidth = 500
    table.sizeToFit()
    #expect(table.tableColumns.map(\.width) == [115, 135, 140])
    table.tableColumns[2].minWidth = 200
    #expect(table.tableColumns[2].width == 200 && lines.log.last == "resizes from 140")
    table.tableColumns[2].resizingMask = []
    table.columnAutoresizingStyle = .lastColumnOnlyAutoresizingStyle
    table.sizeToFit()
    #expect(table.tableColumns.map(\.width) == [115, 75, 200], "the last one that may is the second")
  }

  @Test("what a user did to the columns of a table with a name is there again in another one of the name")
  func autosaving() {
    defer { NSTableView.removeAutosavedColumns(named: "Lines") }
    columns(100, 100)
    table.autosaveName = "Lines"
    table.tableColumns[1].width = 50
    table.tableColumns[0].isHidden = true
    table.moveColumn(1, toColumn: 0)
    table.sortDescriptors = [NSSortDescriptor(key: "name", ascending: false)]
    #expect(lines.log.contains("moves") && lines.log.last == "sorts name")

    let other = NSTableView()
    for name in ["c0", "c1"] { other.addTableColumn(NSTableColumn(identifier: .init(name))) }
    other.autosaveName = "Lines"
    #expect(other.tableColumns.map(\.identifier.rawValue) == ["c1", "c0"])
    #expect(other.tableColumns[0].width == 50 && other.tableColumns[1].isHidden)
    #expect(other.sortDescriptors == table.sortDescriptors)
  }

  @Test("hidden rows keep their numbers, have no height, and cannot be clicked")
  func hiding() throws {
    columns(100)
    _ = window()
    let view = try #require(table.rowView(atRow: 1, makeIfNecessary: true))
    let height = table.rect(ofRow: 0).height
    table.hideRows(at: [1, 2, 9], withAnimation: .effectFade)
    #expect(table.hiddenRowIndexes == [1, 2] && table.numberOfRows == 4 && view.superview == nil)
    #expect(table.rect(ofRow: 1).height == 0 && table.rect(ofRow: 3).minY == height)
    #expect(#expect(throws: UserActionError.self) { try table.select(row: 1) }?.code == .hidden)
    lines.lines.removeFirst()
    table.removeRows(at: [0])
    #expect(table.hiddenRowIndexes == [0, 1])
    table.tableColumns[0].isHidden = true
    _ = table.rowView(atRow: 2, makeIfNecessary: true)
    #expect(table.view(atColumn: 0, row: 2, makeIfNecessary: true) == nil)
    table.tableColumns[0].isHidden = false
    #expect(table.view(atColumn: 0, row: 2, makeIfNecessary: false) != nil)
    table.unhideRows(at: [0])
    #expect(table.hiddenRowIndexes == [1] && table.rect(ofRow: 0).height == height)
  }

  @Test("a row view draws its selection, and its cells follow it; previous and next are known")
  func rowViews() throws {
    final class Row: NSTableRowView {
      var drawn: [String] = []
      override func drawSelection(in dirtyRect: NSRect) { drawn.append("selection \(selectionHighlightStyle)") }
      override func drawBackground(in dirtyRect: NSRect) { drawn.append("background") }
    }
    final class Rows: NSTableViewDelegate {
      func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { Row() }
      func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
        tableColumn.map { _ in NSTableCellView() }
      }
    }
    let delegate = Rows()
    columns(100)
    table.delegate = delegate
    let window = window()
    let row = try #require(table.rowView(atRow: 1, makeIfNecessary: true) as? Row)
    row.display()
    #expect(row.drawn == ["background"])
    table.selectRowIndexes([1], byExtendingSelection: false)
    window.makeFirstResponder(table)
    table.selectRowIndexes([2], byExtendingSelection: false)
    #expect(row.isNextRowSelected && !row.isSelected)
    table.selectRowIndexes([1], byExtendingSelection: false)
    row.display()
    #expect(row.drawn.suffix(2) == ["background", "selection regular"])
    let cell = try #require(row.view(atColumn: 0) as? NSTableCellView)
    #expect(row.isEmphasized && row.interiorBackgroundStyle == .emphasized && cell.backgroundStyle == .emphasized)
    table.deselectAll(nil)
    #expect(cell.backgroundStyle == .normal)
  }

  @Test("editing a column gives its field the keys; in a table of cells the value goes to the data source")
  func editing() throws {
    columns(100, 100)
    let window = window()
    table.editColumn(1, row: 2, with: nil, select: true)
    #expect((window.firstResponder as? NSTextField)?.stringValue == "three")
    #expect(table.editedColumn == 1 && table.editedRow == 2)
    window.makeFirstResponder(nil)
    #expect(table.editedRow == -1)

    table.delegate = nil
    table.editColumn(0, row: 0, with: nil, select: true)
    #expect(table.editedRow == -1, "the column cannot be edited")
    table.tableColumns[0].isEditable = true
    table.editColumn(0, row: 0, with: nil, select: true)
    #expect(table.editedColumn == 0 && table.editedRow == 0)
    #expect(try table.endEditing(with: "changed") && lines.lines[0] == "changed" && table.editedRow == -1)
  }

  @Test("columns are selected in place of rows, by code and by a click on a header")
  func columnSelection() throws {
    columns(100, 100)
    _ = window()
    table.selectRowIndexes([0], byExtendingSelection: false)
    table.allowsColumnSelection = true
    try table.click(column: "C1")
    #expect(table.selectedColumn == 1 && table.selectedRow == -1 && table.clickedColumn == -1)
    try table.select(row: 2)
    #expect(table.numberOfSelectedColumns == 0 && lines.log.suffix(2) == ["is changing", "did change"])
    table.allowsMultipleSelection = true
    table.selectAll(nil)
    #expect(table.selectedRowIndexes == [0, 1, 2, 3])
  }

  @Test("a user drags, widens and fits columns, types to select, and swipes rows")
  func users() throws {
    columns(100, 100, 100)
    _ = window()
    try table.drag(column: "C0", toColumn: "C1")
    #expect(table.tableColumns.map(\.title) == ["C1", "C0", "C2"])
    #expect(#expect(throws: UserActionError.self) { try table.drag(column: "C0", toColumn: "C2") }?.code == .refused)
    try table.resize(column: "C0", to: 140)
    try table.fit(column: "C1")
    #expect(table.tableColumns.map(\.width) == [43, 140, 100])
    try table.typeSelect("th")
    #expect(table.selectedRow == 2)
    #expect(try table.swipe(row: 0).map(\.title) == ["Delete"] && table.rowActionsVisible)
    table.rowActionsVisible = false
    try table.choose(rowAction: "Delete", row: 0)
    #expect(lines.lines == ["two", "three", "four"] && table.selectedRow == 1 && !table.rowActionsVisible)
    #expect(#expect(throws: UserActionError.self) { try table.swipe(row: 0, .leading) }?.code == .nothingHappens)
  }

  @Test("a data source sends a drop elsewhere; a table that lets no rows be dragged refuses")
  func drops() throws {
    final class Fixed: NSTableView {
      override func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool { false }
    }
    columns(100)
    let window = window()
    table.registerForDraggedTypes([.string])
    lines.dropsAt = 3
    try table.drag(row: 0, to: table, row: 1)
    #expect(lines.log.last == "drops at 3, above")
    let fixed = Fixed()
    fixed.dataSource = lines
    window.contentView?.addSubview(fixed)
    #expect(#expect(throws: UserActionError.self) { try fixed.drag(row: 0, to: table) }?.code == .refused)
  }

  @Test(
    "a table of cells prepares them as the delegate says, and draws rows, selection and lines by methods of its class")
  func cells() {
    final class Drawn: NSTableView {
      var log: [String] = []
      override func drawRow(_ row: Int, clipRect: NSRect) { log.append("row \(row)") }
      override func drawGrid(inClipRect clipRect: NSRect) { log.append("grid") }
      override func highlightSelection(inClipRect clipRect: NSRect) { log.append("selection") }
    }
    final class Cells: NSTableViewDelegate {
      func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int) {
        (cell as? NSCell)?.tag = row
      }
    }
    let (drawn, cells) = (Drawn(frame: NSRect(x: 0, y: 0, width: 100, height: 40)), Cells())
    drawn.addTableColumn(NSTableColumn(identifier: "a"))
    drawn.tableColumns[0].dataCell = NSTextFieldCell()
    drawn.dataSource = lines
    drawn.delegate = cells
    let cell = drawn.preparedCell(atColumn: 0, row: 2)
    #expect(cell?.stringValue == "three" && cell?.tag == 2 && drawn.preparedCell(atColumn: 0, row: 9) == nil)
    drawn.gridStyleMask = .solidHorizontalGridLineMask
    drawn.display()
    #expect(drawn.log == ["selection", "row 0", "row 1", "row 2", "grid"])
  }

  @Test("headers know their columns, and images stand in them")
  func headers() {
    columns(100, 60)
    let header = NSTableHeaderView(frame: NSRect(x: 0, y: 0, width: 160, height: 20))
    table.headerView = header
    #expect(header.tableView === table && header.headerRect(ofColumn: 1) == NSRect(x: 100, y: 0, width: 60, height: 20))
    #expect(header.column(at: NSPoint(x: 120, y: 5)) == 1 && header.column(at: NSPoint(x: 120, y: 50)) == -1)
    let image = NSImage(size: NSSize(width: 4, height: 4))
    table.setIndicatorImage(image, in: table.tableColumns[1])
    #expect(table.indicatorImage(in: table.tableColumns[1]) === image)
    #expect(table.indicatorImage(in: table.tableColumns[0]) == nil)
    #expect(table.frameOfCell(atColumn: 1, row: 0).minX == 100 && table.columnIndexes(in: table.bounds) == [0, 1])
  }
}

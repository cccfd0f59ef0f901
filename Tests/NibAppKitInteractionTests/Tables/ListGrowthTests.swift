import Foundation
import NibAppKit
import Testing

/// Many rows, which count what they are asked.
private final class ManyRows: NSTableViewDataSource, NSTableViewDelegate {
  var count = 10_000
  var heights = 0
  var removed: [Int] = []
  func numberOfRows(in tableView: NSTableView) -> Int { count }
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    tableColumn.map { _ in NSView() }
  }
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    heights += 1
    return row.isMultiple(of: 2) ? 20 : 30
  }
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) { removed.append(row) }
}

/// Groups of items, all by number: those of thousands are groups.
private final class ManyItems: NSOutlineViewDataSource, NSOutlineViewDelegate {
  var asked = 0
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int {
    asked += 1
    return item == nil ? 1_000 : 9
  }
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any {
    (item as? Int).map { $0 + index + 1 } ?? index * 1_000
  }
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    (item as? Int)?.isMultiple(of: 1_000) == true
  }
}

/// Fails if what it stands before takes the thread's processor longer than anything that grows with the number of rows
/// does; what grows with its square takes minutes. Other tests, which wait or run meanwhile, do not count.
private struct ProcessorTime {
  private let start = Self.now

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  func expectShort(_ location: SourceLocation = #_sourceLocation) {
    #expect(Self.now - start < 20, sourceLocation: location)
  }
}

@Suite("Lists of ten thousand") struct ListGrowthTests {
  @Test("a table asks for each height once, and finds rows and points at once")
  func heights() {
    let time = ProcessorTime()
    defer { time.expectShort() }
    let (table, rows) = (NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)), ManyRows())
    table.intercellSpacing = .zero
    table.addTableColumn(NSTableColumn(identifier: "a"))
    (table.dataSource, table.delegate) = (rows, rows)
    for row in 0..<10_000 { #expect(table.row(at: NSPoint(x: 1, y: table.rect(ofRow: row).midY)) == row) }
    #expect(rows.heights == 10_000)
    #expect(table.rect(ofRow: 9_999) == NSRect(x: 0, y: 249_970, width: 103 - 3, height: 30))
    #expect(table.rows(in: NSRect(x: 0, y: 25, width: 10, height: 100)) == NSRange(location: 1, length: 5))
    rows.count = 10
    table.noteNumberOfRowsChanged()
    #expect(table.rect(ofRow: 9).maxY == 250)
    table.hideRows(at: IndexSet(integersIn: 1..<Int.max - 1))
    #expect(table.hiddenRowIndexes == IndexSet(1..<10) && table.row(at: NSPoint(x: 0, y: 19)) == 0)
    #expect(table.row(at: NSPoint(x: 0, y: 21)) == -1)
  }

  @Test("rows are made, selected, moved and let go in time that grows with their number")
  func rows() throws {
    let time = ProcessorTime()
    defer { time.expectShort() }
    let (table, rows) = (NSTableView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)), ManyRows())
    table.allowsMultipleSelection = true
    table.addTableColumn(NSTableColumn(identifier: "a"))
    (table.dataSource, table.delegate) = (rows, rows)
    table.selectRowIndexes(IndexSet(0..<10_000), byExtendingSelection: false)
    for row in (0..<10_000).reversed() {
      let view = try #require(table.view(atColumn: 0, row: row, makeIfNecessary: true))
      if row.isMultiple(of: 10) { #expect(table.row(for: view) == row && table.column(for: view) == 0) }
    }
    let second = table.view(atColumn: 0, row: 1, makeIfNecessary: false)
    rows.count = 15_000
    table.insertRows(at: IndexSet(stride(from: 0, to: 10_000, by: 2)))
    #expect(second.map { table.row(for: $0) } == 3)
    rows.count = 10_000
    table.removeRows(at: IndexSet(stride(from: 0, to: 10_000, by: 2)))
    #expect(second.map { table.row(for: $0) } == 1 && table.numberOfSelectedRows == 10_000)
    table.reloadData()
    #expect(rows.removed == Array(0..<10_000) && table.subviews.isEmpty)
  }

  @Test("an outline opens and finds all of its items in time that grows with their number")
  func outlines() {
    let time = ProcessorTime()
    defer { time.expectShort() }
    let (outline, items) = (NSOutlineView(), ManyItems())
    (outline.dataSource, outline.delegate) = (items, items)
    outline.allowsMultipleSelection = true
    outline.selectRowIndexes([999], byExtendingSelection: false)
    outline.expandItem(nil, expandChildren: true)
    #expect(outline.numberOfRows == 10_000 && outline.selectedRow == 9_990)
    #expect(items.asked < 20_000)
    for row in 0..<10_000 {
      let item = outline.item(atRow: row)
      let place = row.isMultiple(of: 10) ? row / 10 : row % 10 - 1
      #expect(outline.row(forItem: item) == row && outline.childIndex(forItem: item ?? 0) == place)
    }
    outline.selectRowIndexes(IndexSet(0..<10_000), byExtendingSelection: false)
    outline.collapseItem(nil, collapseChildren: true)
    #expect(outline.numberOfRows == 1_000 && outline.numberOfSelectedRows == 1_000)
  }

  @Test("an item that lies in itself is opened so far and no further")
  func endless() {
    final class Endless: NSOutlineViewDataSource {
      func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { item == nil ? 1 : 2 }
      func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { 7 }
      func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { true }
    }
    let (outline, items) = (NSOutlineView(), Endless())
    outline.dataSource = items
    outline.expandItem(nil, expandChildren: true)
    #expect(outline.numberOfRows > 100)
  }

  @Test("a collection makes, finds, moves and lets go of its items likewise")
  func collections() throws {
    let time = ProcessorTime()
    defer { time.expectShort() }
    let collection = NSCollectionView(frame: NSRect(x: 0, y: 0, width: 500, height: 500))
    collection.collectionViewLayout = NSCollectionViewFlowLayout()
    let source = NSCollectionViewDiffableDataSource<Int, Int>(collectionView: collection) { _, _, _ in
      let item = NSCollectionViewItem()
      item.view = NSView()
      return item
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<10_000))
    source.apply(snapshot)
    let items = collection.visibleItems()
    for (place, item) in items.enumerated() {
      #expect(collection.indexPath(for: item) == IndexPath(item: place, section: 0))
    }
    snapshot.deleteItems(Array(stride(from: 0, to: 10_000, by: 2)))
    source.apply(snapshot)
    #expect(collection.indexPath(for: items[9_999]) == IndexPath(item: 4_999, section: 0))
    #expect(collection.indexPath(for: items[0]) == nil && collection.subviews.count == 5_000)
    collection.reloadData()
    #expect(collection.subviews.isEmpty)
  }

  @Test("a table shows and finds the items of large snapshots likewise")
  func snapshots() {
    let time = ProcessorTime()
    defer { time.expectShort() }
    let table = NSTableView()
    table.addTableColumn(NSTableColumn(identifier: "a"))
    let source = NSTableViewDiffableDataSource<Int, Int>(tableView: table) { _, _, _, _ in NSView() }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
    snapshot.appendSections([0])
    snapshot.appendItems(Array(0..<10_000))
    source.apply(snapshot, animatingDifferences: false)
    for row in 0..<10_000 { _ = table.rowView(atRow: row, makeIfNecessary: true) }
    snapshot.deleteItems(Array(stride(from: 0, to: 10_000, by: 2)))
    source.apply(snapshot, animatingDifferences: false)
    for item in stride(from: 1, to: 10_000, by: 2) { #expect(source.row(forItemIdentifier: item) == item / 2) }
    #expect(table.subviews.count == 5_000)
  }

  @Test("a grid of many rows, and a combo box of many values")
  func gridsAndBoxes() {
    let time = ProcessorTime()
    defer { time.expectShort() }
    final class Values: NSComboBoxDataSource {
      func numberOfItems(in comboBox: NSComboBox) -> Int { 10_000 }
      func comboBox(_ comboBox: NSComboBox, objectValueForItemAt index: Int) -> Any? { index }
    }
    let grid = NSGridView(views: (0..<5_000).map { _ in [NSView(), NSView()] })
    #expect(grid.cell(atColumnIndex: 1, rowIndex: 4_999).contentView != nil)
    let (box, values) = (NSComboBox(), Values())
    box.usesDataSource = true
    box.dataSource = values
    for index in 0..<10_000 { #expect(box.itemObjectValue(at: index) as? Int == index) }
    box.numberOfVisibleItems = -1
    #expect(box.visibleItemIndexes.isEmpty)
  }
}

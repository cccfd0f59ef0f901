import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a browser has loaded.
struct BrowserColumns {
  struct Column {
    /// The item whose children the column shows; nil as well where rows have no items.
    var item: Any?
    /// Rows that are selected.
    var selected = IndexSet()
    /// The cells that were made ready.
    var cells: [Int: NSBrowserCell] = [:]
  }

  var columns: [Column] = []
  var titles: [Int: String] = [:]
  var widths: [Int: CGFloat] = [:]
  var edited: IndexPath?
  var scrolledTo: (row: Int?, column: Int)?
}

/// Columns and what is in them.
extension NSBrowser {
  /// Who says what is shown; not kept alive.
  public final var delegate: (any NSBrowserDelegate)? {
    get { outlet("delegate") as? any NSBrowserDelegate }
    set {
      connect("delegate", to: newValue)
      loading.columns = []
    }
  }

  /// Whether the first column is loaded.
  public final var isLoaded: Bool { !loading.columns.isEmpty }

  final func standardLoadColumnZero() {
    let old = lastColumn
    loading.columns = [BrowserColumns.Column(item: delegate?.rootItem(for: self))]
    tellLast(old)
  }

  /// Whether the delegate has items.
  final var hasItems: Bool {
    guard let delegate else { return false }
    return delegate.browser(self, numberOfChildrenOfItem: delegate.rootItem(for: self)) >= 0
  }

  /// How many rows a column has; 0 for one that is not loaded.
  final func rows(inColumn column: Int) -> Int {
    guard loading.columns.indices.contains(column), let delegate else { return 0 }
    if hasItems { return max(0, delegate.browser(self, numberOfChildrenOfItem: loading.columns[column].item)) }
    return max(0, delegate.browser(self, numberOfRowsInColumn: column))
  }

  final func standardReloadColumn(_ column: Int) {
    guard loading.columns.indices.contains(column) else { return }
    loading.columns[column].cells = [:]
    let count = rows(inColumn: column)
    let kept = loading.columns[column].selected.filteredIndexSet { $0 < count }
    guard kept != loading.columns[column].selected else { return }
    setSelection(kept, column)
  }

  final func standardReloadData(forRowIndexes rowIndexes: IndexSet, inColumn column: Int) {
    guard loading.columns.indices.contains(column) else { return }
    for row in rowIndexes { loading.columns[column].cells[row] = nil }
  }

  final func standardValidateVisibleColumns() {
    for column in loading.columns.indices where delegate?.browser(self, isColumnValid: column) == false {
      reloadColumn(column)
    }
  }

  /// The last column that is loaded; -1 for none. Setting it drops those behind.
  public final var lastColumn: Int {
    get { loading.columns.count - 1 }
    set {
      let old = lastColumn
      guard newValue >= -1, newValue < old else { return }
      loading.columns.removeLast(old - newValue)
      tellLast(old)
    }
  }

  final func standardAddColumn() {
    guard isLoaded else { return loadColumnZero() }
    let old = lastColumn
    let row = loading.columns[old].selected.first
    loading.columns.append(BrowserColumns.Column(item: row.flatMap { item(atRow: $0, inColumn: old) }))
    tellLast(old)
  }

  final func tellLast(_ old: Int) {
    if old != lastColumn { delegate?.browser(self, didChangeLastColumn: old, toColumn: lastColumn) }
  }

  /// The first column that is seen: all are here, and so it is 0; -1 for none.
  public final var firstVisibleColumn: Int { isLoaded ? 0 : -1 }

  /// The last column that is seen; -1 for none.
  public final var lastVisibleColumn: Int { lastColumn }

  /// How many columns are seen.
  public final var numberOfVisibleColumns: Int { loading.columns.count }

  final func standardItem(atRow row: Int, inColumn column: Int) -> Any? {
    guard hasItems, (0..<rows(inColumn: column)).contains(row) else { return nil }
    return delegate?.browser(self, child: row, ofItem: loading.columns[column].item)
  }

  final func standardItem(at indexPath: IndexPath) -> Any? {
    guard hasItems, let delegate else { return nil }
    var item = delegate.rootItem(for: self)
    for row in indexPath {
      guard (0..<max(0, delegate.browser(self, numberOfChildrenOfItem: item))).contains(row) else { return nil }
      item = delegate.browser(self, child: row, ofItem: item)
    }
    return item
  }

  final func standardIndexPath(forColumn column: Int) -> IndexPath {
    IndexPath(indexes: loading.columns.prefix(max(0, column)).map { $0.selected.last ?? 0 })
  }

  final func standardIsLeafItem(_ item: Any?) -> Bool { delegate?.browser(self, isLeafItem: item) ?? true }

  final func standardParentForItems(inColumn column: Int) -> Any? {
    loading.columns.indices.contains(column) ? loading.columns[column].item : nil
  }

  final func standardLoadedCell(atRow row: Int, column: Int) -> Any? {
    guard (0..<rows(inColumn: column)).contains(row) else { return nil }
    if let known = loading.columns[column].cells[row] { return known }
    let cell = NSBrowserCell()
    loading.columns[column].cells[row] = cell
    if hasItems {
      let item = item(atRow: row, inColumn: column)
      cell.contentValue = ModelBox.boxed(delegate?.browser(self, objectValueForItem: item))
      cell.isLeaf = isLeafItem(item)
    }
    delegate?.browser(self, willDisplayCell: cell, atRow: row, column: column)
    cell.isLoaded = true
    return cell
  }

  /// The text of a row; nil beyond the ends.
  final func text(ofRow row: Int, inColumn column: Int) -> String? {
    (loadedCell(atRow: row, column: column) as? NSBrowserCell)?.stringValue
  }

  final func standardTitle(ofColumn column: Int) -> String? {
    if let known = loading.titles[column] ?? delegate?.browser(self, titleOfColumn: column) { return known }
    guard takesTitleFromPreviousColumn, column > 0, let row = loading.columns.dropFirst(column - 1).first?.selected.last
    else { return nil }
    return text(ofRow: row, inColumn: column - 1)
  }

  final func standardSetTitle(_ title: String, ofColumn column: Int) { loading.titles[column] = title }
}

/// How wide columns are.
extension NSBrowser {
  final func standardDefaultColumnWidth() -> CGFloat { CGFloat(ownColumnWidth) }

  final func standardSetDefaultColumnWidth(_ columnWidth: CGFloat) { ownColumnWidth = Double(columnWidth) }

  final func standardWidth(ofColumn column: Int) -> CGFloat {
    loading.widths[column] ?? max(CGFloat(ownColumnWidth), minColumnWidth)
  }

  final func standardSetWidth(_ columnWidth: CGFloat, ofColumn columnIndex: Int) {
    let wanted = max(columnWidth, minColumnWidth)
    guard wanted != width(ofColumn: columnIndex) else { return }
    loading.widths[columnIndex] = wanted
    let notice = Notification(name: Self.columnConfigurationDidChangeNotification, object: self)
    delegate?.browserColumnConfigurationDidChange(notice)
    NotificationCenter.default.post(notice)
  }

  final func standardFrame(ofColumn column: Int) -> NSRect {
    guard loading.columns.indices.contains(column) else { return .zero }
    let left = (0..<column).reduce(CGFloat(0)) { $0 + width(ofColumn: $1) }
    return NSRect(x: left, y: 0, width: width(ofColumn: column), height: bounds.height)
  }

  final func standardFrame(ofRow row: Int, inColumn column: Int) -> NSRect {
    guard (0..<rows(inColumn: column)).contains(row) else { return .zero }
    func height(_ row: Int) -> CGFloat {
      delegate?.browser(self, heightOfRow: row, inColumn: column) ?? CGFloat(rowHeight)
    }
    let top = (0..<row).reduce(CGFloat(0)) { $0 + height($1) }
    return NSRect(x: frame(ofColumn: column).minX, y: top, width: width(ofColumn: column), height: height(row))
  }

  final func standardScrollColumnToVisible(_ column: Int) { loading.scrolledTo = (nil, column) }

  final func standardScrollRowToVisible(_ row: Int, inColumn column: Int) { loading.scrolledTo = (row, column) }

  /// The column that was scrolled to last; nil for none.
  public final var columnScrolledTo: Int? { loading.scrolledTo?.column }

  /// The row that was scrolled to last; nil for none.
  public final var rowScrolledTo: Int? { loading.scrolledTo?.row }
}

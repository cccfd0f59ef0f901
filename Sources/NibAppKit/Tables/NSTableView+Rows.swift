import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSTableView {
  /// The columns, from the leading edge.
  public var columns: [NSTableColumn] { heldColumns }

  /// Rows that are selected, in ascending order.
  public internal(set) var selectedRows: [Int] {
    get { heldSelection }
    set { heldSelection = newValue }
  }
}

extension NSTableView {
  /// The columns, from the leading edge.
  public var tableColumns: [NSTableColumn] { columns }

  /// The number of columns.
  public var numberOfColumns: Int { columns.count }

  /// The selected rows.
  public var selectedRowIndexes: IndexSet { IndexSet(selectedRows) }

  /// The number of selected rows.
  public var numberOfSelectedRows: Int { selectedRows.count }

  /// Whether a row is selected.
  public func isRowSelected(_ row: Int) -> Bool { selectedRows.contains(row) }

  /// Selects rows, in place of those that are selected or beside them; what is not there is left out.
  ///
  /// Code that selects does not ask the delegate, as in AppKit; it is told.
  public func selectRowIndexes(_ rows: IndexSet, byExtendingSelection isExtended: Bool) {
    let wanted = (isExtended ? selectedRowIndexes.union(rows) : rows).filter { $0 < numberOfRows }
    let allowed = allowsMultipleSelection ? wanted : Array(wanted.suffix(1))
    guard allowed != selectedRows else { return }
    selectedRows = allowed
    tellSelection()
  }

  /// Takes a row out of the selection; the last one stays where an empty selection is not allowed.
  public func deselectRow(_ row: Int) {
    guard selectedRows.contains(row), allowsEmptySelection || selectedRows.count > 1 else { return }
    selectedRows.removeAll { $0 == row }
    tellSelection()
  }

  /// Selects nothing, where that is allowed.
  public func deselectAll(_ sender: Any?) {
    guard allowsEmptySelection, !selectedRows.isEmpty else { return }
    selectedRows = []
    tellSelection()
  }

  /// The column of an identifier; nil for none.
  public func tableColumn(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> NSTableColumn? {
    column(identifier: identifier.rawValue)
  }

  /// Where the column of an identifier stands; -1 for none.
  public func column(withIdentifier identifier: NSUserInterfaceItemIdentifier) -> Int {
    columns.firstIndex { $0.identifier == identifier.rawValue } ?? -1
  }

  /// A view of the nib that is registered for an identifier; nil where there is none or it cannot be loaded.
  ///
  /// `makeView(identifier:owner:)` throws the reason.
  public func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    try? makeView(identifier: identifier.rawValue, owner: owner as AnyObject?)
  }

  /// Scrolls to a row; which one is kept in `rowScrolledTo`, for nothing is laid out.
  public func scrollRowToVisible(_ row: Int) { if (0..<numberOfRows).contains(row) { rowScrolledTo = row } }

  /// Begins changes that are shown together.
  public func beginUpdates() { openUpdates += 1 }

  /// Ends changes; the last end shows the rows anew.
  public func endUpdates() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates == 0 { reloadData() }
  }

  /// Shows rows that the data source has now; within updates at their end.
  public func insertRows(at rows: IndexSet) { changeRows() }

  /// Shows that rows are gone; within updates at their end.
  public func removeRows(at rows: IndexSet) { changeRows() }

  private func changeRows() { if openUpdates == 0 { reloadData() } }
}

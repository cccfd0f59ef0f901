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
  /// Where something is dropped in a table. Documented: the numbers, by AppKit.
  public enum DropOperation: UInt, Sendable {
    /// On a row.
    case on
    /// Above a row.
    case above
  }

  /// What a row shows, for messages and for finding it: the texts of its columns.
  final func texts(ofRow row: Int) -> [String] {
    columns.indices.flatMap { index -> [String] in
      let column = columns[index]
      guard !column.isHidden else { return [] }
      if let view = view(atColumn: index, row: row, makeIfNecessary: true) {
        return AppKitTree.all(below: [view]).compactMap { $0 as? NSView }.flatMap(\.shownTexts)
      }
      switch value(column: column, row: row) {
      case .string(let text): return [text]
      case .null: return []
      case let value: return [String(nibValue: value) ?? value.description]
      }
    }
  }

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
    columns.firstIndex { $0.identifier == identifier } ?? -1
  }

  /// A view of the nib that is registered for an identifier; nil for none, where there is no nib, and where it cannot be loaded.
  ///
  /// `makeView(identifier:owner:)` throws the reason.
  public func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier?, owner: Any?) -> NSView? {
    guard let identifier else { return nil }
    return try? makeView(identifier: identifier.rawValue, owner: owner as AnyObject?)
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
}

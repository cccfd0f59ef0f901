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

  /// What a row shows, for messages and for finding it: the texts of its columns, or of one of them.
  final func texts(ofRow row: Int, in chosen: NSTableColumn? = nil) -> [String] {
    columns.indices.flatMap { index -> [String] in
      let column = columns[index]
      guard !column.isHidden, chosen == nil || column === chosen else { return [] }
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

  /// The width of the longest text of a column, in points; that of the column beyond the ends.
  final func fittingWidth(ofColumn column: Int) -> CGFloat {
    guard columns.indices.contains(column) else { return 0 }
    let shown = (0..<numberOfRows).flatMap { texts(ofRow: $0, in: columns[column]) } + [columns[column].title]
    return CGFloat(shown.map(\.count).max() ?? 0) * 7 + 8
  }

  /// The row that a text selects by being typed; -1 for none.
  final func typeSelectMatch(from start: Int, to end: Int, _ text: String) -> Int {
    let count = numberOfRows
    guard count > 0, (0..<count).contains(start) else { return -1 }
    for step in 0..<count {
      let row = (start + step) % count
      let shown = columns.filter { !$0.isHidden }
      let words = shown.compactMap { column in
        delegate.map { $0.tableView(self, typeSelectStringFor: column, row: row) }
          ?? self.texts(ofRow: row, in: column).first
      }
      if words.contains(where: { $0.lowercased().hasPrefix(text.lowercased()) }) { return row }
      if row == end { break }
    }
    return -1
  }

  /// The columns, from the leading edge.
  public var tableColumns: [NSTableColumn] { columns }

  /// The number of columns.
  public var numberOfColumns: Int { columns.count }

  final var standardSelectedRowIndexes: IndexSet { IndexSet(selectedRows) }

  /// The number of selected rows.
  public var numberOfSelectedRows: Int { selectedRows.count }

  final func standardIsRowSelected(_ row: Int) -> Bool { isChosen(row) }

  final func choose(_ rows: IndexSet, _ isExtended: Bool) {
    let known = rows.intersection(IndexSet(integersIn: 0..<numberOfRows))
    let wanted = Array(isExtended ? selectedRowIndexes.union(known) : known)
    let allowed = allowsMultipleSelection ? wanted : Array(wanted.suffix(1))
    guard allowed != selectedRows || !extras.selectedColumns.isEmpty else { return }
    selectedRows = allowed
    extras.selectedColumns = []
    tellSelection()
  }

  final func standardDeselectRow(_ row: Int) {
    guard selectedRows.contains(row), allowsEmptySelection || selectedRows.count > 1 else { return }
    selectedRows.removeAll { $0 == row }
    tellSelection()
  }

  final func standardDeselectAll(_ sender: Any?) {
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
    columns.firstIndex { $0.heldIdentifier == identifier } ?? -1
  }

  final func standardScrollRowToVisible(_ row: Int) { if (0..<numberOfRows).contains(row) { rowScrolledTo = row } }

  final func standardBeginUpdates() { openUpdates += 1 }

  final func standardEndUpdates() {
    guard openUpdates > 0 else { return }
    openUpdates -= 1
    if openUpdates == 0 { reloadData() }
  }
}

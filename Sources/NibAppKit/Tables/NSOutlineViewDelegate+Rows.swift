import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// What a table asks further, asked of the outline's items.

extension NSOutlineViewDelegate {
  private func asked<Answer>(
    _ table: NSTableView, _ row: Int, _ answer: (NSOutlineView, Any) -> Answer
  ) -> Answer? {
    guard let outline = table as? NSOutlineView, let item = outline.item(atRow: row) else { return nil }
    return answer(outline, item)
  }

  private func asked<Answer>(_ table: NSTableView, _ answer: (NSOutlineView) -> Answer) -> Answer? {
    (table as? NSOutlineView).map(answer)
  }

  /// The view of the row of an item.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? {
    asked(tableView, row) { outlineView($0, rowViewForItem: $1) } ?? nil
  }
  /// Tells it of the outline.
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {
    asked(tableView) { outlineView($0, didAdd: rowView, forRow: row) }
  }
  /// Tells it of the outline.
  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {
    asked(tableView) { outlineView($0, didRemove: rowView, forRow: row) }
  }
  /// The height of the row of an item, in points.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat {
    asked(tableView, row) { outlineView($0, heightOfRowByItem: $1) } ?? CGFloat(tableView.rowHeight)
  }
  /// Whether the item of a row is the title of a group.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool {
    asked(tableView, row) { outlineView($0, isGroupItem: $1) } ?? false
  }
  /// The rows that are selected in place of those that a user chose.
  public func tableView(
    _ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet
  ) -> IndexSet {
    asked(tableView) { outlineView($0, selectionIndexesForProposedSelection: proposed) } ?? proposed
  }
  /// Whether a user may edit the value of the item of a row.
  public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool {
    asked(tableView, row) { outlineView($0, shouldEdit: tableColumn, item: $1) } ?? true
  }
  /// Whether a column may be selected by a click on its header.
  public func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool {
    asked(tableView) { outlineView($0, shouldSelect: tableColumn) } ?? true
  }
  /// Tells it of the outline.
  public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) {
    asked(tableView) { outlineView($0, mouseDownInHeaderOf: tableColumn) }
  }
  /// Tells it of the outline.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {
    asked(tableView) { outlineView($0, didClick: tableColumn) }
  }
  /// Tells it of the outline.
  public func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn) {
    asked(tableView) { outlineView($0, didDrag: tableColumn) }
  }
  /// Whether a column may be dragged to a place.
  public func tableView(
    _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool {
    asked(tableView) { outlineView($0, shouldReorderColumn: columnIndex, toColumn: newColumnIndex) } ?? true
  }
  /// The width that a column gets by a double click beside its header, in points.
  public func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat {
    asked(tableView) { outlineView($0, sizeToFitWidthOfColumn: column) } ?? 0
  }
  /// The text that typing finds the item of a row by.
  public func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) -> String?
  {
    asked(tableView, row) { outlineView($0, typeSelectStringFor: tableColumn, item: $1) } ?? nil
  }
  /// Whether typing selects.
  public func tableView(
    _ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?
  ) -> Bool {
    asked(tableView) { outlineView($0, shouldTypeSelectFor: event, withCurrentSearch: searchString) } ?? true
  }
  /// The row of the item that typing selects; -1 for none.
  public func tableView(
    _ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, for searchString: String
  ) -> Int {
    let found = asked(tableView) { outline -> Int in
      guard let start = outline.item(atRow: startRow), let end = outline.item(atRow: endRow) else { return -1 }
      let item = outlineView(outline, nextTypeSelectMatchFromItem: start, toItem: end, for: searchString)
      return item.map { outline.row(forItem: $0) } ?? -1
    }
    return found ?? -1
  }
  /// A cell of the item of a row is about to be drawn.
  public func tableView(
    _ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int
  ) { asked(tableView, row) { outlineView($0, willDisplayCell: cell, for: tableColumn, item: $1) } }
  /// The cell of a column and the item of a row.
  public func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell? {
    asked(tableView, row) { outlineView($0, dataCellFor: tableColumn, item: $1) } ?? nil
  }
  /// A user is selecting other rows.
  public func tableViewSelectionIsChanging(_ notification: Notification) {
    outlineViewSelectionIsChanging(notification)
  }
  /// A column stands elsewhere.
  public func tableViewColumnDidMove(_ notification: Notification) { outlineViewColumnDidMove(notification) }
  /// A column has another width.
  public func tableViewColumnDidResize(_ notification: Notification) { outlineViewColumnDidResize(notification) }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How a table looks and what it is told: asked of the object in its outlet `delegate`. Stands in for
/// NSTableViewDelegate.
///
/// Most questions have AppKit's spelling and a short one; an object answers one of both.
@MainActor
public protocol NSTableViewDelegate: AnyObject {
  /// The view in a column and row; nil for tables of cells.
  func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView?
  /// The view of a row; nil for a plain one.
  func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView?
  /// The view of a row is there.
  func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// The view of a row is gone.
  func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// Height of a row, in points.
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
  /// Whether a user may change the selection at all.
  func selectionShouldChange(in tableView: NSTableView) -> Bool
  /// The rows that are selected in place of those that a user chose.
  func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet) -> IndexSet
  /// Whether a user may edit a value.
  func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool
  /// A user clicked the header of a column.
  func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn)
  /// Whether a row may be selected.
  func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool
  /// Whether a row is the title of a group.
  func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool
  /// Other rows are selected.
  func tableViewSelectionDidChange(_ notification: Notification)
  /// A user is selecting other rows with the pointer.
  func tableViewSelectionIsChanging(_ notification: Notification)
  /// A column stands elsewhere: `NSOldColumn` and `NSNewColumn` in the notification are its places.
  func tableViewColumnDidMove(_ notification: Notification)
  /// A column has another width: `NSTableColumn` in the notification is it, `NSOldWidth` what it was.
  func tableViewColumnDidResize(_ notification: Notification)
  /// Whether a column may be selected by a click on its header; asked where columns can be.
  func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  /// The button goes down on the header of a column.
  func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// A user dragged a column to another place.
  func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn)
  /// Whether a column may be dragged to a place; -1 asks whether it may be dragged at all.
  func tableView(_ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int) -> Bool
  /// The width that a column gets by a double click beside its header, in points.
  func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  /// What a row offers to a user who swipes it, from the edge.
  func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction]
  /// Whether typing selects a row; the text is what was typed before, if the user goes on.
  func tableView(
    _ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?
  ) -> Bool
  /// The text that typing finds a row by in a column; nil for none.
  func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) -> String?
  /// The row that what is typed selects, from a row up to another one; -1 for none.
  func tableView(
    _ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, for searchString: String
  ) -> Int
  /// A cell of a table of cells is about to be drawn.
  func tableView(_ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int)
  /// The cell of a column and row; nil for the column's own. Without a column the cell is as wide as the row.
  func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell?
  /// The view in a column and row; nil for tables of cells.
  func view(in table: NSTableView, column: NSTableColumn, row: Int) -> NSView?
  /// Whether a row may be selected.
  func shouldSelect(row: Int, in table: NSTableView) -> Bool
  /// Other rows are selected.
  func selectionDidChange(in table: NSTableView)
}

extension NSTableViewDelegate {
  /// No view.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? { nil }
  /// A plain one.
  public func tableView(_ tableView: NSTableView, rowViewForRow row: Int) -> NSTableRowView? { nil }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didRemove rowView: NSTableRowView, forRow row: Int) {}
  /// That of all rows.
  public func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { CGFloat(tableView.rowHeight) }
  /// Yes.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool { true }
  /// The rows that a user chose.
  public func tableView(_ tableView: NSTableView, selectionIndexesForProposedSelection proposed: IndexSet) -> IndexSet {
    proposed
  }
  /// Yes.
  public func tableView(_ tableView: NSTableView, shouldEdit tableColumn: NSTableColumn?, row: Int) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didClick tableColumn: NSTableColumn) {}
  /// Every row.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool { true }
  /// None.
  public func tableView(_ tableView: NSTableView, isGroupRow row: Int) -> Bool { false }
  /// Does nothing.
  public func tableViewSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewSelectionIsChanging(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewColumnDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func tableViewColumnDidResize(_ notification: Notification) {}
  /// Yes.
  public func tableView(_ tableView: NSTableView, shouldSelect tableColumn: NSTableColumn?) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, didDrag tableColumn: NSTableColumn) {}
  /// Yes.
  public func tableView(
    _ tableView: NSTableView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool { true }
  /// As wide as the longest text in it, a character counted 7 points.
  public func tableView(_ tableView: NSTableView, sizeToFitWidthOfColumn column: Int) -> CGFloat {
    tableView.fittingWidth(ofColumn: column)
  }
  /// None.
  public func tableView(
    _ tableView: NSTableView, rowActionsForRow row: Int, edge: NSTableView.RowActionEdge
  ) -> [NSTableViewRowAction] { [] }
  /// Yes.
  public func tableView(
    _ tableView: NSTableView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?
  ) -> Bool { true }
  /// What the row shows in the column.
  public func tableView(_ tableView: NSTableView, typeSelectStringFor tableColumn: NSTableColumn?, row: Int) -> String?
  {
    tableView.texts(ofRow: row, in: tableColumn).first
  }
  /// The first row on the way whose text in any column begins with what is typed, in capitals or not.
  public func tableView(
    _ tableView: NSTableView, nextTypeSelectMatchFromRow startRow: Int, toRow endRow: Int, for searchString: String
  ) -> Int { tableView.typeSelectMatch(from: startRow, to: endRow, searchString) }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// The column's own.
  public func tableView(_ tableView: NSTableView, dataCellFor tableColumn: NSTableColumn?, row: Int) -> NSCell? { nil }
  /// What the same question in AppKit's spelling is answered by.
  public func view(in table: NSTableView, column: NSTableColumn, row: Int) -> NSView? {
    tableView(table, viewFor: column, row: row)
  }
  /// What the same question in AppKit's spelling is answered by.
  public func shouldSelect(row: Int, in table: NSTableView) -> Bool { tableView(table, shouldSelectRow: row) }
  /// Tells it in AppKit's spelling.
  public func selectionDidChange(in table: NSTableView) {
    tableViewSelectionDidChange(Notification(name: NSTableView.selectionDidChangeNotification, object: table))
  }
}

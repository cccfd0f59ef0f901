import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a table shows: asked of the object in its outlet `dataSource`. Stands in for NSTableViewDataSource.
///
/// Each question has AppKit's spelling and a short one; an object answers one of both.
@MainActor
public protocol NSTableViewDataSource: AnyObject {
  /// Number of rows.
  func numberOfRows(in tableView: NSTableView) -> Int
  /// The value in a column and row; asked of tables of cells.
  func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any?
  /// A user changed the value in a column and row.
  func tableView(_ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int)
  /// What is dragged with a row; nil for a row that is not dragged.
  func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)?
  /// What a drop would do; none refuses it.
  func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation
  /// Takes what is dropped; false refuses it.
  func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool
  /// Another order is asked for, as by a click on the header of a column.
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor])
  /// The value in a column and row.
  func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue
}

extension NSTableViewDataSource {
  /// No rows.
  public func numberOfRows(in tableView: NSTableView) -> Int { 0 }
  /// No value.
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {}
  /// Nothing is dragged.
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? { nil }
  /// Refuses.
  public func tableView(
    _ tableView: NSTableView, validateDrop info: any NSDraggingInfo, proposedRow row: Int,
    proposedDropOperation dropOperation: NSTableView.DropOperation
  ) -> NSDragOperation { [] }
  /// Refuses.
  public func tableView(
    _ tableView: NSTableView, acceptDrop info: any NSDraggingInfo, row: Int,
    dropOperation: NSTableView.DropOperation
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NSSortDescriptor]) {}
  /// What the same question in AppKit's spelling is answered by.
  public func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue {
    ModelBox.boxed(tableView(table, objectValueFor: column, row: row))
  }
}

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

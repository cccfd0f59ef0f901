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
  /// Puts rows on a pasteboard that a user drags, in the way of older systems; asked where no row has a writer. False lets
  /// nothing be dragged.
  func tableView(_ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard) -> Bool
  /// Something is dragged over the table; called before `validateDrop`.
  func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
  /// Another order is asked for, as by a click on the header of a column.
  func tableView(_ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NibFoundation.NSSortDescriptor])
  /// The value in a column and row.
  func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue
  /// A drag of rows begins, at a point of the screen.
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
    forRowIndexes rowIndexes: IndexSet)
  /// A drag of rows ends: what the drop did, none for a drop that nobody took.
  func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation)
}

extension NSTableViewDataSource {
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
    forRowIndexes rowIndexes: IndexSet
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {}
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
  /// Nothing is dragged.
  public func tableView(_ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard) -> Bool {
    false
  }
  /// Does nothing.
  public func tableView(_ tableView: NSTableView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) {}
  /// Does nothing.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NibFoundation.NSSortDescriptor]
  ) {}
  /// What the same question in AppKit's spelling is answered by.
  public func value(in table: NSTableView, column: NSTableColumn, row: Int) -> NibValue {
    ModelBox.boxed(tableView(table, objectValueFor: column, row: row))
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a table has and does, for subclasses to override; the base of `NSTableView`.
open class TableMembers: ListEditing {
  private final var own: NSTableView { (self as? NSTableView) ?? NSTableView() }

  /// A view of the nib that is registered for an identifier, as the method of that name; nil for no identifier.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier?, owner: Any?) -> NSView? {
    own.standardMakeView(withIdentifier: identifier, owner: owner)
  }

  /// The view of a column and a row: the one that was made before, else a new one if that is allowed; nil for none, and
  /// beyond the ends.
  open func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    own.standardView(atColumn: column, row: row, makeIfNecessary: makeIfNecessary)
  }

  /// The view of a row with those of its columns: the one that was made before, else a new one if that is allowed; nil for
  /// none, and beyond the ends.
  open func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    own.standardRowView(atRow: row, makeIfNecessary: makeIfNecessary)
  }

  /// The rectangle of a row, with the distance to the next one; empty beyond the ends.
  open func rect(ofRow row: Int) -> NSRect { own.standardRect(ofRow: row) }

  /// The rectangle of a column; empty beyond the ends, and for a hidden one.
  open func rect(ofColumn column: Int) -> NSRect { own.standardRect(ofColumn: column) }

  /// The row at a point; -1 for none.
  open func row(at point: NSPoint) -> Int { own.standardRow(at: point) }

  /// The row that a view lies in; -1 for none.
  open func row(for view: NSView) -> Int { own.standardRow(for: view) }

  /// The column at a point; -1 for none.
  open func column(at point: NSPoint) -> Int { own.standardColumn(at: point) }

  /// The column that a view lies in; -1 for none.
  open func column(for view: NSView) -> Int { own.standardColumn(for: view) }

  /// Selects all rows, or all columns if some are selected, as the menu command does: where several may be, and the
  /// delegate lets them.
  open override func selectAll(_ sender: Any?) { own.standardSelectAll(sender) }

  /// Selects nothing, where that is allowed.
  open func deselectAll(_ sender: Any?) { own.standardDeselectAll(sender) }

  /// Whether a menu's or a toolbar's item for the list can be chosen: all rows are selected where several may be.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "selectAll:": own.allowsMultipleSelection
    case "deselectAll:": own.allowsEmptySelection
    default: true
    }
  }

  /// Selects columns, in place of those that are selected or beside them; rows are selected no more.
  open func selectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    own.standardSelectColumnIndexes(indexes, byExtendingSelection: extend)
  }

  /// Takes a row out of the selection; the last one stays where an empty selection is not allowed.
  open func deselectRow(_ row: Int) { own.standardDeselectRow(row) }

  /// Takes a column out of the selection.
  open func deselectColumn(_ column: Int) { own.standardDeselectColumn(column) }

  /// Whether a row is selected.
  open func isRowSelected(_ row: Int) -> Bool { own.standardIsRowSelected(row) }

  /// The selected rows.
  open var selectedRowIndexes: IndexSet { own.standardSelectedRowIndexes }

  /// Makes the views of rows anew that have some, in the columns of places.
  open func reloadData(forRowIndexes rows: IndexSet, columnIndexes: IndexSet) {
    own.standardReloadData(forRowIndexes: rows, columnIndexes: columnIndexes)
  }

  /// Shows rows that the data source has now; rows behind them, and what of them is selected, move.
  open func insertRows(at rows: IndexSet, withAnimation options: NSTableView.AnimationOptions = []) {
    own.standardInsertRows(at: rows, withAnimation: options)
  }

  /// Shows that rows are gone; rows behind them, and what of them is selected, move.
  open func removeRows(at rows: IndexSet, withAnimation options: NSTableView.AnimationOptions = []) {
    own.standardRemoveRows(at: rows, withAnimation: options)
  }

  /// Shows that a row is at another place.
  open func moveRow(at oldIndex: Int, to newIndex: Int) { own.standardMoveRow(at: oldIndex, to: newIndex) }

  /// Hides rows: their views go, and a user cannot click them. Rows that are not there are left out.
  open func hideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions = []) {
    own.standardHideRows(at: indexes, withAnimation: rowAnimation)
  }

  /// Shows rows again.
  open func unhideRows(at indexes: IndexSet, withAnimation rowAnimation: NSTableView.AnimationOptions = []) {
    own.standardUnhideRows(at: indexes, withAnimation: rowAnimation)
  }

  /// Places rows anew whose height may be another.
  open func noteHeightOfRows(withIndexesChanged rows: IndexSet) {
    own.standardNoteHeightOfRows(withIndexesChanged: rows)
  }

  /// Has the number of rows asked for anew; rows that are gone are selected no more.
  open func noteNumberOfRowsChanged() { own.standardNoteNumberOfRowsChanged() }

  /// Places the views of rows and cells anew.
  open func tile() { own.standardTile() }

  /// Makes the last column as wide as what is left of the table.
  open func sizeLastColumnToFit() { own.standardSizeLastColumnToFit() }

  /// Scrolls to a row; which one is kept in `rowScrolledTo`, for nothing is laid out.
  open func scrollRowToVisible(_ row: Int) { own.standardScrollRowToVisible(row) }

  /// Scrolls to a column; which one is kept in `columnScrolledTo`, for nothing is laid out.
  open func scrollColumnToVisible(_ column: Int) { own.standardScrollColumnToVisible(column) }

  /// Begins changes that are shown together.
  open func beginUpdates() { own.standardBeginUpdates() }

  /// Ends changes; the last end shows the rows anew.
  open func endUpdates() { own.standardEndUpdates() }

  /// Has what is dragged dropped at another place than a user holds it: called while the data source checks the drop.
  ///
  /// -1 with `.on` stands for the whole table.
  open func setDropRow(_ row: Int, dropOperation: NSTableView.DropOperation) {
    own.standardSetDropRow(row, dropOperation: dropOperation)
  }

  /// Adds a column at the trailing edge.
  open func addTableColumn(_ column: NSTableColumn) { own.standardAddTableColumn(column) }

  /// Takes a column away; one of another table is left alone.
  open func removeTableColumn(_ column: NSTableColumn) { own.standardRemoveTableColumn(column) }

  /// Puts the column of a place at another one.
  open func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    own.standardMoveColumn(oldIndex, toColumn: newIndex)
  }

  /// The rows that a rectangle touches, from the first to the last.
  open func rows(in rect: NSRect) -> NSRange { own.standardRows(in: rect) }

  /// The columns that a rectangle touches.
  open func columnIndexes(in rect: NSRect) -> IndexSet { own.standardColumnIndexes(in: rect) }

  /// The column whose header is clicked, or whose cell, while the action is sent; -1 for none.
  open var clickedColumn: Int { own.standardClickedColumn }

  /// Something is dragged onto the table: what a drop would do, as the data source says.
  open override func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation {
    own.allowedDrop(of: sender) ?? super.draggingEntered(sender)
  }

  /// What is dragged moves over the table: what a drop would do there, as the data source says.
  open override func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation {
    (sender as? Drag)?.allowed ?? own.allowedDrop(of: sender) ?? super.draggingUpdated(sender)
  }

  /// What is dragged onto the table may look as what it becomes there: the data source says how.
  open override func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) { own.updateItems(of: sender) }

  /// Gives the data source what is dropped, which may refuse it.
  open override func performDragOperation(_ sender: any NSDraggingInfo) -> Bool {
    own.takeDrop(of: sender) ?? super.performDragOperation(sender)
  }
}

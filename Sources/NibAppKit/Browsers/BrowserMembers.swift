import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a browser does with columns and rows, for subclasses to override; the base of `NSBrowser`.
open class BrowserMembers: NSControl {
  private final var own: NSBrowser { (self as? NSBrowser) ?? NSBrowser() }

  /// Loads the first column anew; others go, and nothing is selected.
  open func loadColumnZero() { own.standardLoadColumnZero() }

  /// Loads a column anew; what is selected and still there stays selected, and so do the columns behind it.
  open func reloadColumn(_ column: Int) { own.standardReloadColumn(column) }

  /// Makes rows of a column anew.
  open func reloadData(forRowIndexes rowIndexes: IndexSet, inColumn column: Int) {
    own.standardReloadData(forRowIndexes: rowIndexes, inColumn: column)
  }

  /// Loads those columns anew that the delegate calls invalid.
  open func validateVisibleColumns() { own.standardValidateVisibleColumns() }

  /// Loads a column behind the last one, for the row that is selected there.
  open func addColumn() { own.standardAddColumn() }

  /// The item of a row; nil beyond the ends, and without items.
  open func item(atRow row: Int, inColumn column: Int) -> Any? { own.standardItem(atRow: row, inColumn: column) }

  /// The item of a path of rows; nil beyond the ends.
  open func item(at indexPath: IndexPath) -> Any? { own.standardItem(at: indexPath) }

  /// The rows that lead to a column.
  open func indexPath(forColumn column: Int) -> IndexPath { own.standardIndexPath(forColumn: column) }

  /// Whether an item holds no others.
  open func isLeafItem(_ item: Any?) -> Bool { own.standardIsLeafItem(item) }

  /// The item whose children a column shows.
  open func parentForItems(inColumn column: Int) -> Any? { own.standardParentForItems(inColumn: column) }

  /// The cell of a row, made ready by the delegate; nil beyond the ends.
  open func loadedCell(atRow row: Int, column: Int) -> Any? { own.standardLoadedCell(atRow: row, column: column) }

  /// The title of a column: the one that code set or the delegate gives, else what is selected in the one before; nil for none.
  open func title(ofColumn column: Int) -> String? { own.standardTitle(ofColumn: column) }

  /// Sets the title of a column.
  open func setTitle(_ title: String, ofColumn column: Int) { own.standardSetTitle(title, ofColumn: column) }

  /// Width of a new column, in points.
  open func defaultColumnWidth() -> CGFloat { own.standardDefaultColumnWidth() }

  /// Sets the width of a new column, in points.
  open func setDefaultColumnWidth(_ columnWidth: CGFloat) { own.standardSetDefaultColumnWidth(columnWidth) }

  /// The width of a column, in points: its own, else that of new ones, and never less than `minColumnWidth`.
  open func width(ofColumn column: Int) -> CGFloat { own.standardWidth(ofColumn: column) }

  /// Sets the width of a column, in points; those who listen hear of it.
  open func setWidth(_ columnWidth: CGFloat, ofColumn columnIndex: Int) {
    own.standardSetWidth(columnWidth, ofColumn: columnIndex)
  }

  /// The rectangle of a column, in points; empty for one that is not loaded.
  open func frame(ofColumn column: Int) -> NSRect { own.standardFrame(ofColumn: column) }

  /// The rectangle of a row in its column, in points; empty beyond the ends.
  open func frame(ofRow row: Int, inColumn column: Int) -> NSRect { own.standardFrame(ofRow: row, inColumn: column) }

  /// Scrolls to a column; which one is kept in `columnScrolledTo`, for all are seen.
  open func scrollColumnToVisible(_ column: Int) { own.standardScrollColumnToVisible(column) }

  /// Scrolls to a row; likewise.
  open func scrollRowToVisible(_ row: Int, inColumn column: Int) {
    own.standardScrollRowToVisible(row, inColumn: column)
  }

  /// Selects a row of a column that is loaded; columns behind it go. Beyond the ends nothing happens.
  open func selectRow(_ row: Int, inColumn column: Int) { own.standardSelectRow(row, inColumn: column) }

  /// Selects rows of a column that is loaded; one only, where not more may be.
  open func selectRowIndexes(_ indexes: IndexSet, inColumn column: Int) {
    own.standardSelectRowIndexes(indexes, inColumn: column)
  }

  /// The row that is selected last in a column; -1 for none.
  open func selectedRow(inColumn column: Int) -> Int { own.standardSelectedRow(inColumn: column) }

  /// The rows that are selected in a column; nil for one that is not loaded.
  open func selectedRowIndexes(inColumn column: Int) -> IndexSet? { own.standardSelectedRowIndexes(inColumn: column) }

  /// The texts of the rows that are selected, one column after the other, each behind the separator.
  open func path() -> String { own.standardPath() }

  /// The same of the columns before one.
  open func path(toColumn column: Int) -> String { own.standardPath(toColumn: column) }

  /// Selects the rows whose texts are the components of a path, from the first column.
  /// - Returns: false if a column has no row of the text; those before it are selected.
  @discardableResult
  open func setPath(_ path: String) -> Bool { own.standardSetPath(path) }

  /// The cell of the row that is selected last in a column; nil for none.
  open func selectedCell(inColumn column: Int) -> Any? { own.standardSelectedCell(inColumn: column) }

  /// Begins to edit what a row shows of an item, if the delegate allows it: it is `editedIndexPath` then.
  open func editItem(at indexPath: IndexPath, with event: NSEvent, select: Bool) {
    own.standardEditItem(at: indexPath, with: event, select: select)
  }

  /// Ends what `editItem(at:with:select:)` began: the delegate gets the value.
  /// - Returns: false if nothing is edited.
  @discardableResult
  open func endEditing(with value: Any?) -> Bool { own.standardEndEditing(with: value) }

  /// Sets the class of the cells: the prototype is one of it.
  open func setCellClass(_ factoryId: AnyClass) { own.standardSetCellClass(factoryId) }

  /// Width of a column for that of its content, in points: a scroller's wider.
  open func columnWidth(forColumnContentWidth columnContentWidth: CGFloat) -> CGFloat {
    own.standardColumnWidth(forColumnContentWidth: columnContentWidth)
  }

  /// Width of the content of a column, in points.
  open func columnContentWidth(forColumnWidth columnWidth: CGFloat) -> CGFloat {
    own.standardColumnContentWidth(forColumnWidth: columnWidth)
  }

  /// Where the title of a column is, above it.
  open func titleFrame(ofColumn column: Int) -> NSRect { own.standardTitleFrame(ofColumn: column) }

  /// Where the content of a column is.
  open func frame(ofInsideOfColumn column: Int) -> NSRect { own.standardFrame(ofInsideOfColumn: column) }

  /// Rows of a column have other heights: they are asked for anew.
  open func noteHeightOfRows(withIndexesChanged indexSet: IndexSet, inColumn columnIndex: Int) {
    own.standardNoteHeightOfRows(withIndexesChanged: indexSet, inColumn: columnIndex)
  }

  /// Places the columns anew, and has them be drawn.
  open func tile() { own.standardTile() }

  /// Scrolls to columns before.
  open func scrollColumnsLeft(by shiftAmount: Int) { own.standardScrollColumnsLeft(by: shiftAmount) }

  /// Scrolls to columns after.
  open func scrollColumnsRight(by shiftAmount: Int) { own.standardScrollColumnsRight(by: shiftAmount) }

  /// Does what a click does: sends the action.
  open func doClick(_ sender: Any?) { own.standardDoClick(sender) }

  /// Does what a double click does: sends the action for it.
  open func doDoubleClick(_ sender: Any?) { own.standardDoDoubleClick(sender) }

  /// What a drop of rows may do, within the program or outside.
  open func setDraggingSourceOperationMask(_ mask: NSDragOperation, forLocal isLocal: Bool) {
    own.standardSetDraggingSourceOperationMask(mask, forLocal: isLocal)
  }

  /// What was set so.
  open func draggingSourceOperationMask(forLocal isLocal: Bool) -> NSDragOperation {
    own.standardDraggingSourceOperationMask(forLocal: isLocal)
  }

  /// Whether rows can be dragged: those that are there.
  open func canDragRows(with rowIndexes: IndexSet, inColumn column: Int, with event: NSEvent) -> Bool {
    own.standardCanDragRows(with: rowIndexes, inColumn: column, with: event)
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How an outline looks and what it is told: asked of the object in its outlet `delegate`. Stands in for
/// NSOutlineViewDelegate.
@MainActor
public protocol NSOutlineViewDelegate: NSTableViewDelegate {
  /// The view of an item in a column; nil for outlines of cells.
  func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView?
  /// Whether a user may change the selection at all.
  func selectionShouldChange(in outlineView: NSOutlineView) -> Bool
  /// Whether an item may be selected.
  func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool
  /// Whether what an item holds may be shown.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Whether what an item holds may be hidden.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// Whether an item is the title of a group.
  func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool
  /// The view of an item's row; nil for a plain one.
  func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView?
  /// The view of a row is there.
  func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int)
  /// The view of a row is gone.
  func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int)
  /// Height of an item's row, in points.
  func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat
  /// The rows that are selected in place of those that a user chose.
  func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet
  /// Whether a user may edit a value.
  func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool
  /// Whether an item has a triangle.
  func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool
  /// Whether a column may be selected by a click on its header.
  func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool
  /// The button goes down on the header of a column.
  func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn)
  /// A user clicked the header of a column.
  func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn)
  /// A user dragged a column to another place.
  func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn)
  /// Whether a column may be dragged to a place; -1 asks whether it may be dragged at all.
  func outlineView(
    _ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool
  /// The width that a column gets by a double click beside its header, in points.
  func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat
  /// The text that typing finds an item by in a column; nil for none.
  func outlineView(_ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any) -> String?
  /// Whether typing selects, while some characters were typed already.
  func outlineView(
    _ outlineView: NSOutlineView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?
  ) -> Bool
  /// The item from one to another, around the end, that typing selects; nil for none.
  func outlineView(
    _ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem endItem: Any,
    for searchString: String
  ) -> Any?
  /// A cell of an outline of cells is about to be drawn.
  func outlineView(_ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any)
  /// The cell of a column and item; nil for the column's own.
  func outlineView(_ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any) -> NSCell?
  /// The color of the pictures of an item's row; nil for the standard.
  func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration?
  /// A user is selecting other items with the pointer.
  func outlineViewSelectionIsChanging(_ notification: Notification)
  /// A column stands elsewhere: `NSOldColumn` and `NSNewColumn` in the notification are its places.
  func outlineViewColumnDidMove(_ notification: Notification)
  /// A column has another width: `NSTableColumn` in the notification is it, `NSOldWidth` what it was.
  func outlineViewColumnDidResize(_ notification: Notification)
  /// Other items are selected.
  func outlineViewSelectionDidChange(_ notification: Notification)
  /// What an item holds will be shown: `NSObject` in the notification's values is the item.
  func outlineViewItemWillExpand(_ notification: Notification)
  /// What an item holds will be hidden.
  func outlineViewItemWillCollapse(_ notification: Notification)
  /// What an item holds is shown: `NSObject` in the notification's values is the item.
  func outlineViewItemDidExpand(_ notification: Notification)
  /// What an item holds is hidden.
  func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  /// No view.
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    nil
  }
  /// Yes.
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
  /// What the same question of the outline is answered by.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool {
    (tableView as? NSOutlineView).map { selectionShouldChange(in: $0) } ?? true
  }
  /// Every item.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  /// Every item.
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  /// Every item.
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
  /// None.
  public func outlineView(_ outlineView: NSOutlineView, isGroupItem item: Any) -> Bool { false }
  /// Does nothing.
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidCollapse(_ notification: Notification) {}
  /// A plain one.
  public func outlineView(_ outlineView: NSOutlineView, rowViewForItem item: Any) -> NSTableRowView? { nil }
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, didAdd rowView: NSTableRowView, forRow row: Int) {}
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, didRemove rowView: NSTableRowView, forRow row: Int) {}
  /// That of all rows.
  public func outlineView(_ outlineView: NSOutlineView, heightOfRowByItem item: Any) -> CGFloat {
    CGFloat(outlineView.rowHeight)
  }
  /// The rows that a user chose.
  public func outlineView(
    _ outlineView: NSOutlineView, selectionIndexesForProposedSelection proposedSelectionIndexes: IndexSet
  ) -> IndexSet { proposedSelectionIndexes }
  /// Yes.
  public func outlineView(_ outlineView: NSOutlineView, shouldEdit tableColumn: NSTableColumn?, item: Any) -> Bool {
    true
  }
  /// Every item.
  public func outlineView(_ outlineView: NSOutlineView, shouldShowOutlineCellForItem item: Any) -> Bool { true }
  /// Yes.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelect tableColumn: NSTableColumn?) -> Bool { true }
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, mouseDownInHeaderOf tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, didClick tableColumn: NSTableColumn) {}
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, didDrag tableColumn: NSTableColumn) {}
  /// Yes.
  public func outlineView(
    _ outlineView: NSOutlineView, shouldReorderColumn columnIndex: Int, toColumn newColumnIndex: Int
  ) -> Bool { true }
  /// As wide as the longest text in it, a character counted 7 points.
  public func outlineView(_ outlineView: NSOutlineView, sizeToFitWidthOfColumn column: Int) -> CGFloat {
    outlineView.fittingWidth(ofColumn: column)
  }
  /// What the item's row shows in the column.
  public func outlineView(
    _ outlineView: NSOutlineView, typeSelectStringFor tableColumn: NSTableColumn?, item: Any
  ) -> String? { outlineView.texts(ofRow: outlineView.row(forItem: item), in: tableColumn).first }
  /// Yes.
  public func outlineView(
    _ outlineView: NSOutlineView, shouldTypeSelectFor event: NSEvent, withCurrentSearch searchString: String?
  ) -> Bool { true }
  /// The next one that `typeSelectStringFor` says begins so.
  public func outlineView(
    _ outlineView: NSOutlineView, nextTypeSelectMatchFromItem startItem: Any, toItem endItem: Any,
    for searchString: String
  ) -> Any? {
    let (start, end) = (outlineView.row(forItem: startItem), outlineView.row(forItem: endItem))
    return outlineView.item(atRow: outlineView.typeSelectMatch(from: start, to: end, searchString))
  }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, willDisplayCell cell: Any, for tableColumn: NSTableColumn?, item: Any
  ) {}
  /// The column's own.
  public func outlineView(_ outlineView: NSOutlineView, dataCellFor tableColumn: NSTableColumn?, item: Any) -> NSCell? {
    nil
  }
  /// The standard.
  public func outlineView(_ outlineView: NSOutlineView, tintConfigurationForItem item: Any) -> NSTintConfiguration? {
    nil
  }
  /// Does nothing.
  public func outlineViewSelectionIsChanging(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewColumnDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewColumnDidResize(_ notification: Notification) {}
}

// What a table asks, asked of the outline's items.

extension NSOutlineViewDelegate {
  /// The view of the item of a row.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return nil }
    return outlineView(outline, viewFor: tableColumn, item: item)
  }
  /// Whether the item of a row may be selected.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return true }
    return outlineView(outline, shouldSelectItem: item)
  }
  /// Other items are selected.
  public func tableViewSelectionDidChange(_ notification: Notification) {
    outlineViewSelectionDidChange(
      Notification(name: NSOutlineView.selectionDidChangeNotification, object: notification.object))
  }
}

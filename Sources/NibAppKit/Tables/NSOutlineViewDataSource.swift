import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What an outline shows: items that hold items, asked of the object in its outlet `dataSource`. Stands in for
/// NSOutlineViewDataSource.
@MainActor
public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  /// How many items an item holds; nil stands for the outline.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  /// An item that an item holds.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  /// Whether an item can hold others.
  func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool
  /// The value of an item in a column; asked of outlines of cells.
  func outlineView(_ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?) -> Any?
  /// A user changed the value of an item in a column.
  func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, byItem item: Any?)
  /// The item that something stood for when the program ran before; nil where it is no more.
  func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any?
  /// What stands for an item when the program runs again; nil for one that is not kept open.
  func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any?
  /// Another order is asked for, as by a click on the header of a column.
  func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NibFoundation.NSSortDescriptor])
  /// Something is dragged over the outline; called before `validateDrop`.
  func outlineView(_ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo)
  /// Puts items on a pasteboard that a user drags, in the way of older systems; asked where no item has a writer.
  func outlineView(_ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard) -> Bool
  /// What is dragged with an item; nil for one that is not dragged.
  func outlineView(_ outlineView: NSOutlineView, pasteboardWriterForItem item: Any) -> (any NSPasteboardWriting)?
  /// What a drop on an item, or among those below it, would do; none refuses it.
  func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation
  /// Takes what is dropped; false refuses it.
  func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool
  /// A drag of items begins, at a point of the screen.
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
    forItems draggedItems: [Any])
  /// A drag of items ends: what the drop did, none for a drop that nobody took.
  func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation)
}

extension NSOutlineViewDataSource {
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, willBeginAt screenPoint: NSPoint,
    forItems draggedItems: [Any]
  ) {}
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, draggingSession session: NSDraggingSession, endedAt screenPoint: NSPoint,
    operation: NSDragOperation
  ) {}
  /// No items.
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  /// Nothing.
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { NSNull() }
  /// Says whether the item holds others.
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool {
    self.outlineView(outlineView, numberOfChildrenOfItem: item) > 0
  }
  /// No value.
  public func outlineView(
    _ outlineView: NSOutlineView, objectValueFor tableColumn: NSTableColumn?, byItem item: Any?
  ) -> Any? { nil }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, byItem item: Any?
  ) {}
  /// None.
  public func outlineView(_ outlineView: NSOutlineView, itemForPersistentObject object: Any) -> Any? { nil }
  /// Nothing.
  public func outlineView(_ outlineView: NSOutlineView, persistentObjectForItem item: Any?) -> Any? { nil }
  /// Does nothing.
  public func outlineView(
    _ outlineView: NSOutlineView, sortDescriptorsDidChange oldDescriptors: [NibFoundation.NSSortDescriptor]
  ) {}
  /// Does nothing.
  public func outlineView(_ outlineView: NSOutlineView, updateDraggingItemsForDrag draggingInfo: any NSDraggingInfo) {}
  /// Nothing is dragged.
  public func outlineView(_ outlineView: NSOutlineView, writeItems items: [Any], to pasteboard: NSPasteboard) -> Bool {
    false
  }
  /// Nothing is dragged.
  public func outlineView(
    _ outlineView: NSOutlineView, pasteboardWriterForItem item: Any
  ) -> (any NSPasteboardWriting)? { nil }
  /// Refuses.
  public func outlineView(
    _ outlineView: NSOutlineView, validateDrop info: any NSDraggingInfo, proposedItem item: Any?,
    proposedChildIndex index: Int
  ) -> NSDragOperation { [] }
  /// Refuses.
  public func outlineView(
    _ outlineView: NSOutlineView, acceptDrop info: any NSDraggingInfo, item: Any?, childIndex index: Int
  ) -> Bool { false }
  /// As many rows as items are seen.
  public func numberOfRows(in table: NSTableView) -> Int { (table as? NSOutlineView)?.itemRows.count ?? 0 }
  /// The value of the item of a row.
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return nil }
    return outlineView(outline, objectValueFor: tableColumn, byItem: item)
  }
  /// What is dragged with the item of a row.
  public func tableView(_ tableView: NSTableView, pasteboardWriterForRow row: Int) -> (any NSPasteboardWriting)? {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return nil }
    return outlineView(outline, pasteboardWriterForItem: item)
  }
  /// Changes the value of the item of a row.
  public func tableView(
    _ tableView: NSTableView, setObjectValue object: Any?, for tableColumn: NSTableColumn?, row: Int
  ) {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return }
    outlineView(outline, setObjectValue: object, for: tableColumn, byItem: item)
  }
  /// Tells it of the outline.
  public func tableView(
    _ tableView: NSTableView, sortDescriptorsDidChange oldDescriptors: [NibFoundation.NSSortDescriptor]
  ) {
    if let outline = tableView as? NSOutlineView { outlineView(outline, sortDescriptorsDidChange: oldDescriptors) }
  }
  /// Puts the items of rows on a pasteboard.
  public func tableView(_ tableView: NSTableView, writeRowsWith rowIndexes: IndexSet, to pboard: NSPasteboard) -> Bool {
    guard let outline = tableView as? NSOutlineView else { return false }
    return outlineView(outline, writeItems: rowIndexes.compactMap { outline.item(atRow: $0) }, to: pboard)
  }
}

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
}

extension NSOutlineViewDataSource {
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
}

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

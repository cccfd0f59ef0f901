import Foundation
import NibRuntime
import NibStandIns

/// What an outline shows: asked of the object in its outlet `dataSource`. Stands in for NSOutlineViewDataSource.
///
/// An item is any object or value of the app's; nil is the root. Two values are the same item if they are equal, two
/// objects that cannot be compared if they are one.
@MainActor
public protocol NSOutlineViewDataSource: NSTableViewDataSource {
  /// How many items are directly below one.
  func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int
  /// The item at a place below one.
  func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any
  /// Whether an item can be opened.
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
  /// None: for outlines that are bound.
  public func outlineView(_ outlineView: NSOutlineView, numberOfChildrenOfItem item: Any?) -> Int { 0 }
  /// An empty text.
  public func outlineView(_ outlineView: NSOutlineView, child index: Int, ofItem item: Any?) -> Any { "" }
  /// No.
  public func outlineView(_ outlineView: NSOutlineView, isItemExpandable item: Any) -> Bool { false }
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

  /// The items that are seen.
  public func numberOfRows(in tableView: NSTableView) -> Int { (tableView as? NSOutlineView)?.itemRows.count ?? 0 }

  /// The value of the row's item.
  public func tableView(_ tableView: NSTableView, objectValueFor tableColumn: NSTableColumn?, row: Int) -> Any? {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return nil }
    return outlineView(outline, objectValueFor: tableColumn, byItem: item)
  }

  /// What is dragged with the row's item.
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
  /// Whether an item may be opened.
  func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool
  /// Whether an item may be closed.
  func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool
  /// Other rows are selected; the notification's object is the outline.
  func outlineViewSelectionDidChange(_ notification: Notification)
  /// An item opens: the notification's `userInfo` has it under `NSObject`.
  func outlineViewItemWillExpand(_ notification: Notification)
  /// An item is open, likewise.
  func outlineViewItemDidExpand(_ notification: Notification)
  /// An item closes, likewise.
  func outlineViewItemWillCollapse(_ notification: Notification)
  /// An item is closed, likewise.
  func outlineViewItemDidCollapse(_ notification: Notification)
}

extension NSOutlineViewDelegate {
  /// No view.
  public func outlineView(_ outlineView: NSOutlineView, viewFor tableColumn: NSTableColumn?, item: Any) -> NSView? {
    nil
  }
  /// Yes.
  public func selectionShouldChange(in outlineView: NSOutlineView) -> Bool { true }
  /// Every item.
  public func outlineView(_ outlineView: NSOutlineView, shouldSelectItem item: Any) -> Bool { true }
  /// Every item.
  public func outlineView(_ outlineView: NSOutlineView, shouldExpandItem item: Any) -> Bool { true }
  /// Every item.
  public func outlineView(_ outlineView: NSOutlineView, shouldCollapseItem item: Any) -> Bool { true }
  /// Does nothing.
  public func outlineViewSelectionDidChange(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemWillExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidExpand(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemWillCollapse(_ notification: Notification) {}
  /// Does nothing.
  public func outlineViewItemDidCollapse(_ notification: Notification) {}

  /// The view of the row's item.
  public func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return nil }
    return outlineView(outline, viewFor: tableColumn, item: item)
  }

  /// Whether the row's item may be selected.
  public func tableView(_ tableView: NSTableView, shouldSelectRow row: Int) -> Bool {
    guard let outline = tableView as? NSOutlineView, let item = outline.item(atRow: row) else { return true }
    return outlineView(outline, shouldSelectItem: item)
  }

  /// What the outline's method says.
  public func selectionShouldChange(in tableView: NSTableView) -> Bool {
    (tableView as? NSOutlineView).map { selectionShouldChange(in: $0) } ?? true
  }

  /// Calls the outline's method.
  public func selectionDidChange(in table: NSTableView) {
    outlineViewSelectionDidChange(Notification(name: NSOutlineView.selectionDidChangeNotification, object: table))
  }
}

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

extension NSOutlineView {
  /// A row that a data source's items have.
  struct ItemRow {
    let item: Any
    let key: AnyHashable
    let level: Int
    let parent: Int?
  }

  /// Most rows that are asked for.
  private static let mostRows = 100_000

  private final var items: (any NSOutlineViewDataSource)? { dataSource as? any NSOutlineViewDataSource }

  /// What tells items apart.
  static func key(_ item: Any) -> AnyHashable {
    if let hashable = item as? AnyHashable { return hashable }
    return AnyHashable(ObjectIdentifier(item as AnyObject))
  }

  /// The items that are seen, from the top, asked of the data source each time.
  final var itemRows: [ItemRow] {
    guard let items else { return [] }
    var found: [ItemRow] = []
    func children(of item: Any?, level: Int, parent: Int?) -> [ItemRow] {
      let count = max(0, items.outlineView(self, numberOfChildrenOfItem: item))
      return (0..<min(count, Self.mostRows)).map {
        let child = items.outlineView(self, child: $0, ofItem: item)
        return ItemRow(item: child, key: Self.key(child), level: level, parent: parent)
      }
    }
    var open = Array(children(of: nil, level: 0, parent: nil).reversed())
    while let row = open.popLast(), found.count < Self.mostRows {
      found.append(row)
      guard row.level < 250, openedItems.contains(row.key), items.outlineView(self, isItemExpandable: row.item) else {
        continue
      }
      open += children(of: row.item, level: row.level + 1, parent: found.count - 1).reversed()
    }
    return found
  }

  /// The item of a row; nil for a row that is not there. Of an outline that is bound it is the row's object.
  public final func item(atRow row: Int) -> Any? {
    if let bound = boundRows {
      return bound.indices.contains(row) ? bound[row].object.map { $0 as Any } ?? bound[row] : nil
    }
    let rows = itemRows
    return rows.indices.contains(row) ? rows[row].item : nil
  }

  /// The row of an item; -1 for one that is not seen.
  public final func row(forItem item: Any?) -> Int {
    guard let item else { return -1 }
    let key = Self.key(item)
    if let bound = boundRows {
      return bound.firstIndex { $0.object.map { Self.key($0) == key } ?? false } ?? -1
    }
    return itemRows.firstIndex { $0.key == key } ?? -1
  }

  /// The item that another is below; nil at the top, or for one that is not seen.
  public final func parent(forItem item: Any?) -> Any? {
    let (rows, row) = (itemRows, row(forItem: item))
    return rows.indices.contains(row) ? rows[row].parent.map { rows[$0].item } : nil
  }

  /// How deep an item lies; 0 at the top, -1 for one that is not seen.
  public final func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }

  /// How deep a row lies; 0 at the top, -1 for a row that is not there.
  public final func level(forRow row: Int) -> Int {
    if treeController != nil { return level(ofRow: row) }
    let rows = itemRows
    return rows.indices.contains(row) ? rows[row].level : -1
  }

  /// Whether an item can be opened.
  public final func isExpandable(_ item: Any?) -> Bool {
    guard let item else { return false }
    if treeController != nil { return canExpand(row: row(forItem: item)) }
    return items?.outlineView(self, isItemExpandable: item) ?? false
  }

  /// Whether an item is open.
  public final func isItemExpanded(_ item: Any?) -> Bool {
    guard let item else { return true }
    if treeController != nil { return isItemExpanded(row(forItem: item)) }
    return openedItems.contains(Self.key(item))
  }

  /// Opens an item, unless the delegate says no; nil opens all that are at the top.
  public final func expandItem(_ item: Any?, expandChildren: Bool = false) {
    guard let item else {
      for row in itemRows where row.level == 0 { expandItem(row.item, expandChildren: expandChildren) }
      return
    }
    open(item)
    guard expandChildren, let items, isItemExpanded(item) else { return }
    for index in 0..<max(0, items.outlineView(self, numberOfChildrenOfItem: item)) {
      let child = items.outlineView(self, child: index, ofItem: item)
      if isExpandable(child) { expandItem(child, expandChildren: true) }
    }
  }

  /// Closes an item, unless the delegate says no.
  public final func collapseItem(_ item: Any?) { if let item { close(item) } }

  /// Shows an item anew; nil for all of them.
  public final func reloadItem(_ item: Any?) { reloadData() }

  /// Shows an item anew, and those below it.
  public final func reloadItem(_ item: Any?, reloadChildren: Bool) { reloadData() }

  /// Opens an item.
  /// - Returns: false if it holds none, is open already, or the delegate says no.
  @discardableResult
  final func open(_ item: Any) -> Bool {
    guard isExpandable(item), !isItemExpanded(item) else { return false }
    guard outlineDelegate?.outlineView(self, shouldExpandItem: item) ?? true else { return false }
    tell(item, Self.itemWillExpandNotification, outlineDelegate?.outlineViewItemWillExpand)
    changeRows { if treeController != nil { expand(row(forItem: item)) } else { openedItems.insert(Self.key(item)) } }
    tell(item, Self.itemDidExpandNotification, outlineDelegate?.outlineViewItemDidExpand)
    return true
  }

  /// Closes an item.
  /// - Returns: false if it is closed already, or the delegate says no.
  @discardableResult
  final func close(_ item: Any) -> Bool {
    guard isItemExpanded(item) else { return false }
    guard outlineDelegate?.outlineView(self, shouldCollapseItem: item) ?? true else { return false }
    tell(item, Self.itemWillCollapseNotification, outlineDelegate?.outlineViewItemWillCollapse)
    changeRows { if treeController != nil { collapse(row(forItem: item)) } else { openedItems.remove(Self.key(item)) } }
    tell(item, Self.itemDidCollapseNotification, outlineDelegate?.outlineViewItemDidCollapse)
    return true
  }

  private final var outlineDelegate: (any NSOutlineViewDelegate)? { delegate as? any NSOutlineViewDelegate }

  private final func tell(_ item: Any, _ name: Notification.Name, _ hear: ((Notification) -> Void)?) {
    let notification = Notification(name: name, object: self, userInfo: ["NSObject": item])
    hear?(notification)
    NotificationCenter.default.post(notification)
  }

  /// Changes which rows are seen; the items that are selected stay so as long as they are seen.
  private final func changeRows(_ body: () -> Void) {
    guard treeController == nil else { return body() }
    let before = itemRows
    let selected = selectedRows.compactMap { before.indices.contains($0) ? before[$0].key : nil }
    body()
    forgetViews()
    let keys = itemRows.map(\.key)
    selectedRows = selected.compactMap { keys.firstIndex(of: $0) }.sorted()
    if selectedRows.count != selected.count { announceSelection() }
  }

  /// Posted, and told the delegate, before an item opens.
  public static let itemWillExpandNotification = Notification.Name("NSOutlineViewItemWillExpandNotification")
  /// Posted, and told the delegate, once an item is open.
  public static let itemDidExpandNotification = Notification.Name("NSOutlineViewItemDidExpandNotification")
  /// Posted, and told the delegate, before an item closes.
  public static let itemWillCollapseNotification = Notification.Name("NSOutlineViewItemWillCollapseNotification")
  /// Posted, and told the delegate, once an item is closed.
  public static let itemDidCollapseNotification = Notification.Name("NSOutlineViewItemDidCollapseNotification")
}

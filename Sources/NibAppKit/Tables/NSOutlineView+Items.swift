import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// An item that is seen, and where.
struct OutlineRow {
  let item: Any
  let level: Int
  /// The row of the item that holds it; -1 at the top.
  let parent: Int
  let isExpandable: Bool
}

extension NSOutlineView {
  /// The source of items; nil for an outline that is bound to a controller.
  final var itemSource: (any NSOutlineViewDataSource)? {
    boundRows == nil ? dataSource as? any NSOutlineViewDataSource : nil
  }

  /// What two items are the same by: objects by identity, values by being equal.
  static func key(of item: Any) -> AnyHashable {
    if type(of: item) is AnyClass { return AnyHashable(ObjectIdentifier(item as AnyObject)) }
    return item as? AnyHashable ?? AnyHashable(ObjectIdentifier(item as AnyObject))
  }

  /// The items that are seen, from the top.
  final var itemRows: [OutlineRow] {
    if let knownRows { return knownRows }
    guard let source = itemSource else {
      let paths = visiblePaths
      return paths.enumerated().compactMap { place, path in
        guard let value = treeController?.value(at: path) else { return nil }
        let parent = paths[..<place].lastIndex { $0.count == path.count - 1 } ?? -1
        return OutlineRow(
          item: ModelBox.unboxed(value) ?? NSNull(), level: path.count - 1, parent: parent,
          isExpandable: treeController?.isLeaf(value) == false)
      }
    }
    var rows: [OutlineRow] = []
    func add(_ item: Any?, _ level: Int, _ parent: Int) {
      guard level < 250 else { return }
      for index in 0..<max(0, source.outlineView(self, numberOfChildrenOfItem: item)) where rows.count < 100_000 {
        let child = source.outlineView(self, child: index, ofItem: item)
        let isExpandable = source.outlineView(self, isItemExpandable: child)
        rows.append(OutlineRow(item: child, level: level, parent: parent, isExpandable: isExpandable))
        if isExpandable, expanded.contains(Self.key(of: child)) { add(child, level + 1, rows.count - 1) }
      }
    }
    add(nil, 0, -1)
    knownRows = rows
    return rows
  }

  /// The item of a row; nil beyond the ends.
  public final func item(atRow row: Int) -> Any? {
    let rows = itemRows
    return rows.indices.contains(row) ? rows[row].item : nil
  }

  /// The row of an item; -1 for one that is not seen.
  public final func row(forItem item: Any?) -> Int {
    guard let item else { return -1 }
    let key = Self.key(of: item)
    return itemRows.firstIndex { Self.key(of: $0.item) == key } ?? -1
  }

  /// The item that holds an item; nil for one at the top, and one that is not seen.
  public final func parent(forItem item: Any?) -> Any? {
    let rows = itemRows
    let row = row(forItem: item)
    guard rows.indices.contains(row), rows[row].parent >= 0 else { return nil }
    return rows[rows[row].parent].item
  }

  /// The place of an item in the one that holds it, from 0; -1 for one that is not seen.
  public final func childIndex(forItem item: Any) -> Int {
    let rows = itemRows
    let row = row(forItem: item)
    guard rows.indices.contains(row) else { return -1 }
    return rows[..<row].filter { $0.parent == rows[row].parent && $0.level == rows[row].level }.count
  }

  /// How many items an item holds; nil stands for the outline.
  public final func numberOfChildren(ofItem item: Any?) -> Int {
    if let itemSource { return itemSource.outlineView(self, numberOfChildrenOfItem: item) }
    let rows = itemRows
    let row = item == nil ? -1 : row(forItem: item)
    return rows.filter { $0.parent == row }.count
  }

  /// An item that an item holds; nil beyond the ends.
  public final func child(_ index: Int, ofItem item: Any?) -> Any? {
    guard (0..<numberOfChildren(ofItem: item)).contains(index) else { return nil }
    if let itemSource { return itemSource.outlineView(self, child: index, ofItem: item) }
    let row = item == nil ? -1 : row(forItem: item)
    return itemRows.filter { $0.parent == row }[index].item
  }

  /// How deep the item of a row lies; 0 at the top, -1 for a row that is not there.
  public final func level(forRow row: Int) -> Int {
    let rows = itemRows
    return rows.indices.contains(row) ? rows[row].level : -1
  }

  /// How deep an item lies; 0 at the top, -1 for one that is not seen.
  public final func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }

  /// Whether an item can hold others.
  public final func isExpandable(_ item: Any?) -> Bool {
    let row = row(forItem: item)
    return itemRows.indices.contains(row) && itemRows[row].isExpandable
  }

  /// Whether an item shows what it holds. The outline itself, for which nil stands, always does.
  public final func isItemExpanded(_ item: Any?) -> Bool {
    guard let item else { return true }
    // A row by its number; items are no numbers where a controller has them.
    if itemSource == nil, let row = item as? Int { return isRowOpen(row) }
    if itemSource != nil { return expanded.contains(Self.key(of: item)) }
    return isRowOpen(row(forItem: item))
  }

  /// Shows what an item holds; nil for all at the top.
  public final func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }

  final func openItem(_ item: Any?, _ expandChildren: Bool) {
    guard let item else {
      for index in 0..<numberOfChildren(ofItem: nil) {
        if let child = child(index, ofItem: nil) { expandItem(child, expandChildren: expandChildren) }
      }
      return
    }
    open(item)
    guard expandChildren else { return }
    for index in 0..<numberOfChildren(ofItem: item) {
      guard let child = child(index, ofItem: item), isExpandable(child) else { continue }
      expandItem(child, expandChildren: true)
    }
  }

  /// Opens an item.
  /// - Returns: false if it holds none, is open already, or the delegate says no.
  @discardableResult
  final func open(_ item: Any) -> Bool {
    guard !isItemExpanded(item), isExpandable(item) else { return false }
    let told = delegate as? any NSOutlineViewDelegate
    guard told?.outlineView(self, shouldExpandItem: item) ?? true else { return false }
    tell(item, Self.itemWillExpandNotification) { told?.outlineViewItemWillExpand($0) }
    if itemSource == nil {
      expand(row(forItem: item))
      forgetRowViews()
    } else {
      change { expanded.insert(Self.key(of: item)) }
      keepExpanded(item)
    }
    tell(item, Self.itemDidExpandNotification) { told?.outlineViewItemDidExpand($0) }
    return true
  }

  /// Hides what an item holds; nil for all at the top.
  public final func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }

  final func closeItem(_ item: Any?, _ collapseChildren: Bool) {
    guard let item else {
      for index in 0..<numberOfChildren(ofItem: nil) {
        if let child = child(index, ofItem: nil) { collapseItem(child, collapseChildren: collapseChildren) }
      }
      return
    }
    if collapseChildren, isItemExpanded(item) {
      for index in 0..<numberOfChildren(ofItem: item) {
        if let child = child(index, ofItem: item) { collapseItem(child, collapseChildren: true) }
      }
    }
    close(item)
  }

  /// Closes an item.
  /// - Returns: false if it is closed already, or the delegate says no.
  @discardableResult
  final func close(_ item: Any) -> Bool {
    let told = delegate as? any NSOutlineViewDelegate
    guard isItemExpanded(item), told?.outlineView(self, shouldCollapseItem: item) ?? true else { return false }
    tell(item, Self.itemWillCollapseNotification) { told?.outlineViewItemWillCollapse($0) }
    if itemSource == nil {
      collapse(row(forItem: item))
      forgetRowViews()
    } else {
      change { expanded.remove(Self.key(of: item)) }
      keepExpanded(item)
    }
    tell(item, Self.itemDidCollapseNotification) { told?.outlineViewItemDidCollapse($0) }
    return true
  }

  /// Changes what is open; what is selected and still seen stays selected.
  final func change(_ body: () -> Void) {
    let selected = selectedRows.compactMap { item(atRow: $0) }.map(Self.key)
    body()
    knownRows = nil
    forgetRowViews()
    let rows = itemRows.map { Self.key(of: $0.item) }
    let now = selected.compactMap { key in rows.firstIndex { $0 == key } }.sorted()
    guard now.count != selected.count else {
      selectedRows = now
      return
    }
    selectedRows = now
    tellSelection()
  }

  private func tell(_ item: Any, _ name: Notification.Name, _ body: (Notification) -> Void) {
    let notification = Notification(name: name, object: self, userInfo: ["\(NSObject.self)": item])
    body(notification)
    NotificationCenter.default.post(notification)
  }

  /// What an item holds will be shown.
  public static let itemWillExpandNotification = Notification.Name("NSOutlineViewItemWillExpandNotification")
  /// What an item holds will be hidden.
  public static let itemWillCollapseNotification = Notification.Name("NSOutlineViewItemWillCollapseNotification")
  /// What an item holds is shown.
  public static let itemDidExpandNotification = Notification.Name("NSOutlineViewItemDidExpandNotification")
  /// What an item holds is hidden.
  public static let itemDidCollapseNotification = Notification.Name("NSOutlineViewItemDidCollapseNotification")

  /// Shows an item anew; nil for all of them.
  public final func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }

  final func showItem(_ item: Any?, _ reloadChildren: Bool) {
    guard let item, itemSource != nil else { return reloadData() }
    if reloadChildren { return change {} }
    let row = row(forItem: item)
    guard row >= 0 else { return }
    reloadData(forRowIndexes: IndexSet(integer: row), columnIndexes: IndexSet(columns.indices))
  }
}

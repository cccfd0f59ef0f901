import Foundation
import NibRuntime
import NibStandIns

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
    // Documented: the key is the name of that class.
    let notification = Notification(name: name, object: self, userInfo: ["\(NSObject.self)": item])
    hear?(notification)
    NotificationCenter.default.post(notification)
  }

  /// Changes which rows are seen; the items that are selected stay so as long as they are seen.
  private final func changeRows(_ body: () -> Void) {
    defer { forgetViews() }
    guard treeController == nil else { return body() }
    let before = itemRows
    let selected = selectedRows.compactMap { before.indices.contains($0) ? before[$0].key : nil }
    body()
    let keys = itemRows.map(\.key)
    selectedRows = selected.compactMap { keys.firstIndex(of: $0) }.sorted()
    if selectedRows.count != selected.count { tellSelection() }
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

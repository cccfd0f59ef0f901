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
  /// The place in that item, from 0.
  let index: Int
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
      // The last row of each level that is around the one at hand.
      var around: [Int] = []
      return visiblePaths.enumerated().compactMap { place, path in
        guard let value = treeController?.value(at: path), let index = path.last else { return nil }
        let level = path.count - 1
        around.removeLast(max(0, around.count - level))
        defer { around.append(place) }
        return OutlineRow(
          item: ModelBox.unboxed(value) ?? NSNull(), level: level, parent: around.last ?? -1, index: index,
          isExpandable: treeController?.isLeaf(value) == false)
      }
    }
    var rows: [OutlineRow] = []
    func add(_ item: Any?, _ level: Int, _ parent: Int) {
      guard level < 250 else { return }
      for index in 0..<max(0, source.outlineView(self, numberOfChildrenOfItem: item)) where rows.count < 100_000 {
        let child = source.outlineView(self, child: index, ofItem: item)
        let isExpandable = source.outlineView(self, isItemExpandable: child)
        rows.append(OutlineRow(item: child, level: level, parent: parent, index: index, isExpandable: isExpandable))
        if isExpandable, expanded.contains(Self.key(of: child)) { add(child, level + 1, rows.count - 1) }
      }
    }
    add(nil, 0, -1)
    knownRows = rows
    return rows
  }

  final func openItem(_ item: Any?, _ expandChildren: Bool) {
    together { openParts(item, expandChildren) }
  }

  private func openParts(_ item: Any?, _ expandChildren: Bool) {
    guard let item else {
      for index in 0..<numberOfChildren(ofItem: nil) {
        if let child = child(index, ofItem: nil) { expandItem(child, expandChildren: expandChildren) }
      }
      return
    }
    open(item)
    guard expandChildren, isItemExpanded(item) else { return }
    for index in 0..<numberOfChildren(ofItem: item) {
      guard let child = child(index, ofItem: item),
        itemSource?.outlineView(self, isItemExpandable: child) ?? isExpandable(child)
      else { continue }
      // An item that lies in itself would be opened for ever.
      guard itemExtras.depth < 250, itemExtras.visits < 100_000 else { return }
      itemExtras.visits += 1
      expandItem(child, expandChildren: true)
    }
  }

  /// Opens an item.
  /// - Returns: false if it holds none, is open already, or the delegate says no.
  @discardableResult
  final func open(_ item: Any) -> Bool {
    guard !isItemExpanded(item), canHold(item) else { return false }
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

  final func closeItem(_ item: Any?, _ collapseChildren: Bool) {
    together { closeParts(item, collapseChildren) }
  }

  private func closeParts(_ item: Any?, _ collapseChildren: Bool) {
    guard let item else {
      for index in 0..<numberOfChildren(ofItem: nil) {
        if let child = child(index, ofItem: nil) { collapseItem(child, collapseChildren: collapseChildren) }
      }
      return
    }
    if collapseChildren, isItemExpanded(item) {
      for index in 0..<numberOfChildren(ofItem: item) {
        guard let child = child(index, ofItem: item) else { continue }
        guard itemExtras.depth < 250, itemExtras.visits < 100_000 else { break }
        itemExtras.visits += 1
        collapseItem(child, collapseChildren: true)
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
    if itemExtras.depth > 0 {
      // The outermost of changes that are made together shows them all.
      body()
      knownRows = nil
      itemExtras.isChanged = true
      return
    }
    let selected = selectedRows.compactMap { item(atRow: $0) }
    body()
    showChanges(selected)
  }

  private func showChanges(_ selected: [Any]) {
    knownRows = nil
    forgetRowViews()
    let now = selected.map { row(forItem: $0) }.filter { $0 >= 0 }.sorted()
    selectedRows = now
    if now.count != selected.count { tellSelection() }
  }

  /// Opens and closes items; rows are numbered anew once, and not once an item.
  final func together(_ body: () -> Void) {
    let selected = itemExtras.depth == 0 && itemSource != nil ? selectedRows.compactMap { item(atRow: $0) } : []
    itemExtras.depth += 1
    body()
    itemExtras.depth -= 1
    guard itemExtras.depth == 0 else { return }
    itemExtras.visits = 0
    guard itemExtras.isChanged else { return }
    itemExtras.isChanged = false
    showChanges(selected)
  }

  /// Whether an item can be opened: one that is seen, or that the outline came to while it opens all within another.
  private func canHold(_ item: Any) -> Bool {
    guard itemExtras.depth > 1, let itemSource else { return isExpandable(item) }
    return itemSource.outlineView(self, isItemExpandable: item)
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

  final func showItem(_ item: Any?, _ reloadChildren: Bool) {
    guard let item, itemSource != nil else { return reloadData() }
    if reloadChildren { return change {} }
    let row = row(forItem: item)
    guard row >= 0 else { return }
    reloadData(forRowIndexes: IndexSet(integer: row), columnIndexes: IndexSet(columns.indices))
  }
}

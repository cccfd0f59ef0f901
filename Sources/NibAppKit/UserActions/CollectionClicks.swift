import Foundation
import NibRuntime
import NibStandIns

extension UserOperable where Self: NSCollectionView {
  /// Clicks an item: the delegate is asked, the item is selected in place of others, and the delegate hears it. With
  /// `.command` it joins those that are selected or leaves them, with `.shift` all items from the first one that is
  /// selected are, where several may be.
  /// - Throws: `UserActionError`: `noSuchItem`, `refused` by the delegate, `nothingHappens` where items cannot be selected.
  public func select(itemAt indexPath: IndexPath, _ modifiers: NSEvent.ModifierFlags = []) throws(UserActionError) {
    try Pointer.activate(Reach.window(of: self))
    guard isSelectable, dataSource != nil else {
      let reason = isSelectable ? "it has no data source" : "isSelectable is false"
      throw UserActionError(.nothingHappens, self, "no item of \(Reach.name(self)) can be selected: \(reason)")
    }
    try Pointer.click(indexPath, of: self, modifiers)
  }
}

extension Pointer {
  /// Clicks an item of a collection, or a view in it: the collection hears `mouseDown(with:)`, and selects the item unless
  /// its class does otherwise.
  static func click(
    _ path: IndexPath, of collection: NSCollectionView, on view: NSView? = nil, _ modifiers: NSEvent.ModifierFlags,
    count: Int = 1
  ) throws(UserActionError) {
    guard collection.isPlace(path), let item = collection.item(at: path) else {
      let counts = (0..<collection.numberOfSections).map { "\(collection.numberOfItems(inSection: $0))" }
      let words = path.map { "\($0)" }.joined(separator: ".")
      throw UserActionError(
        .noSuchItem, collection,
        "there is no item \(words) in \(Reach.name(collection)); its sections have \(counts.joined(separator: ", "))")
    }
    for click in 1...count {
      try send(.leftMouseDown, to: view ?? item.view, actor: collection, count: click, modifiers) {
        if click == 1 { try collection.select(itemsAt: selection(of: collection, clicked: path, modifiers)) }
      }
    }
  }

  /// What is selected in a collection after a click on an item.
  private static func selection(
    of collection: NSCollectionView, clicked path: IndexPath, _ modifiers: NSEvent.ModifierFlags
  ) -> Set<IndexPath> {
    let old = collection.selectionIndexPaths
    guard collection.allowsMultipleSelection || old == [path] else { return [path] }
    if modifiers.contains(.command) { return old.symmetricDifference([path]) }
    guard modifiers.contains(.shift), let first = old.filter({ $0[0] == path[0] }).min() else { return [path] }
    return old.union((min(first, path)[1]...max(first, path)[1]).map { IndexPath(item: $0, section: path[0]) })
  }
}

extension NSCollectionView {
  /// The item that a view lies in; nil for a view beside the items.
  final func indexPath(holding view: NSView) -> IndexPath? {
    items.made.first { $0.value.viewIfLoaded.map { view.isDescendant(of: $0) } ?? false }?.key
  }
}

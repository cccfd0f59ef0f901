import NibRuntime
import NibStandIns

/// Changes of items that the collection is told of, checked against the data source as UIKit does.
extension UICollectionView {
  /// Changes several things at once. The numbers of the data source are compared at the end, then selected items keep
  /// their selection at their new places.
  ///
  /// Raises `StandInError` with code `inconsistentUpdate`, saying which numbers were expected. May be nested.
  final func ownPerformBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    if content.updateDepth == 0 {
      // Numbers that nobody asked for yet are the data source's of today: there is nothing to compare.
      content.update = content.isStale ? nil : ListUpdate(before: content.geometry.counts, noun: "items")
    }
    content.updateDepth += 1
    updates?()
    content.updateDepth -= 1
    if content.updateDepth == 0 { InterfaceFaults.raising { try endUpdates() } }
    completion?(true)
  }

  private func endUpdates() throws {
    let update = content.update
    content.update = nil
    let selection = content.selection
    content.isStale = true
    content.selection = []
    measure()
    guard let update else { return }
    if let fault = update.fault(after: content.geometry.counts) { throw StandInError(.inconsistentUpdate, self, fault) }
    content.selection = update.places(of: selection).filter(content.geometry.contains)
    tell(collectionViewLayout, of: update.items)
    rest()
  }

  /// Tells a layout what came, went and moved.
  private func tell(_ layout: UICollectionViewLayout, of items: [UICollectionViewUpdateItem]) {
    layout.prepare(forCollectionViewUpdates: items)
    for item in items {
      if item.updateAction == .delete, let path = item.indexPathBeforeUpdate {
        _ = layout.finalLayoutAttributesForDisappearingItem(at: path)
      } else if item.updateAction == .insert, let path = item.indexPathAfterUpdate {
        _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      }
    }
    layout.finalizeCollectionViewUpdates()
  }

  /// Items came. Raises as `performBatchUpdates`, as all that follow.
  final func ownInsertItems(at paths: [IndexPath]) {
    performBatchUpdates { self.content.update?.insertedRows.formUnion(paths) }
  }

  /// Items went.
  final func ownDeleteItems(at paths: [IndexPath]) {
    performBatchUpdates { self.content.update?.deletedRows.formUnion(paths) }
  }

  /// Items changed: their cells are asked for anew.
  final func ownReloadItems(at paths: [IndexPath]) { performBatchUpdates {} }

  /// Items changed: cells in sight are asked for once more, and what is dequeued for them is the cell that is there.
  final func ownReconfigureItems(at paths: [IndexPath]) {
    InterfaceFaults.raising { for path in paths { try reconfigure(path) } }
  }

  /// An item went to another place.
  final func ownMoveItem(at path: IndexPath, to newPath: IndexPath) {
    performBatchUpdates { self.content.update?.moves.append((path, newPath)) }
  }

  /// Sections came.
  final func ownInsertSections(_ sections: IndexSet) {
    performBatchUpdates { self.content.update?.insertedSections.formUnion(sections) }
  }

  /// Sections went.
  final func ownDeleteSections(_ sections: IndexSet) {
    performBatchUpdates { self.content.update?.deletedSections.formUnion(sections) }
  }

  /// Sections changed, their numbers of items too.
  final func ownReloadSections(_ sections: IndexSet) {
    performBatchUpdates { self.content.update?.reloadedSections.formUnion(sections) }
  }

  /// A section went to another place.
  final func ownMoveSection(_ section: Int, toSection newSection: Int) {
    performBatchUpdates { self.content.update?.sectionMoves.append((section, newSection)) }
  }

  /// Asks for the cell of an item in sight once more; what is dequeued meanwhile is the cell that is there.
  func reconfigure(_ path: IndexPath) throws {
    measure()
    guard !content.isWorking, let dataSource, let cell = content.items[path] else { return }
    content.isWorking = true
    cells.current = cell
    defer {
      cells.current = nil
      content.isWorking = false
    }
    let made = try InterfaceFaults.catching { dataSource.collectionView(self, cellForItemAt: path) }
    guard made !== cell else { return }
    made.frame = cell.frame
    made.isSelected = cell.isSelected
    recycle(path)
    content.items[path] = made
    if made.superview !== self { addSubview(made) }
  }

  /// Asks for the numbers anew; cells of items that stay go with them, and so does the selection.
  /// - Parameter place: where an item is now; nil for one that is gone, or whose cell is to be asked for anew.
  func renumber(cell place: (IndexPath) -> IndexPath?, selection: (IndexPath) -> IndexPath?) {
    let selected = content.selection.compactMap(selection)
    content.isStale = true
    guard !content.isWorking else { return }
    var kept: [(path: IndexPath, cell: UICollectionViewCell)] = []
    for (old, cell) in content.items {
      guard let new = place(old) else { continue }
      content.items[old] = nil
      kept.append((new, cell))
    }
    content.selection = []
    measure()
    for (path, cell) in kept {
      guard content.geometry.contains(path) else {
        cell.removeFromSuperview()
        cells.put(cell)
        continue
      }
      cell.frame = content.geometry.items[path.section][path.row]
      content.items[path] = cell
    }
    content.selection = selected.filter(content.geometry.contains)
  }
}

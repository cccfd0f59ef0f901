import Foundation
import NibRuntime
import NibStandIns

/// What a diffable data source shows at the moment, with the place of every item.
package struct DiffableState<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  package private(set) var snapshot = NSDiffableDataSourceSnapshot<Section, Item>()
  package private(set) var rows: [[Item]] = []
  private var paths: [Item: IndexPath] = [:]

  package init() {}

  /// Linear in the number of items.
  package init(_ snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.snapshot = snapshot.settled
    rows = snapshot.sectionIdentifiers.map { snapshot.itemIdentifiers(inSection: $0) }
    paths.reserveCapacity(snapshot.numberOfItems)
    for (section, items) in rows.enumerated() {
      for (row, item) in items.enumerated() { paths[item] = IndexPath(item: row, section: section) }
    }
  }

  package func item(_ path: IndexPath) -> Item? {
    guard rows.indices.contains(path.section), rows[path.section].indices.contains(path.item) else { return nil }
    return rows[path.section][path.item]
  }

  package func path(_ item: Item) -> IndexPath? { paths[item] }

  package func section(_ index: Int) -> Section? {
    snapshot.sectionIdentifiers.indices.contains(index) ? snapshot.sectionIdentifiers[index] : nil
  }
}

/// The change from one state of a list to the next.
package struct DiffableChange<Section: Hashable & Sendable, Item: Hashable & Sendable> {
  package let old: DiffableState<Section, Item>
  package let new: DiffableState<Section, Item>
  private let remade: Set<Item>
  /// Where the items are that are filled once more.
  package let reconfigured: [IndexPath]

  package init(from old: DiffableState<Section, Item>, to snapshot: NSDiffableDataSourceSnapshot<Section, Item>) {
    self.old = old
    let new = DiffableState(snapshot)
    self.new = new
    remade = Set(
      snapshot.reloadedItemIdentifiers
        + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) })
    reconfigured = snapshot.reconfiguredItemIdentifiers.compactMap(new.path)
  }

  /// Where an item is now; nil if it is gone.
  package func place(_ path: IndexPath) -> IndexPath? { old.item(path).flatMap(new.path) }

  /// Where an item is now that keeps its cell.
  package func kept(_ path: IndexPath) -> IndexPath? {
    guard let item = old.item(path), !remade.contains(item) else { return nil }
    return new.path(item)
  }
}

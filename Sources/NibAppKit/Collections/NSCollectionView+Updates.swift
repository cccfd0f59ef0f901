import Foundation
import NibFoundation

/// Items that come, go and move, once the data source has them so.
///
/// Places that go, move away or are made anew are those of before all changes of a batch; places that items come to are
/// those of after it. Inferred: as for the lists of UIKit, whose `performBatchUpdates(_:completion:)` says so.
extension NSCollectionView {
  final func moveSections(_ place: (Int) -> Int?) {
    renumber(
      item: { path in place(path[0]).map { IndexPath(item: path[1], section: $0) } },
      selection: { path in place(path[0]).map { IndexPath(item: path[1], section: $0) } })
  }

  /// Has items and what is selected take other places; those without one go.
  final func renumber(item: (IndexPath) -> IndexPath?, selection: (IndexPath) -> IndexPath?) {
    letGo(items.made.filter { item($0.key) == nil })
    items.selected = Set(items.selected.compactMap(selection))
    take(
      Dictionary(items.made.compactMap { old in item(old.key).map { ($0, old.value) } }) { first, _ in first })
    forgetSupplementaryViews()
    collectionViewLayout?.forgetPlaces()
  }

  final func change(_ note: (inout CollectionUpdates) -> Void) {
    let isOuter = items.updates == nil
    var updates = items.updates ?? CollectionUpdates()
    note(&updates)
    items.updates = updates
    if isOuter { settle() }
  }

  final func settle() {
    guard let updates = items.updates else { return }
    items.updates = nil
    collectionViewLayout?.prepare(forCollectionViewUpdates: updates.items)
    defer { collectionViewLayout?.finalizeCollectionViewUpdates() }
    let gone = updates.deleted.union(updates.reloaded)
    letGo(items.made.filter { gone.contains($0.key) })
    let places = updates.places(of: Set(items.made.keys).union(items.selected))
    items.selected = Set(items.selected.compactMap { places[$0] })
    take(
      Dictionary(items.made.compactMap { old in places[old.key].map { ($0, old.value) } }) { first, _ in first })
    collectionViewLayout?.forgetPlaces()
  }
}

/// Changes of a collection's items that count together.
struct CollectionUpdates {
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]

  /// Where items are afterwards, by their places before; those that are gone are not among them. Paths that name no item
  /// do not count.
  func places(of known: Set<IndexPath>) -> [IndexPath: IndexPath] {
    let moved = moved.filter { !deleted.contains($0.key) && Self.isPlace($0.key) && Self.isPlace($0.value) }
    let gone = Self.indexes(deleted.union(moved.keys))
    let come = Self.indexes(inserted.union(moved.values))
    var places = moved.filter { known.contains($0.key) }
    for (section, indexes) in Self.indexes(known) {
      let (gone, come) = (gone[section] ?? [], come[section] ?? [])
      let after = ListPlaces.after((indexes.max() ?? -1) + 1, gone: gone, come: come)
      for index in indexes.subtracting(gone) {
        places[IndexPath(item: index, section: section)] = after[index].map { IndexPath(item: $0, section: section) }
      }
    }
    return places
  }

  /// The indexes of each section.
  private static func indexes(_ paths: Set<IndexPath>) -> [Int: Set<Int>] {
    Dictionary(grouping: paths.filter(isPlace), by: { $0[0] }).mapValues { Set($0.map { $0[1] }) }
  }

  private static func isPlace(_ path: IndexPath) -> Bool { path.count == 2 && path[0] >= 0 && path[1] >= 0 }
}

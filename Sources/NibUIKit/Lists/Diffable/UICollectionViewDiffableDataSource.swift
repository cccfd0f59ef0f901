import NibFoundation
import NibRuntime
import NibStandIns

/// A collection's data source by snapshots. Stands in for UIKit's class of this name.
///
/// Cells of items that stay are kept, as in UIKit: another content of the same item is shown once the item is reloaded or
/// reconfigured.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  SnapshotSource<SectionIdentifierType, ItemIdentifierType>, UICollectionViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item, usually dequeued.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a header or footer, usually dequeued.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// Makes headers and footers.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// Who hears of a user's moves, and allows them.
  open var reorderingHandlers = ReorderingHandlers()
  /// Who hears that items with others in them are opened and closed.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// Sections that were given as outlines.
  final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private let cellProvider: CellProvider

  /// Makes one, which becomes the collection's data source. The collection does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(
      show: { [weak collectionView] change in
        collectionView?.renumber(cell: change.kept, selection: change.place)
        collectionView?.reconfigureItems(at: change.reconfigured)
      }, reload: { [weak collectionView] in collectionView?.reloadData() })
    collectionView.dataSource = self
  }

  // MARK: Data source

  /// Those of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.rows.count }

  /// Those of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count(ofSection: section)
  }

  /// The one that the cell provider makes. Raises `StandInError` with code `noCell` if it makes none.
  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    InterfaceFaults.raising(or: UICollectionViewCell()) {
      guard let item = state.item(indexPath) else { throw collectionView.outOfRange(indexPath) }
      if let cell = cellProvider(collectionView, indexPath, item) { return cell }
      throw StandInError(
        .noCell, collectionView, "the cell provider gave no cell for item '\(item)' (item \(indexPath.words))")
    }
  }

  /// The one that `supplementaryViewProvider` makes. Raises `StandInError` with code `noCell` if there is none.
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    InterfaceFaults.raising(or: UICollectionReusableView()) {
      if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
      throw StandInError(
        .noCell, collectionView,
        "supplementaryViewProvider gave no view of kind '\(kind)' for section \(indexPath.section)")
    }
  }

  /// Whether an item can be moved, as the handlers say.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    itemIdentifier(for: indexPath).flatMap { reorderingHandlers.canReorderItem?($0) } ?? false
  }

  /// Moves an item, as a user did; the handlers hear.
  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to target: IndexPath
  ) {
    guard let item = itemIdentifier(for: source), let section = sectionIdentifier(for: target.section) else { return }
    let before = snapshot()
    var after = before
    let others = before.itemIdentifiers(inSection: section).filter { $0 != item }
    if target.item < others.count {
      after.moveItem(item, beforeItem: others[target.item])
    } else if let last = others.last {
      after.moveItem(item, afterItem: last)
    } else {
      after.deleteItems([item])
      after.appendItems([item], toSection: section)
    }
    let transaction = NSDiffableDataSourceTransaction(initialSnapshot: before, finalSnapshot: after)
    reorderingHandlers.willReorder?(transaction)
    apply(after, animatingDifferences: false, completion: nil)
    reorderingHandlers.didReorder?(transaction)
  }

  /// None, to be overridden.
  open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }

  /// The first item of the section of its number, to be overridden.
  open func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath { IndexPath(item: 0, section: index) }
}

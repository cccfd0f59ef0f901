import NibFoundation
import NibRuntime
import NibStandIns

/// A collection's data source by snapshots. Stands in for UIKit's class of this name.
///
/// Cells of items that stay are kept, as in UIKit: another content of the same item is shown once the item is reloaded or
/// reconfigured.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: UICollectionViewDataSource
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
  public final var supplementaryViewProvider: SupplementaryViewProvider?
  /// Who hears of a user's moves, and allows them.
  public final var reorderingHandlers = ReorderingHandlers()
  /// Who hears that items with others in them are opened and closed.
  public final var sectionSnapshotHandlers = SectionSnapshotHandlers()
  /// Sections that were given as outlines.
  final var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]
  private weak var collection: UICollectionView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Makes one, which becomes the collection's data source. The collection does not keep it alive.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    collection = collectionView
    self.cellProvider = cellProvider
    collectionView.dataSource = self
  }

  /// What the collection shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

  /// Shows a snapshot at once, animated or not; then calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = DiffableChange(from: state, to: snapshot)
    state = change.new
    if let collection {
      collection.renumber(cell: change.kept, selection: change.place)
      collection.reconfigureItems(at: change.reconfigured)
    }
    completion?()
  }

  /// Shows a snapshot at once, animated or not.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async { apply(snapshot, animatingDifferences: animatingDifferences, completion: nil) }

  /// Shows a snapshot with all cells made anew; then calls `completion`. The selection goes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    state = DiffableState(snapshot)
    collection?.reloadData()
    completion?()
  }

  /// Shows a snapshot with all cells made anew. The selection goes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  /// The item of a place; nil for a place that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(indexPath) }

  /// The place of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(itemIdentifier) }

  /// The section of a number; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(index) }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Those of the snapshot.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { state.rows.count }

  /// Those of the snapshot.
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    state.rows.indices.contains(section) ? state.rows[section].count : 0
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
}

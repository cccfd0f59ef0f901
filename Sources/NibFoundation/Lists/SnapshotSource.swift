import Foundation

/// What the diffable data sources of both frameworks share: a snapshot, where its items stand, and how another is shown.
///
/// A data source of a list says what showing takes there.
@MainActor
open class SnapshotSource<SectionIdentifierType, ItemIdentifierType>
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// What is shown, with the place of every item.
  package private(set) final var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()
  /// Shows what has changed.
  private let show: (DiffableChange<SectionIdentifierType, ItemIdentifierType>) -> Void
  /// Makes all that is shown anew.
  private let reload: () -> Void

  /// Makes one without items.
  package init(
    show: @escaping (DiffableChange<SectionIdentifierType, ItemIdentifierType>) -> Void, reload: @escaping () -> Void
  ) { (self.show, self.reload) = (show, reload) }

  /// What the list shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

  /// Shows a snapshot at once, animated or not; then calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = DiffableChange(from: state, to: snapshot)
    state = change.new
    show(change)
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
    reload()
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

  /// How many items a section has; 0 for one that is not there.
  package final func count(ofSection section: Int) -> Int {
    state.rows.indices.contains(section) ? state.rows[section].count : 0
  }
}

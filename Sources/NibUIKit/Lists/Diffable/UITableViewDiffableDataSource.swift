import NibFoundation
import NibRuntime
import NibStandIns

/// A table's data source by snapshots. Stands in for UIKit's class of this name.
///
/// Cells of rows that stay are kept, as in UIKit: another content of the same item is shown once the item is reloaded or
/// reconfigured. Subclasses override titles and editing.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item, usually dequeued.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go. Nothing moves here.
  public final var defaultRowAnimation = UITableView.RowAnimation.automatic
  private weak var table: UITableView?
  private let cellProvider: CellProvider
  private var state = DiffableState<SectionIdentifierType, ItemIdentifierType>()

  /// Makes one, which becomes the table's data source. The table does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// What the table shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state.snapshot }

  /// Shows a snapshot at once, animated or not; then calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let change = DiffableChange(from: state, to: snapshot)
    state = change.new
    if let table {
      table.renumber(cell: change.kept, selection: change.place)
      table.reconfigureRows(at: change.reconfigured)
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
    table?.reloadData()
    completion?()
  }

  /// Shows a snapshot with all cells made anew. The selection goes.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async { applySnapshotUsingReloadData(snapshot, completion: nil) }

  /// The item of a row; nil for a row that is not there.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { state.item(indexPath) }

  /// The row of an item; nil for one that is not there.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { state.path(itemIdentifier) }

  /// The section of a number; nil for one that is not there.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { state.section(index) }

  /// The number of a section; nil for one that is not there.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    state.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  /// Those of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.rows.count }

  /// Those of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    state.rows.indices.contains(section) ? state.rows[section].count : 0
  }

  /// The one that the cell provider makes. Raises `StandInError` with code `noCell` if it makes none.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    InterfaceFaults.raising(or: UITableViewCell()) {
      guard let item = state.item(indexPath) else { throw tableView.outOfRange(indexPath) }
      if let cell = cellProvider(tableView, indexPath, item) { return cell }
      throw StandInError(
        .noCell, tableView, "the cell provider gave no cell for item '\(item)' (row \(indexPath.words))")
    }
  }

  /// None, to be overridden.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  /// None, to be overridden.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// No, as in UIKit; to be overridden.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// No, to be overridden.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  /// Does nothing, to be overridden.
  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  /// Does nothing, to be overridden.
  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}

  /// None, to be overridden.
  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}

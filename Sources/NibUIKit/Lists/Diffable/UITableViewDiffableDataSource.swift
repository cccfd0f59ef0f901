import NibFoundation
import NibRuntime
import NibStandIns

/// A table's data source by snapshots. Stands in for UIKit's class of this name.
///
/// Cells of rows that stay are kept, as in UIKit: another content of the same item is shown once the item is reloaded or
/// reconfigured. Subclasses override titles and editing.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>:
  SnapshotSource<SectionIdentifierType, ItemIdentifierType>, UITableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the cell of an item, usually dequeued.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go. Nothing moves here.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic
  private let cellProvider: CellProvider

  /// Makes one, which becomes the table's data source. The table does not keep it alive.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init(
      show: { [weak tableView] change in
        tableView?.renumber(cell: change.kept, selection: change.place)
        tableView?.reconfigureRows(at: change.reconfigured)
      }, reload: { [weak tableView] in tableView?.reloadData() })
    tableView.dataSource = self
  }

  // MARK: Data source

  /// Those of the snapshot.
  open func numberOfSections(in tableView: UITableView) -> Int { state.rows.count }

  /// Those of the snapshot.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count(ofSection: section)
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

  /// The one of its number, to be overridden.
  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

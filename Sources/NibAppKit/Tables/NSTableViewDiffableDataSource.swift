import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A table's data source by snapshots. Stands in for NSTableViewDiffableDataSource.
///
/// Rows are the items of all sections; where `sectionHeaderViewProvider` is set, each section begins with a row of its own,
/// the title of a group. Views of items that stay are kept.
@MainActor
open class NSTableViewDiffableDataSource<SectionIdentifierType, ItemIdentifierType>: NSTableViewDataSource
where
  SectionIdentifierType: Hashable, SectionIdentifierType: Sendable, ItemIdentifierType: Hashable,
  ItemIdentifierType: Sendable
{
  /// Makes the view of an item in a column.
  public typealias CellProvider = (
    _ tableView: NSTableView, _ tableColumn: NSTableColumn, _ row: Int, _ identifier: ItemIdentifierType
  ) -> NSView
  /// Makes the view of a row: of an item, or of a section's title.
  public typealias RowProvider = (_ tableView: NSTableView, _ row: Int, _ identifier: Any) -> NSTableRowView
  /// Makes the title of a section.
  public typealias SectionHeaderViewProvider = (
    _ tableView: NSTableView, _ row: Int, _ section: SectionIdentifierType
  ) -> NSView

  /// Makes the views of rows; plain ones without it.
  open var rowViewProvider: RowProvider?
  /// Makes the titles of sections; without it there are none.
  open var sectionHeaderViewProvider: SectionHeaderViewProvider? {
    didSet {
      rows = Self.rows(of: state, hasTitles: hasTitles)
      table?.reloadData()
    }
  }
  /// How rows come and go; nothing moves here.
  open var defaultRowAnimation = NSTableView.AnimationOptions.effectFade
  private weak var table: NSTableView?
  private let cellProvider: CellProvider
  private var state = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  private var rows: [Row] = [] {
    didSet { places = Dictionary(rows.enumerated().map { ($1, $0) }) { first, _ in first } }
  }
  private var places: [Row: Int] = [:]

  private enum Row: Hashable {
    case title(SectionIdentifierType)
    case item(ItemIdentifierType)

    var identifier: Any {
      switch self {
      case .title(let section): section
      case .item(let item): item
      }
    }
  }

  private var hasTitles: Bool { sectionHeaderViewProvider != nil }

  private static func rows(
    of snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, hasTitles: Bool
  ) -> [Row] {
    snapshot.sectionIdentifiers.flatMap { section in
      (hasTitles ? [Row.title(section)] : []) + snapshot.itemIdentifiers(inSection: section).map { .item($0) }
    }
  }

  /// Makes one, which becomes the table's data source. The table does not keep it alive.
  public init(tableView: NSTableView, cellProvider: @escaping CellProvider) {
    (table, self.cellProvider) = (tableView, cellProvider)
    tableView.dataSource = self
  }

  /// What the table shows.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> { state }

  /// Shows a snapshot at once, animated or not; then calls `completion`. What is selected and stays is selected still.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let remade = Set(
      snapshot.reloadedItemIdentifiers
        + snapshot.reloadedSectionIdentifiers.flatMap { snapshot.itemIdentifiers(inSection: $0) })
    let old = rows
    state = snapshot.settled
    rows = Self.rows(of: state, hasTitles: hasTitles)
    table?.renumber { old.indices.contains($0) ? places[old[$0]] : nil }
    let titles = Set(snapshot.reloadedSectionIdentifiers)
    let again = rows.indices.filter {
      switch rows[$0] {
      case .item(let item): remade.contains(item)
      case .title(let section): titles.contains(section)
      }
    }
    if let table {
      table.reloadData(forRowIndexes: IndexSet(again), columnIndexes: IndexSet(table.columns.indices))
    }
    completion?()
  }

  /// The item of a row; nil for a title, and beyond the ends.
  open func itemIdentifier(forRow row: Int) -> ItemIdentifierType? {
    guard rows.indices.contains(row), case .item(let item) = rows[row] else { return nil }
    return item
  }

  /// The row of an item; nil for one that is not there.
  open func row(forItemIdentifier identifier: ItemIdentifierType) -> Int? { places[.item(identifier)] }

  /// The section whose title a row is; nil for an item's, and beyond the ends.
  open func sectionIdentifier(forRow row: Int) -> SectionIdentifierType? {
    guard rows.indices.contains(row), case .title(let section) = rows[row] else { return nil }
    return section
  }

  /// The row of a section's title; nil for one that is not there, and without titles.
  open func row(forSectionIdentifier identifier: SectionIdentifierType) -> Int? {
    places[.title(identifier)]
  }

  /// Those of the snapshot, and of the titles.
  open func numberOfRows(in tableView: NSTableView) -> Int { rows.count }
}

extension NSTableViewDiffableDataSource: TableViewsMaking {
  func view(of table: NSTableView, column: NSTableColumn, row: Int) -> NSView? {
    itemIdentifier(forRow: row).map { cellProvider(table, column, row, $0) }
  }

  func rowView(of table: NSTableView, row: Int) -> NSTableRowView? {
    rows.indices.contains(row) ? rowViewProvider?(table, row, rows[row].identifier) : nil
  }

  func isGroupRow(_ row: Int) -> Bool { sectionIdentifier(forRow: row) != nil }

  func groupView(of table: NSTableView, row: Int) -> NSView? {
    sectionIdentifier(forRow: row).flatMap { sectionHeaderViewProvider?(table, row, $0) }
  }
}

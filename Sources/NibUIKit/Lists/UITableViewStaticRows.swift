import NibGraph
import NibRuntime
import NibStandIns

/// The rows of a table that are written in its archive. Stands in for UITableViewDataSource.
///
/// - Seen: class UITableViewDataSource with sections and rows in nibs of table controllers.
open class UITableViewStaticRows: NibObjectStandIn, UITableViewDataSource {
  /// The sections, in order.
  open private(set) var sections: [UITableViewStaticSection] = []

  private static let names = ArchivedNames(of: UITableViewStaticRows.self, as: .class(.tableViewDataSource))

  /// Reads the archived sections.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    sections = try coder.members(Self.names.key("sections"), of: UITableViewStaticSection.self)
  }

  /// A section by its number; nil if there is none.
  open func section(_ number: Int) -> UITableViewStaticSection? {
    sections.indices.contains(number) ? sections[number] : nil
  }

  /// A row by its place; nil if there is none.
  open func row(at path: IndexPath) -> UITableViewStaticRow? {
    guard let rows = section(path.section)?.rows, rows.indices.contains(path.row) else { return nil }
    return rows[path.row]
  }

  /// Those of the archive.
  open func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  /// Those of the archive.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    self.section(section)?.rows.count ?? 0
  }

  /// The archive's own cell.
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    InterfaceFaults.raising(or: UITableViewCell()) {
      guard let cell = row(at: indexPath)?.cell else {
        throw StandInError(.outOfRange, self, "the archive has no cell for row \(indexPath.words)")
      }
      return cell
    }
  }

  /// That of the archive.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    self.section(section)?.headerTitle
  }

  /// That of the archive.
  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    self.section(section)?.footerTitle
  }

  /// No: rows of an archive stay.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
}

/// A section that is written in the archive. Stands in for UITableViewSection.
open class UITableViewStaticSection: NibObjectStandIn {
  /// Text above the rows.
  open var headerTitle: String?
  /// Text below the rows.
  open var footerTitle: String?
  /// View above the rows.
  open private(set) var headerView: UIView?
  /// View below the rows.
  open private(set) var footerView: UIView?
  /// The rows, in order.
  open private(set) var rows: [UITableViewStaticRow] = []

  /// Reads the archived rows.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.sectionTable.read(self, from: coder)
    rows = try coder.members(Self.sectionTable.names.key("rows"), of: UITableViewStaticRow.self)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [sectionTable] }

  private static let sectionTable = PropertyTable(
    UITableViewStaticSection.self, as: .class(.tableViewSection), fresh: { UITableViewStaticSection() },
    [
      Property("headerTitle", \.headerTitle),
      Property("footerTitle", \.footerTitle),
      Property("headerView", object: \.headerView),
      Property("footerView", object: \.footerView),
    ])

  func view(_ edge: TableEdge) -> UIView? { edge == .header ? headerView : footerView }
}

/// A row that is written in the archive. Stands in for UITableViewRow.
open class UITableViewStaticRow: NibObjectStandIn {
  /// Height in points; -1 for the table's.
  open var height = -1.0
  /// The cell.
  open private(set) var cell: UITableViewCell?

  /// Reads the archived row.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.rowTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [rowTable] }

  private static let rowTable = PropertyTable(
    UITableViewStaticRow.self, as: .class(.tableViewRow), fresh: { UITableViewStaticRow() },
    [
      Property("height", \.height),
      Property("cell", object: \.cell),
    ])
}

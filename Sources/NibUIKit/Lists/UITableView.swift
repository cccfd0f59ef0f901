import NibRuntime
import NibStandIns

/// Rows in sections, from a data source or from the archive. Stands in for UITableView.
///
/// Cells are made when somebody looks (`visibleCells`, `cellForRow(at:)`, a query), for the rows that the table's
/// bounds show. Rows and headers get frames by their heights; nothing within them is laid out.
open class UITableView: UIScrollView {
  /// How sections are set apart.
  public enum Style: Int, NibChoice {
    /// As named.
    case plain, grouped, insetGrouped
  }
  /// How rows are set apart.
  public enum SeparatorStyle: Int, NibChoice {
    /// As named.
    case none, singleLine, singleLineEtched
  }
  /// Where a row that is scrolled to stands.
  public enum ScrollPosition: Int, NibChoice {
    /// As named; `none` moves no more than needed.
    case none, top, middle, bottom
  }

  /// How sections are set apart.
  public final var style = Style.plain
  /// Height of rows, in points; -1 for automatic.
  public final var rowHeight = -1.0
  /// Height of headers, in points; -1 for automatic.
  public final var sectionHeaderHeight = -1.0
  /// Height of footers, in points; -1 for automatic.
  public final var sectionFooterHeight = -1.0
  /// Height to reckon with, in points; -1 for automatic.
  public final var estimatedRowHeight = -1.0
  /// Height of headers to reckon with, in points; -1 for automatic.
  public final var estimatedSectionHeaderHeight = -1.0
  /// Height of footers to reckon with, in points; -1 for automatic.
  public final var estimatedSectionFooterHeight = -1.0
  /// Distance above headers, in points; -1 for automatic.
  public final var sectionHeaderTopPadding = -1.0
  /// Height of rows that fill an empty end, in points.
  public final var fillerRowHeight = 0.0
  /// How rows are set apart.
  public final var separatorStyle = SeparatorStyle.none
  /// Color of separators.
  public final var separatorColor: NibColor?
  /// Distances of separators, in points.
  public final var separatorInset: NibInsets?
  /// 0 from the cell's edges, 1 from the automatic ones.
  public final var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether content of cells keeps clear of notches.
  public final var insetsContentViewsToSafeArea = true
  /// Whether a touch selects before it is known to be no drag.
  public final var selectsOnTouchDown = false
  /// Whether cells are made ahead.
  public final var isPrefetchingEnabled = false
  /// Rows from which the index at the side is shown.
  public final var sectionIndexMinimumDisplayRowCount = 0
  /// Color of the index at the side.
  public final var sectionIndexColor: NibColor?
  /// Color behind the index at the side.
  public final var sectionIndexBackgroundColor: NibColor?
  /// Whether rows can be selected.
  public final var allowsSelection = true
  /// Whether several rows can be.
  public final var allowsMultipleSelection = false
  /// Whether rows can be selected while editing.
  public final var allowsSelectionDuringEditing = false
  /// Whether several rows can be while editing.
  public final var allowsMultipleSelectionDuringEditing = false
  /// Whether rows show how to delete and move them.
  public private(set) final var isEditing = false
  /// The view above the first section, a subview as well.
  public var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below the last section, a subview as well.
  public var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// The view behind the rows.
  public final var backgroundView: UIView?

  var cells = ReuseQueue<UITableViewCell>()
  var headers = ReuseQueue<UITableViewHeaderFooterView>()
  var content = TableContent()

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Makes one of a style, with a frame in points.
  public convenience init(frame: NibRect, style: Style = .plain) {
    self.init()
    self.frame = frame
    self.style = style
  }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tableViewTable.read(self, from: coder)
    tableHeaderView = try coder.object("UITableHeaderView", as: AnyObject.self) as? UIView
    tableFooterView = try coder.object("UITableFooterView", as: AnyObject.self) as? UIView
    try cells.readPrototypes(
      coder, nibs: "UITableViewCellPrototypeNibs", externals: "UITableViewCellPrototypeNibExternalObjects")
    try headers.readPrototypes(
      coder, nibs: "UITableViewHeaderFooterPrototypeNibs",
      externals: "UITableViewHeaderFooterPrototypeNibExternalObjects")
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableViewTable] }

  private static let tableViewTable = PropertyTable(UITableView.self, TableViewProperties.rows)

  /// What the table shows: the outlet `dataSource`, if its object has the protocol. Not kept alive.
  ///
  /// Where that is a controller whose rows are in the archive, those rows are shown unless the controller has the
  /// protocol itself.
  public var dataSource: (any UITableViewDataSource)? {
    get { outlet("dataSource") as? any UITableViewDataSource ?? staticRows }
    set { recordOutlet("dataSource", newValue) }
  }

  /// The archive's own rows.
  var staticRows: StaticTable? {
    guard let source = outlet("dataSource") else { return nil }
    return source as? StaticTable ?? (source as? UITableViewController)?.staticDataSource as? StaticTable
  }

  var tableDelegate: (any UITableViewDelegate)? { outlet("delegate") as? any UITableViewDelegate }

  /// Sets an outlet; another data source or delegate means that all is asked anew.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "dataSource" || name == "delegate" { content.isStale = true }
    return try super.setOutlet(name, to: value)
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    content.isStale = true
    old?.removeFromSuperview()
    if let new, new.superview !== self { addSubview(new) }
  }

  /// Shows or hides how to delete and move rows.
  open func setEditing(_ isEditing: Bool, animated: Bool = false) {
    self.isEditing = isEditing
    for cell in content.rows.values { cell.setEditing(isEditing, animated: animated) }
  }

  /// Rows that come into sight are made when somebody looks.
  open override func didScroll() {
    super.didScroll()
    content.needsRows = true
  }

  /// Makes the cells and headers that are in sight and not there yet.
  /// - Throws: what the data source and the delegate throw, `StandInError`, and what making a cell throws.
  open override func layoutIfNeeded() throws { try layoutRows() }
}

import NibRuntime
import NibSchema
import NibStandIns

/// Rows in sections, from a data source or from the archive. Stands in for UITableView.
///
/// Cells are made when somebody looks (`visibleCells`, `cellForRow(at:)`, a query), for the rows that the table's
/// bounds show. Rows and headers get frames by their heights; nothing within them is laid out.
open class UITableView: TableStandIn {
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
  open var style = Style.plain
  /// A height that the table is to find out: -1. Rows have the estimated height then, else 44 points.
  public static let automaticDimension: CGFloat = -1

  /// Height of rows, in points; -1 for automatic.
  open var rowHeight: CGFloat = -1.0
  /// Height of headers, in points; -1 for automatic.
  open var sectionHeaderHeight: CGFloat = -1.0
  /// Height of footers, in points; -1 for automatic.
  open var sectionFooterHeight: CGFloat = -1.0
  /// Height to reckon with, in points; -1 for automatic.
  open var estimatedRowHeight: CGFloat = -1.0
  /// Height of headers to reckon with, in points; -1 for automatic.
  open var estimatedSectionHeaderHeight: CGFloat = -1.0
  /// Height of footers to reckon with, in points; -1 for automatic.
  open var estimatedSectionFooterHeight: CGFloat = -1.0
  /// Distance above headers, in points; -1 for automatic.
  open var sectionHeaderTopPadding: CGFloat = -1.0
  /// Height of rows that fill an empty end, in points.
  open var fillerRowHeight: CGFloat = 0.0
  /// How rows are set apart.
  open var separatorStyle = SeparatorStyle.none
  /// Color of separators.
  open var separatorColor: UIColor?
  /// Distances of separators, in points; where neither archive nor code says any, 15 at the left.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(left: 15) }
    set { ownSeparatorInset = newValue }
  }
  var ownSeparatorInset: NibInsets?
  /// 0 from the cell's edges, 1 from the automatic ones.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  /// Whether content of cells keeps clear of notches.
  open var insetsContentViewsToSafeArea = true
  /// Whether a touch selects before it is known to be no drag.
  open var selectsOnTouchDown = true
  /// Whether rows are loaded ahead. An archive has it where it is true.
  open var isPrefetchingEnabled = true
  /// Rows from which the index at the side is shown.
  open var sectionIndexMinimumDisplayRowCount = 0
  /// Color of the index at the side.
  open var sectionIndexColor: UIColor?
  /// Color behind the index at the side.
  open var sectionIndexBackgroundColor: UIColor?
  /// Color behind the index while it is touched.
  open var sectionIndexTrackingBackgroundColor: UIColor?
  /// Whether rows can be selected.
  open var allowsSelection = true
  /// Whether several rows can be.
  open var allowsMultipleSelection = false
  /// Whether rows can be selected while editing.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be while editing.
  open var allowsMultipleSelectionDuringEditing = false
  /// Whether rows show how to delete and move them.
  open private(set) var isEditing = false
  /// The view above the first section, a subview as well.
  open var tableHeaderView: UIView? { didSet { replace(oldValue, with: tableHeaderView) } }
  /// The view below the last section, a subview as well.
  open var tableFooterView: UIView? { didSet { replace(oldValue, with: tableFooterView) } }
  /// Whether rows can be dragged.
  open var dragInteractionEnabled = true
  /// Whether the focus selects, where the delegate does not decide it.
  open var selectionFollowsFocus = false
  /// Whether cells keep to a width that reads well; kept.
  open var cellLayoutMarginsFollowReadableWidth = false
  /// The view behind the rows.
  open var backgroundView: UIView?

  var cells = ReuseQueue<UITableViewCell> { $0.make(dynamic: .default, $1) }
  var headers = ReuseQueue<UITableViewHeaderFooterView> { type, identifier in type.make(dynamic: identifier) }
  var content = TableContent()

  /// Makes one of a style, with a frame in points.
  public init(frame: CGRect, style: Style) {
    super.init(frame: frame)
    self.style = style
  }

  /// Makes a plain one with a frame, in points.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    isPrefetchingEnabled = false
    try Self.tableViewTable.read(self, from: coder)
    let names = Self.tableViewTable.names
    try cells.readPrototypes(
      coder, nibs: names.key("cellPrototypes"), externals: names.key("cellExternals"))
    try headers.readPrototypes(
      coder, nibs: names.key("headerPrototypes"), externals: names.key("headerExternals"))
  }

  /// A data source and the like besides.
  open override class var frameworkOutlets: Set<String> { FrameworkOutlets.uiKit }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableViewTable] }

  private static let tableViewTable = PropertyTable(
    UITableView.self, kind: UIKitElements.tableView, fresh: { UITableView() }, TableViewProperties.rows)

  /// What the table shows: the outlet `dataSource`, if its object has the protocol. Not kept alive.
  ///
  /// Where that is a controller whose rows are in the archive, those rows are shown unless the controller has the
  /// protocol itself.
  open var dataSource: (any UITableViewDataSource)? {
    get { outlet("dataSource") as? any UITableViewDataSource ?? staticRows }
    set { recordOutlet("dataSource", newValue) }
  }

  /// The archive's own rows.
  var staticRows: UITableViewStaticRows? {
    guard let source = outlet("dataSource") else { return nil }
    return source as? UITableViewStaticRows ?? (source as? UITableViewController)?.staticDataSource
      as? UITableViewStaticRows
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
    for (path, cell) in content.rows.sorted(by: { $0.key < $1.key }) { edit(cell, at: path, animated: animated) }
  }

  /// Rows that come into sight are made when somebody looks.
  open override func didScroll() {
    super.didScroll()
    content.needsRows = true
  }

  /// Makes the cells and headers that are in sight and not there yet.
  /// - Throws: what the data source and the delegate throw, `StandInError`, and what making a cell throws.
  open override func layoutIfNeeded() {
    InterfaceFaults.raising { try layoutRows() }
    super.layoutIfNeeded()
  }
}

/// The rows of a table.
///
/// - Seen: keys of UITableView in compiled nibs; newer archives repeat the older ones under other names.
@MainActor
enum TableViewProperties {
  static let rows: [Property<UITableView>] = [
    Property("style", \.style),
    Property("tableHeaderView", object: \.tableHeaderView),
    Property("tableFooterView", object: \.tableFooterView),
    Property("sectionIndexTrackingBackgroundColor", \.sectionIndexTrackingBackgroundColor),
    Property("rowHeight", \.rowHeight),
    Property("sectionHeaderHeight", \.sectionHeaderHeight),
    Property("sectionFooterHeight", \.sectionFooterHeight),
    Property("estimatedRowHeight", \.estimatedRowHeight),
    Property("estimatedSectionHeaderHeight", \.estimatedSectionHeaderHeight),
    Property("estimatedSectionFooterHeight", \.estimatedSectionFooterHeight),
    Property("sectionHeaderTopPadding", \.sectionHeaderTopPadding),
    Property("fillerRowHeight", \.fillerRowHeight),
    Property("separatorStyle", \.separatorStyle),
    Property("separatorColor", \.separatorColor),
    Property("separatorInset", \.ownSeparatorInset),
    Property("separatorInsetReference", \.separatorInsetReference),
    Property("insetsContentViewsToSafeArea", row: "contentViewInsetsToSafeArea", \.insetsContentViewsToSafeArea),
    Property("selectsOnTouchDown", row: "showsSelectionImmediatelyOnTouchBegin", \.selectsOnTouchDown),
    Property("prefetchingEnabled", \.isPrefetchingEnabled),
    Property("sectionIndexMinimumDisplayRowCount", \.sectionIndexMinimumDisplayRowCount),
    Property("sectionIndexColor", \.sectionIndexColor),
    Property("sectionIndexBackgroundColor", \.sectionIndexBackgroundColor),
    Property("allowsSelection", \.allowsSelection),
    Property("allowsMultipleSelection", \.allowsMultipleSelection),
    Property("allowsSelectionDuringEditing", \.allowsSelectionDuringEditing),
    Property("allowsMultipleSelectionDuringEditing", \.allowsMultipleSelectionDuringEditing),
  ]
}

/// What a table knows of its rows at the moment.
struct TableContent {
  /// Whether numbers and heights must be asked for anew.
  var isStale = true
  /// Whether rows in sight may lack a cell.
  var needsRows = true
  /// Whether the rows are being made; a data source that looks at its table meanwhile sees what is there.
  var isWorking = false
  var geometry = TableGeometry()
  /// The cells in sight, and the one that somebody was given.
  var rows: [IndexPath: UITableViewCell] = [:]
  /// Rows that were loaded ahead.
  var ahead: Set<IndexPath> = []
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  /// The selected rows, in the order they were selected.
  var selection: [IndexPath] = []
  /// What is changed between `beginUpdates` and `endUpdates`.
  var update: ListUpdate?
  var updateDepth = 0
}

/// What stands above or below a section.
enum TableEdge: String {
  case header, footer

  /// Those in sight, by section.
  var views: WritableKeyPath<TableContent, [Int: UIView]> {
    switch self {
    case .header: \.headers
    case .footer: \.footers
    }
  }
}

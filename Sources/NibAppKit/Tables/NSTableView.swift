import Foundation
import NibDiagnostics
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Rows and columns. Stands in for NSTableView.
open class NSTableView: NSControl, AuxiliaryActionSending {
  /// Whether typing selects a row.
  public final var allowsTypeSelect = true
  /// Whether rows are as high as their views need.
  public final var usesAutomaticRowHeights = false
  /// Whether rows of groups stay in sight.
  public final var floatsGroupRows = true
  /// How the table looks.
  public final var style = Style.automatic
  /// Height of rows, in points.
  public final var rowHeight = 17.0
  /// Color behind the rows.
  public final var backgroundColor: NSColor?
  /// Color of lines between rows.
  public final var gridColor: NSColor?
  /// Bits: upright lines 1, level lines 2.
  public final var gridStyle = 0
  /// Distance of cells, in points.
  public final var intercellSpacing = NSSize(width: 3, height: 2)
  /// Name under which the columns are kept.
  public final var autosaveName: String?
  /// Which columns follow a change of width, as archived.
  public final var columnAutoresizingStyle = 0
  /// Whether columns can be moved.
  public final var allowsColumnReordering = true
  /// Whether columns can be made wider.
  public final var allowsColumnResizing = true
  /// Whether no row may be selected.
  public final var allowsEmptySelection = true
  /// Whether several rows may be selected.
  public final var allowsMultipleSelection = false
  /// Whether columns can be selected.
  public final var allowsColumnSelection = false
  /// How rows that are selected look.
  public final var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// What says how high rows are.
  public final var rowSizeStyle = RowSizeStyle.custom
  /// What shows the titles of the columns; nil for a table without.
  public final var headerView: NSView?
  /// Whether places and widths of columns are kept.
  public final var autosaveTableColumns = true
  /// Whether every other row has another color.
  public final var usesAlternatingRowColors = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.tableViewTable.read(self, from: coder)
    for column in columns { column.tableView = self }
    if case .dictionary(let pairs)? = try coder.value(Self.tableViewTable.names.key("prototypes")) {
      for pair in pairs {
        guard case .string(let name) = pair.key, let nib = pair.value.object as? ArchivedNib else { continue }
        register(nib, forIdentifier: name)
      }
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tableViewTable] }

  private static let tableViewTable = PropertyTable(
    NSTableView.self, kind: AppKitElements.tableView, fresh: { NSTableView() },
    [
      Property("rowHeight", \.rowHeight),
      Property("selectionHighlightStyle", \.selectionHighlightStyle),
      Property("headerView", object: \.headerView),
      Property("tableColumns", objects: \.heldColumns),
      Property("autosaveTableColumns", row: "autosaveColumns", \.autosaveTableColumns),
      Property("backgroundColor", \.backgroundColor),
      Property("gridColor", \.gridColor),
      Property("gridStyleMask", \.gridStyle),
      Property("intercellSpacing", \.intercellSpacing),
      Property("intercellSpacing.width", \.intercellSpacing.width),
      Property("intercellSpacing.height", \.intercellSpacing.height),
      Property("autosaveName", \.autosaveName),
      Property("columnAutoresizingStyle", \.columnAutoresizingStyle),
      Property("allowsColumnReordering", row: "columnReordering", \.allowsColumnReordering),
      Property("allowsColumnResizing", row: "columnResizing", \.allowsColumnResizing),
      Property("allowsEmptySelection", row: "emptySelection", \.allowsEmptySelection),
      Property("allowsMultipleSelection", row: "multipleSelection", \.allowsMultipleSelection),
      Property("allowsColumnSelection", row: "columnSelection", \.allowsColumnSelection),
      Property("usesAlternatingRowBackgroundColors", row: "alternatingRowBackgroundColors", \.usesAlternatingRowColors),
      Property("allowsTypeSelect", row: "typeSelect", \.allowsTypeSelect),
      Property("usesAutomaticRowHeights", \.usesAutomaticRowHeights),
      Property("floatsGroupRows", \.floatsGroupRows),
      Property("style", row: "tableStyle", \.style),
      Property("rowSizeStyle", \.rowSizeStyle),
    ])

  /// The columns, from the leading edge.
  final var heldColumns: [NSTableColumn] = []
  /// Rows that are selected, in ascending order.
  final var heldSelection: [Int] = []
  /// What the rows are sorted by, the first one first.
  public final var sortDescriptors: [NSSortDescriptor] = []
  /// What a double click sends.
  public final var doubleActionBinding: ActionBinding?
  private var nibs: [String: ArchivedNib] = [:]
  /// Nibs that code registered.
  final var codeNibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  /// Views of rows that code asked for.
  final var shownRows: [Int: NSTableRowView] = [:]
  /// What is allowed of what is dragged within the program, and out of it.
  final var localDragging: NSDragOperation = .every
  final var outerDragging: NSDragOperation = []
  /// The row that was scrolled to last; nil for none.
  public internal(set) final var rowScrolledTo: Int?
  /// The row that a user clicks, while its action is sent; -1 for none.
  public internal(set) final var clickedRow = -1
  /// Updates that are begun and not ended.
  final var openUpdates = 0

  /// The name of the notification that other rows are selected.
  open class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("NSTableViewSelectionDidChangeNotification")
  }

  /// A list takes the keys.
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

  /// What the table shows, if the outlet is of the protocol.
  public var dataSource: (any NSTableViewDataSource)? {
    get { outlet("dataSource") as? any NSTableViewDataSource }
    set {
      connect("dataSource", to: newValue)
      reloadData()
    }
  }

  /// What the table tells, if the outlet is of the protocol.
  public var delegate: (any NSTableViewDelegate)? {
    get { outlet("delegate") as? any NSTableViewDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Number of rows, asked of the data source each time, or of what the table is bound to.
  public var numberOfRows: Int { boundRows?.count ?? max(0, dataSource?.numberOfRows(in: self) ?? 0) }

  /// The row selected last in order; -1 for none.
  public var selectedRow: Int { selectedRows.last ?? -1 }

  /// Adds a column at the trailing edge.
  public func addTableColumn(_ column: NSTableColumn) {
    heldColumns.append(column)
    column.tableView = self
  }

  /// The column of an identifier.
  public func column(identifier: String) -> NSTableColumn? { columns.first { $0.identifier?.rawValue == identifier } }

  /// The value in a column and row, asked of what the column is bound to, or of the data source.
  public func value(column: NSTableColumn, row: Int) -> NibValue {
    if let boundRows, boundRows.indices.contains(row), let value = column.boundValue(of: boundRows[row]) {
      return value
    }
    return dataSource?.value(in: self, column: column, row: row) ?? .null
  }

  /// Does what typing into a cell does: writes to what the column is bound to.
  /// - Throws: `RuntimeError` if the model refuses the value.
  public func enter(_ value: NibValue, column: NSTableColumn, row: Int) throws(RuntimeError) {
    guard isEnabled, column.isEditable, let boundRows, boundRows.indices.contains(row) else { return }
    do { try column.setBoundValue(value, of: boundRows[row]) } catch {
      throw RuntimeError(
        code: .objectFailed, place: Place(file: "\(type(of: self))"),
        detail: "row \(row) of '\(column.title)': \(error)")
    }
  }

  /// The view in a column and row: the delegate's, or in a table that is bound a new one that shows the row's object.
  public func view(column: NSTableColumn, row: Int) -> NSView? {
    if let view = delegate?.view(in: self, column: column, row: row) { return view }
    guard let boundRows, boundRows.indices.contains(row), let identifier = column.identifier,
      let view = InterfaceFaults.raising(or: nil, { try makeView(identifier: identifier.rawValue, owner: delegate) })
    else { return nil }
    (view as? NSTableCellView)?.contentValue = boundRows[row]
    return view
  }

  /// Does what clicks on rows do: those that may not be selected are left out, then the delegate hears it and the action
  /// is sent. Rows outside do nothing.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func select(_ rows: [Int]) throws(RuntimeError) -> AnyObject? {
    let count = numberOfRows
    var wanted = Array(Set(rows)).sorted().filter { (0..<count).contains($0) }
    wanted = wanted.filter { delegate?.shouldSelect(row: $0, in: self) ?? true }
    if !allowsMultipleSelection { wanted = wanted.suffix(1) }
    guard isEnabled, !wanted.isEmpty || allowsEmptySelection else { return nil }
    if wanted != selectedRows {
      selectedRows = wanted
      commitSelection()
      tellSelection()
    }
    return try sendAction()
  }

  /// Does what a double click on a row does: selects it, and sends the double action.
  /// - Returns: the object that performed the double action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func doubleClick(_ row: Int) throws(RuntimeError) -> AnyObject? {
    try select([row])
    guard selectedRows == [row] else {
      return try sendBoundAction("doubleClickTarget", argument: "doubleClickArgument")
    }
    return try sendDoubleAction()
  }

  /// Sends what a double click sends: what is bound, else the double action.
  /// - Returns: the object that performed it.
  final func sendDoubleAction() throws(RuntimeError) -> AnyObject? {
    if let performer = try sendBoundAction("doubleClickTarget", argument: "doubleClickArgument") { return performer }
    guard let doubleActionBinding else { return nil }
    // One that code sets goes to the target of the table, as the action does.
    if doubleActionBinding.goesAlongChain, let target {
      return try ActionDispatch.send(doubleActionBinding.selector, to: target, from: self)
    }
    return try ActionDispatch.send(doubleActionBinding, from: self)
  }

  /// The rows that the table or one of its columns is bound to; nil if none is.
  var boundRows: [NibValue]? { listedRows }

  /// The list has other rows, or other rows are selected.
  func boundRowsDidChange() {
    forgetRowViews()
    showListedRows()
  }

  /// Tells the controller which rows a user selected.
  func commitSelection() { commitListedSelection() }

  /// Drops the selection of rows that are not there any more.
  public func reloadData() {
    forgetRowViews()
    let count = numberOfRows
    selectedRows.removeAll { $0 >= count }
  }

  /// Sets what a double click sends.
  public func addAction(_ binding: ActionBinding, trigger: String) {
    if trigger == "doubleAction" { doubleActionBinding = binding } else { addAction(binding) }
  }

  /// Makes a nib the one of views with an identifier.
  public func register(_ nib: ArchivedNib, forIdentifier identifier: String) { nibs[identifier] = nib }

  /// Names of the views that the table can make.
  public var reusableIdentifiers: [String] { (nibs.keys + codeNibs.keys.map(\.rawValue)).sorted() }

  /// Makes a view from the nib of an identifier, as every row needs one.
  /// - Returns: nil if there is no nib of the identifier, or no view in it.
  /// - Throws: `RuntimeError` for a nib that cannot be loaded.
  public func makeView(identifier: String, owner: AnyObject? = nil) throws(RuntimeError) -> NSView? {
    if let nib = codeNibs[.init(identifier)] { return codeView(of: nib, identifier, owner) }
    guard let nib = nibs[identifier] else { return nil }
    let made = try nib.instantiate(owner: owner ?? RecordingOwner()).lazy.compactMap { $0 as? NSView }.first
    made?.identifier = .init(identifier)
    return made
  }

  private func codeView(of nib: NSNib, _ identifier: String, _ owner: AnyObject?) -> NSView? {
    var objects: NSArray?
    guard nib.instantiate(withOwner: owner ?? RecordingOwner(), topLevelObjects: &objects) else { return nil }
    let made = (objects ?? []).lazy.compactMap { $0 as? NSView }.first
    made?.identifier = .init(identifier)
    return made
  }

  /// The columns' titles.
  open override var shownTexts: [String] { columns.map(\.title).filter { !$0.isEmpty } }

  /// The columns.
  open override var attachments: [NSResponder] { columns }
}

import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Rows and columns. Stands in for NSTableView.
open class NSTableView: TableMembers, AuxiliaryActionSending, NSUserInterfaceValidations {
  /// Whether typing selects a row.
  open var allowsTypeSelect = true
  /// Whether rows are as high as their views need.
  open var usesAutomaticRowHeights = false
  /// Whether rows of groups stay in sight.
  open var floatsGroupRows = true
  /// How the table looks.
  open var style = Style.automatic
  /// Height of rows, in points.
  open var rowHeight: CGFloat = 17.0
  /// Color behind the rows.
  open var backgroundColor: NSColor?
  /// Color of lines between rows.
  open var gridColor: NSColor?
  /// Bits: upright lines 1, level lines 2.
  open var gridStyle = 0
  /// Distance of cells, in points.
  open var intercellSpacing = NSSize(width: 3, height: 2)
  /// Name under which the columns are kept, as long as the program runs; setting it shows them as they were left.
  open var autosaveName: AutosaveName? { didSet { restore() } }
  /// Which columns `sizeToFit()` makes wider or narrower.
  open var columnAutoresizingStyle = ColumnAutoresizingStyle.noColumnAutoresizing
  /// Whether columns can be moved.
  open var allowsColumnReordering = true
  /// Whether columns can be made wider.
  open var allowsColumnResizing = true
  /// Whether no row may be selected.
  open var allowsEmptySelection = true
  /// Whether several rows may be selected.
  open var allowsMultipleSelection = false
  /// Whether columns can be selected.
  open var allowsColumnSelection = false
  /// How rows that are selected look.
  open var selectionHighlightStyle = SelectionHighlightStyle.regular
  /// What says how high rows are.
  open var rowSizeStyle = RowSizeStyle.custom
  /// What shows the titles of the columns; nil for a table without.
  open var headerView: NSTableHeaderView? { didSet { headerView?.tableView = self } }
  /// Whether places and widths of columns are kept, if there is an `autosaveName`.
  open var autosaveTableColumns = true { didSet { if !oldValue { restoreColumns() } } }
  /// Whether every other row has another color.
  open var usesAlternatingRowColors = false

  /// Makes one with the framework's defaults: with a header.
  public override init(frame frameRect: NSRect) {
    super.init(frame: frameRect)
    let header = NSTableHeaderView(frame: NSRect(x: 0, y: 0, width: 0, height: 28))
    header.tableView = self
    headerView = header
  }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tableViewTable.read(self, from: coder)
    for column in columns {
      column.tableView = self
    }
    restoreColumns()
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
      Property("rowHeight", get: { Double($0.rowHeight) }, set: { $0.rowHeight = CGFloat($1) }),
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
  final var heldSelection: [Int] = [] { didSet { knownSelection = nil } }
  /// The same as a set, once something asked whether a row is among them.
  final var knownSelection: Set<Int>?
  /// What the rows are sorted by, the first one first.
  ///
  /// The data source hears of another order, whoever sets it.
  open var sortDescriptors: [NibFoundation.NSSortDescriptor] = [] {
    didSet {
      guard sortDescriptors != oldValue else { return }
      keepColumns()
      dataSource?.tableView(self, sortDescriptorsDidChange: oldValue)
    }
  }
  /// What a double click sends.
  open var doubleActionBinding: ActionBinding?
  final var nibs: [String: ArchivedNib] = [:]
  /// Nibs that code registered.
  final var codeNibs: [NSUserInterfaceItemIdentifier: NSNib] = [:]
  /// Views of rows that code asked for.
  final var shownRows: [Int: NSTableRowView] = [:]
  /// What is allowed of what is dragged within the program, and out of it.
  final var localDragging: NSDragOperation = .every
  final var outerDragging: NSDragOperation = []
  /// What the table has beside its archived values.
  final var extras = TableExtras()
  /// The row that was scrolled to last; nil for none.
  open internal(set) var rowScrolledTo: Int?
  /// The row that a user clicks, while its action is sent; -1 for none.
  open var clickedRow: Int { heldClickedRow }
  final var heldClickedRow = -1
  /// Updates that are begun and not ended.
  final var openUpdates = 0

  /// The name of the notification that other rows are selected.
  open class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("NSTableViewSelectionDidChangeNotification")
  }

  /// The name of the notification that a user is selecting rows.
  open class var selectionIsChangingNotification: Notification.Name {
    Notification.Name("NSTableViewSelectionIsChangingNotification")
  }

  /// The name of the notification that a column stands elsewhere: `NSOldColumn` and `NSNewColumn` are its places.
  open class var columnDidMoveNotification: Notification.Name {
    Notification.Name("NSTableViewColumnDidMoveNotification")
  }

  /// The name of the notification that a column has another width: `NSTableColumn` is it, `NSOldWidth` what it was.
  open class var columnDidResizeNotification: Notification.Name {
    Notification.Name("NSTableViewColumnDidResizeNotification")
  }

  /// Rows begin at the top.
  open override var isFlipped: Bool { true }

  /// A list takes the keys.
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

  /// What the table shows, if the outlet is of the protocol.
  open var dataSource: (any NSTableViewDataSource)? {
    get { outlet("dataSource") as? any NSTableViewDataSource }
    set {
      connect("dataSource", to: newValue)
      reloadData()
    }
  }

  /// What the table tells, if the outlet is of the protocol.
  open var delegate: (any NSTableViewDelegate)? {
    get { outlet("delegate") as? any NSTableViewDelegate }
    set { connect("delegate", to: newValue) }
  }

  /// Number of rows, asked of the data source each time, or of what the table is bound to.
  open var numberOfRows: Int { boundRows?.count ?? max(0, dataSource?.numberOfRows(in: self) ?? 0) }

  /// The row selected last in order; -1 for none.
  open var selectedRow: Int { selectedRows.last ?? -1 }

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
  open func reloadData() {
    forgetRowViews()
    let count = numberOfRows
    selectedRows.removeAll { $0 >= count }
  }

  /// Sets what a double click sends.
  public func addAction(_ binding: ActionBinding, trigger: String) {
    if trigger == "doubleAction" { doubleActionBinding = binding } else { addAction(binding) }
  }

  /// A view of an identifier: one of a row that is gone, after its `prepareForReuse()`, else of the nib that is registered;
  /// nil where there is no nib, and where it cannot be loaded.
  ///
  /// `makeView(identifier:owner:)` throws the reason.
  open func makeView(withIdentifier identifier: NSUserInterfaceItemIdentifier, owner: Any?) -> NSView? {
    reusedView(identifier) ?? (try? makeView(identifier: identifier.rawValue, owner: owner as AnyObject?))
  }

  /// Selects rows, in place of those that are selected or beside them; what is not there is left out.
  ///
  /// Code that selects does not ask the delegate, as in AppKit; it is told.
  open func selectRowIndexes(_ rows: IndexSet, byExtendingSelection isExtended: Bool) { choose(rows, isExtended) }

  /// Begins to edit a cell: the field of its view gets the keys, or in a table of cells the cell is `editedColumn` and
  /// `editedRow`. Nothing happens for what is not there or cannot be edited.
  /// A field that gets the keys has all of its text selected, without `select`, too.
  open func editColumn(_ column: Int, row: Int, with event: NSEvent?, select: Bool) { beginEdit(column, row) }

  /// The rectangle of a column in a row, without the distance of cells; empty beyond the ends.
  open func frameOfCell(atColumn column: Int, row: Int) -> NSRect { cellFrame(column, row) }

  /// The view of a row is there. Does nothing here.
  open func didAdd(_ rowView: NSTableRowView, forRow row: Int) {}

  /// The view of a row is gone; its row is -1 where that is gone, too. Does nothing here.
  open func didRemove(_ rowView: NSTableRowView, forRow row: Int) {}

  /// Whether rows may be dragged that a user takes at a point. They may, unless a class says otherwise.
  open func canDragRows(with rowIndexes: IndexSet, at mouseDownPoint: NSPoint) -> Bool { true }

  /// Draws what is behind the rows: calls nothing else, and fills with the table's color.
  open func drawBackground(inClipRect clipRect: NSRect) {
    (backgroundColor ?? .controlBackgroundColor).setFill()
    clipRect.fill()
  }

  /// Draws the lines between rows and columns, in the table's color.
  open func drawGrid(inClipRect clipRect: NSRect) { fillGrid(clipRect) }

  /// Draws the selection of a table of cells, in the color of selections.
  open func highlightSelection(inClipRect clipRect: NSRect) {
    NSColor.selectedContentBackgroundColor.setFill()
    for row in selectedRows { rect(ofRow: row).cut(by: clipRect).fill() }
  }

  /// Draws the cells of a row of a table of cells: has `preparedCell(atColumn:row:)` make each one ready.
  open func drawRow(_ row: Int, clipRect: NSRect) { prepareCells(ofRow: row) }

  /// Draws the table: what is behind the rows, the selection and rows of a table of cells, and the lines.
  open override func draw(_ dirtyRect: NSRect) { drawParts(dirtyRect) }

  /// The columns' titles.
  open override var shownTexts: [String] { columns.map(\.title).filter { !$0.isEmpty } }

  /// The columns.
  open override var attachments: [NSResponder] { columns }
}

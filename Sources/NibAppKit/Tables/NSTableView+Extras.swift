import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a table has beside its archived values.
struct TableExtras {
  var feedbackStyle = NSTableView.DraggingDestinationFeedbackStyle.regular
  /// The row whose view is being made.
  var rowInMaking: Int?
  var hiddenRows = IndexSet() { didSet { rowPlaces = nil } }
  /// Where the rows stand, until their heights may be others.
  var rowPlaces: RowPlaces?
  /// Whether the delegate is asked for heights right now, and whether places were asked for meanwhile.
  var isMeasuring = false
  var wasAskedWhileMeasuring = false
  var selectedColumns = IndexSet()
  /// Views of cells and rows that are gone.
  var reusable = ReusableViews()
  /// The cell of a table of cells that is edited.
  var edited: (column: Int, row: Int)?
  /// Where the data source wants what is dragged to be dropped.
  var drop: (row: Int, operation: NSTableView.DropOperation)?
  var showsRowActions = false
  var indicatorImages: [ObjectIdentifier: NSImage] = [:]
  weak var highlightedColumn: NSTableColumn?
  var cornerView: NSView?
  var usesStaticContents = false
  var dragsVertically = true
  var clickedColumn = -1
  /// The column that was scrolled to last.
  var columnScrolledTo: Int?
  /// Whether columns are shown as they were left, and nothing is to be kept of that.
  var isRestoring = false
}

extension NSTableView {
  /// The name under which a table's columns are kept.
  public typealias AutosaveName = String

  /// Which columns become wider or narrower with the table. Documented: the numbers, by AppKit.
  public enum ColumnAutoresizingStyle: Int, NibChoice {
    /// None.
    case noColumnAutoresizing = 0
    /// All, by the same part.
    case uniformColumnAutoresizingStyle = 1
    /// From the last to the first, each as far as it goes.
    case sequentialColumnAutoresizingStyle = 2
    /// From the first to the last, likewise.
    case reverseSequentialColumnAutoresizingStyle = 3
    /// The last one.
    case lastColumnOnlyAutoresizingStyle = 4
    /// The first one.
    case firstColumnOnlyAutoresizingStyle = 5
  }

  /// How a table shows where something would be dropped. Documented: the numbers, by AppKit.
  public enum DraggingDestinationFeedbackStyle: Int, Sendable {
    /// Not at all.
    case none = -1
    /// With a frame or a line, as in a list of sources, or with a gap.
    case regular, sourceList, gap
  }

  /// The edge that a row's actions appear at. Documented: the numbers, by AppKit.
  public enum RowActionEdge: Int, Sendable {
    /// Where lines begin, or where they end.
    case leading, trailing
  }

  /// The key that a table looks up a nib of a row's view by.
  public static let rowViewKey = "NSTableViewRowViewKey"

  /// How the table shows where something would be dropped.
  public final var draggingDestinationFeedbackStyle: DraggingDestinationFeedbackStyle {
    get { extras.feedbackStyle }
    set {
      extras.feedbackStyle = newValue
      for view in shownRows.values { view.draggingDestinationFeedbackStyle = newValue }
    }
  }

  /// The view in the corner between the header and the scroller; nil for none.
  public final var cornerView: NSView? {
    get { extras.cornerView }
    set { extras.cornerView = newValue }
  }

  /// Whether rows come from the document, and no data source is asked; kept.
  public final var usesStaticContents: Bool {
    get { extras.usesStaticContents }
    set { extras.usesStaticContents = newValue }
  }

  /// Whether a pull up or down begins a drag rather than selecting rows; kept.
  public final var verticalMotionCanBeginDrag: Bool {
    get { extras.dragsVertically }
    set { extras.dragsVertically = newValue }
  }

  final var standardClickedColumn: Int { extras.clickedColumn }

  /// The column that was scrolled to last; nil for none.
  public final var columnScrolledTo: Int? { extras.columnScrolledTo }

  /// The style that the table has: `inset`, where the system decides.
  public final var effectiveStyle: Style { style == .automatic ? .inset : style }

  /// What says how high rows are: `medium`, where the system's setting counts.
  public final var effectiveRowSizeStyle: RowSizeStyle { rowSizeStyle == .default ? .medium : rowSizeStyle }

  /// The column whose header looks pressed; nil for none.
  public final var highlightedTableColumn: NSTableColumn? {
    get { extras.highlightedColumn }
    set { extras.highlightedColumn = newValue }
  }

  /// Shows an image in a column's header; nil takes it away.
  public final func setIndicatorImage(_ image: NSImage?, in tableColumn: NSTableColumn) {
    extras.indicatorImages[ObjectIdentifier(tableColumn)] = image
  }

  /// The image in a column's header; nil for none.
  public final func indicatorImage(in tableColumn: NSTableColumn) -> NSImage? {
    extras.indicatorImages[ObjectIdentifier(tableColumn)]
  }

  /// The nibs that code registered, by identifier.
  public final var registeredNibsByIdentifier: [NSUserInterfaceItemIdentifier: NSNib]? {
    codeNibs.isEmpty ? nil : codeNibs
  }

  final func standardSetDropRow(_ row: Int, dropOperation: DropOperation) { extras.drop = (row, dropOperation) }

  final func standardScrollColumnToVisible(_ column: Int) {
    if columns.indices.contains(column) { extras.columnScrolledTo = column }
  }

  final func standardMakeView(withIdentifier identifier: NSUserInterfaceItemIdentifier?, owner: Any?) -> NSView? {
    guard let identifier else { return nil }
    let view: NSView? = makeView(withIdentifier: identifier as NSUserInterfaceItemIdentifier, owner: owner)
    return view
  }
}

/// Rows that are hidden: they keep their numbers, and have no height.
extension NSTableView {
  /// The rows that are hidden.
  public final var hiddenRowIndexes: IndexSet { extras.hiddenRows }

  final func standardHideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {
    let hidden = indexes.intersection(IndexSet(integersIn: 0..<numberOfRows)).subtracting(extras.hiddenRows)
    extras.hiddenRows.formUnion(hidden)
    letGo(shownRows.filter { hidden.contains($0.key) })
    placeRows()
  }

  final func standardUnhideRows(at indexes: IndexSet, withAnimation rowAnimation: AnimationOptions = []) {
    extras.hiddenRows.subtract(indexes)
    placeRows()
  }
}

/// Columns that are selected.
extension NSTableView {
  /// The selected columns.
  public final var selectedColumnIndexes: IndexSet { extras.selectedColumns }

  /// The column selected last in order; -1 for none.
  public final var selectedColumn: Int { extras.selectedColumns.last ?? -1 }

  /// The number of selected columns.
  public final var numberOfSelectedColumns: Int { extras.selectedColumns.count }

  /// Whether a column is selected.
  public final func isColumnSelected(_ column: Int) -> Bool { extras.selectedColumns.contains(column) }

  final func standardSelectColumnIndexes(_ indexes: IndexSet, byExtendingSelection extend: Bool) {
    let known = indexes.filteredIndexSet { columns.indices.contains($0) }
    var wanted = extend ? extras.selectedColumns.union(known) : known
    if !allowsMultipleSelection, let last = wanted.last { wanted = IndexSet(integer: last) }
    guard wanted != extras.selectedColumns else { return }
    extras.selectedColumns = wanted
    if !wanted.isEmpty { selectedRows = [] }
    tellSelection()
  }

  final func standardDeselectColumn(_ column: Int) {
    if extras.selectedColumns.remove(column) != nil { tellSelection() }
  }

  final func standardSelectAll(_ sender: Any?) {
    guard allowsMultipleSelection, delegate?.selectionShouldChange(in: self) ?? true else { return }
    if !extras.selectedColumns.isEmpty {
      return selectColumnIndexes(IndexSet(columns.indices), byExtendingSelection: false)
    }
    let all = IndexSet(integersIn: 0..<max(0, numberOfRows)).subtracting(extras.hiddenRows)
    let proposed = delegate?.tableView(self, selectionIndexesForProposedSelection: all) ?? all
    let rows = proposed.filter { delegate?.shouldSelect(row: $0, in: self) ?? true }
    guard rows != selectedRows else { return }
    selectedRows = rows
    commitSelection()
    tellSelection()
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Columns of what lies in one another. Stands in for NSBrowser.
///
/// The delegate says what there is: items that hold items, or in the way of older systems the rows of each column.
open class NSBrowser: BrowserMembers, AuxiliaryActionSending {
  /// Selects all rows of the last column, where several may be.
  open override func selectAll(_ sender: Any?) { selectAllRows() }
  /// The cell that others are made like.
  open var cellPrototype: NSCell?
  /// What stands between the names of a path.
  open var pathSeparator = "/"
  /// Least width of a column, in points.
  open var minColumnWidth: CGFloat = 0
  /// Most columns that are seen.
  open var maxVisibleColumns = 0
  /// Who makes columns wider.
  open var columnResizingType = ColumnResizingType.autoColumnResizing
  final var ownColumnWidth = 0.0
  /// Whether typing selects a row.
  open var allowsTypeSelect = true
  /// Name under which the columns are kept.
  open var columnsAutosaveName: String?
  /// Whether there is a scroller below.
  open var hasHorizontalScroller = true
  /// Whether nothing may be selected.
  open var allowsEmptySelection = true
  /// Whether arrow keys send the action.
  open var sendsActionOnArrowKeys = false
  /// Whether there is room between columns.
  open var separatesColumns = true
  /// Whether a column is titled as what is selected in the one before.
  open var takesTitleFromPreviousColumn = true
  /// Whether columns have titles.
  open var isTitled = true
  /// Whether columns that are not seen are kept.
  open var reusesColumns = false
  /// Whether what holds others can be selected.
  open var allowsBranchSelection = false
  /// Whether several can be selected.
  open var allowsMultipleSelection = false
  /// Height of rows, in points.
  open var rowHeight: CGFloat = 17.0

  /// Whether the scroller is there only where it is needed; kept.
  open var autohidesScroller = false
  /// Color behind the columns.
  open var backgroundColor = NSColor.controlBackgroundColor
  /// Whether a user makes all columns wider at once; kept.
  open var prefersAllColumnUserResizing = false
  /// What a double click sends.
  open var doubleActionBinding: ActionBinding?
  /// The columns that are loaded, and what is known of others.
  final var loading = BrowserColumns()
  /// The row that a user clicks, while an action is sent; -1 for none.
  open internal(set) var clickedRow = -1
  /// The column that a user clicks in, while an action is sent; -1 for none.
  open internal(set) var clickedColumn = -1

  /// The name of the notification that columns have other widths.
  public static let columnConfigurationDidChangeNotification = Notification.Name(
    "NSBrowserColumnConfigurationDidChangeNotification")

  /// A browser takes the keys.
  open override var acceptsFirstResponder: Bool { isEnabled && !refusesFirstResponder }

  /// Sets what a double click sends.
  public func addAction(_ binding: ActionBinding, trigger: String) {
    if trigger == "doubleAction" { doubleActionBinding = binding } else { addAction(binding) }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.browserTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [browserTable] }

  private static let browserTable = PropertyTable(
    NSBrowser.self, kind: AppKitElements.browser, fresh: { NSBrowser() },
    [
      Property("cellPrototype", object: \.cellPrototype),
      Property("pathSeparator", \.pathSeparator),
      Property("minColumnWidth", get: { Int($0.minColumnWidth) }, set: { $0.minColumnWidth = CGFloat($1) }),
      Property("maxVisibleColumns", \.maxVisibleColumns),
      Property("columnResizingType", \.columnResizingType),
      Property("defaultColumnWidth", \.ownColumnWidth),
      Property("allowsTypeSelect", \.allowsTypeSelect),
      Property("columnsAutosaveName", \.columnsAutosaveName),
      Property("hasHorizontalScroller", \.hasHorizontalScroller),
      Property("allowsEmptySelection", \.allowsEmptySelection),
      Property("sendsActionOnArrowKeys", \.sendsActionOnArrowKeys),
      Property("separatesColumns", \.separatesColumns),
      Property("takesTitleFromPreviousColumn", \.takesTitleFromPreviousColumn),
      Property("titled", \.isTitled),
      Property("reusesColumns", \.reusesColumns),
      Property("allowsBranchSelection", \.allowsBranchSelection),
      Property("allowsMultipleSelection", \.allowsMultipleSelection),
      Property("rowHeight", get: { Double($0.rowHeight) }, set: { $0.rowHeight = CGFloat($1) }),
    ])
}

extension NSBrowser {
  /// Who makes columns of a browser wider. Documented: the numbers, by AppKit.
  public enum ColumnResizingType: Int, NibChoice {
    /// Nobody; the browser; the user.
    case noColumnResizing, autoColumnResizing, userColumnResizing
  }
}

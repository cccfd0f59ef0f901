import Foundation
import NibRuntime
import NibSchema
import NibStandIns

/// Rows that hold others. Stands in for NSOutlineView.
open class NSOutlineView: NSTableView {
  /// Whether it is kept which items are open, under the name of the table's columns: the data source says by
  /// `persistentObjectForItem` what stands for an item. What was kept is opened when the name or this is set.
  public final var autosaveExpandedItems = false { didSet { if autosaveExpandedItems { restoreExpandedItems() } } }
  /// Whether the triangle is indented with its row.
  public final var indentationMarkerFollowsCell = true
  /// How much further in each level begins, in points.
  public final var indentationPerLevel = 16.0
  /// Whether the first column follows what is seen.
  public final var autoresizesOutlineColumn = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.outlineViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [outlineViewTable] }

  private static let outlineViewTable = PropertyTable(
    NSOutlineView.self, kind: AppKitElements.outlineView, fresh: { NSOutlineView() },
    [
      Property("autosaveExpandedItems", \.autosaveExpandedItems),
      Property("indentationPerLevel", \.indentationPerLevel),
      Property("autoresizesOutlineColumn", \.autoresizesOutlineColumn),
      Property("indentationMarkerFollowsCell", \.indentationMarkerFollowsCell),
    ])

  private weak var chosenColumn: NSTableColumn?

  /// The column with the triangles: the first, unless code chooses another.
  public var outlineTableColumn: NSTableColumn? {
    get { chosenColumn ?? columns.first }
    set { chosenColumn = newValue }
  }

  /// What the outline has beside its archived values.
  final var itemExtras = OutlineExtras()
  /// Items of a data source that show what they hold, by what they are the same by.
  final var expanded: Set<AnyHashable> = []
  /// The items of a data source that are seen, until they are others.
  final var knownRows: [OutlineRow]? { didSet { knownPlaces = nil } }
  /// Their rows by what they are the same by, once something asked for the row of an item.
  final var knownPlaces: [AnyHashable: Int]?

  /// The name of the notification that other rows are selected.
  open override class var selectionDidChangeNotification: Notification.Name {
    Notification.Name("NSOutlineViewSelectionDidChangeNotification")
  }

  /// The name of the notification that a user is selecting rows.
  open override class var selectionIsChangingNotification: Notification.Name {
    Notification.Name("NSOutlineViewSelectionIsChangingNotification")
  }

  /// The name of the notification that a column stands elsewhere.
  open override class var columnDidMoveNotification: Notification.Name {
    Notification.Name("NSOutlineViewColumnDidMoveNotification")
  }

  /// The name of the notification that a column has another width.
  open override class var columnDidResizeNotification: Notification.Name {
    Notification.Name("NSOutlineViewColumnDidResizeNotification")
  }

  /// Shows what an item holds, and all in it where that is asked for; nil for all at the top.
  open func expandItem(_ item: Any?, expandChildren: Bool) { openItem(item, expandChildren) }

  /// Hides what an item holds, and what that holds where that is asked for; nil for all at the top.
  open func collapseItem(_ item: Any?, collapseChildren: Bool) { closeItem(item, collapseChildren) }

  /// Shows an item anew and what it holds, for other children; nil for all of them.
  open func reloadItem(_ item: Any?, reloadChildren: Bool) { showItem(item, reloadChildren) }

  /// The rectangle of the triangle of a row, in points; empty for a row that holds no others, or whose triangle the
  /// delegate does not show.
  open func frameOfOutlineCell(atRow row: Int) -> NSRect { triangleFrame(row) }

  /// The rectangle of a column in a row; in the column of the triangles it begins behind them.
  open override func frameOfCell(atColumn column: Int, row: Int) -> NSRect {
    indented(cellFrame(column, row), column, row)
  }

  /// Number of rows: of the items that are seen.
  public override var numberOfRows: Int { itemSource == nil ? super.numberOfRows : itemRows.count }

  /// Asks for all items anew; items that are open stay open.
  public override func reloadData() {
    knownRows = nil
    super.reloadData()
  }

  /// Paths of the rows that are opened.
  private var opened: Set<[Int]> = []

  /// The controller whose objects the rows are.
  var treeController: NSTreeController? {
    let lists = [liveBindings["content"]] + columns.map { $0.liveBindings["value"] }
    return lists.lazy.compactMap { $0?.target as? NSTreeController }.first
  }

  /// The paths of the rows that are seen, each of places from the top; empty unless the outline is bound to a controller
  /// of a tree.
  public var visiblePaths: [[Int]] {
    guard let treeController else { return [] }
    var found: [[Int]] = []
    var open = treeController.rootValues.indices.reversed().map { [$0] }
    while let path = open.popLast(), found.count < 100_000 {
      found.append(path)
      guard opened.contains(path), path.count < 250, let value = treeController.value(at: path) else { continue }
      open += treeController.children(of: value).indices.reversed().map { path + [$0] }
    }
    return found
  }

  /// Whether a row shows what is below it.
  final func isRowOpen(_ row: Int) -> Bool {
    let paths = visiblePaths
    return paths.indices.contains(row) && opened.contains(paths[row])
  }

  /// How deep a row lies; 0 at the top, -1 for a row that is not there.
  public func level(ofRow row: Int) -> Int {
    let paths = visiblePaths
    return paths.indices.contains(row) ? paths[row].count - 1 : -1
  }

  /// Does what a click on the triangle of a closed row does; nothing for a row that holds none.
  public func expand(_ row: Int) {
    let paths = visiblePaths
    guard paths.indices.contains(row), let value = treeController?.value(at: paths[row]),
      treeController?.isLeaf(value) == false
    else { return }
    let selected = selectionIndexPaths
    opened.insert(paths[row])
    showSelection(selected)
  }

  /// Does what a click on the triangle of an open row does; rows below it are selected no longer.
  public func collapse(_ row: Int) {
    let paths = visiblePaths
    guard paths.indices.contains(row) else { return }
    let path = paths[row]
    let selected = selectionIndexPaths
    let seen = selected.filter { $0.count <= path.count || !$0.starts(with: path) }
    opened.remove(path)
    showSelection(seen)
    if seen != selected { commitSelection() }
  }

  /// Paths of the rows that are selected.
  public var selectionIndexPaths: [[Int]] {
    let paths = visiblePaths
    return selectedRows.filter(paths.indices.contains).map { paths[$0] }
  }

  /// Selects the rows of paths, opening what they lie in.
  func showSelection(_ paths: [[Int]]) {
    for path in paths { for end in 1..<max(path.count, 1) { opened.insert(Array(path.prefix(end))) } }
    let visible = visiblePaths
    showSelection(paths.compactMap { visible.firstIndex(of: $0) })
  }

  /// The objects of the rows that are seen.
  override var boundRows: [NibValue]? {
    guard let treeController, treeController.hasContent else { return super.boundRows }
    return visiblePaths.compactMap(treeController.value(at:))
  }

  /// Tells the controller which rows a user selected.
  override func commitSelection() {
    guard liveBindings["selectionIndexPaths"] == nil, let treeController else { return super.commitSelection() }
    treeController.selectedPaths = selectionIndexPaths
  }

  /// The rows are others.
  override func boundRowsDidChange() {
    guard liveBindings["selectionIndexPaths"] == nil, let treeController else { return super.boundRowsDidChange() }
    forgetRowViews()
    showSelection(treeController.selectedPaths)
  }
}

import Foundation
import NibRuntime
import NibSchema
import NibStandIns

/// Rows that hold others. Stands in for NSOutlineView.
open class NSOutlineView: NSTableView {
  /// Whether items that were opened by a drag over them are closed when it is over: they are, after a drop elsewhere.
  open func shouldCollapseAutoExpandedItems(forDeposited deposited: Bool) -> Bool { !deposited }
  /// Whether it is kept which items are open, under the name of the table's columns: the data source says by
  /// `persistentObjectForItem` what stands for an item. What was kept is opened when the name or this is set.
  open var autosaveExpandedItems = false { didSet { if autosaveExpandedItems { restoreExpandedItems() } } }
  /// Whether the triangle is indented with its row.
  open var indentationMarkerFollowsCell = true
  /// How much further in each level begins, in points.
  open var indentationPerLevel: CGFloat = 16
  /// Whether the first column follows what is seen.
  open var autoresizesOutlineColumn = true

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.outlineViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [outlineViewTable] }

  private static let outlineViewTable = PropertyTable(
    NSOutlineView.self, kind: AppKitElements.outlineView, fresh: { NSOutlineView() },
    [
      Property("autosaveExpandedItems", \.autosaveExpandedItems),
      Property(
        "indentationPerLevel", get: { Double($0.indentationPerLevel) }, set: { $0.indentationPerLevel = CGFloat($1) }),
      Property("autoresizesOutlineColumn", \.autoresizesOutlineColumn),
      Property("indentationMarkerFollowsCell", \.indentationMarkerFollowsCell),
    ])

  private weak var chosenColumn: NSTableColumn?

  /// The column with the triangles: the first, unless code chooses another.
  open var outlineTableColumn: NSTableColumn? {
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
  open func level(ofRow row: Int) -> Int {
    let paths = visiblePaths
    return paths.indices.contains(row) ? paths[row].count - 1 : -1
  }

  /// Does what a click on the triangle of a closed row does; nothing for a row that holds none.
  open func expand(_ row: Int) {
    let paths = visiblePaths
    guard paths.indices.contains(row), let value = treeController?.value(at: paths[row]),
      treeController?.isLeaf(value) == false
    else { return }
    let selected = selectionIndexPaths
    opened.insert(paths[row])
    showSelection(selected)
  }

  /// Does what a click on the triangle of an open row does; rows below it are selected no longer.
  open func collapse(_ row: Int) {
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
  open var selectionIndexPaths: [[Int]] {
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

  /// The item of a row; nil beyond the ends.
  open func item(atRow row: Int) -> Any? {
    let rows = itemRows
    return rows.indices.contains(row) ? rows[row].item : nil
  }

  /// The row of an item; -1 for one that is not seen.
  open func row(forItem item: Any?) -> Int {
    guard let item else { return -1 }
    let key = Self.key(of: item)
    let rows = itemRows
    guard knownRows != nil else { return rows.firstIndex { Self.key(of: $0.item) == key } ?? -1 }
    if let knownPlaces { return knownPlaces[key] ?? -1 }
    let places = Dictionary(rows.enumerated().map { (Self.key(of: $1.item), $0) }) { first, _ in first }
    knownPlaces = places
    return places[key] ?? -1
  }

  /// The item that holds an item; nil for one at the top, and one that is not seen.
  open func parent(forItem item: Any?) -> Any? {
    let rows = itemRows
    let row = row(forItem: item)
    guard rows.indices.contains(row), rows[row].parent >= 0 else { return nil }
    return rows[rows[row].parent].item
  }

  /// The place of an item in the one that holds it, from 0; -1 for one that is not seen.
  open func childIndex(forItem item: Any) -> Int {
    let rows = itemRows
    let row = row(forItem: item)
    guard rows.indices.contains(row) else { return -1 }
    return rows[row].index
  }

  /// How many items an item holds; nil stands for the outline.
  open func numberOfChildren(ofItem item: Any?) -> Int {
    if let itemSource { return itemSource.outlineView(self, numberOfChildrenOfItem: item) }
    let rows = itemRows
    let row = item == nil ? -1 : row(forItem: item)
    return rows.filter { $0.parent == row }.count
  }

  /// An item that an item holds; nil beyond the ends.
  open func child(_ index: Int, ofItem item: Any?) -> Any? {
    guard (0..<numberOfChildren(ofItem: item)).contains(index) else { return nil }
    if let itemSource { return itemSource.outlineView(self, child: index, ofItem: item) }
    let row = item == nil ? -1 : row(forItem: item)
    return itemRows.filter { $0.parent == row }[index].item
  }

  /// How deep the item of a row lies; 0 at the top, -1 for a row that is not there.
  open func level(forRow row: Int) -> Int {
    let rows = itemRows
    return rows.indices.contains(row) ? rows[row].level : -1
  }

  /// How deep an item lies; 0 at the top, -1 for one that is not seen.
  open func level(forItem item: Any?) -> Int { level(forRow: row(forItem: item)) }

  /// Whether an item can hold others.
  open func isExpandable(_ item: Any?) -> Bool {
    let row = row(forItem: item)
    return itemRows.indices.contains(row) && itemRows[row].isExpandable
  }

  /// Whether an item shows what it holds. The outline itself, for which nil stands, always does.
  open func isItemExpanded(_ item: Any?) -> Bool {
    guard let item else { return true }
    // A row by its number; items are no numbers where a controller has them.
    if itemSource == nil, let row = item as? Int { return isRowOpen(row) }
    if itemSource != nil { return expanded.contains(Self.key(of: item)) }
    return isRowOpen(row(forItem: item))
  }

  /// Shows items that the data source has now in an item.
  open func insertItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) { change {} }

  /// Shows that items are gone from an item.
  open func removeItems(
    at indexes: IndexSet, inParent parent: Any?, withAnimation animationOptions: AnimationOptions = []
  ) { change {} }

  /// Shows that an item is at another place; it stays open and selected.
  open func moveItem(at fromIndex: Int, inParent oldParent: Any?, to toIndex: Int, inParent newParent: Any?) {
    change {}
  }

  /// Has what is dragged dropped elsewhere than a user holds it: called while the data source checks the drop.
  /// - Parameters:
  ///   - item: the item that takes it; nil for the outline.
  ///   - index: the place among its children, or `NSOutlineViewDropOnItemIndex`.
  open func setDropItem(_ item: Any?, dropChildIndex index: Int) { itemExtras.drop = (item, index) }

  /// Shows what an item holds; nil for all at the top.
  open func expandItem(_ item: Any?) { expandItem(item, expandChildren: false) }

  /// Hides what an item holds; nil for all at the top.
  open func collapseItem(_ item: Any?) { collapseItem(item, collapseChildren: false) }

  /// Shows an item anew; nil for all of them.
  open func reloadItem(_ item: Any?) { reloadItem(item, reloadChildren: false) }
}

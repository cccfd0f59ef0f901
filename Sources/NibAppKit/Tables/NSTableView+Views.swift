import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Rows as views: made when code asks for them, and kept until the rows are others.
extension NSTableView {
  /// How rows come and go. Documented: the bits, by AppKit; nothing moves here.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// By fading.
    public static let effectFade = Self(rawValue: 0x1)
    /// By leaving a gap.
    public static let effectGap = Self(rawValue: 0x2)
    /// Upward.
    public static let slideUp = Self(rawValue: 0x10)
    /// Downward.
    public static let slideDown = Self(rawValue: 0x20)
    /// To the left.
    public static let slideLeft = Self(rawValue: 0x30)
    /// To the right.
    public static let slideRight = Self(rawValue: 0x40)
  }

  /// Lines between rows and columns. Documented: the bits, by AppKit.
  public struct GridLineStyle: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Upright lines.
    public static let solidVerticalGridLineMask = Self(rawValue: 1)
    /// Level lines.
    public static let solidHorizontalGridLineMask = Self(rawValue: 2)
    /// Level dashes.
    public static let dashedHorizontalGridLineMask = Self(rawValue: 8)
  }

  /// Lines between rows and columns.
  public final var gridStyleMask: GridLineStyle {
    get { GridLineStyle(rawValue: gridStyle) }
    set { gridStyle = newValue.rawValue }
  }

  /// Whether every other row has another color.
  public final var usesAlternatingRowBackgroundColors: Bool {
    get { usesAlternatingRowColors }
    set { usesAlternatingRowColors = newValue }
  }

  /// What a double click sends to `target`.
  public final var doubleAction: Selector? {
    get { doubleActionBinding.map { Selector($0.selector) } }
    set { doubleActionBinding = newValue.map { ActionBinding(target: nil, selector: $0.name, events: .all) } }
  }

  /// Makes a nib the one of views with an identifier; nil takes it away.
  public final func register(_ nib: NSNib?, forIdentifier identifier: NSUserInterfaceItemIdentifier) {
    codeNibs[identifier] = nib
  }

  /// The column of an index; nil beyond the ends.
  private func column(at index: Int) -> NSTableColumn? { columns.indices.contains(index) ? columns[index] : nil }

  final func standardView(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard let column = self.column(at: column) else { return nil }
    if let known = shownRows[row]?.cells[ObjectIdentifier(column)] { return known }
    guard makeIfNecessary || isSeen(row), let rowView = rowView(atRow: row, makeIfNecessary: true) else { return nil }
    return rowView.cells[ObjectIdentifier(column)]
  }

  final func standardRowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    if let known = shownRows[row] { return known }
    guard makeIfNecessary || isSeen(row), (0..<numberOfRows).contains(row), !extras.hiddenRows.contains(row),
      extras.rowInMaking != row
    else { return nil }
    extras.rowInMaking = row
    let maker = dataSource as? any TableViewsMaking
    let rowView =
      maker?.rowView(of: self, row: row) ?? delegate?.tableView(self, rowViewForRow: row)
      ?? makeView(withIdentifier: .init(Self.rowViewKey), owner: delegate) as? NSTableRowView ?? NSTableRowView()
    rowView.isGroupRowStyle = isGroupRow(row)
    rowView.selectionHighlightStyle = selectionHighlightStyle
    rowView.draggingDestinationFeedbackStyle = draggingDestinationFeedbackStyle
    extras.rowInMaking = nil
    shownRows[row] = rowView
    rowView.heldRow = row
    fill(rowView, row)
    addSubview(rowView)
    mark(rowView, row)
    (self as? NSOutlineView)?.tint(rowView, row)
    didAdd(rowView, forRow: row)
    delegate?.tableView(self, didAdd: rowView, forRow: row)
    return rowView
  }

  /// Whether a row is the title of a group.
  final func isGroupRow(_ row: Int) -> Bool {
    (dataSource as? any TableViewsMaking)?.isGroupRow(row) == true
      || delegate?.tableView(self, isGroupRow: row) == true
  }

  /// The view of a row is gone.
  final func tellRemoved(_ view: NSTableRowView, _ row: Int) {
    didRemove(view, forRow: row)
    delegate?.tableView(self, didRemove: view, forRow: row)
  }

  private func fill(_ rowView: NSTableRowView, _ row: Int) {
    rowView.frame = rect(ofRow: row)
    rowView.hasTitle = false
    if isGroupRow(row), let cell = groupView(row) {
      rowView.hasTitle = true
      // The title of a group is as wide as the row.
      cell.frame = NSRect(origin: .zero, size: rowView.frame.size)
      if let first = columns.first { rowView.cells[ObjectIdentifier(first)] = cell }
      return rowView.addSubview(cell)
    }
    for column in columns where !column.isHidden {
      guard let cell = view(column: column, row: row) else { continue }
      rowView.cells[ObjectIdentifier(column)] = cell
      rowView.addSubview(cell)
    }
    placeCells(of: rowView)
  }

  /// The view of a group's title, which no column has; nil where the views are those of the columns.
  private func groupView(_ row: Int) -> NSView? {
    (dataSource as? any TableViewsMaking)?.groupView(of: self, row: row)
      ?? delegate?.tableView(self, viewFor: nil, row: row)
  }

  /// Places the views of rows and cells anew.
  final func placeRows() {
    for (row, rowView) in shownRows {
      rowView.frame = rect(ofRow: row)
      if !rowView.hasTitle {
        placeCells(of: rowView)
      } else {
        for cell in rowView.cells.values { cell.frame = NSRect(origin: .zero, size: rowView.frame.size) }
      }
    }
  }

  /// Places the views of the columns in a row.
  private func placeCells(of rowView: NSTableRowView) {
    var x: CGFloat = 0
    for column in columns {
      let cell = rowView.cells[ObjectIdentifier(column)]
      cell?.isHidden = column.isHidden
      guard !column.isHidden else { continue }
      cell?.frame = NSRect(x: x, y: 0, width: CGFloat(column.width), height: rowView.frame.height)
      x += CGFloat(column.width) + intercellSpacing.width
    }
  }

  /// Makes the views of a column in rows that have none of it.
  final func makeViews(of column: NSTableColumn) {
    let id = ObjectIdentifier(column)
    for (row, rowView) in shownRows where rowView.cells[id] == nil && !rowView.hasTitle {
      guard let cell = view(column: column, row: row) else { continue }
      rowView.cells[id] = cell
      rowView.addSubview(cell)
    }
  }

  /// Calls something with each row that has a view.
  public final func enumerateAvailableRowViews(_ body: (NSTableRowView, Int) -> Void) {
    for (row, view) in shownRows.sorted(by: { $0.key < $1.key }) { body(view, row) }
  }

  final func standardRow(for view: NSView) -> Int {
    for case let rowView as NSTableRowView in sequence(first: view, next: \.superview) {
      if shownRows[rowView.heldRow] === rowView { return rowView.heldRow }
    }
    return -1
  }

  final func standardColumn(for view: NSView) -> Int {
    for case let rowView as NSTableRowView in sequence(first: view, next: \.superview)
    where shownRows[rowView.heldRow] === rowView {
      guard let id = rowView.cells.first(where: { view.isDescendant(of: $0.value) })?.key else { return -1 }
      return columns.firstIndex { ObjectIdentifier($0) == id } ?? -1
    }
    return -1
  }

  final func standardReloadData(forRowIndexes rows: IndexSet, columnIndexes: IndexSet) {
    for (row, rowView) in shownRows.sorted(by: { $0.key < $1.key }) where rows.contains(row) {
      if rowView.hasTitle || isGroupRow(row) {
        keepCells(of: rowView)
        rowView.isGroupRowStyle = isGroupRow(row)
        fill(rowView, row)
        continue
      }
      // Views of other columns stay.
      for index in columnIndexes {
        guard let column = column(at: index) else { continue }
        let id = ObjectIdentifier(column)
        let old = rowView.cells.removeValue(forKey: id)
        guard !column.isHidden, let cell = view(column: column, row: row) else {
          old?.removeFromSuperview()
          continue
        }
        rowView.cells[id] = cell
        if cell === old { continue }
        defer { if let old { extras.reusable.keep(old) } }
        if let old { rowView.replaceSubview(old, with: cell) } else { rowView.addSubview(cell) }
      }
      placeCells(of: rowView)
    }
  }

  /// Lets the views of all rows go.
  final func forgetRowViews() {
    extras.rowPlaces = nil
    letGo(shownRows)
  }

  /// Lets the views of some rows go, and tells of them from the first to the last.
  final func letGo(_ rows: [Int: NSTableRowView]) {
    for row in rows.keys { shownRows[row] = nil }
    removeSubviews(rows.values)
    for (row, view) in rows.sorted(by: { $0.key < $1.key }) {
      tellRemoved(view, row)
      keep(view)
    }
  }

  /// Marks the views of rows that are selected.
  final func markSelectedRows() { for (row, view) in shownRows { mark(view, row) } }

  /// Whether a row is selected.
  final func isChosen(_ row: Int) -> Bool {
    if knownSelection == nil { knownSelection = Set(heldSelection) }
    return knownSelection?.contains(row) == true
  }

  private func mark(_ view: NSTableRowView, _ row: Int) {
    view.isSelected = isChosen(row)
    view.isPreviousRowSelected = isChosen(row - 1)
    view.isNextRowSelected = isChosen(row + 1)
    view.isEmphasized = window?.firstResponder === self && window?.isKeyWindow == true
  }

  final func standardInsertRows(at rows: IndexSet, withAnimation options: AnimationOptions = []) {
    move(ListPlaces.inserting(rows))
  }

  final func standardRemoveRows(at rows: IndexSet, withAnimation options: AnimationOptions = []) {
    move(ListPlaces.removing(rows))
  }

  final func standardMoveRow(at oldIndex: Int, to newIndex: Int) {
    move { old in
      if old == oldIndex { return newIndex }
      let closed = old > oldIndex ? old - 1 : old
      return closed >= newIndex ? closed + 1 : closed
    }
  }

  /// Has rows, and what of them is selected, take other places; those without one go.
  final func renumber(_ place: (Int) -> Int?) { move(place) }

  private func move(_ place: (Int) -> Int?) {
    let before = selectedRows
    selectedRows = selectedRows.compactMap(place).filter { $0 >= 0 }.sorted()
    extras.hiddenRows = IndexSet(extras.hiddenRows.compactMap(place).filter { $0 >= 0 })
    letGo(shownRows.filter { place($0.key) == nil })
    shownRows = Dictionary(shownRows.compactMap { old in place(old.key).map { ($0, old.value) } }) { first, _ in first }
    for (row, view) in shownRows { view.heldRow = row }
    let count = numberOfRows
    selectedRows.removeAll { $0 >= count }
    placeRows()
    for (row, view) in shownRows { mark(view, row) }
    if before.count != selectedRows.count { tellSelection() }
  }

  final func standardNoteHeightOfRows(withIndexesChanged rows: IndexSet) {
    extras.rowPlaces = nil
    placeRows()
  }

  final func standardNoteNumberOfRowsChanged() {
    extras.rowPlaces = nil
    let count = numberOfRows
    selectedRows.removeAll { $0 >= count }
  }
}

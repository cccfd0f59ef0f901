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

  /// The view of a column and a row: the one that was made before, else a new one if that is allowed; nil for none, and
  /// beyond the ends.
  public final func view(atColumn column: Int, row: Int, makeIfNecessary: Bool) -> NSView? {
    guard let column = self.column(at: column) else { return nil }
    if let known = shownRows[row]?.cells[ObjectIdentifier(column)] { return known }
    guard makeIfNecessary, let rowView = rowView(atRow: row, makeIfNecessary: true) else { return nil }
    return rowView.cells[ObjectIdentifier(column)]
  }

  /// The view of a row with those of its columns: the one that was made before, else a new one if that is allowed; nil for
  /// none, and beyond the ends.
  public final func rowView(atRow row: Int, makeIfNecessary: Bool) -> NSTableRowView? {
    if let known = shownRows[row] { return known }
    guard makeIfNecessary, (0..<numberOfRows).contains(row) else { return nil }
    let rowView = delegate?.tableView(self, rowViewForRow: row) ?? NSTableRowView()
    shownRows[row] = rowView
    fill(rowView, row)
    addSubview(rowView)
    delegate?.tableView(self, didAdd: rowView, forRow: row)
    return rowView
  }

  private func fill(_ rowView: NSTableRowView, _ row: Int) {
    rowView.frame = rect(ofRow: row)
    rowView.isSelected = selectedRows.contains(row)
    var x: CGFloat = 0
    for column in columns where !column.isHidden {
      if let cell = view(column: column, row: row) {
        cell.frame = NSRect(x: x, y: 0, width: CGFloat(column.width), height: rowView.frame.height)
        rowView.cells[ObjectIdentifier(column)] = cell
        rowView.addSubview(cell)
      }
      x += CGFloat(column.width) + intercellSpacing.width
    }
  }

  /// Calls something with each row that has a view.
  public final func enumerateAvailableRowViews(_ body: (NSTableRowView, Int) -> Void) {
    for (row, view) in shownRows.sorted(by: { $0.key < $1.key }) { body(view, row) }
  }

  /// The row that a view lies in; -1 for none.
  public final func row(for view: NSView) -> Int {
    for case let rowView as NSTableRowView in sequence(first: view, next: \.superview) {
      if let row = shownRows.first(where: { $0.value === rowView })?.key { return row }
    }
    return -1
  }

  /// The column that a view lies in; -1 for none.
  public final func column(for view: NSView) -> Int {
    for view in sequence(first: view, next: \.superview) {
      for rowView in shownRows.values {
        guard let id = rowView.cells.first(where: { $0.value === view })?.key else { continue }
        return columns.firstIndex { ObjectIdentifier($0) == id } ?? -1
      }
    }
    return -1
  }

  /// Makes the views of rows anew that have some, in the columns of places.
  public final func reloadData(forRowIndexes rows: IndexSet, columnIndexes: IndexSet) {
    for row in rows {
      guard let rowView = shownRows[row] else { continue }
      for index in columnIndexes {
        guard let column = column(at: index) else { continue }
        rowView.cells.removeValue(forKey: ObjectIdentifier(column))?.removeFromSuperview()
      }
      for (id, cell) in rowView.cells {
        rowView.cells[id] = nil
        cell.removeFromSuperview()
        // Those of other columns stay.
        rowView.kept[id] = cell
      }
      refill(rowView, row)
    }
  }

  private func refill(_ rowView: NSTableRowView, _ row: Int) {
    for column in columns where !column.isHidden {
      let id = ObjectIdentifier(column)
      guard let cell = rowView.kept[id] ?? view(column: column, row: row) else { continue }
      rowView.cells[id] = cell
      rowView.addSubview(cell)
    }
    rowView.kept = [:]
  }

  /// Lets the views of all rows go.
  final func forgetRowViews() {
    for (row, view) in shownRows {
      view.removeFromSuperview()
      delegate?.tableView(self, didRemove: view, forRow: row)
    }
    shownRows = [:]
  }

  /// Marks the views of rows that are selected.
  final func markSelectedRows() { for (row, view) in shownRows { view.isSelected = selectedRows.contains(row) } }

  /// Shows rows that the data source has now; rows behind them, and what of them is selected, move.
  public final func insertRows(at rows: IndexSet, withAnimation options: AnimationOptions = []) {
    move { old in rows.reduce(old) { $1 <= $0 ? $0 + 1 : $0 } }
  }

  /// Shows that rows are gone; rows behind them, and what of them is selected, move.
  public final func removeRows(at rows: IndexSet, withAnimation options: AnimationOptions = []) {
    move { old in rows.contains(old) ? nil : old - rows.count(in: 0..<old) }
  }

  /// Shows that a row is at another place.
  public final func moveRow(at oldIndex: Int, to newIndex: Int) {
    move { old in
      if old == oldIndex { return newIndex }
      let closed = old > oldIndex ? old - 1 : old
      return closed >= newIndex ? closed + 1 : closed
    }
  }

  private func move(_ place: (Int) -> Int?) {
    let before = selectedRows
    selectedRows = selectedRows.compactMap(place).sorted()
    var moved: [Int: NSTableRowView] = [:]
    for (row, view) in shownRows {
      guard let new = place(row) else {
        view.removeFromSuperview()
        delegate?.tableView(self, didRemove: view, forRow: row)
        continue
      }
      moved[new] = view
    }
    shownRows = moved
    let count = numberOfRows
    selectedRows.removeAll { $0 >= count }
    for (row, view) in shownRows { view.frame = rect(ofRow: row) }
    if before.count != selectedRows.count { tellSelection() }
  }

  /// Places rows anew whose height may be another.
  public final func noteHeightOfRows(withIndexesChanged rows: IndexSet) {
    for (row, view) in shownRows where row >= rows.first ?? .max { view.frame = rect(ofRow: row) }
  }

  /// Has the number of rows asked for anew; rows that are gone are selected no more.
  public final func noteNumberOfRowsChanged() {
    let count = numberOfRows
    selectedRows.removeAll { $0 >= count }
  }

  private func height(of row: Int) -> CGFloat {
    delegate?.tableView(self, heightOfRow: row) ?? CGFloat(rowHeight)
  }

  /// The rectangle of a row, with the distance to the next one; empty beyond the ends.
  public final func rect(ofRow row: Int) -> NSRect {
    guard (0..<numberOfRows).contains(row) else { return .zero }
    let gap = intercellSpacing.height
    let top = (0..<row).reduce(CGFloat(0)) { $0 + height(of: $1) + gap }
    return NSRect(x: 0, y: top, width: max(bounds.width, columnsWidth), height: height(of: row) + gap)
  }

  private var columnsWidth: CGFloat {
    columns.filter { !$0.isHidden }.reduce(0) { $0 + CGFloat($1.width) + intercellSpacing.width }
  }

  /// The rectangle of a column; empty beyond the ends, and for a hidden one.
  public final func rect(ofColumn column: Int) -> NSRect {
    guard columns.indices.contains(column), !columns[column].isHidden else { return .zero }
    let left = columns[..<column].filter { !$0.isHidden }.reduce(CGFloat(0)) {
      $0 + CGFloat($1.width) + intercellSpacing.width
    }
    let rows = numberOfRows
    return NSRect(
      x: left, y: 0, width: CGFloat(columns[column].width) + intercellSpacing.width,
      height: rows > 0 ? rect(ofRow: rows - 1).maxY : 0)
  }

  /// The row at a point; -1 for none.
  public final func row(at point: NSPoint) -> Int {
    (0..<numberOfRows).first { (rect(ofRow: $0).minY..<rect(ofRow: $0).maxY).contains(point.y) } ?? -1
  }

  /// The column at a point; -1 for none.
  public final func column(at point: NSPoint) -> Int {
    columns.indices.first { index in
      let rect = rect(ofColumn: index)
      return !rect.isEmpty && (rect.minX..<rect.maxX).contains(point.x)
    } ?? -1
  }

  /// The rows that a rectangle touches.
  public final func rows(in rect: NSRect) -> NSRange {
    let found = (0..<numberOfRows).filter { self.rect(ofRow: $0).intersects(rect) }
    return NSRange(location: found.first ?? 0, length: found.count)
  }

  /// Takes a column away; one of another table is left alone.
  public final func removeTableColumn(_ column: NSTableColumn) {
    guard column.tableView === self else { return }
    heldColumns.removeAll { $0 === column }
    column.tableView = nil
    forgetRowViews()
  }

  /// Puts the column of a place at another one.
  public final func moveColumn(_ oldIndex: Int, toColumn newIndex: Int) {
    guard columns.indices.contains(oldIndex), columns.indices.contains(newIndex) else { return }
    heldColumns.insert(heldColumns.remove(at: oldIndex), at: newIndex)
  }

  /// Makes the last column as wide as what is left of the table.
  public final func sizeLastColumnToFit() {
    guard let last = columns.last(where: { !$0.isHidden }) else { return }
    let rest = Double(bounds.width - columnsWidth) + last.width
    last.width = min(max(rest, last.minWidth), last.maxWidth)
  }

  /// Tells the delegate and all who listen that other rows are selected.
  final func tellSelection() {
    markSelectedRows()
    delegate?.selectionDidChange(in: self)
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Rows and columns that code makes. Cells are not placed: constraints are not solved.
extension NSGridView {
  /// A length as the content needs it.
  public static let sizedForContent = CGFloat.greatestFiniteMagnitude

  /// Makes a grid of empty cells.
  public convenience init(numberOfColumns columnCount: Int, rows rowCount: Int) {
    self.init()
    for _ in 0..<max(0, columnCount) { insertColumn(at: columns.count, with: []) }
    for _ in 0..<max(0, rowCount) { addRow(with: []) }
  }

  /// Makes a grid of views, row by row; rows that are shorter than others end with empty cells.
  public convenience init(views: [[NSView]]) {
    self.init()
    for row in views { addRow(with: row) }
  }

  /// How many rows there are.
  public final var numberOfRows: Int { rows.count }
  /// How many columns there are.
  public final var numberOfColumns: Int { columns.count }
  /// The row of an index, from the top.
  public final func row(at index: Int) -> NSGridRow { rows[index] }
  /// The column of an index, from the leading edge.
  public final func column(at index: Int) -> NSGridColumn { columns[index] }
  /// Where a row stands; `NSNotFound` for one of another grid.
  public final func index(of row: NSGridRow) -> Int { rows.firstIndex { $0 === row } ?? NSNotFound }
  /// Where a column stands; `NSNotFound` for one of another grid.
  public final func index(of column: NSGridColumn) -> Int { columns.firstIndex { $0 === column } ?? NSNotFound }

  /// The cell of a column and a row.
  public final func cell(atColumnIndex columnIndex: Int, rowIndex: Int) -> NSGridCell {
    fill()
    return cells[rowIndex * columns.count + columnIndex]
  }

  /// The cell that shows a view, or one that it lies in; nil for none.
  public final func cell(for view: NSView) -> NSGridCell? {
    fill()
    let around = Array(sequence(first: view, next: \.superview).prefix { $0 !== self })
    return cells.first { cell in around.contains { $0 === cell.contentView } }
  }

  /// Adds a row of views at the end, with as many columns as it needs.
  @discardableResult
  public final func addRow(with views: [NSView]) -> NSGridRow { insertRow(at: rows.count, with: views) }

  /// Puts a row of views at a place.
  @discardableResult
  public final func insertRow(at index: Int, with views: [NSView]) -> NSGridRow {
    while columns.count < views.count { insertColumn(at: columns.count, with: []) }
    fill()
    let place = min(max(index, 0), rows.count)
    let row = NSGridRow()
    row.gridView = self
    let made = columns.map { column in newCell(row, column) }
    rows.insert(row, at: place)
    cells.insert(contentsOf: made, at: place * columns.count)
    for (cell, view) in zip(made, views) { cell.show(view) }
    return row
  }

  /// Adds a column of views at the end, with as many rows as it needs.
  @discardableResult
  public final func addColumn(with views: [NSView]) -> NSGridColumn { insertColumn(at: columns.count, with: views) }

  /// Puts a column of views at a place.
  @discardableResult
  public final func insertColumn(at index: Int, with views: [NSView]) -> NSGridColumn {
    while rows.count < views.count { insertRow(at: rows.count, with: []) }
    fill()
    let place = min(max(index, 0), columns.count)
    let column = NSGridColumn()
    column.gridView = self
    let made = rows.map { row in newCell(row, column) }
    for (row, cell) in made.enumerated().reversed() { cells.insert(cell, at: row * columns.count + place) }
    columns.insert(column, at: place)
    for (cell, view) in zip(made, views) { cell.show(view) }
    return column
  }

  /// Moves a row to another place.
  public final func moveRow(at fromIndex: Int, to toIndex: Int) {
    guard rows.indices.contains(fromIndex), rows.indices.contains(toIndex) else { return }
    fill()
    let width = columns.count
    let moved = Array(cells[fromIndex * width..<(fromIndex + 1) * width])
    cells.removeSubrange(fromIndex * width..<(fromIndex + 1) * width)
    cells.insert(contentsOf: moved, at: toIndex * width)
    rows.insert(rows.remove(at: fromIndex), at: toIndex)
  }

  /// Moves a column to another place.
  public final func moveColumn(at fromIndex: Int, to toIndex: Int) {
    guard columns.indices.contains(fromIndex), columns.indices.contains(toIndex) else { return }
    fill()
    let width = columns.count
    cells = rows.indices.flatMap { row in
      var line = Array(cells[row * width..<(row + 1) * width])
      line.insert(line.remove(at: fromIndex), at: toIndex)
      return line
    }
    columns.insert(columns.remove(at: fromIndex), at: toIndex)
  }

  /// Takes a row away; its views leave. Nothing beyond the ends.
  public final func removeRow(at index: Int) {
    guard rows.indices.contains(index) else { return }
    fill()
    let range = index * columns.count..<(index + 1) * columns.count
    for cell in cells[range] { cell.contentView?.removeFromSuperview() }
    forgetHeads(in: Array(cells[range]))
    cells.removeSubrange(range)
    rows.remove(at: index).gridView = nil
  }

  /// Takes a column away; its views leave. Nothing beyond the ends.
  public final func removeColumn(at index: Int) {
    guard columns.indices.contains(index) else { return }
    fill()
    let places = rows.indices.map { $0 * columns.count + index }
    for place in places { cells[place].contentView?.removeFromSuperview() }
    forgetHeads(in: places.map { cells[$0] })
    for place in places.reversed() { cells.remove(at: place) }
    columns.remove(at: index).gridView = nil
  }

  /// Cells that were one with a cell that goes are cells by themselves again.
  private func forgetHeads(in gone: [NSGridCell]) {
    for cell in cells {
      guard let head = cell.headOfMergedCell, gone.contains(where: { $0 === head }) else { continue }
      cell.headOfMergedCell = nil
    }
  }

  /// Makes the cells of a rectangle one: the first of them shows its view all over it. Rectangles beyond the ends are cut.
  public final func mergeCells(inHorizontalRange hRange: NSRange, verticalRange vRange: NSRange) {
    fill()
    let across = Self.part(of: columns.count, in: hRange)
    let down = Self.part(of: rows.count, in: vRange)
    guard let column = across.first, let row = down.first else { return }
    let head = cell(atColumnIndex: column, rowIndex: row)
    for row in down {
      for column in across {
        let cell = cell(atColumnIndex: column, rowIndex: row)
        if cell !== head { cell.headOfMergedCell = head }
      }
    }
  }

  /// The places that a range has among so many; a range may be any, as that of a row which is not found.
  private static func part(of count: Int, in range: NSRange) -> Range<Int> {
    guard range.location >= 0, range.location < count, range.length > 0 else { return 0..<0 }
    return range.location..<range.location + min(range.length, count - range.location)
  }

  private func newCell(_ row: NSGridRow, _ column: NSGridColumn) -> NSGridCell {
    let cell = NSGridCell()
    (cell.row, cell.column) = (row, column)
    return cell
  }

  /// Rows and columns of an archive know their grid, and every place has a cell: archives leave the last ones out.
  private func fill() {
    guard needsFilling || cells.count < rows.count * columns.count else { return }
    needsFilling = false
    for row in rows { row.gridView = self }
    for column in columns { column.gridView = self }
    guard cells.count < rows.count * columns.count else { return }
    var known: [ObjectIdentifier: [NSGridCell]] = [:]
    for cell in cells { if let row = cell.row { known[ObjectIdentifier(row), default: []].append(cell) } }
    cells = rows.flatMap { row in
      let line = known[ObjectIdentifier(row)] ?? []
      return columns.map { column in line.first { $0.column === column } ?? newCell(row, column) }
    }
  }
}

private struct GridPlace: RareState {
  weak var grid: NSGridView?
}

extension NSGridRow {
  /// The grid that the row is in; nil for none.
  public internal(set) final var gridView: NSGridView? {
    get { self[rare: GridPlace.self].grid }
    set { self[rare: GridPlace.self].grid = newValue }
  }
  /// How many cells the row has.
  public final var numberOfCells: Int { gridView?.numberOfColumns ?? 0 }
  /// The cell of a column.
  public final func cell(at index: Int) -> NSGridCell {
    gridView.map { $0.cell(atColumnIndex: index, rowIndex: $0.index(of: self)) } ?? NSGridCell()
  }
  /// Makes cells of the row one.
  public final func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: range, verticalRange: NSRange(location: gridView.index(of: self), length: 1))
  }
}

extension NSGridColumn {
  /// The grid that the column is in; nil for none.
  public internal(set) final var gridView: NSGridView? {
    get { self[rare: GridPlace.self].grid }
    set { self[rare: GridPlace.self].grid = newValue }
  }
  /// How many cells the column has.
  public final var numberOfCells: Int { gridView?.numberOfRows ?? 0 }
  /// The cell of a row.
  public final func cell(at index: Int) -> NSGridCell {
    gridView.map { $0.cell(atColumnIndex: $0.index(of: self), rowIndex: index) } ?? NSGridCell()
  }
  /// Makes cells of the column one.
  public final func mergeCells(in range: NSRange) {
    guard let gridView else { return }
    gridView.mergeCells(
      inHorizontalRange: NSRange(location: gridView.index(of: self), length: 1), verticalRange: range)
  }
}

private struct GridConstraints: RareState {
  var custom: [NSLayoutConstraint] = []
}

extension NSGridCell {
  /// A view that stands for an empty cell.
  public static let emptyContentView = NSView()

  /// Constraints that place the view in the cell, in place of those of its placement.
  public final var customPlacementConstraints: [NSLayoutConstraint] {
    get { self[rare: GridConstraints.self].custom }
    set { self[rare: GridConstraints.self].custom = newValue }
  }

  /// Shows a view, unless it stands for none.
  fileprivate final func show(_ view: NSView) {
    guard view !== Self.emptyContentView else { return }
    contentView = view
  }
}

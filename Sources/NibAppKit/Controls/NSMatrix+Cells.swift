import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Cells by row and column.
extension NSMatrix {
  /// Makes a matrix of cells like one.
  public convenience init(
    frame frameRect: NSRect, mode: Mode, prototype cell: NSCell, numberOfRows rowsHigh: Int,
    numberOfColumns colsWide: Int
  ) {
    self.init()
    frame = frameRect
    self.mode = mode
    prototype = cell
    renewRows(rowsHigh, columns: colsWide)
  }

  /// How many rows there are.
  public final var numberOfRows: Int { rowCount }
  /// How many columns there are.
  public final var numberOfColumns: Int { columnCount }

  final func place(_ row: Int, _ column: Int) -> Int? {
    guard (0..<rowCount).contains(row), (0..<columnCount).contains(column) else { return nil }
    let place = row * columnCount + column
    return cells.indices.contains(place) ? place : nil
  }

  /// A new cell: a copy of the prototype where there is one, else one of the class of cells.
  final func newCell() -> NSCell {
    if let prototype { return prototype.copy(with: nil) as? NSCell ?? Swift.type(of: prototype).made() }
    return (wantedCellClass as? NSCell.Type)?.made() ?? NSCell()
  }

  /// The cell of a place; nil beyond the ends.
  public final func cell(atRow row: Int, column col: Int) -> NSCell? { place(row, col).map { cells[$0] } }
  /// The first cell of a tag; nil for none.
  public final func cell(withTag tag: Int) -> NSCell? { cells.first { $0.tag == tag } }
  /// Puts a cell at a place; nothing beyond the ends.
  public final func putCell(_ newCell: NSCell, atRow row: Int, column col: Int) {
    if let place = place(row, col) { cells[place] = newCell }
  }
  /// Makes as many rows and columns; cells that are there stay.
  public final func renewRows(_ newRows: Int, columns newCols: Int) {
    cells = (0..<max(0, newRows)).flatMap { row in
      (0..<max(0, newCols)).map { column in cell(atRow: row, column: column) ?? newCell() }
    }
    (rowCount, columnCount) = (max(0, newRows), max(0, newCols))
    if place(selectedRow, selectedColumn) == nil { (selectedRow, selectedColumn) = (-1, -1) }
  }
  /// Adds a row at the end.
  public final func addRow() { renewRows(rowCount + 1, columns: max(1, columnCount)) }
  /// Adds a column at the end.
  public final func addColumn() { renewRows(max(1, rowCount), columns: columnCount + 1) }
  /// Takes a row away; nothing beyond the ends.
  public final func removeRow(_ row: Int) {
    guard (0..<rowCount).contains(row) else { return }
    // An archive may have fewer cells than places.
    let first = min(row * columnCount, cells.count)
    cells.removeSubrange(first..<min(first + columnCount, cells.count))
    rowCount -= 1
    if selectedRow == row { (selectedRow, selectedColumn) = (-1, -1) } else if selectedRow > row { selectedRow -= 1 }
  }
  /// Takes a column away; nothing beyond the ends.
  public final func removeColumn(_ col: Int) {
    guard (0..<columnCount).contains(col) else { return }
    cells = cells.indices.filter { $0 % columnCount != col }.map { cells[$0] }
    columnCount -= 1
    if selectedColumn == col {
      (selectedRow, selectedColumn) = (-1, -1)
    } else if selectedColumn > col {
      selectedColumn -= 1
    }
  }
  /// Makes the cell of a place the selected one without sending an action; beyond the ends none.
  public final func selectCell(atRow row: Int, column col: Int) { selectCell(at: place(row, col) ?? -1) }
  /// Makes the first cell of a tag the selected one.
  /// - Returns: whether there is one.
  @discardableResult
  public final func selectCell(withTag tag: Int) -> Bool {
    guard let place = cells.firstIndex(where: { $0.tag == tag }) else { return false }
    selectCell(at: place)
    return true
  }
  /// Makes no cell the selected one, where that may be.
  public final func deselectAllCells() { if mode != .radioModeMatrix || allowsEmptySelection { selectCell(at: -1) } }
  /// Sets the state of the cell of a place: in a matrix of radio buttons, selects it.
  public final func setState(_ value: Int, atRow row: Int, column col: Int) {
    guard let place = place(row, col) else { return }
    if mode == .radioModeMatrix, value != 0 { return selectCell(at: place) }
    cells[place].state = NSControl.StateValue(rawValue: value) ?? .off
  }
  /// The frame of the cell of a place, from the top, in the matrix's own coordinates.
  public final func cellFrame(atRow row: Int, column col: Int) -> NSRect {
    let (width, height) = (cellSize.width + intercellSpacing.width, cellSize.height + intercellSpacing.height)
    return NSRect(x: CGFloat(col) * width, y: CGFloat(row) * height, width: cellSize.width, height: cellSize.height)
  }
  /// Gives the matrix the size of its cells.
  public final func sizeToCells() {
    let last = cellFrame(atRow: max(0, rowCount - 1), column: max(0, columnCount - 1))
    setFrameSize(rowCount * columnCount == 0 ? .zero : NSSize(width: last.maxX, height: last.maxY))
  }
}

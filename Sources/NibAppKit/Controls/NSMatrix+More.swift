import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of the editing of a matrix's cells. Stands in for NSMatrixDelegate.
@MainActor
public protocol NSMatrixDelegate: NSControlTextEditingDelegate {}

/// What few matrices are told.
struct MatrixUse: RareState {
  var cellClass: AnyClass?
  var double: Selector?
  weak var keyCell: NSCell?
  var tabGoesOn = true
  var validatesSize = false
}

extension NSMatrix {
  /// Makes a matrix of cells of a class.
  public convenience init(
    frame frameRect: NSRect, mode: Mode, cellClass factoryId: AnyClass?, numberOfRows rowsHigh: Int,
    numberOfColumns colsWide: Int
  ) {
    self.init(frame: frameRect)
    self.mode = mode
    wantedCellClass = factoryId
    renewRows(rowsHigh, columns: colsWide)
  }

  /// The class that new cells are of where there is no prototype; nil for that of all matrices.
  final var wantedCellClass: AnyClass? {
    get { self[rare: MatrixUse.self].cellClass }
    set { self[rare: MatrixUse.self].cellClass = newValue }
  }
  /// The class that new cells are of where there is no prototype.
  public final var cellClass: AnyClass {
    get { wantedCellClass ?? NSCell.self }
    set {
      wantedCellClass = newValue
      prototype = nil
    }
  }
  /// What is told of the editing of cells; not kept alive.
  public final var delegate: (any NSMatrixDelegate)? {
    get { outlet("delegate") as? any NSMatrixDelegate }
    set { connect("delegate", to: newValue) }
  }
  /// What the target is sent by a double click; nil for nothing.
  public final var doubleAction: Selector? {
    get { self[rare: MatrixUse.self].double }
    set { self[rare: MatrixUse.self].double = newValue }
  }
  /// The cell that keys go to; nil for the selected one.
  public final var keyCell: NSCell? {
    get { self[rare: MatrixUse.self].keyCell ?? chosenCell }
    set { self[rare: MatrixUse.self].keyCell = newValue }
  }
  /// Whether the tabulator goes from cell to cell.
  public final var tabKeyTraversesCells: Bool {
    get { self[rare: MatrixUse.self].tabGoesOn }
    set { self[rare: MatrixUse.self].tabGoesOn = newValue }
  }
  /// The modifiers of the click that goes on; none between clicks.
  public final var mouseDownFlags: Int {
    Int(truncatingIfNeeded: NSApplication.shared.currentEvent?.modifierFlags.rawValue ?? 0)
  }

  /// The cells that are selected: those that are on or pressed, and the last one.
  public final var selectedCells: [NSCell] {
    cells.filter { $0 === chosenCell || $0.isHighlighted || mode != .radioModeMatrix && $0.state == .on }
  }
  /// Selects the cells from one place to another, and no others, as dragging does: in a rectangle, or in their order.
  public final func setSelectionFrom(_ startPos: Int, to endPos: Int, anchor anchorPos: Int, highlight lit: Bool) {
    guard mode == .listModeMatrix, columnCount > 0, cells.indices.contains(startPos), cells.indices.contains(endPos)
    else { return }
    let (low, high) = (min(startPos, endPos), max(startPos, endPos))
    let columns = [startPos % columnCount, endPos % columnCount]
    let range = (columns.min() ?? 0)...(columns.max() ?? 0)
    for (place, cell) in cells.enumerated() where cell.isEnabled {
      let row = place / columnCount
      let isInside =
        isSelectionByRect
        ? (low / columnCount...high / columnCount).contains(row) && range.contains(place % columnCount)
        : (low...high).contains(place)
      cell.state = isInside ? .on : .off
      cell.isHighlighted = isInside && lit
    }
    (selectedRow, selectedColumn) = (endPos / columnCount, endPos % columnCount)
  }
  /// Makes the selected cell one that is not, where that may be.
  public final func deselectSelectedCell() {
    guard mode != .radioModeMatrix || allowsEmptySelection else { return }
    chosenCell?.state = .off
    (selectedRow, selectedColumn) = (-1, -1)
  }

  /// Gives the numbers of rows and columns.
  public final func getNumberOfRows(
    _ rowCount: UnsafeMutablePointer<Int>?, columns colCount: UnsafeMutablePointer<Int>?
  ) {
    rowCount?.pointee = numberOfRows
    colCount?.pointee = numberOfColumns
  }
  /// Gives the place of a cell.
  /// - Returns: whether it is in the matrix.
  @discardableResult
  public final func getRow(
    _ row: UnsafeMutablePointer<Int>, column col: UnsafeMutablePointer<Int>, of cell: NSCell
  ) -> Bool {
    let place = cells.firstIndex { $0 === cell }
    (row.pointee, col.pointee) = place.map { ($0 / columnCount, $0 % columnCount) } ?? (-1, -1)
    return place != nil
  }
  /// Gives the place of the cell at a point.
  /// - Returns: whether there is one.
  @discardableResult
  public final func getRow(
    _ row: UnsafeMutablePointer<Int>, column col: UnsafeMutablePointer<Int>, for point: NSPoint
  ) -> Bool {
    let place = cells.indices.first {
      cellFrame(atRow: $0 / columnCount, column: $0 % columnCount).holds(point)
    }
    (row.pointee, col.pointee) = place.map { ($0 / columnCount, $0 % columnCount) } ?? (-1, -1)
    return place != nil
  }

  /// A new cell for a place, which is put there.
  @discardableResult
  public final func makeCell(atRow row: Int, column col: Int) -> NSCell {
    let cell = newCell()
    cell.controlView = self
    putCell(cell, atRow: row, column: col)
    return cell
  }
  /// Adds a row of cells at the end.
  public final func addRow(with newCells: [NSCell]) { insertRow(rowCount, with: newCells) }
  /// Puts a row of new cells before a row.
  public final func insertRow(_ row: Int) { insertRow(row, with: nil) }
  /// Puts a row of cells before a row; where there are too few, new ones are made.
  public final func insertRow(_ row: Int, with newCells: [NSCell]?) {
    let (place, width) = (min(max(row, 0), rowCount), max(columnCount, newCells?.count ?? 1, 1))
    if width > columnCount { renewRows(rowCount, columns: width) }
    let given = newCells ?? []
    let added = (0..<width).map { given.indices.contains($0) ? given[$0] : newCell() }
    cells.insert(contentsOf: added, at: min(place * width, cells.count))
    (rowCount, columnCount) = (rowCount + 1, width)
    if selectedRow >= place { selectedRow += 1 }
  }
  /// Adds a column of cells at the end.
  public final func addColumn(with newCells: [NSCell]) { insertColumn(columnCount, with: newCells) }
  /// Puts a column of new cells before a column.
  public final func insertColumn(_ column: Int) { insertColumn(column, with: nil) }
  /// Puts a column of cells before a column; where there are too few, new ones are made.
  public final func insertColumn(_ column: Int, with newCells: [NSCell]?) {
    let (place, height) = (min(max(column, 0), columnCount), max(rowCount, newCells?.count ?? 1, 1))
    if height > rowCount { renewRows(height, columns: columnCount) }
    let given = newCells ?? []
    var rows = (0..<height).map { row in (0..<columnCount).compactMap { cell(atRow: row, column: $0) } }
    for row in rows.indices {
      rows[row].insert(given.indices.contains(row) ? given[row] : newCell(), at: min(place, rows[row].count))
    }
    cells = Array(rows.joined())
    (rowCount, columnCount) = (height, columnCount + 1)
    if selectedColumn >= place { selectedColumn += 1 }
  }
}

import Foundation

/// A table of texts, whose cells are blocks. Stands in for AppKit's NSTextTable.
///
/// Two tables are equal if they are the same object, for cells belong to one.
open class NSTextTable: NSTextBlock, @unchecked Sendable {
  /// How wide columns become. Documented: the numbers, by AppKit.
  public enum LayoutAlgorithm: UInt, Sendable {
    /// By their content, or as they say.
    case automaticLayoutAlgorithm, fixedLayoutAlgorithm
  }

  /// How many columns it has.
  open var numberOfColumns = 0
  /// How wide columns become; kept.
  open var layoutAlgorithm = LayoutAlgorithm.automaticLayoutAlgorithm
  /// Whether cells beside each other have one border; kept.
  open var collapsesBorders = false
  /// Whether cells without content are not seen; kept.
  open var hidesEmptyCells = false

  /// Whether another table is this one.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSTextTable) === self }

  /// The same for the same table.
  open override var hash: Int { ObjectIdentifier(self).hashValue }

  /// A table that says the same, without cells.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSTextTable()
    copy.take(self)
    (copy.numberOfColumns, copy.layoutAlgorithm) = (numberOfColumns, layoutAlgorithm)
    (copy.collapsesBorders, copy.hidesEmptyCells) = (collapsesBorders, hidesEmptyCells)
    return copy
  }

  /// Where the content of a cell may stand in a rectangle: columns are equally wide, and a cell is as wide as those that it
  /// spans, without what is around it.
  package final func contentRect(of block: NSTextTableBlock, at point: NSPoint, in rect: NSRect) -> NSRect {
    let column = rect.width / CGFloat(max(numberOfColumns, 1))
    let start = rect.minX + column * CGFloat(min(max(block.startingColumn, 0), max(numberOfColumns - 1, 0)))
    let width = min(column * CGFloat(max(block.columnSpan, 1)), rect.maxX - start)
    return block.contentRect(
      at: NSPoint(x: start, y: point.y),
      in: NSRect(x: start, y: rect.minY, width: max(width, 0), height: rect.height))
  }
}

/// A cell of a table of texts. Stands in for AppKit's NSTextTableBlock.
open class NSTextTableBlock: NSTextBlock, @unchecked Sendable {
  /// The table.
  public final let table: NSTextTable
  /// The first row that it is in, from 0.
  public final let startingRow: Int
  /// How many rows it is in.
  public final let rowSpan: Int
  /// The first column that it is in, from 0.
  public final let startingColumn: Int
  /// How many columns it is in.
  public final let columnSpan: Int

  /// Makes a cell.
  public init(table: NSTextTable, startingRow row: Int, rowSpan: Int, startingColumn col: Int, columnSpan colSpan: Int)
  {
    (self.table, startingRow, self.rowSpan) = (table, row, rowSpan)
    (startingColumn, columnSpan) = (col, colSpan)
    super.init()
  }

  /// Whether another cell says the same of the same table.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSTextTableBlock, other.table === table else { return false }
    return super.isEqual(other) && other.startingRow == startingRow && other.rowSpan == rowSpan
      && other.startingColumn == startingColumn && other.columnSpan == columnSpan
  }

  /// Equal for equal cells.
  open override var hash: Int { [startingRow, startingColumn].hashValue }

  /// The same cell of the same table.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSTextTableBlock(
      table: table, startingRow: startingRow, rowSpan: rowSpan, startingColumn: startingColumn, columnSpan: columnSpan)
    copy.take(self)
    return copy
  }
}

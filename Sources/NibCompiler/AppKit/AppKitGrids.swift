import NibBytes
import NibGraph
import NibSchema

/// The cells of grids, which documents list together and archives row by row.
enum AppKitGrids {
  private static func cells(of grid: Int, _ lowering: inout Lowering) -> [Int] {
    lowering.reader.firstChild(.gridCells, of: grid).map { Array(lowering.reader.children(of: $0)) } ?? []
  }

  /// Makes sure that each cell has an object, also one that is in no row.
  static func lowerCells(of grid: Int, _ lowering: inout Lowering) {
    for cell in cells(of: grid, &lowering) where lowering.object(cell) == nil {
      let tag = lowering.reader.document.tag(.init(cell))
      lowering.reader.warn(.unknownElement, "unknown element <\(tag)>; it is left out", at: cell)
    }
  }

  /// The cells of a row, in the order of the grid's columns.
  static func lowerRow(_ row: Int, _ lowering: inout Lowering) {
    let grid = lowering.reader.parent(of: lowering.reader.parent(of: row))
    let columns =
      lowering.reader.firstChild(.columns, of: grid).map { Array(lowering.reader.children(of: $0)) } ?? []
    var found: [(column: Int, object: ObjectID)] = []
    for cell in cells(of: grid, &lowering) where end(.row, of: cell, &lowering) == row {
      let column = end(.column, of: cell, &lowering).flatMap { columns.firstIndex(of: $0) } ?? columns.count
      if let object = lowering.object(cell) { found.append((column, object)) }
    }
    // Cells of one place stay in document order.
    let places = found.indices.sorted { (found[$0].column, $0) < (found[$1].column, $1) }
    lowering.writer.add(
      .reference(.nsGridCells, lowering.writer.array(places.map { found[$0].object }, .mutableArray)))
  }

  private static func end(_ name: WellKnownName, of cell: Int, _ lowering: inout Lowering) -> Int? {
    lowering.reader.attribute(name, of: cell).map { lowering.reader.element($0) }
  }
}

extension Raising {
  /// The cells of all rows, in the grid's own list.
  mutating func raiseGridCells(_ current: RaisedObject) {
    let rows = current.reference(AppKitKey.nsGridRows).map { graph.members($0) } ?? []
    let cells = rows.flatMap { row in
      graph.object(AppKitKey.nsGridCells, of: row).map { graph.members($0) } ?? []
    }
    guard !cells.isEmpty else { return }
    let container = document.add("gridCells", to: current.element)
    for cell in cells { claim(cell, in: container, key: nil) }
  }
}

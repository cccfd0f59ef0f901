import NibRuntime
import NibStandIns

/// Where the sections and rows of a table lie, in points from its top.
struct TableGeometry {
  struct Section {
    var header: Double
    /// Tops of the rows, then the bottom of the last.
    var edges: [Double]
    var footer: Double
    var start: Double

    var rows: Int { edges.count - 1 }
    var end: Double { (edges.last ?? start) + footer }
  }

  private(set) var sections: [Section] = []
  private(set) var height = 0.0

  /// Begins below a view of some height.
  init(top: Double = 0) { height = top }

  mutating func add(header: Double, rows: [Double], footer: Double) {
    var edges = [height + header]
    edges.reserveCapacity(rows.count + 1)
    for row in rows { edges.append((edges.last ?? 0) + row) }
    sections.append(Section(header: header, edges: edges, footer: footer, start: height))
    height = (edges.last ?? height) + footer
  }

  mutating func end(bottom: Double) { height += bottom }

  var counts: [Int] { sections.map(\.rows) }

  func contains(_ path: IndexPath) -> Bool {
    sections.indices.contains(path.section) && path.row >= 0 && path.row < sections[path.section].rows
  }

  /// Top and height of a row.
  func span(_ path: IndexPath) -> (y: Double, height: Double)? {
    guard contains(path) else { return nil }
    let edges = sections[path.section].edges
    return (edges[path.row], edges[path.row + 1] - edges[path.row])
  }

  /// The rows that show between two heights, in order. A row without height shows nothing.
  func rows(from top: Double, to bottom: Double) -> [IndexPath] {
    var found: [IndexPath] = []
    for (number, section) in sections.enumerated() where section.end > top && section.start < bottom {
      var row = firstRow(of: section, endingAfter: top)
      while row < section.rows, section.edges[row] < bottom {
        if section.edges[row + 1] > section.edges[row] { found.append(IndexPath(row: row, section: number)) }
        row += 1
      }
    }
    return found
  }

  /// By halving: a table may have very many rows.
  private func firstRow(of section: Section, endingAfter top: Double) -> Int {
    var (low, high) = (0, section.rows)
    while low < high {
      let middle = (low + high) / 2
      if section.edges[middle + 1] > top { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

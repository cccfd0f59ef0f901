import NibBytes
import NibGraph

/// Which rows of a graph's tables are written, and in what order.
///
/// Each table has a list from written to stored index and the inverse, where `absent` marks a row that is not written.
struct ArchiveLayout: ~Copyable {
  /// The written index of a row that is not written.
  static let absent = UInt32.max

  /// One table's order.
  struct Order: ~Copyable {
    /// For each written row its stored index.
    var stored: GrowingBuffer<UInt32>
    /// For each stored row its written index.
    var written: GrowingBuffer<UInt32>

    /// The rows of a table as they stand.
    init(identity count: Int) {
      stored = GrowingBuffer(capacity: count)
      written = GrowingBuffer(capacity: count)
      for row in 0..<count {
        stored.append(UInt32(truncatingIfNeeded: row))
        written.append(UInt32(truncatingIfNeeded: row))
      }
    }

    /// None of the rows of a table yet, with room for so many.
    init(noneOf count: Int, expecting room: Int) {
      stored = GrowingBuffer(capacity: room)
      written = GrowingBuffer(repeating: ArchiveLayout.absent, count: count)
    }

    /// Puts a row next, unless it has its place. Answers whether it had none.
    @inline(__always)
    @discardableResult
    mutating func place(_ row: Int) -> Bool {
      guard written[row] == ArchiveLayout.absent else { return false }
      written[row] = UInt32(truncatingIfNeeded: stored.count)
      stored.append(UInt32(truncatingIfNeeded: row))
      return true
    }

    /// Writes the rows in another order: a list of stored indices.
    mutating func reorder(_ rows: [UInt32]) {
      stored.removeAll()
      for (index, row) in rows.enumerated() {
        stored.append(row)
        written[Int(row)] = UInt32(truncatingIfNeeded: index)
      }
    }
  }

  var objects: Order
  var keys: Order
  var classes: Order
  /// Whether values are written in table order and objects keep their runs; else each object's values follow those of
  /// the object before.
  var keepsRuns: Bool
  /// Number of values that are written.
  var valueCount: Int
  /// Sum of the lengths of the data that is written, in bytes.
  var dataBytes: Int

  /// All rows of a graph as they stand.
  static func asStored(_ graph: ObjectGraph) -> ArchiveLayout {
    ArchiveLayout(
      objects: Order(identity: graph.count), keys: Order(identity: graph.keys.count),
      classes: Order(identity: graph.classes.count), keepsRuns: true, valueCount: graph.values.count,
      dataBytes: graph.values.reduce(0) { $0 + ($1.code == .data ? Int(ByteSpan(bits: $1.bits).count) : 0) })
  }
}

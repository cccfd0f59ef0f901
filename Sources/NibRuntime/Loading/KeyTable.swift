import Synchronization

/// The archive keys of a class's properties, row by row: what a stand-in's table looks for in an object.
package struct KeyTable: Sendable {
  private static let count = Atomic<Int>(0)

  /// Numbers the tables of the process from 0.
  let number: Int
  /// The keys of each row; the first that is there and converts counts.
  let rows: [[String]]
  /// Whether no row has a key.
  package let isEmpty: Bool

  /// Makes a table; meant to be made once a class.
  package init(_ rows: [[String]]) {
    number = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue
    self.rows = rows
    isEmpty = rows.allSatisfy(\.isEmpty)
  }
}

/// A key table for the keys of one graph: from a key's number to the row that reads it.
final class KeyMap: Sendable {
  /// A row that reads a key of the graph.
  struct Row {
    /// Its number in the table.
    let row: Int
    /// The keys to look for one after the other, in order; empty for a row with one key that no other row reads.
    var keys: [UInt32] = []
  }

  /// No row reads the key.
  static let none: Int16 = -1
  /// A row with several keys, or several rows, read the key.
  static let combined: Int16 = -2

  /// By key: index into `rows`, or one of the above.
  let indices: [Int16]
  /// The rows that read a key of the graph, in table order.
  let rows: [Row]

  init(_ table: KeyTable, keyNames: [String]) {
    var readers: [String: [Int]] = [:]
    for (row, keys) in table.rows.enumerated() {
      for key in keys { readers[key, default: []].append(row) }
    }
    // A name that stands among the keys twice is found by its first number.
    let numbers = Dictionary(
      keyNames.enumerated().filter { readers[$1] != nil }.map { ($1, UInt32(truncatingIfNeeded: $0)) }
    ) { first, _ in first }
    var indices = Array(repeating: Self.none, count: keyNames.count)
    var rows: [Row] = []
    for (row, keys) in table.rows.enumerated() {
      let present = keys.compactMap { numbers[$0] }
      guard let first = present.first else { continue }
      if keys.count == 1, readers[keys[0]]?.count == 1 {
        indices[Int(first)] = Int16(truncatingIfNeeded: rows.count)
        rows.append(Row(row: row))
      } else {
        for key in present { indices[Int(key)] = Self.combined }
        rows.append(Row(row: row, keys: present))
      }
    }
    self.indices = indices
    self.rows = rows
  }
}

import Synchronization

/// The archive keys of a class's properties, row by row: what a stand-in's table looks for in an object.
@usableFromInline package struct KeyTable: Sendable {
  private static let count = Atomic<Int>(0)

  /// Numbers the tables of the process from 0.
  let number: Int
  /// The keys of each row by their numbers here; the first that is there and converts counts.
  let rows: [[Int]]
  /// Numbers the keys from 0.
  let numbers: [String: Int]
  /// By key: how many rows read it.
  let readerCounts: [Int]
  /// Whether no row has a key.
  @usableFromInline package let isEmpty: Bool

  /// Makes a table; meant to be made once a class.
  package init(_ rows: [[String]]) {
    number = Self.count.wrappingAdd(1, ordering: .relaxed).oldValue
    var numbers: [String: Int] = [:]
    for key in rows.joined() where numbers[key] == nil { numbers[key] = numbers.count }
    self.numbers = numbers
    self.rows = rows.map { $0.compactMap { numbers[$0] } }
    var counts = Array(repeating: 0, count: numbers.count)
    for key in self.rows.joined() { counts[key] += 1 }
    readerCounts = counts
    isEmpty = numbers.isEmpty
  }
}

/// A key table for the keys of one graph: from a key's number to the row that reads it.
final class KeyMap: Sendable {
  /// No row reads the key.
  static let none: Int16 = -1
  /// A row with several keys, or several rows, read the key.
  static let combined: Int16 = -2

  /// By key: index into `rows`, or one of the above.
  let indices: [Int16]
  /// The rows that read a key of the graph, by their numbers in the table, in table order.
  let rows: [Int]
  /// By row: the keys to look for one after the other; empty for a row with one key that no other row reads.
  let keys: [[UInt32]]
  /// The rows with several keys, one bit each, 64 rows a word.
  let combinedRows: [UInt64]

  init(_ table: KeyTable, keyNames: [String]) {
    // A name that stands among the keys of the graph twice is found by its first number.
    var numbers = [UInt32?](repeating: nil, count: table.numbers.count)
    for (index, name) in keyNames.enumerated() {
      if let key = table.numbers[name], numbers[key] == nil { numbers[key] = UInt32(truncatingIfNeeded: index) }
    }
    var indices = Array(repeating: Self.none, count: keyNames.count)
    var rows: [Int] = []
    var combined: [[UInt32]] = []
    for (row, keys) in table.rows.enumerated() {
      if keys.count == 1, table.readerCounts[keys[0]] == 1 {
        guard let number = numbers[keys[0]] else { continue }
        indices[Int(number)] = Int16(truncatingIfNeeded: rows.count)
        combined.append([])
      } else {
        let present = keys.compactMap { numbers[$0] }
        if present.isEmpty { continue }
        for number in present { indices[Int(number)] = Self.combined }
        combined.append(present)
      }
      rows.append(row)
    }
    self.indices = indices
    self.rows = rows
    keys = combined
    var words = Array(repeating: UInt64(0), count: (rows.count + 63) / 64)
    for (row, keys) in combined.enumerated() where !keys.isEmpty { words[row / 64] |= 1 << UInt64(row % 64) }
    combinedRows = words
  }
}

/// One flag a value of an object: most objects have few values, whose flags need no array.
struct ReadMarks {
  private var first: UInt64 = 0
  private var others: [Bool]

  init(count: Int) {
    others = count > 64 ? Array(repeating: false, count: count - 64) : []
  }

  subscript(index: Int) -> Bool {
    get { index < 64 ? first & (1 << UInt64(index)) != 0 : others[index - 64] }
    set {
      if index >= 64 {
        others[index - 64] = newValue
      } else if newValue {
        first |= 1 << UInt64(index)
      } else {
        first &= ~(1 << UInt64(index))
      }
    }
  }
}

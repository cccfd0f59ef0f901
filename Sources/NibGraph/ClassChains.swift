import NibBytes

// Invariant: every number of `ends` is at most the number of bytes, every one of `rows` at most that of ends, and none
// is less than the one before. Equal lists have equal tables.

/// Lists of class names, one a row, in flat tables: an archive has many and few ask for them.
package struct ClassChains: Sendable, Hashable {
  /// The names one behind the other.
  private let bytes: [UInt8]
  /// By name where its bytes end.
  private let ends: [UInt32]
  /// By row where its names end.
  private let rows: [UInt32]

  /// Rows from tables.
  package init(bytes: [UInt8], ends: [UInt32], rows: [UInt32]) {
    self.bytes = bytes
    self.ends = ends
    self.rows = rows
  }

  /// Rows of names.
  package init(_ lists: [[String]]) {
    var (bytes, ends, rows): ([UInt8], [UInt32], [UInt32]) = ([], [], [])
    for list in lists {
      for name in list {
        bytes.append(contentsOf: name.utf8)
        ends.append(UInt32(truncatingIfNeeded: bytes.count))
      }
      rows.append(UInt32(truncatingIfNeeded: ends.count))
    }
    self.init(bytes: bytes, ends: ends, rows: rows)
  }

  /// Number of rows.
  package var count: Int { rows.count }

  /// The names of a row.
  package subscript(row: Int) -> [String] {
    let first = row == 0 ? 0 : Int(rows[row - 1])
    return (first..<Int(rows[row])).map { name in
      let start = name == 0 ? 0 : Int(ends[name - 1])
      return bytes.text(ByteSpan(offset: start, count: Int(ends[name]) - start))
    }
  }
}

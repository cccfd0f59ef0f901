/// Turns byte offsets of a text into lines and columns.
///
/// Lines and columns are 1-based; a column counts characters (Unicode scalars), as editors do.
public struct LineTable: Sendable {
  /// Offset of the first byte of each line.
  public let starts: [UInt32]

  /// Finds the line starts of `text`. One pass over the bytes.
  public init(_ text: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(text.count / 48 + 1)
    text.withUnsafeBufferPointer { bytes in
      for i in 0..<bytes.count where bytes[i] == 0x0A { starts.append(UInt32(truncatingIfNeeded: i + 1)) }
    }
    self.starts = starts
  }

  /// The line that holds the byte at `offset`, 1-based. O(log lines).
  public func line(at offset: Int) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The column of the byte at `offset` within its line, 1-based, in characters of `text`.
  public func column(at offset: Int, in text: [UInt8]) -> Int {
    let start = Int(starts[line(at: offset) - 1])
    var column = 1
    for i in start..<min(offset, text.count) where text[i] & 0xC0 != 0x80 { column += 1 }
    return column
  }
}

/// Turns byte offsets of a text into lines and columns.
///
/// Lines and columns are 1-based; a column counts characters (Unicode scalars), as editors do.
public struct LineTable: Sendable {
  /// Offset of the first byte of each line.
  public let starts: [UInt32]
  /// Number of characters before each block of `blockSize` bytes: a text of one line would else be counted from its
  /// beginning for every column.
  private let characters: [UInt32]

  private static let blockSize = 1024

  /// Finds the line starts of `text`. Two passes over the bytes.
  public init(_ text: [UInt8]) {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(text.count / 48 + 1)
    var characters: [UInt32] = [0]
    characters.reserveCapacity(text.count / Self.blockSize + 1)
    text.withUnsafeBufferPointer { bytes in
      Self.forEachBreak(in: UnsafeRawBufferPointer(bytes)) { starts.append(UInt32(truncatingIfNeeded: $0 + 1)) }
      var (total, block) = (0, 0)
      while block + Self.blockSize <= bytes.count {
        total += Self.characters(in: bytes[block..<block + Self.blockSize])
        characters.append(UInt32(truncatingIfNeeded: total))
        block += Self.blockSize
      }
    }
    self.starts = starts
    self.characters = characters
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

  /// The column of the byte at `offset` within its line, 1-based, in characters of `text`, which is the text the table
  /// was made of. The cost does not grow with the line.
  public func column(at offset: Int, in text: [UInt8]) -> Int {
    text.withUnsafeBufferPointer { text in
      let end = min(offset, text.count)
      let start = min(Int(starts[line(at: offset) - 1]), end)
      if end - start <= Self.blockSize { return Self.characters(in: text[start..<end]) + 1 }
      return count(before: end, in: text) - count(before: start, in: text) + 1
    }
  }

  /// Number of characters before a byte of the text.
  private func count(before offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int {
    let block = min(offset / Self.blockSize, characters.count - 1)
    return Int(characters[block]) + Self.characters(in: text[block * Self.blockSize..<offset])
  }
}

extension LineTable {
  /// Line and column of one offset, both 1-based, without a table: what a message needs.
  ///
  /// One pass over the bytes before `offset`, eight at a time. An offset behind the text counts as its end.
  public static func position(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    text.withUnsafeBufferPointer { text in
      let before = text[..<max(0, min(offset, text.count))]
      let start = lineStart(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: before)))
      return (breaks(in: before[..<start]) + 1, characters(in: before[start...]) + 1)
    }
  }

  /// Line and column of an offset, counting from the offset that was asked for before, on or back: many places in the
  /// order of a text take one pass, also where the text is one line.
  public static func position(of offset: Int, in text: [UInt8], from cursor: inout LineCursor) -> (
    line: Int, column: Int
  ) {
    let offset = max(0, min(offset, text.count))
    let back = cursor.offset - offset
    // From the beginning where that is nearer.
    if back > offset { cursor = LineCursor() }
    text.withUnsafeBufferPointer { text in
      if back > 0, back <= offset {
        let between = text[offset..<cursor.offset]
        let lines = breaks(in: between)
        cursor.line -= lines
        guard lines > 0 else { return cursor.column -= characters(in: between) }
        let start = lineStart(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text[..<offset])))
        return cursor.column = characters(in: text[start..<offset]) + 1
      }
      let between = text[cursor.offset..<offset]
      let start = lineStart(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: between)))
      cursor.line += breaks(in: between[..<(between.startIndex + start)])
      cursor.column = (start == 0 ? cursor.column : 1) + characters(in: between[(between.startIndex + start)...])
    }
    cursor.offset = offset
    return (cursor.line, cursor.column)
  }

  /// Every byte's lowest bit.
  private static let ones: UInt64 = 0x0101_0101_0101_0101

  /// Marks the bytes of a word that are line breaks in their lowest bits.
  ///
  /// A byte that is a line break is zero after the exclusive or, and then alone keeps its high bit.
  @inline(__always)
  private static func breakMarks(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    let word = word ^ (ones &* 0x0A)
    return (~(((word & low) &+ low) | word | low)) &>> 7
  }

  /// Tells of every line break, in order; eight bytes at a time.
  @inline(__always)
  private static func forEachBreak(in text: UnsafeRawBufferPointer, _ found: (Int) -> Void) {
    var at = 0
    while at + 8 <= text.count {
      var marks = breakMarks(UInt64(littleEndian: text.loadUnaligned(fromByteOffset: at, as: UInt64.self)))
      while marks != 0 {
        found(at + marks.trailingZeroBitCount / 8)
        marks &= marks &- 1
      }
      at += 8
    }
    for index in at..<text.count where text[index] == 0x0A { found(index) }
  }

  /// Where the last line of a text begins.
  private static func lineStart(_ text: UnsafeRawBufferPointer) -> Int {
    var at = text.count
    while at >= 8, breakMarks(text.loadUnaligned(fromByteOffset: at - 8, as: UInt64.self)) == 0 { at -= 8 }
    while at > 0, text[at - 1] != 0x0A { at -= 1 }
    return at
  }

  /// Number of line breaks.
  private static func breaks(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    count(UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text)), breakMarks) { $0 == 0x0A }
  }

  /// Number of characters that begin in a piece of text: of bytes that do not continue one.
  private static func characters(in text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
    let raw = UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: text))
    return raw.count - count(raw, continuationMarks) { $0 & 0xC0 == 0x80 }
  }

  /// Marks the bytes of a word that continue a character: the highest bit without the next.
  @inline(__always)
  private static func continuationMarks(_ word: UInt64) -> UInt64 { word &>> 7 & ~(word &>> 6) & ones }

  /// Number of bytes with a mark, eight at a time.
  ///
  /// Each byte of `found` counts one column; 31 words are few enough for the sum of all eight to fit one byte.
  @inline(__always)
  private static func count(
    _ text: UnsafeRawBufferPointer, _ marks: (UInt64) -> UInt64, byte isMarked: (UInt8) -> Bool
  ) -> Int {
    var (count, at) = (0, 0)
    while at + 8 <= text.count {
      var found: UInt64 = 0
      let end = min(text.count - 7, at + 8 * 31)
      while at < end {
        found &+= marks(text.loadUnaligned(fromByteOffset: at, as: UInt64.self))
        at &+= 8
      }
      count += Int((found &* ones) &>> 56)
    }
    for byte in text[at...] where isMarked(byte) { count += 1 }
    return count
  }
}

/// Where a count of lines and columns ended.
public struct LineCursor: Sendable {
  fileprivate var offset = 0
  fileprivate var line = 1
  fileprivate var column = 1

  /// The beginning of a text.
  public init() {}
}

import NibBytes
import NibTestSupport
import Testing

@Suite("Lines and columns")
struct LineTableTests {
  static let text = Array("ab\n\nÄé x\n".utf8)

  static let positions: [(offset: Int, line: Int, column: Int)] = [
    (0, 1, 1), (2, 1, 3), (3, 2, 1), (4, 3, 1), (6, 3, 2), (9, 3, 4), (11, 4, 1), (99, 4, 1),
  ]

  @Test("an offset has its line, and a column in characters", arguments: positions)
  func position(_ row: (offset: Int, line: Int, column: Int)) {
    let lines = LineTable(Self.text)

    #expect(lines.line(at: row.offset) == row.line)
    #expect(lines.column(at: row.offset, in: Self.text) == row.column)
    #expect(LineTable.position(of: row.offset, in: Self.text) == (row.line, row.column))
  }

  @Test("thousands of lines are counted, blank ones and long ones")
  func many() {
    let text = (0..<3000).flatMap { Array(repeating: UInt8(ascii: "x"), count: $0 % 7) + [0x0A] }
    let lines = LineTable(text)

    for offset in stride(from: 0, through: text.count, by: 97) {
      let position = LineTable.position(of: offset, in: text)
      #expect(position == (lines.line(at: offset), lines.column(at: offset, in: text)))
    }
    #expect(LineTable.position(of: .max, in: text) == (3001, 1))
  }

  @Test("a count that goes on from the last place gives the same, forwards and backwards")
  func cursor() {
    var cursor = LineCursor()

    for row in Self.positions + Self.positions.reversed() {
      #expect(LineTable.position(of: row.offset, in: Self.text, from: &cursor) == (row.line, row.column))
    }
  }

  @Test("a count goes back as it goes on, within a line and over many, past characters of several bytes")
  func cursorInBothDirections() {
    let text = (0..<900).flatMap { [UInt8](String(repeating: "xé", count: $0 % 9).utf8) + [UInt8(ascii: "\n")] }
    let lines = LineTable(text)
    var cursor = LineCursor()
    var offset = 7

    for step in 0..<2000 {
      offset = (offset * 31 + step) % (text.count + 1)
      for place in [offset, max(0, offset - 3), offset, max(0, offset - 90), offset / 2] {
        let position = LineTable.position(of: place, in: text, from: &cursor)
        #expect(position == (lines.line(at: place), lines.column(at: place, in: text)))
      }
    }
  }

  @Test("columns of a long line are counted from its beginning, whatever lies before it")
  func longLine() {
    let text =
      Array(String(repeating: "é", count: 700).utf8) + [0x0A] + Array(String(repeating: "xé\u{1F600}", count: 900).utf8)
    let lines = LineTable(text)

    for offset in stride(from: 0, through: text.count, by: 7) {
      let position = LineTable.position(of: offset, in: text)
      #expect(position == (lines.line(at: offset), lines.column(at: offset, in: text)))
    }
    #expect(lines.column(at: text.count, in: text) == 2701)
  }

  @Test("a column late in a text of one line costs no more than an early one")
  func oneLine() {
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 4 << 20)
    let lines = LineTable(text)

    var columns: [Int] = []
    let time = ProcessorTime.of { columns = (0..<2000).map { lines.column(at: text.count - $0, in: text) } }

    #expect(columns.last == text.count - 1999 + 1)
    #expect(time < .seconds(60))
  }

  @Test("places in order in a text of one line take one pass")
  func oneLineInOrder() {
    let text = [UInt8](repeating: UInt8(ascii: "x"), count: 4 << 20)
    var cursor = LineCursor()
    var column = 0

    let time = ProcessorTime.of {
      for offset in stride(from: 0, to: text.count, by: 64) {
        column = LineTable.position(of: offset, in: text, from: &cursor).column
      }

      #expect(column == text.count - 63)
      for offset in stride(from: text.count, to: text.count / 2, by: -64) {
        column = LineTable.position(of: offset, in: text, from: &cursor).column
      }
      #expect(column == text.count / 2 + 65)
    }
    #expect(time < .seconds(60))
  }

  @Test("only the line break counts among all byte values")
  func otherBytes() {
    let text = (0..<40).flatMap { shift in (0..<256).map { UInt8(truncatingIfNeeded: $0 + shift) } }

    #expect(LineTable.position(of: text.count, in: text).line == 41)
    #expect(LineTable.position(of: 1000, in: [UInt8](repeating: 0x0A, count: 1000)).line == 1001)
  }
}

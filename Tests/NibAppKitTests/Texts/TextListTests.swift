import NibAppKit
import NibTestSupport
import Testing

@MainActor
@Suite("Lists, blocks and tables of texts") struct TextListTests {
  @Test(
    "marks and numbers stand before items",
    arguments: [
      ("{decimal}", 3, "3"), ("({decimal})", 5, "(5)"), ("{lower-alpha}", 27, "aa"), ("{upper-latin}", 3, "C"),
      ("{lower-roman}", 1994, "mcmxciv"), ("{upper-roman}.", 4, "IV."), ("{octal}", 9, "11"),
      ("{lower-hexadecimal}", 255, "ff"), ("{upper-hexadecimal}", 255, "FF"), ("{disc}", 7, "•"), ("{hyphen}", 1, "⁃"),
      ("{check}", 1, "✓"), ("{box}", 1, "□"), ("{circle}", 1, "◦"), ("{diamond}", 1, "◆"), ("{square}", 1, "▪"),
      ("{upper-roman}", 0, "0"), ("{lower-alpha}", -1, "-1"), ("{upper-roman}", 4000, "4000"), ("* }{x", 1, "* }{x"),
      ("{other}", 1, "{other}"), ("{octal}", Int.min, "-1000000000000000000000"),
    ])
  func markers(format: String, number: Int, marker: String) {
    let list = NSTextList(markerFormat: .init(format), options: 0)
    #expect(list.marker(forItemNumber: number) == marker)
    #expect(list.isOrdered == ["decimal", "alpha", "latin", "roman", "octal", "hex"].contains { format.contains($0) })
  }

  @Test("styles with the same lists are equal, and copies have them")
  func styles() throws {
    let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)
    #expect(list == NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4))
    #expect(list.copy() as? NSTextList == list && list != NSTextList(markerFormat: .decimal))
    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy == style && copy.textLists == [list] && copy != NSParagraphStyle())
    style.textBlocks = [NSTextBlock()]
    #expect(copy != style && copy.textBlocks.isEmpty)
  }

  private func text(_ lines: [(String, [NSTextList])]) -> NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (line, lists) in lines {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      text.append(NSAttributedString(string: line, attributes: [.paragraphStyle: style]))
    }
    return text
  }

  @Test("items are counted from the number that the list begins with, without those of lists inside")
  func items() {
    let (outer, inner) = (
      NSTextList(markerFormat: .decimal, startingItemNumber: 3), NSTextList(markerFormat: .disc)
    )
    let text = text([("x\n", []), ("a\n", [outer]), ("b\n", [outer, inner]), ("c\n", [outer]), ("y", [])])
    #expect(text.itemNumber(in: outer, at: 2) == 3 && text.itemNumber(in: outer, at: 6) == 4)
    #expect(text.itemNumber(in: inner, at: 4) == 1 && text.itemNumber(in: inner, at: 2) == NSNotFound)
    #expect(text.range(of: outer, at: 5) == NSRange(location: 2, length: 6))
    #expect(text.range(of: outer, at: 0).location == NSNotFound && text.itemNumber(in: outer, at: -1) == NSNotFound)
  }

  @Test("rich text has lists, their levels and numbers")
  func richText() throws {
    let (outer, inner) = (
      NSTextList(markerFormat: .init("§ ({upper-roman}) →"), options: 0), NSTextList(markerFormat: .check)
    )
    outer.startingItemNumber = 7
    let text = text([("a\n", [outer]), ("b\n", [outer, inner]), ("c", [])])
    let data = try #require(text.rtf(from: NSRange(location: 0, length: text.length)))
    let read = try #require(NSAttributedString(rtf: data, documentAttributes: nil))
    func lists(_ place: Int) -> [NSTextList] {
      (read.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle)?.textLists ?? []
    }
    #expect(read.string == text.string && lists(0) == [outer] && lists(2) == [outer, inner] && lists(4).isEmpty)
    let foreign =
      "{\\rtf1{\\*\\listtable{\\list{\\listlevel\\levelnfc4{\\leveltext\\'01\\'00;}}\\listid9}}"
      + "{\\*\\listoverridetable{\\listoverride\\listid9\\ls2}}\\ls2\\ilvl5 x\\par\\pard\\ls3 y}"
    let other = try #require(NSAttributedString(rtf: Data(foreign.utf8), documentAttributes: nil))
    let style = other.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(other.string == "x\ny" && style?.textLists.map(\.markerFormat) == [.lowercaseAlpha])
  }

  @Test("pages have lists with what stands before their items")
  func pages() throws {
    let page = "<ul><li>a<ol start=9 type=i><li> b</li></ol></li><li>c</li></ul>d"
    let text = try #require(NSAttributedString(html: Data(page.utf8), documentAttributes: nil))
    #expect(text.string == "\t•\ta\n\tix.\tb\n\t•\tc\nd")
    func formats(_ place: Int) -> [NSTextList.MarkerFormat] {
      let style = text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
      return style?.textLists.map(\.markerFormat) ?? []
    }
    #expect(formats(1) == [.disc] && formats(7) == [.disc, .init("{lower-roman}.")] && formats(text.length - 1) == [])
    let deep = String(repeating: "<ul><li>", count: 3000) + "x" + String(repeating: "</ul>", count: 4000) + "<li>y"
    let read = NSAttributedString(html: Data(deep.utf8), documentAttributes: nil)
    #expect(read?.string.hasSuffix("x\ny") == true)
  }

  @Test("blocks have sizes and colors, and say where their text stands")
  func blocks() throws {
    let block = NSTextBlock()
    block.setWidth(2, type: .absoluteValueType, for: .border)
    block.setWidth(10, type: .percentageValueType, for: .margin, edge: .minX)
    block.backgroundColor = .red
    block.setBorderColor(.blue, for: .maxY)
    let (rect, range) = (NSRect(x: 0, y: 0, width: 200, height: 100), NSRange(location: 0, length: 0))
    let container = NSTextContainer(size: rect.size)
    let inner = block.rectForLayout(at: .zero, in: rect, textContainer: container, characterRange: range)
    #expect(inner == NSRect(x: 22, y: 2, width: 176, height: 96))
    let bounds = block.boundsRect(forContentRect: inner, in: rect, textContainer: container, characterRange: range)
    #expect(bounds == rect)
    let copy = try #require(block.copy() as? NSTextBlock)
    #expect(copy == block && copy.borderColor(for: .maxY) == .blue && copy.borderColor(for: .minX) == nil)
    copy.setContentWidth(50, type: .percentageValueType)
    #expect(copy != block && copy.contentWidth == 50 && copy.contentWidthValueType == .percentageValueType)
    #expect(copy.rectForLayout(at: .zero, in: rect, textContainer: container, characterRange: range).width == 100)
  }

  @Test("cells of a table are as wide as their columns, and belong to one table")
  func tables() throws {
    let table = NSTextTable()
    table.numberOfColumns = 4
    let cell = NSTextTableBlock(table: table, startingRow: 0, rowSpan: 1, startingColumn: 1, columnSpan: 2)
    let (rect, range) = (NSRect(x: 0, y: 0, width: 400, height: 100), NSRange(location: 0, length: 0))
    let container = NSTextContainer(size: rect.size)
    #expect(
      cell.rectForLayout(at: .zero, in: rect, textContainer: container, characterRange: range)
        == NSRect(x: 100, y: 0, width: 200, height: 100))
    let copy = try #require(cell.copy() as? NSTextTableBlock)
    #expect(copy == cell && copy.table === table && table.copy() as? NSTextTable != table)
    let far = NSTextTableBlock(
      table: NSTextTable(), startingRow: .min, rowSpan: .max, startingColumn: .max, columnSpan: .max)
    #expect(far != cell)
    let width = far.rectForLayout(at: .zero, in: rect, textContainer: container, characterRange: range).width
    #expect(width == 400)

    let text = NSMutableAttributedString(string: "a\nb\nc")
    for (place, block) in [(0, cell), (2, copy)] {
      let style = NSMutableParagraphStyle()
      style.textBlocks = [block]
      text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: place, length: 2))
    }
    #expect(text.range(of: table, at: 1) == NSRange(location: 0, length: 4))
    #expect(text.range(of: cell, at: 4).location == NSNotFound)
  }
}

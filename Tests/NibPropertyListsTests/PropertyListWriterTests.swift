import NibBytes
import NibPropertyLists
import Testing

@Suite("Writing property lists") struct PropertyListWriterTests {
  private let value = PropertyList.dictionary([
    .init("empty", .dictionary([])), .init("list", .array([.integer(-3), .real(250), .real(0), .real(0.5)])),
    .init("none", .array([])), .init("text", .string("a < b & \"ü\"")), .init("yes", .boolean(true)),
  ])

  @Test("XML has a tab a level, and empty elements for what is empty")
  func layout() {
    #expect(
      String(decoding: XMLPropertyListWriter.bytes(of: value), as: UTF8.self) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0">
        <dict>
        \t<key>empty</key>
        \t<dict/>
        \t<key>list</key>
        \t<array>
        \t\t<integer>-3</integer>
        \t\t<real>250</real>
        \t\t<real>0.0</real>
        \t\t<real>0.5</real>
        \t</array>
        \t<key>none</key>
        \t<array/>
        \t<key>text</key>
        \t<string>a &lt; b &amp; "ü"</string>
        \t<key>yes</key>
        \t<true/>
        </dict>
        </plist>

        """)
  }

  @Test("both forms are read as what was written")
  func roundTrip() throws {
    #expect(try PropertyList(XMLPropertyListWriter.bytes(of: value), file: "x") == value)
    #expect(try PropertyList(BinaryPropertyListWriter.bytes(of: value), file: "b") == value)
  }

  @Test("with each text once, the binary form says the same in fewer bytes")
  func textsOnce() throws {
    let row = PropertyList.dictionary([.init("a long key", .string("a long text")), .init("n", .array([.integer(1)]))])
    for value in [value, PropertyList.array([row, row, .array([]), .dictionary([]), row]), .string("one"), .null] {
      let plain = BinaryPropertyListWriter.bytes(of: value)
      let shared = BinaryPropertyListWriter.bytes(of: PropertyListTable(sharingLeavesOf: value))

      #expect(try PropertyList(shared, file: "b") == value)
      #expect(shared.count <= plain.count)
    }
    let rows = PropertyList.array(Array(repeating: row, count: 100))
    let shared = BinaryPropertyListWriter.bytes(of: PropertyListTable(sharingLeavesOf: rows))
    #expect(BinaryPropertyListWriter.bytes(of: rows).count > 2 * shared.count)
  }

  @Test("a dictionary whose values are made as they are written is the same in both forms", arguments: [0, 1, 3])
  func parts(count: Int) throws {
    let row = PropertyList.dictionary([.init("key", .array([.integer(7), .real(0.5), .string("text"), .integer(7)]))])
    let parts = (0..<count).map { number in PropertyListPart("row \(number)") { .whole(row) } }
    let whole = PropertyList.dictionary((0..<count).map { .init("row \($0)", row) })

    let table = try table(of: parts, equal: whole)
    #expect(table.objects.count { $0.kind == .integer } == min(count, 1))
  }

  @Test("dictionaries that are made one after another are written as they are together", arguments: [0, 1, 500])
  func dictionaries(count: Int) throws {
    func row(_ name: String, _ number: Int) -> [String: PropertyList] {
      ["name": .string(name), "inner": .dictionary([.init("n", .integer(Int64(number)))]), "also": .array([.null])]
    }
    let sources = Dictionary(uniqueKeysWithValues: (0..<count).map { ("id \($0)", $0) })
    let list = PropertyList.sorted(
      Dictionary(uniqueKeysWithValues: sources.map { ($0.key, .sorted(row($0.key, $0.value))) }))
    let parts = [PropertyListPart("a") { .sorted(sources, row) }, PropertyListPart("b") { .whole(list) }]
    let whole = PropertyList.dictionary([.init("a", list), .init("b", list)])

    let table = try table(of: parts, equal: whole)
    let together = PropertyListTable(sharingLeavesOf: ["a", "b"].map { key in PropertyListPart(key) { .whole(list) } })
    #expect(BinaryPropertyListWriter.bytes(of: table) == BinaryPropertyListWriter.bytes(of: together))
  }

  /// The table of parts, which are written as the value is in both forms, and in pieces as at once.
  private func table(of parts: [PropertyListPart], equal whole: PropertyList) throws -> PropertyListTable {
    var text = ""
    XMLPropertyListWriter.write(parts) { text += $0 }
    #expect(Array(text.utf8) == XMLPropertyListWriter.bytes(of: whole))
    let table = PropertyListTable(sharingLeavesOf: parts)
    let bytes = BinaryPropertyListWriter.bytes(of: table)
    #expect(try PropertyList(bytes, file: "b") == whole)
    var pieces: [[UInt8]] = []
    BinaryPropertyListWriter.write(table) { pieces.append($0) }
    #expect(Array(pieces.joined()) == bytes)
    return table
  }

  @Test("a character that XML cannot hold is replaced, not written")
  func control() throws {
    let bytes = XMLPropertyListWriter.bytes(of: .string("a\u{1}b\tc"))

    #expect(try PropertyList(bytes, file: "x") == .string("a\u{FFFD}b\tc"))
  }

  @Test("sorting is by the bytes of the names")
  func sorted() {
    let value = PropertyList.sorted(["b": .integer(1), "B": .integer(2), "a": .integer(3)])

    #expect(value == .dictionary([.init("B", .integer(2)), .init("a", .integer(3)), .init("b", .integer(1))]))
  }

  @Test("what only newer programs write has both forms: data, dates, UIDs, null, long texts and numbers")
  func otherTypes() throws {
    let long = String(repeating: "ab", count: 200)
    let value = PropertyList.array([
      .data(Array(0...99)), .data([]), .date(-1), .date(86_400 * 59), .date(-86_400 * 366 * 100), .uid(7), .uid(300),
      .string(long), .string(long + "é"), .integer(.min), .integer(.max), .real(-1e300),
    ])

    #expect(try PropertyList(XMLPropertyListWriter.bytes(of: value), file: "x") == value)
    #expect(try PropertyList(BinaryPropertyListWriter.bytes(of: value), file: "b") == value)
    #expect(try PropertyList(BinaryPropertyListWriter.bytes(of: .array([.null])), file: "b") == .array([.null]))
  }

  @Test("a list that was read from XML is written as binary, text in its narrowest form")
  func forms() throws {
    let value = PropertyList.dictionary([.init("é", .string("a")), .init("b", .array([.string("ü"), .data([1])]))])
    let table = try PropertyListTable(XMLPropertyListWriter.bytes(of: value), file: "x")

    #expect(try PropertyList(BinaryPropertyListWriter.bytes(of: table), file: "b") == value)
  }

  @Test(
    "dates are of the Gregorian calendar, in UTC",
    arguments: [
      ("2001-01-01T00:00:00Z", 0.0), ("2000-02-29T23:59:59Z", -26_438_401), ("1999-12-31T00:00:00Z", -31_708_800),
      ("2100-03-01T00:00:00Z", 3_129_235_200), ("0000-01-01T00:00:00Z", -63_145_526_400),
      ("9999-12-31T23:59:59Z", 252_423_993_599),
    ])
  func dates(_ text: String, _ seconds: Double) throws {
    let bytes = XMLPropertyListWriter.bytes(of: .date(seconds))

    #expect(String(decoding: bytes, as: UTF8.self).contains("<date>\(text)</date>"))
    #expect(try PropertyList(bytes, file: "x") == .date(seconds))
  }

  @Test("a text that is there already takes no room again, in words or as bytes, long or short")
  func sharedTexts() {
    let long = String(repeating: "long ", count: 40)
    var builder = PropertyListTableBuilder(bytes: Array(long.utf8), repeatsTokens: false)

    let whole = ByteSpan(offset: 0, count: long.utf8.count)
    let objects = [
      builder.string("a"), builder.string("a"), builder.string(long), builder.string(whole), builder.string(whole),
      builder.data(whole), builder.string("b"),
    ]
    let table = builder.finish(usesThreeBytes: false)

    #expect(objects == [0, 0, 1, 1, 1, 2, 3])
    #expect(table.bytes.count == 2 * long.utf8.count + 2)
    #expect(table.string(3) == "b" && table.string(1) == long)
  }
}

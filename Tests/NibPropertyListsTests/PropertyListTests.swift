import NibDiagnostics
import NibPropertyLists
import NibTestSupport
import Testing

@Suite("Reading property lists") struct PropertyListTests {
  private func xml(_ inner: String) -> [UInt8] {
    Array(#"<?xml version="1.0"?><!DOCTYPE plist PUBLIC "x" "y"><plist version="1.0">\#(inner)</plist>"#.utf8)
  }

  @Test("XML is read with entities, comments, CDATA, empty elements and the first of equal keys")
  func xmlValues() throws {
    let list = try PropertyList(
      xml(
        """
        <dict><!-- a > comment --><key>a &amp; b</key><string>&lt;&#65;&#x42;&gt;</string>
        <key>list</key><array><integer>-3</integer><real>1.5</real><true/><false/><string/></array>
        <key>list</key><string>second</string><key>none</key><dict/>
        <key>more</key><array><string>x &amp; <![CDATA[<&amp;>]]> y</string><integer> 0xFF </integer>
        <data> AAEC /w== </data><date>2001-01-02T00:00:01Z</date></array></dict>
        """), file: "Info.plist")

    #expect(
      list
        == .dictionary([
          .init("a & b", .string("<AB>")),
          .init("list", .array([.integer(-3), .real(1.5), .boolean(true), .boolean(false), .string("")])),
          .init("none", .dictionary([])),
          .init("more", .array([.string("x & <&amp;> y"), .integer(255), .data([0, 1, 2, 255]), .date(86_401)])),
        ]))
    #expect(list["a & b"]?.text == "<AB>")
  }

  @Test(
    "a document type that declares something is refused, whatever its declarations hold",
    arguments: [
      "<!DOCTYPE plist [<!ENTITY a \"x\">]><plist><string>y</string></plist>",
      "<!DOCTYPE plist [<!ENTITY a \"<array><string>x</string></array>\">]><plist><string>y</string></plist>",
      "<!DOCTYPE plist PUBLIC \"a\" \"b\" [ ]><plist><string>y</string></plist>",
      "<!ENTITY a \"x\"><plist><string>y</string></plist>",
    ])
  func documentTypes(text: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyList(Array(text.utf8), file: "a.plist") }

    #expect(error?.code == .badPropertyList)
    #expect(error?.detail.contains("document type") == true)
  }

  @Test("binary is read: texts of both widths, numbers, booleans, dates, UIDs, arrays, dictionaries in order")
  func binaryValues() throws {
    let list = try PropertyList(
      BinaryList([
        [0xD2, 1, 2, 3, 4], [0x51, 0x62], [0x51, 0x61], [0x61, 0x00, 0xE9], [0xA6, 5, 6, 7, 8, 9, 10], [0x11, 1, 0],
        [0x09], [0x22, 0x3F, 0x80, 0, 0], [0x81, 1, 2], [0x33, 0x40, 0, 0, 0, 0, 0, 0, 0], [0x42, 7, 8],
      ]).bytes, file: "Info.plist")

    #expect(
      list
        == .dictionary([
          .init("b", .string("é")),
          .init("a", .array([.integer(256), .boolean(true), .real(1), .uid(258), .date(2), .data([7, 8])])),
        ]))
  }

  @Test("a table keeps shared objects once, and keys that repeat")
  func tables() throws {
    let table = try PropertyListTable(
      BinaryList([[0xD2, 1, 1, 2, 3], [0x51, 0x61], [0xA2, 3, 3], [0x51, 0x62]]).bytes, file: "x.plist")

    #expect(table.count == 4)
    #expect(table.keys(table.top).map(Array.init) == [1, 1])
    #expect(table.items(2).map(Array.init) == [3, 3])
    #expect(table.value("a", of: 0) == 2)
    #expect(table.place(2, file: "x.plist") == .byte("x.plist", offset: 15))
  }

  @Test("in XML a dictionary of CF$UID alone is a UID, and objects have lines")
  func uids() throws {
    let table = try PropertyListTable(
      xml("<array>\n <dict><key>CF$UID</key><integer>7</integer></dict>\n <string>a</string></array>"), file: "x.plist")

    #expect(table.objects.map(\.kind) == [.array, .uid, .string])
    #expect(table.uid(1) == 7)
    #expect(table.place(2, file: "x.plist").description == "x.plist:3:2")
  }

  @Test(
    "malformed lists are refused with a place",
    arguments: [
      ("<plist>" + String(repeating: "<array>", count: 20_000), "Info.plist:1:"),
      ("<plist><dict><key>a</key></dict></plist>", "Info.plist:1:26: "), ("<plist>\n<dict>", "Info.plist:2:1: "),
      ("<plist><dict><key>a", "Info.plist:1:14: "), ("<plist><array><set/></array>", "Info.plist:1:15: "),
      ("<plist><integer>12x</integer></plist>", "Info.plist:1:8: "), ("<!-- no end", "Info.plist:1:1: "),
      ("<plist><data>?</data></plist>", "Info.plist:1:8: "), ("<plist><date>today</date></plist>", "Info.plist:1:8: "),
      ("<plist><dict><string>a</string></dict></plist>", "Info.plist:1:14: "),
      ("<plist><string><![CDATA[a</string></plist>", "Info.plist:1:8: "), ("", "Info.plist:1:1: "),
      ("bplist00", "Info.plist@8: "),
    ])
  func refused(_ text: String, _ place: String) {
    let error = #expect(throws: PropertyListError.self) { try PropertyList(Array(text.utf8), file: "Info.plist") }

    #expect(error?.description.hasPrefix(place) == true, "\(error?.description ?? "")")
  }

  @Test(
    "binary lists that contradict themselves are refused at their byte",
    arguments: [
      // An offset outside, a member outside, a count that is no number, texts that end outside, unknown markers.
      (BinaryList([[0xA1, 9]]), PropertyListError.Code.objectOutOfRange, 9),
      (BinaryList([[0x09]], top: 1), .objectOutOfRange, 26), (BinaryList([[0x5F, 0x55]]), .badPropertyList, 8),
      (BinaryList([[0x5E, 0x41]]), .truncatedPropertyList, 8), (BinaryList([[0x15]]), .badPropertyList, 8),
      (BinaryList([[0x23, 0]]), .truncatedPropertyList, 8), (BinaryList([[0xC1, 0]]), .badPropertyList, 8),
      (BinaryList([[0xAF, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]), .truncatedPropertyList, 8),
      (BinaryList([[0x6F, 0x12, 0x7F, 0xFF, 0xFF, 0xFF]]), .truncatedPropertyList, 8),
    ])
  fileprivate func refusedBinary(_ list: BinaryList, _ code: PropertyListError.Code, _ offset: Int) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListTable(list.bytes, file: "x.plist") }

    #expect(error?.code == code)
    #expect(error?.place == .byte("x.plist", offset: offset))
  }

  @Test("an array that holds itself, or the same one again and again, is a small table and no value")
  func sharing() throws {
    var levels = (0..<12).map { level in [0xAC] + Array(repeating: UInt8(level + 1), count: 12) as [UInt8] }
    levels.append([0x09])

    #expect(try PropertyListTable(BinaryList([[0xA1, 0]]).bytes, file: "x").count == 1)
    #expect(try PropertyListTable(BinaryList(levels).bytes, file: "x").count == 13)
    let cycle = #expect(throws: PropertyListError.self) { try PropertyList(BinaryList([[0xA1, 0]]).bytes, file: "x") }
    #expect(cycle?.code == .propertyListTooDeep)
    let bomb = #expect(throws: PropertyListError.self) { try PropertyList(BinaryList(levels).bytes, file: "x") }
    #expect(bomb?.code == .propertyListTooLarge)
  }

  @Test("objects that overlap are refused before they take more memory than four times the file")
  func overlap() {
    // Two hundred offsets to one array of two hundred members.
    let array = [0xAF, 0x10, 200] + [UInt8](repeating: 0, count: 200)
    let bytes = BinaryList(objects: [array], offsets: Array(repeating: 8, count: 200)).bytes

    let error = #expect(throws: PropertyListError.self) { try PropertyListTable(bytes, file: "x") }
    #expect(error?.code == .propertyListTooLarge)
    #expect(error?.place == .byte("x", offset: 8))
  }

  @Test("limits on bytes, objects and members hold")
  func limits() {
    let bytes = BinaryList([[0xA3, 1, 1, 1], [0x09]]).bytes
    for limits in [ReadLimits(bytes: 20), ReadLimits(values: 1), ReadLimits(values: 2)] {
      let error = #expect(throws: PropertyListError.self) {
        try PropertyListTable(bytes, file: "x", limits: limits)
      }
      #expect(error?.code == .propertyListTooLarge)
    }
  }

  @Test("a list cut anywhere, or with any byte changed, is read or refused, never a trap")
  func mutations() throws {
    let wholes = [
      BinaryList([[0xD1, 1, 2], [0x51, 0x61], [0xA2, 1, 3], [0x13, 1, 2, 3, 4, 5, 6, 7, 8]]).bytes,
      xml(
        "<dict><key>a</key><array><data>AAAA</data><real>1</real><string>&#x41;<![CDATA[a]]></string></array></dict>"),
    ]
    for whole in wholes {
      for length in whole.indices { _ = try? PropertyList(Array(whole[..<length]), file: "cut") }
      for index in whole.indices {
        for value in [0, 1, 0x0F, 0x26, 0x3C, 0x3E, 0x7F, 0xD0, 0xFF] as [UInt8] {
          var bytes = whole
          bytes[index] = value
          _ = try? PropertyList(bytes, file: "changed")
        }
      }
      #expect(try PropertyList(whole, file: "whole")["a"] != nil)
    }
  }

  @Test("time grows with the size of a list, not faster", arguments: [false, true])
  func growth(isXML: Bool) throws {
    func seconds(_ count: Int) throws -> Duration {
      let value = PropertyList.dictionary(
        (0..<count).map { .init("key \($0)", .array([.string("a & ü \($0)"), .integer(Int64($0))])) })
      let bytes = isXML ? XMLPropertyListWriter.bytes(of: value) : BinaryPropertyListWriter.bytes(of: value)
      // The shortest of five: other programs of the machine only ever make it longer.
      return try (0..<5).map { _ in
        try ContinuousClock().measure { _ = try PropertyListTable(bytes, file: "x") }
      }.min() ?? .zero
    }
    let count = TestSize.count(250, full: 1000)
    let (small, large) = (try seconds(count), try seconds(16 * count))

    // Sixteen times the list; a square would take 256 times as long.
    #expect(large < small * 128)
  }

  @Test("every Info.plist of the shared compiled storyboards is read", .enabled(if: SharedFiles.root != nil))
  func shared() throws {
    let paths = sharedLists(ending: "Info.plist").filter { $0.contains(".storyboardc/") }
    for path in paths {
      let list = try PropertyList(TestDisk.bytes(path) ?? [], file: path)
      #expect(list.entries?.isEmpty == false, "\(path)")
    }
    #expect(paths.count > 40)
  }

  @Test("shared binary lists are written back with the same bytes", .enabled(if: SharedFiles.root != nil))
  func writtenBack() throws {
    var count = 0
    for path in sharedLists(ending: ".nib") + sharedLists(ending: ".plist") {
      guard let bytes = TestDisk.bytes(path), bytes.starts(with: "bplist00".utf8) else { continue }
      count += 1
      let table = try PropertyListTable(bytes, file: path)
      #expect(BinaryPropertyListWriter.bytes(of: table) == bytes, "\(path)")
    }
    #expect(count > 300)
  }

  private func sharedLists(ending: String) -> [String] {
    ["golden", "nibs"].flatMap { TestDisk.files(below: "\(SharedFiles.root ?? "")/\($0)", ending: [ending]) }
  }
}

/// A binary list of objects; offsets and references have one byte.
struct BinaryList: Sendable, CustomTestStringConvertible {
  let bytes: [UInt8]
  let testDescription: String

  init(_ objects: [[UInt8]], top: UInt8 = 0) {
    var offsets: [UInt8] = [8]
    for object in objects.dropLast() { offsets.append((offsets.last ?? 0) + UInt8(object.count)) }
    self.init(objects: objects, offsets: offsets, top: top)
  }

  init(objects: [[UInt8]], offsets: [UInt8], top: UInt8 = 0) {
    testDescription = objects.map { $0.map { String($0, radix: 16) }.joined(separator: " ") }.joined(separator: ", ")
    let start = Array("bplist00".utf8) + objects.flatMap { $0 }
    let count = offsets.count
    bytes =
      start + offsets + [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, UInt8(count >> 8), UInt8(count & 0xFF)]
      + [0, 0, 0, 0, 0, 0, 0, top] + [0, 0, 0, 0, 0, 0, UInt8(start.count >> 8), UInt8(start.count & 0xFF)]
  }
}

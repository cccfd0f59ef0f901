import NibResources
import Testing

@Suite("Writing property lists") struct PropertyListWriterTests {
  private let value = PropertyListValue.dictionary([
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
    let wanted = PropertyList.dictionary([
      "empty": .dictionary([:]), "list": .array([.integer(-3), .real(250), .real(0), .real(0.5)]), "none": .array([]),
      "text": .string("a < b & \"ü\""), "yes": .boolean(true),
    ])

    #expect(try PropertyList(XMLPropertyListWriter.bytes(of: value), file: "x") == wanted)
    #expect(try PropertyList(BinaryPropertyListWriter.bytes(of: value), file: "b") == wanted)
  }

  @Test("a character that XML cannot hold is replaced, not written")
  func control() throws {
    let bytes = XMLPropertyListWriter.bytes(of: .string("a\u{1}b\tc"))

    #expect(try PropertyList(bytes, file: "x") == .string("a\u{FFFD}b\tc"))
  }

  @Test("sorting is by the bytes of the names")
  func sorted() {
    let value = PropertyListValue.sorted(["b": .integer(1), "B": .integer(2), "a": .integer(3)])

    #expect(value == .dictionary([.init("B", .integer(2)), .init("a", .integer(3)), .init("b", .integer(1))]))
  }
}

import NibBytes
import NibDiagnostics
import NibDocument
import Testing

@Suite("Reading documents")
struct XIBReaderTests {
  @Test("elements keep their order, nesting, attributes and text")
  func tree() throws {
    let document = try read(
      xib(
        """

          <objects>
            <view id="a" zebra="1" apple="2"><rect key="frame" x="0.0"/></view>
            <unknownThing id="b"/>
            <string key="text">Hello</string>
          </objects>

        """))

    #expect(
      document.dump == """
        document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"
          objects
            view id="a" zebra="1" apple="2"
              rect key="frame" x="0.0"
            unknownThing id="b"
            string key="text" "Hello"
        """)
  }

  static let values: [(written: String, read: String)] = [
    ("plain", "plain"), ("", ""), ("Terms &amp; Conditions", "Terms & Conditions"), ("&lt;b&gt;", "<b>"),
    ("&#38;#38;", "&#38;"), ("&#xE9;", "é"), ("Café", "Café"), ("日本語", "日本語"), ("a&#10;b", "a\nb"), ("a\nb", "a b"),
    ("say &quot;hi&quot;", "say \"hi\""), ("a > b", "a > b"), ("  wide  ", "  wide  "), ("&#x1F600;", "😀"),
  ]

  @Test("an attribute's references are resolved and its characters kept", arguments: values)
  func attribute(_ row: (written: String, read: String)) throws {
    let document = try read(xib("<label text=\"\(row.written)\" id=\"x\"/>"))

    #expect(document.attribute("text", of: ElementIndex(1)) == row.read)
    #expect(document.attribute("id", of: ElementIndex(1)) == "x")
  }

  static let texts: [(written: String, read: String)] = [
    ("plain", "plain"), ("", ""), ("a &amp; b", "a & b"), ("&amp; &amp;", "& &"),
    ("<![CDATA[<b> & </b>]]>", "<b> & </b>"),
    ("one <![CDATA[two]]> three", "one two three"), ("Café &#233;t&#xE9;", "Café été"), ("a\nb", "a\nb"),
    ("a\r\nb\r\n", "a\nb\n"), ("  kept  ", "  kept  "), (" ", " "), ("\n", "\n"), ("x<!-- note -->y", "xy"),
  ]

  @Test("an element's text is joined over references, CDATA and comments", arguments: texts)
  func text(_ row: (written: String, read: String)) throws {
    let document = try read(xib("<string key=\"text\">\(row.written)</string>"))

    #expect(document.text(of: ElementIndex(1)) == row.read)
  }

  @Test("text longer than the parser's buffer is one text", arguments: ["é", "long ", "a&lt;"])
  func longText(_ piece: String) throws {
    let document = try read(xib("<string>\(String(repeating: piece, count: 5000))</string>"))

    let expected = String(repeating: piece == "a&lt;" ? "a<" : piece, count: 5000)
    #expect(document.text(of: ElementIndex(1)) == expected)
  }

  @Test("white space between elements is dropped, other text around them is joined")
  func mixedText() throws {
    let document = try read(xib("<a>\n  <b/>\n</a><c>one <d>inner &amp; <e/>more</d>two<f/> three</c>"))

    #expect(
      document.dump == """
        document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB"
          a
            b
          c "one two three"
            d "inner & more"
              e
            f
        """)
  }

  @Test("a prefix stays part of a name, and namespace declarations stay attributes")
  func namespaces() throws {
    let document = try read(
      xib("<n:view n:a=\"1\" a=\"2\" xml:lang=\"en\"/><undeclared:x/>", attributes: "xmlns:n=\"urn:n\" xmlns=\"urn:d\"")
    )

    #expect(document.tag(ElementIndex(1)) == "n:view")
    #expect(document.tag(ElementIndex(2)) == "undeclared:x")
    #expect(
      ["n:a", "a", "xml:lang"].map { document.attribute($0, of: ElementIndex(1)) } == ["1", "2", "en"])
    #expect(["xmlns:n", "xmlns"].map { document.attribute($0, of: .root) } == ["urn:n", "urn:d"])
  }

  @Test("equal names have equal indices, also when there are thousands")
  func names() throws {
    let count = 3000
    let tags = (0..<count).map { "<t\($0)/>" }.joined()
    let document = try read(xib(tags + tags))

    #expect(document.names.count == count + 2)
    #expect((1...count).allSatisfy { document.elements[$0].name == document.elements[$0 + count].name })
    #expect(document.tag(ElementIndex(count)) == "t\(count - 1)")
  }

  @Test("a place is the line and column of the start tag, with the id")
  func places() throws {
    let text =
      "<?xml version=\"1.0\"?>\n" + xib("\n  é<a id=\"1\"/><b\n   id=\"&lt;2\"/><c\n><d key='é' id='4'/></c>\n")
    let document = try read(text)

    let places = (0...4).map { document.place(of: ElementIndex($0)).description }
    #expect(places == ["Test.xib:2:1", "Test.xib:3:4", "Test.xib:3:15", "Test.xib:4:16", "Test.xib:5:2"])
    #expect(document.place(of: ElementIndex(2)).object == "<2")
  }

  @Test("places stay exact in a document larger than the parser's window")
  func largeDocument() throws {
    let text = String(repeating: "Some longer text to fill the line with, ", count: 3)
    let line = "<label text=\"\(text)\" id=\"abc-de-fgh\"/>\n"
    let document = try read(xib("\n" + String(repeating: line, count: 100_000)))

    #expect(document.elements.count == 100_001)
    #expect(document.place(of: ElementIndex(100_000)).position == .text(line: 100_001, column: 1))
    #expect(document.attribute("id", of: ElementIndex(100_000)) == "abc-de-fgh")
  }
}

import NibGraph
import Testing

@Suite("Attributed text")
struct AttributedStringTests {
  private func sample(_ fragments: String) throws -> CompiledSample {
    try CompiledSample(
      #"<label id="a"><attributedString key="attributedText">\#(fragments)</attributedString></label>"#)
  }

  @Test("the text is that of all fragments, as attributes or elements")
  func text() throws {
    let sample = try sample(#"<fragment content="One "/><fragment><string key="content">two</string></fragment>"#)

    #expect(sample.value("NSString", of: "NSMutableAttributedString") == #""One two""#)
  }

  @Test("one run has its attributes and no table")
  func oneRun() throws {
    let sample = try sample(
      #"<fragment content="One"><attributes><integer key="NSLigature" value="0"/></attributes></fragment>"#)

    #expect(sample.value("NSAttributes", of: "NSMutableAttributedString") == "@NSDictionary")
    #expect(sample.value("NSAttributeInfo", of: "NSMutableAttributedString") == "-")
  }

  @Test("the table of runs has seven bits a byte, the lowest first")
  func runs() throws {
    let long = String(repeating: "é", count: 516)
    let sample = try sample(#"<fragment content="One"/><fragment content="\#(long)">\#(Self.ligature(1))</fragment>"#)

    #expect(try table(sample) == [3, 0, 0x84, 0x04, 1])
    #expect(sample.value("NSAttributes", of: "NSMutableAttributedString").hasPrefix("[@NSDictionary"))
  }

  @Test("neighbors of the same attributes are one run, and others of the same share them")
  func sharedRuns() throws {
    let (one, two) = (Self.ligature(1), Self.ligature(2))
    let shared = try sample(
      """
      <fragment content="A">\(one)</fragment><fragment content="BC">\(one)</fragment><fragment content="D">\(two)</fragment>
      <fragment content="E">\(one)</fragment>
      """)
    let same = try sample(#"<fragment content="A">\#(one)</fragment><fragment content="B">\#(one)</fragment>"#)

    #expect(try table(shared) == [3, 0, 1, 1, 1, 0])
    #expect(
      shared.graph.object("NSAttributes", of: shared.objects("NSMutableAttributedString")[0]).map {
        shared.graph.className(of: $0)
      } == "NSMutableArray")
    #expect(same.value("NSAttributes", of: "NSMutableAttributedString") == "@NSDictionary")
  }

  private static func ligature(_ value: Int) -> String {
    #"<attributes><integer key="NSLigature" value="\#(value)"/></attributes>"#
  }

  /// The bytes of the table of runs.
  private func table(_ sample: CompiledSample) throws -> [UInt8] {
    let table = try #require(sample.objects("NSMutableData").first)
    guard case .data(let span)? = sample.graph.value("NS.bytes", of: table)?.value else { throw GraphError.notData }
    return Array(sample.graph.bytes[span.range])
  }

  @Test(
    "an attribute of a paragraph style becomes its key",
    arguments: [
      ("alignment", "center", "NSAlignment", "2"), ("alignment", "left", "NSAlignment", "-"),
      ("lineBreakMode", "truncatingTail", "NSLineBreakMode", "4"),
      ("lineBreakMode", "wordWrapping", "NSLineBreakMode", "4"), ("lineSpacing", "2.5", "NSLineSpacing", "2.5"),
      ("tailIndent", "-6", "NSTailIndent", "-6.0"), ("maximumLineHeight", "0.0", "NSMaxLineHeight", "-"),
      ("baseWritingDirection", "leftToRight", "NSWritingDirection", "0"),
      ("baseWritingDirection", "natural", "NSWritingDirection", "-"),
      ("hyphenationFactor", "0.5", "NSHyphenationFactor", "0.5"),
      ("allowsDefaultTighteningForTruncation", "YES", "NSAllowsTighteningForTruncation", "1"),
    ])
  func paragraph(attribute: String, text: String, key: String, value: String) throws {
    let sample = try sample(
      #"""
      <fragment content="One"><attributes>
      <paragraphStyle key="NSParagraphStyle" \#(attribute)="\#(text)"/></attributes></fragment>
      """#)

    #expect(sample.value(key, of: "NSMutableParagraphStyle") == value)
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test(
    "what a paragraph style cannot keep is warned of",
    arguments: [#"alignment="slanted"/>"#, #"lineSpacing="wide"/>"#, "><orb/></paragraphStyle>"])
  func lostParagraph(rest: String) throws {
    let sample = try sample(
      #"""
      <fragment content="One"><attributes><paragraphStyle key="NSParagraphStyle" \#(rest)</attributes></fragment>
      """#)

    #expect(sample.diagnostics.warningCount == 1)
  }

  @Test("tabs of a paragraph style are archived as nothing, as Apple's compiler does")
  func tabs() throws {
    let sample = try sample(
      """
      <fragment content="One"><attributes><paragraphStyle key="NSParagraphStyle" defaultTabInterval="36"><tabStops>
      <textTab alignment="left" location="9"/></tabStops></paragraphStyle></attributes></fragment>
      """)

    #expect(sample.value("NSTabStops", of: "NSMutableParagraphStyle") == "nil")
    #expect(sample.value("NSDefaultTabInterval", of: "NSMutableParagraphStyle") == "-")
    #expect(sample.diagnostics.messages.map(\.id) == ["ignoredValue", "ignoredValue"])
  }

  private enum GraphError: Error { case notData }
}

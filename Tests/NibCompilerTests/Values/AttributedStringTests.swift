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

    #expect(sample.value("NSString", of: "NSAttributedString") == #""One two""#)
  }

  @Test("one run has its attributes and no table")
  func oneRun() throws {
    let sample = try sample(
      #"<fragment content="One"><attributes><integer key="NSLigature" value="0"/></attributes></fragment>"#)

    #expect(sample.value("NSAttributes", of: "NSAttributedString") == "@NSDictionary")
    #expect(sample.value("NSAttributeInfo", of: "NSAttributedString") == "-")
  }

  @Test("the table of runs has seven bits a byte, the lowest first")
  func runs() throws {
    let long = String(repeating: "é", count: 516)
    let sample = try sample(#"<fragment content="One"/><fragment content="\#(long)"/>"#)

    let table = try #require(sample.objects("NSData").first)
    let value = try #require(sample.graph.value("NS.bytes", of: table)?.value)

    guard case .data(let span) = value else { throw GraphError.notData }
    #expect(Array(sample.graph.bytes[span.range]) == [3, 0, 0x84, 0x04, 1])
  }

  private enum GraphError: Error { case notData }
}

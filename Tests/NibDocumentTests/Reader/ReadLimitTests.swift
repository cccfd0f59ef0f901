import NibDiagnostics
import NibDocument
import NibTestSupport
import Testing

@Suite("Limits of the reader")
struct ReadLimitTests {
  static let three = xib("\n<a x=\"1\" y=\"2\">\n<b/></a>")

  static let rows: [(name: String, limits: ReadLimits, line: Int, words: String)] = [
    ("bytes", ReadLimits(bytes: 10), 1, "at most 10"), ("elements", ReadLimits(objects: 2), 3, "more than 2 elements"),
    ("attributes", ReadLimits(values: 2), 2, "more than 2 attributes"),
    ("depth", ReadLimits(depth: 2), 3, "deeper than 2"),
    ("no depth", ReadLimits(depth: 0), 1, "deeper than 0"),
  ]

  @Test("what is over a limit is refused where it goes over", arguments: rows)
  func limits(_ row: (name: String, limits: ReadLimits, line: Int, words: String)) {
    let error = #expect(throws: DocumentError.self) { try read(Self.three, limits: XIBReader(limits: row.limits)) }

    #expect(error?.code == .limit)
    #expect(error?.place.position == .text(line: row.line, column: 1))
    #expect(error?.detail.contains(row.words) == true, "\(String(describing: error))")
  }

  @Test("what is just at the limits is read")
  func atLimits() throws {
    let limits = ReadLimits(bytes: Self.three.utf8.count, objects: 3, values: 3, depth: 3)

    #expect(try read(Self.three, limits: XIBReader(limits: limits)).elements.count == 3)
  }

  @Test("as many elements as are read without limits of one's own are read, and one more is refused at its line")
  func elementsByDefault() throws {
    let most = ReadLimits().objects
    // The document's own element counts, too.
    let list = String(repeating: "<a/>\n", count: most - 1)

    #expect(try read(xib("\n" + list)).elements.count == most)
    let error = #expect(throws: DocumentError.self) { try read(xib("\n" + list + "<b/>")) }
    #expect(error?.code == .limit)
    #expect(error?.place.position == .text(line: most + 1, column: 1))
    #expect(error?.detail == "the document has more than 131072 elements; make documents of its parts")
  }

  @Test("a limit of depth beyond the parser's own still ends in an error of depth")
  func parserDepth() {
    let deep = xib(String(repeating: "<v>", count: 400) + String(repeating: "</v>", count: 400))

    let error = #expect(throws: DocumentError.self) {
      try read(deep, limits: XIBReader(limits: ReadLimits(depth: 100_000)))
    }

    #expect(error?.code == .limit)
  }

  @Test("more different names than an index can tell apart are refused", arguments: [true, false])
  func names(_ asAttributes: Bool) {
    let names = (0..<70_000).map { asAttributes ? "<a n\($0)=\"\"/>" : "<n\($0)/>" }.joined()

    let error = #expect(throws: DocumentError.self) { try read(xib(names)) }

    #expect(error?.code == .limit)
    #expect(error?.detail.contains("different") == true)
  }

  @Test("a tag with more attributes than any element has is refused before they are compared")
  func manyAttributes() {
    let tag = "\n<v \(String(repeating: " a='='", count: 1_000_000))/>"

    let time = ProcessorTime.of {
      let error = #expect(throws: DocumentError.self) { try read(xib(tag)) }

      #expect(error?.code == .limit)
      #expect(error?.place.position == .text(line: 2, column: 1))
      #expect(error?.detail.contains("4096 attributes") == true)
    }
    #expect(time < .seconds(60))
  }

  @Test("tags that never end are not each read to the end of the document")
  func endlessTags() {
    let tag = "<'" + String(repeating: "a", count: 20_600)

    let time = ProcessorTime.of {
      let error = #expect(throws: DocumentError.self) {
        try read(String(repeating: tag, count: TestSize.count(600, full: 1500)))
      }
      #expect(error?.code == .malformed)
    }
    #expect(time < .seconds(60))
  }

  static let wideTags: [(name: String, text: String, isRead: Bool)] = [
    ("just enough", "<v \((0..<4096).map { " a\($0)=''" }.joined())/>", true),
    ("one more", "<v \((0..<4097).map { " a\($0)=''" }.joined())/>", false),
    ("in a value", "<v a='\(String(repeating: "=\">", count: 9000))'/>", true),
    ("in text", "<v>\(String(repeating: "x=y ", count: 9000))</v>", true),
    ("between elements", String(repeating: "<v a='' b='' c=''/>", count: 3000), true),
  ]

  @Test("attributes of one tag are counted, other equals signs are not", arguments: wideTags)
  func countsAttributes(_ row: (name: String, text: String, isRead: Bool)) {
    #expect(((try? read(xib(row.text))) != nil) == row.isRead)
  }

  @Test("namespaces are refused where they are too many to look through")
  func manyNamespaces() {
    let nested = (0..<50).map { row in "<v\((0..<100).map { " xmlns:n\(row)x\($0)='u'" }.joined())>" }.joined()

    let error = #expect(throws: DocumentError.self) { try read(xib(nested)) }

    #expect(error?.code == .limit)
    #expect(error?.detail.contains("4096 namespaces") == true)
  }

  @Test("text scattered between very many children is joined in one pass")
  func scatteredText() throws {
    let count = TestSize.count(20_000, full: 100_000)

    let time = try ProcessorTime.of {
      let document = try read(xib(String(repeating: "x&lt;<b v=\"&amp;\"/>", count: count)))

      #expect(document.text(of: .root) == String(repeating: "x<", count: count))
    }
    #expect(time < .seconds(60))
  }
}

import NibGraph
import NibInspector
import Testing

@Suite("JSON rendering") struct JSONRenderingTests {
  @Test("the document reads back as the same report")
  func roundTrip() throws {
    let report = GraphReport().report(try SampleGraphs.greeting())

    let json = try JSONRendering().render(report)

    #expect(try JSONRendering().read(json, file: "Sample.nib") == report)
  }

  @Test("two runs give the same bytes, and integers stay integers")
  func stable() throws {
    let first = try JSONRendering().render(SampleGraphs.greeting())
    let second = try JSONRendering().render(SampleGraphs.greeting())

    #expect(first == second)
    #expect(first.contains("\"eventMask\" : 4160,"))
    #expect(first.contains("\"schemaVersion\" : 1,"))
    #expect(first.hasSuffix("}\n"))
  }

  @Test("numbers that JSON lacks are text and read back")
  func notANumber() throws {
    var w = SampleGraphs.Writer()
    let root = w.object("NSObject")
    let view = w.object("UIView")
    w.fill(root, [("view", .object(view))])
    w.fill(view, [("a", .double(.infinity)), ("b", .int(.max)), ("c", .double(1))])
    let report = GraphReport().report(try w.finish())

    let json = try JSONRendering().render(report)

    #expect(json.contains("\"inf\""))
    #expect(json.contains("9223372036854775807"))
    #expect(try JSONRendering().read(json, file: "x") == report)
  }

  @Test("what is no report is refused")
  func refused() {
    #expect(throws: InspectError.self) { try JSONRendering().read("{}", file: "x") }
  }
}

import NibGraph
import NibInspector
import NibTestSupport
import Testing

@Suite("JSON rendering") struct JSONRenderingTests {
  @Test("the document reads back as the same report")
  func roundTrip() throws {
    let report = GraphReport().report(try SampleGraphs.greeting())

    let json = try JSONRendering().render(report)

    #expect(try ReadReport.read(json) == report)
  }

  @Test("two runs give the same bytes, and integers stay integers")
  func stable() throws {
    let first = try JSONRendering().render(SampleGraphs.greeting())
    let second = try JSONRendering().render(SampleGraphs.greeting())

    #expect(first == second)
    #expect(first.contains("\"eventMask\": 4160,"))
    #expect(first.contains("\"schemaVersion\": 1,"))
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
    #expect(try ReadReport.read(json) == report)
  }

  @Test("text is escaped, scalars of a list stand in one line, containers close themselves")
  func layout() throws {
    struct Sample: Encodable {
      var text = "a\"\\/\n\u{1}é"
      var numbers = [1.5, 2, -0.25]
      var empty: [String] = []
      var rows = [["a": 1], [:]]
      var absent: Int?
    }

    let json = try JSONRendering().encode(Sample(), file: "x")

    #expect(
      json == #"""
        {
          "text": "a\"\\/\n\u0001é",
          "numbers": [1.5, 2, -0.25],
          "empty": [],
          "rows": [
            {
              "a": 1
            },
            {}
          ]
        }

        """#)
  }
}

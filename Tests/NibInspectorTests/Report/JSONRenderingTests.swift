import NibInspector
import Testing

@Suite("JSON rendering") struct JSONRenderingTests {
  @Test("text is escaped, scalars of a list stand in one line, containers close themselves")
  func layout() throws {
    struct Sample: Encodable {
      var text = "a\"\\/\n\u{1}é"
      var numbers = [1.5, 2, -0.25, .infinity]
      var large = Int64.max
      var empty: [String] = []
      var rows = [["a": 1], [:]]
      var absent: Int?
    }

    let json = try JSONRendering().encode(Sample(), file: "x")

    #expect(
      json == #"""
        {
          "text": "a\"\\/\n\u0001é",
          "numbers": [1.5, 2, -0.25, "inf"],
          "large": 9223372036854775807,
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

import NibContext
import NibTestSupport
import Testing

@Suite("Writing JSON") struct JSONWriterTests {
  private func text(_ notation: JSONWriter.Notation = .compact, _ write: (inout JSONWriter) -> Void) -> String {
    var bytes: [UInt8] = []
    var json = JSONWriter(notation) { bytes += $0 }
    json.object(write)
    json.finish()
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test("numbers and booleans are such, and what is nil is left out")
  func scalars() {
    let written = text { json in
      json.member("i", 3)
      json.member("d", 0.5)
      json.member("w", 3.0)
      json.member("b", false)
      json.member("n", String?.none)
      json.flag("f", false)
      json.member("x", Double.infinity)
    }

    #expect(written == #"{"i":3,"d":0.5,"w":3,"b":false,"x":"inf"}"#)
  }

  @Test("quotes, backslashes and what a terminal acts on are escaped, all else stays")
  func escapes() {
    #expect(text { $0.member("t", "a\"\\\n\t\u{1}é\u{2028}") } == "{\"t\":\"a\\\"\\\\\\n\\t\\u0001é\\u2028\"}")
  }

  @Test("a pretty text has a line a member, and empty lists stay on theirs")
  func pretty() {
    let written = text(.pretty) { json in
      json.member("a", ["x", "y"])
      json.member("e", [String]())
    }

    #expect(written == "{\n  \"a\": [\n    \"x\",\n    \"y\"\n  ],\n  \"e\": []\n}\n")
  }

  @Test("a long text is handed on in pieces, which make the same text")
  func pieces() throws {
    let count = TestSize.count(25_000, full: 100_000)
    var pieces: [[UInt8]] = []
    var json = JSONWriter { pieces.append($0) }
    json.object { json in
      json.key("l")
      json.list(0..<count) { number, json in json.object { $0.member("n", number) } }
    }
    json.finish()

    #expect(pieces.count > 3 && pieces.allSatisfy { $0.count < 80_000 })
    #expect(try JSONSample(pieces.flatMap { $0 })["l"]?.items.count == count)
  }
}

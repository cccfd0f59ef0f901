import NibDiagnostics
import Testing

@Suite("Diagnostics")
struct DiagnosticTests {
  @Test("a message is one line, whatever it quotes", arguments: ["a\nb", "a\r\nb", "a\u{2028}b"])
  func oneLine(quoted: String) {
    let place = Place.text("f.xib", line: 1, column: 2)
    let diagnostic = Diagnostic(.warning, id: "unknownElement", quoted, at: place)

    #expect(diagnostic.message == "a b")
    #expect(diagnostic.description == "f.xib:1:2: warning: a b")
  }
}

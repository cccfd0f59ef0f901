import NibCommands
import NibDiagnostics
import Testing

@Suite("The terminal") struct TerminalTests {
  @Test("output and messages are apart, and diagnostics begin with their place")
  func streams() {
    var terminal = Terminal.captured()

    terminal.write("out")
    terminal.report(Diagnostic(.warning, id: "x", "odd", at: .text("A.xib", line: 3, column: 9, object: "v-1")))

    #expect(terminal.outputText == "out")
    #expect(terminal.messageText == "A.xib:3:9: warning: odd [object v-1] [x]\n")
  }

  @Test("messages that were not kept are counted")
  func dropped() {
    var diagnostics = Diagnostics(limit: 1)
    for _ in 0..<3 { diagnostics.warn("x", "odd", at: Place(file: "A.xib")) }
    var terminal = Terminal.captured()

    terminal.report(diagnostics)

    #expect(terminal.messageText == "A.xib: warning: odd [x]\n… 2 more messages\n")
  }
}

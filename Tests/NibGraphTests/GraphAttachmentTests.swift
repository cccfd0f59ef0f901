import NibGraph
import NibTestSupport
import Testing

@Suite("What is kept beside a graph")
struct GraphAttachmentTests {
  private final class Findings: Sendable {}

  @Test("It is made once, and anew when it was forgotten")
  func take() throws {
    let graph = try TestNib().graph()
    let first = graph.attachment.value { Findings() }
    #expect(graph.attachment.value { Findings() } === first)
    #expect(graph.attachment.take() === first)
    #expect(graph.attachment.take() == nil)
    #expect(graph.attachment.value { Findings() } !== first)
  }
}

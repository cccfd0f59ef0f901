import NibDiagnostics
import NibGraph
import NibRuntime
import NibTestSupport
import Synchronization
import Testing

/// Notes the place of the error that its own key leads to, and throws it on.
private final class Plaintiff: NibObject {
  static let places = Mutex<[Place]>([])

  init(from coder: NibCoder) throws {
    coder.register(self)
    do { _ = try coder.string("Claim") } catch {
      if let place = (error as? RuntimeError)?.place { Self.places.withLock { $0.append(place) } }
      throw error
    }
  }
}

@Suite("Reports that are full")
struct FullReportTests {
  private func graph(_ count: Int, _ className: String, text: [UInt8]) throws -> ObjectGraph {
    var nib = TestNib()
    for index in 0..<count { nib.object("o\(index)", className, [("Claim", .int(1))]) }
    var graph = try nib.graph()
    let end = Origin(offset: UInt32(text.count - 1), identifier: .empty)
    graph.origins = OriginTable(
      file: "Court.xib", origins: Array(repeating: end, count: graph.count), text: text, identifiers: [])
    return graph
  }

  private func load(_ graph: ObjectGraph) throws -> Instantiation {
    let classes = ClassRegistry(parent: nil)
    classes.register(Plaintiff.self, as: "Plaintiff")
    return try NibInstantiator(graph: graph, classes: classes, strictness: .lenient).instantiateReport()
  }

  @Test("an error that the report has no room for is counted, and its position is not looked up")
  func places() throws {
    let text = Array("<a>\n<b/>".utf8)
    let report = try load(try graph(1100, "Plaintiff", text: text))

    let places = Plaintiff.places.withLock { $0 }
    #expect(places.count == 1100)
    #expect(places.prefix(900).allSatisfy { $0.position == .text(line: 2, column: 4) })
    #expect(places.suffix(50).allSatisfy { $0.position == .whole && $0.file == "Court.xib" })
    #expect(report.diagnostics.messages.count == report.diagnostics.limit)
    #expect(report.diagnostics.errorCount == 1100)
  }
}

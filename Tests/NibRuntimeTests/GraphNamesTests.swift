import NibGraph
import NibTestSupport
import Testing

@testable import NibRuntime

@Suite("Names of graphs")
struct GraphNamesTests {
  private func graph(_ className: String) throws -> ObjectGraph {
    var nib = TestNib()
    nib.object("object", className, [("Name", .string("object"))])
    return try nib.graph(file: "Names.nib")
  }

  @Test("Graphs of two tables take turns, and each table's names are made once")
  func turns() throws {
    let (first, second) = (try graph("First"), try graph("Second"))
    let known = KnownNames()
    let names = (known.names(of: first), known.names(of: second))
    #expect(known.names(of: first) === names.0)
    #expect(known.names(of: second) === names.1)
    #expect(names.0.keys == first.keys.names)
    #expect(names.0 !== names.1)
  }

  @Test("The names of a graph whose plan is forgotten are kept by who forgets it")
  func forgetting() throws {
    let graph = try graph("Forgotten")
    let names = GraphPlan.of(graph).names

    let kept = graph.forgetPlan()

    #expect(kept === names && graph.forgetPlan() == nil)
  }
}

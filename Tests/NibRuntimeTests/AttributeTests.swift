import NibRuntime
import NibTestSupport
import Testing

private final class Card: NibObject {
  @Inspectable var cornerRadius = 0.0
  @Inspectable var heading = ""
  @Inspectable var fill: NibColor?

  init(from coder: NibCoder) throws { coder.register(self) }
}

@Suite("User defined runtime attributes")
struct AttributeTests {
  private func load(_ keyPath: String, _ value: TestNib.Value) throws -> (card: Card, report: Instantiation) {
    let registry = ClassRegistry(parent: nil)
    registry.register(Card.self, as: "Card")
    var nib = TestNib()
    nib.object("a", "Card")
    nib.attribute(keyPath, of: "a", value)
    let report = try NibInstantiator(graph: try nib.graph(), classes: registry).instantiateReport()
    return (try #require(report.find(Card.self)), report)
  }

  @Test("inspectable properties take values of their kind")
  func inspectable() throws {
    #expect(try load("cornerRadius", .int4).card.cornerRadius == 4)
    #expect(try load("heading", .string("x")).card.heading == "x")
    #expect(try load("fill", .object("UIColor", [("UIWhite", .float(1)), ("UIAlpha", .float(1))])).card.fill != nil)
    #expect(try load("fill", .null).card.fill == nil)
  }

  @Test(
    "what cannot be set is a warning and not fatal",
    arguments: [
      ("radius", TestNib.Value.int4, "Card has no property 'radius'"),
      ("a.b", .int4, "Card has no property 'a.b'"),
      ("heading", .int4, "'heading' of Card wants string, got int"),
    ])
  func failures(_ keyPath: String, _ value: TestNib.Value, _ message: String) throws {
    let report = try load(keyPath, value).report

    #expect(report.diagnostics.messages.map(\.message) == [message])
  }
}

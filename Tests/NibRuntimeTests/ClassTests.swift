import NibGraph
import NibRuntime
import NibTestSupport
import Testing

private final class Newer: Probe {}
private final class Older: Probe {}
private final class Plain {}

@Suite("Class names and registries")
struct ClassTests {
  @Test("the newest registration of a name wins, and a registry comes before its parent")
  func newest() throws {
    let parent = probes()
    let child = ClassRegistry(parent: parent)
    child.register(Probe.self, as: "Probe")
    child.register(Newer.self, as: "Probe")
    var nib = TestNib()
    nib.object("a", "Probe")

    let graph = try nib.graph()
    let fromChild = try NibInstantiator(graph: graph, classes: child).instantiate()
    let fromParent = try NibInstantiator(graph: graph, classes: parent).instantiate()

    #expect(fromChild[0] is Newer)
    #expect(!(fromParent[0] is Newer))
  }

  @Test("an object that names no class is told as such, not as one of the class that only holds names")
  func noName() throws {
    var nib = TestNib()
    nib.object("a", "NSClassSwapper")

    let report = try NibInstantiator(graph: try nib.graph(), classes: ClassRegistry(parent: nil)).instantiateReport()

    let messages = report.diagnostics.messages.filter { $0.id == "unknownClass" }.map(\.message)
    #expect(
      messages == [
        "the object, an NSClassSwapper, does not name its class: NSClassName is missing; a placeholder keeps its values"
      ])
  }

  @Test(
    "a name with a module matches that module or none",
    arguments: [("_TtC1A1X", true), ("_TtC1B1X", false), ("X", true), ("_TtC1B1Y", true)])
  func moduleMatch(_ name: String, _ isFound: Bool) {
    let registry = ClassRegistry(parent: nil)
    registry.register("A.X") { Plain() }
    registry.register("Y") { Plain() }

    #expect((registry.factory(for: name) != nil) == isFound)
  }

  @Test("a name that two frameworks have means the class of the archive's platform, whichever came last")
  func platforms() throws {
    let registry = ClassRegistry(parent: nil)
    registry.registerStandIn(Older.self, as: "MTKView", on: .uikit)
    registry.registerStandIn(Newer.self, as: "MTKView", on: .appkit)
    registry.registerStandIn(Newer.self, as: "NSView", on: .appkit)
    var nib = TestNib()
    nib.object("a", "MTKView")
    nib.object("b", "NSView")

    let made = try NibInstantiator(graph: try nib.graph(), classes: registry).instantiateReport().topLevel

    #expect(made.map { "\(type(of: $0))" } == ["Older", "Newer"])
    #expect(registry.factory(for: "MTKView", on: .appkit)?.isStandIn == true)
  }

  @Test("an alias leads to the class it names, and a circle of aliases to none")
  func aliases() {
    let registry = ClassRegistry(parent: nil)
    registry.register("X") { Plain() }
    registry.alias("Old", of: "X")
    registry.alias("A", of: "B")
    registry.alias("B", of: "A")

    #expect(registry.factory(for: "Old") != nil)
    #expect(registry.factory(for: "A") == nil)
  }

  @Test("an unknown custom class falls back on the original class with a warning")
  func fallback() throws {
    var nib = TestNib()
    nib.custom("a", "_TtC5Kiosk6Custom", of: "Probe")

    let report = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiateReport()

    #expect(report.topLevel[0] is Probe)
    #expect(report.objects[0].className == "_TtC5Kiosk6Custom")
    #expect(
      report.diagnostics.messages.map(\.message)
        == ["no class is registered for '_TtC5Kiosk6Custom'; 'Probe' is used instead"])
  }

  @Test("an unknown class becomes a placeholder that keeps every value")
  func placeholder() throws {
    var nib = TestNib()
    nib.object("a", "Strange", [("Text", .string("hi")), ("Point", .reals([1, 2])), ("Self", .ref("a"))])

    let top = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiate()

    let placeholder = try #require(top[0] as? PlaceholderObject)
    #expect(placeholder.className == "Strange")
    #expect(placeholder.values.map(\.key) == ["Text", "Point", "Self"])
    #expect(placeholder.value("Self")?.object.map { ObjectIdentifier($0) } == ObjectIdentifier(placeholder))
  }

  @Test("an unknown custom class is an error in a strict load")
  func strict() throws {
    var nib = TestNib()
    nib.custom("a", "Custom", of: "Probe")
    let graph = try nib.graph()

    #expect(throws: RuntimeError(code: .unknownClass, place: .init(file: ""), detail: "")) {
      try NibInstantiator(graph: graph, classes: probes(), strictness: .automatic.throwing(.unknownClass)).instantiate()
    }
  }

  @Test("a plain custom object is made without being decoded")
  func plainObject() throws {
    let registry = ClassRegistry(parent: nil)
    registry.register("Store") { Plain() }
    var nib = TestNib()
    nib.custom("a", "Store", of: "NSObject")

    let top = try NibInstantiator(graph: try nib.graph(), classes: registry).instantiate()

    #expect(top[0] is Plain)
  }

  @Test(
    "an alias is told apart by module, and the newest counts",
    arguments: [("_TtC1A3Old", true), ("A.Old", true), ("_TtC1B3Old", false), ("Old", true)])
  func aliasModules(_ name: String, _ isFound: Bool) {
    let registry = ClassRegistry(parent: nil)
    registry.register("New") { Plain() }
    registry.alias("A.Old", of: "Absent")
    registry.alias("A.Old", of: "New")

    #expect((registry.factory(for: name) != nil) == isFound)
  }

  @Test("classes of one module are found in the one that stands in for it, and their own comes second")
  func modules() throws {
    let registry = probes()
    registry.register("AppTests.Card") { Plain() }
    registry.register("App.Card") { RecordingOwner() }
    registry.register("App.Store") { RecordingOwner() }
    var nib = TestNib()
    nib.custom("a", "_TtC3App4Card", of: "Probe")
    nib.custom("b", "_TtC3App5Store", of: "Probe")

    let report = try NibInstantiator(
      graph: try nib.graph(), classes: registry, strictness: .automatic.throwing(.unknownClass),
      modules: ["App": "AppTests"]
    ).instantiateReport()

    #expect(report.topLevel[0] is Plain)
    #expect(report.topLevel[1] is RecordingOwner)
    #expect(report.diagnostics.messages.isEmpty)
  }

  @Test("a registry without parent does not know the shared one's classes")
  func shared() {
    ClassRegistry.shared.register("SharedByClassTests") { Plain() }

    #expect(ClassRegistry().factory(for: "SharedByClassTests") != nil)
    #expect(ClassRegistry(parent: nil).factory(for: "SharedByClassTests") == nil)
  }
}

import NibGraph
import NibRuntime
import NibTestSupport
import Testing

@Suite("The order in which objects are instantiated")
struct LifecycleTests {
  private func journal(_ nib: TestNib, owner: AnyObject? = nil) throws -> [String] {
    let journal = Journal()
    try Probe.$journal.withValue(journal) {
      _ = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiate(owner: owner)
    }
    return journal.lines
  }

  @Test("make, attributes, connections, awake, windows: each for all objects before the next")
  func order() throws {
    var nib = TestNib()
    nib.object("a", "Probe", [("Name", .string("a"))])
    nib.object("b", "Probe", [("Name", .string("b"))])
    nib.outlet("next", from: "a", to: "b")
    nib.collection("all", from: "b", to: ["a", "b"])
    nib.action("tap:", from: "b", to: "a")
    nib.attribute("size", of: "b", .int4)
    nib.window("a")

    let lines = try journal(nib)

    #expect(
      lines == [
        "make a", "make b", "attribute b.size = 4", "outlet a.next = b", #"collection b.all = ["a", "b"]"#,
        "action b.tap:", "awake a", "awake b", "show a",
      ])
  }

  @Test("an object referred to twice is made once and wakes once")
  func once() throws {
    var nib = TestNib()
    nib.hiddenObject("child", "Probe", [("Name", .string("child"))])
    nib.object("a", "Probe", [("Name", .string("a")), ("Children", .array([.ref("child"), .ref("child")]))])

    let lines = try journal(nib)

    #expect(lines == ["make a", "make child", "awake a", "awake child"])
  }

  @Test("owner and external objects are connected but not woken")
  func ownerSleeps() throws {
    let journal = Journal()
    let owner = try Probe.$journal.withValue(journal) {
      var nib = TestNib()
      nib.object("x", "Probe", [("Name", .string("owner"))])
      return try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiate()[0]
    }
    journal.lines = []
    var nib = TestNib()
    nib.proxy("theme", "Theme")
    nib.object("a", "Probe", [("Name", .string("a"))])
    nib.outlet("view", from: "owner", to: "a")

    try Probe.$journal.withValue(journal) {
      _ = try NibInstantiator(graph: try nib.graph(), classes: probes())
        .instantiate(owner: owner, externalObjects: ["Theme": owner])
    }

    #expect(journal.lines == ["make a", "outlet owner.view = a", "awake a"])
  }

  @Test("a collection is set once with all members in order, and appended to where the archive says so")
  func collections() throws {
    var nib = TestNib()
    for name in ["a", "b", "c"] { nib.object(name, "Probe", [("Name", .string(name))]) }
    nib.collection("fields", from: "a", to: ["c", "b"])
    nib.collection("gestures", from: "a", to: ["b"], adds: true)

    let lines = try journal(nib).filter { $0.hasPrefix("collection") }

    #expect(lines == [#"collection a.fields = ["c", "b"]"#, #"collection a.gestures = ["b"] added"#])
  }

  @Test("objects that refer to each other find each other")
  func cycle() throws {
    var nib = TestNib()
    nib.object("a", "Probe", [("Name", .string("a")), ("Children", .array([.ref("b")]))])
    nib.object("b", "Probe", [("Name", .string("b")), ("Children", .array([.ref("a")]))])

    let top = try NibInstantiator(graph: try nib.graph(), classes: probes()).instantiate()

    let (a, b) = (try #require(top[0] as? Probe), try #require(top[1] as? Probe))
    #expect(a.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(b)])
    #expect(b.children.map { ObjectIdentifier($0) } == [ObjectIdentifier(a)])
    a.children = []
  }

  @Test("every instantiation makes new objects")
  func fresh() throws {
    var nib = TestNib()
    nib.object("a", "Probe")
    let instantiator = NibInstantiator(graph: try nib.graph(), classes: probes())

    let first = try instantiator.instantiate()
    let second = try instantiator.instantiate()

    #expect(ObjectIdentifier(first[0]) != ObjectIdentifier(second[0]))
  }
}

nonisolated extension TestNib.Value {
  /// An NSNumber of 4.
  static var int4: TestNib.Value { .object("NSNumber", [("NS.intval", .int(4))]) }
}

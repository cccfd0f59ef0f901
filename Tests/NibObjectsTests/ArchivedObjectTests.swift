import NibGraph
import NibObjects
import NibRuntime
import NibTestSupport
import Testing

@MainActor @Suite("Objects of the schema's rows") struct ArchivedObjectTests {
  private func load(_ nib: TestNib) throws -> Instantiation {
    try NibInstantiator(graph: try nib.graph(), classes: ArchivedClasses.registry, strictness: .lenient)
      .instantiateReport(owner: RecordingOwner())
  }

  private func node(_ nib: TestNib) throws -> InstantiatedTree.Node {
    try #require(InstantiatedTree(try load(nib)).topLevel.first)
  }

  private func value(_ name: String, _ node: InstantiatedTree.Node) -> String? {
    node.properties.first { $0.name == name }?.value
  }

  @Test("values have the names of their rows and of their class, and are read as the rows say")
  func values() throws {
    var nib = TestNib()
    nib.object(
      "field", "UITextField",
      [
        ("UIBounds", .reals([0, 0, 100, 40])), ("UICenter", .reals([60, 25])), ("UIAutoresizingMask", .int(36)),
        ("UIDisabled", .bool(true)), ("UIBorderStyle", .int(3)), ("UIClipsToBounds", .bool(true)),
        ("UIReef", .int(7)),
      ])

    let node = try node(nib)

    #expect(node.type == "UITextField")
    #expect(value("frame", node) == "(10, 5; 100 x 40)")
    #expect(value("autoresizingMask", node) == "[flexibleRightMargin, flexibleBottomMargin]")
    #expect(value("enabled", node) == "false" && value("borderStyle", node) == "roundedRect")
    #expect(value("clipsToBounds", node) == "true" && value("UIReef", node) == "7")
  }

  @Test("a word of bits is read bit by bit, a cell's values are its control's, and a key that is absent says something")
  func cell() throws {
    var nib = TestNib()
    nib.hiddenObject(
      "cell", "NSButtonCell",
      [
        ("NSCellFlags", .int(0x2000_0000)), ("NSContents", .string("Berth")), ("NSKeyEquivalent", .string("b")),
        ("NSButtonFlags2", .int(0x1000_0000)),
      ])
    nib.object(
      "button", "NSButton", [("NSFrameSize", .string("{80, 20}")), ("NSvFlags", .int(0x10C)), ("NSCell", .ref("cell"))])

    let node = try node(nib)

    #expect(value("title", node) == #""Berth""# && value("keyEquivalent", node) == "⌘B")
    #expect(value("frame", node) == "(0, 0; 80 x 20)" && value("autoresizingMask", node) == "[maxXMargin, minYMargin]")
    #expect(value("enabled", node) == "false")
  }

  @Test(
    "bits that all cells up to Xcode 4 have say nothing of a button",
    arguments: [(Int64(0x483C_86FF), nil), (0x483C_8620, "true"), (0x483C_8600, nil)] as [(Int64, String?)])
  func oldBits(word: Int64, hugs: String?) throws {
    var nib = TestNib()
    nib.hiddenObject("cell", "NSButtonCell", [("NSCellFlags", .int(0x401_FE00)), ("NSButtonFlags", .int(word))])
    nib.object("button", "NSButton", [("NSFrameSize", .string("{80, 20}")), ("NSCell", .ref("cell"))])

    let node = try node(nib)

    #expect(value("imageHugsTitle", node) == hugs && value("transparent", node) == "true")
  }

  @Test("a text that is written in pieces has no empty lines, however many lines it has")
  func pieces() throws {
    var tree = InstantiatedTree(try load(TestNib()))
    for count in 1_000...1_030 {
      tree.diagnostics = Array(repeating: "odd", count: count)
      let lines = InstantiatedTreeRendering().render(tree).split(separator: "\n", omittingEmptySubsequences: false)
      #expect(lines.count { $0.isEmpty } == 1 && lines.last == "" && lines.count { $0 == "  odd" } == count)
    }
  }

  @Test("trees nest by the places that the classes say")
  func children() throws {
    var nib = TestNib()
    nib.hiddenObject("inner", "UIImageView")
    nib.hiddenObject("view", "UIView", [("UISubviews", .array([.ref("inner")]))])
    nib.object("controller", "UITableViewController")
    nib.outlet("view", from: "controller", to: "view")

    let node = try node(nib)

    #expect(node.children.map(\.type) == ["UIView"] && node.children.first?.children.map(\.type) == ["UIImageView"])
  }

  @Test("outlets that a class is known not to have are doubted, and one of another class is not made")
  func outlets() throws {
    var nib = TestNib()
    nib.object("label", "UILabel")
    nib.object("controller", "UIViewController")
    nib.object("item", "UIBarButtonItem")
    nib.outlet("dataSource", from: "label", to: "controller")
    nib.outlet("view", from: "controller", to: "item")
    nib.outlet("delegate", from: "controller", to: "item")

    let problems = try load(nib).connections.map(\.problem)

    #expect(problems[0]?.hasPrefix("UILabel has no outlet 'dataSource'") == true)
    #expect(problems[1] == "outlet 'view' of UIViewController wants UIView, got UIBarButtonItem")
    #expect(problems[2] == nil)
  }

  @Test("actions are taken of what sends them, and runtime attributes of the kind of their property")
  func actionsAndAttributes() throws {
    var nib = TestNib()
    nib.object("button", "UIButton")
    nib.object("view", "UIView")
    nib.action("moor:", from: "button", to: "view")
    nib.action("sail:", from: "view", to: "button")
    nib.attribute("alpha", of: "view", .double(0.5))
    nib.attribute("hidden", of: "view", .string("yes"))
    nib.attribute("layer.cornerRadius", of: "view", .int(4))
    nib.attribute("berth", of: "view", .string("7"))

    let made = try load(nib)
    let view = try #require(InstantiatedTree(made).topLevel.last)

    #expect(made.connections.map { $0.problem == nil } == [true, false])
    #expect(made.attributes.map(\.outcome) == [.set, .wrongKind(expected: "bool"), .set, .kept])
    #expect(value("alpha", view) == "0.5" && value("layer.cornerRadius", view) == "4")
    #expect(value("berth", view) == #""7""#)
  }

  @Test("objects that refer to each other and to themselves are made")
  func circles() throws {
    var nib = TestNib()
    nib.object("a", "UIView", [("UISubviews", .array([.ref("b"), .ref("a")]))])
    nib.object("b", "UIView", [("UISubviews", .array([.ref("a")])), ("UISuperview", .ref("a"))])

    let tree = InstantiatedTreeRendering().render(try load(nib))

    #expect(tree.contains("UIView"))
  }

  @Test("objects that a list, a runtime attribute or an action leads back to are let go with the load")
  func lettingGo() throws {
    var nib = TestNib()
    nib.object("view", "UIView", [("UISubviews", .array([.ref("child"), .ref("view")]))])
    nib.object("child", "UIView", [("Chart", .dictionary([(.string("home"), .ref("view"))]))])
    nib.object("buoy", "Buoy", [("Chain", .array([.array([.ref("buoy")]), .ref("anchor")]))])
    nib.object("anchor", "Anchor", [("Chain", .array([.ref("buoy")]))])
    nib.object("button", "UIButton")
    nib.object("box", "NSView")
    nib.attribute("gestureRecognizers", of: "box", .array([.ref("box")]))
    for object in ["view", "buoy"] {
      nib.attribute("harbor", of: object, .array([.ref(object), .ref("child")]))
    }
    nib.action("moor:", from: "button", to: "button")

    var count = 0
    let left = try Lifetime.left {
      let objects = try load(nib).objects.map(\.object)
      count = objects.count
      return objects
    }

    #expect(count >= 6 && left == [])
  }
}

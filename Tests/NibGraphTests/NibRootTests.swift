import NibBytes
import NibGraph
import NibTestSupport
import Testing

@Suite("Roots of both platforms") struct NibRootTests {
  private func names(_ objects: [ObjectID], _ graph: ObjectGraph) -> [String] {
    objects.map { graph.className(of: $0) }
  }

  @Test("a root of UIKit lists objects, connections and attributes")
  func uikit() throws {
    var nib = TestNib()
    nib.object("view", "UIView", [])
    nib.object("button", "UIButton", [])
    nib.outlet("view", from: "button", to: "view")
    let graph = try nib.graph()

    let root = try NibRoot.read(graph)

    #expect(graph.format.platform == .uikit)
    #expect(root.platform == .uikit && root.owner == nil && root.error == nil)
    #expect(names(root.identified, graph).contains("UIButton"))
    #expect(root.connections.map(\.kind) == [.outlet])
    #expect(root.connections.map(\.label) == ["view"])
    #expect(names(root.connections[0].destinations, graph) == ["UIView"])
  }

  @Test("a root of AppKit has the same lists, an owner, and who holds whom")
  func appkit() throws {
    var nib = TestDesktopNib()
    nib.object("window", "NSWindowTemplate", [])
    nib.object("button", "NSButton", [], in: "window")
    nib.outlet("window", from: "owner", to: "window")
    nib.action("save:", from: "button", to: "owner")
    nib.attributes(of: "button", paths: ["a", "b"], values: [.int(4), .string("x")])
    nib.accessibility("AXDescription", "Saves", of: "button")
    nib.connector("NSIBHelpConnector", [("NSDestination", .ref("button")), ("NSMarker", .string("tip"))])
    nib.connector(
      "NSNibBindingConnector",
      [
        ("NSSource", .ref("button")), ("NSDestination", .ref("window")), ("NSBinding", .string("value")),
        ("NSKeyPath", .string("self.title")),
      ])
    nib.window("window")
    let graph = try nib.graph()

    let root = try NibRoot.read(graph)

    #expect(root.platform == .appkit)
    #expect(root.owner.map { graph.className(of: $0) } == "NSCustomObject")
    #expect(names(root.topLevel, graph) == ["NSWindowTemplate"])
    #expect(
      root.parents.map { [graph.className(of: $0.child), graph.className(of: $0.parent)] } == [
        ["NSButton", "NSWindowTemplate"]
      ])
    #expect(root.connections.map(\.kind) == [.outlet, .action, .attributes, .help, .binding])
    #expect(root.connections.map(\.label) == ["window", "save:", "a, b", "tip", nil])
    #expect(root.connections.last?.binding?.keyPath == "self.title")
    #expect(root.connectedAttributes.values.first?.map(\.keyPath) == ["a", "b"])
    #expect(root.accessibility.map(\.keyPath) == ["accessibilityLabel"])
    #expect(names(root.visibleWindows, graph) == ["NSWindowTemplate"])
  }

  @Test("lists that do not fit are told, and the others are read")
  func broken() throws {
    var nib = TestDesktopNib()
    nib.object("window", "NSWindowTemplate", [])
    nib.outlet("window", from: "owner", to: "window")
    nib.replace("NSOidsValues", with: .array([]))
    nib.replace("NSVisibleWindows", with: .string("x"))
    let graph = try nib.graph()

    let root = try #require(NibRoot(graph))

    #expect(root.error?.code == .brokenRoot)
    #expect(root.error?.detail.hasPrefix("NSOidsKeys has 2 elements") == true)
    #expect(root.connections.map(\.label) == ["window"])
    #expect(throws: GraphError.self) { try NibRoot.read(graph) }
  }

  @Test("a graph of neither platform has no root that can be read")
  func neither() throws {
    var builder = GraphBuilder()
    _ = builder.reserve(builder.class("NSObject"))
    let graph = try builder.finish(format: .nibArchive(minor: 10, launchTrailer: false), file: "a.nib")

    #expect(NibRoot(graph).map { _ in true } == nil)
    #expect(graph.format.platform == nil)
    let error = #expect(throws: GraphError.self) { try NibRoot.read(graph) }
    #expect(error?.code == .notAnInterface)
  }

  @Test("each control event has one bit and one name, and bits without a name are told")
  func events() {
    #expect(ControlEvents.named.allSatisfy { $0.event.rawValue.nonzeroBitCount == 1 })
    #expect(Set(ControlEvents.named.map(\.name)).count == ControlEvents.named.count)
    #expect(Set(ControlEvents.named.map(\.event)).count == ControlEvents.named.count)
    #expect(ControlEvents(rawValue: 64 | 4096 | 1 << 31).names == ["touchUpInside", "valueChanged", "bit31"])
    #expect(ControlEvents(named: "editingChanged") == .editingChanged)
    #expect(ControlEvents(named: "nothing") == nil)
  }
}

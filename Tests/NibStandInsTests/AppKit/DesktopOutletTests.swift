import NibRuntime
import NibStandIns
import NibTestSupport
import Testing

@Suite("Outlets of stand-ins for AppKit") struct DesktopOutletTests {
  @Test("an outlet of another class than the controller's is reported")
  func wrongWindow() throws {
    var nib = TestDesktopNib()
    nib.object("controller", "NSWindowController")
    nib.object("view", "NSView")
    nib.outlet("window", from: "controller", to: "view")

    let failures = try DesktopSample.load(nib).connections.map(\.failure)

    #expect(failures == ["outlet 'window' of DesktopWindowController wants DesktopWindow, got DesktopView"])
  }

  @Test("a class of one's own has the outlets of its own framework, and no others")
  func frameworkOutlets() throws {
    final class Card: View {}
    final class Pane: DesktopView {}
    let registry = ClassRegistry(parent: StandInCatalog.registry)
    registry.register(Card.self, as: "Card")
    registry.register(Pane.self, as: "Pane")
    var mobile = TestNib()
    mobile.custom("card", "Card", of: "UIView")
    mobile.outlet("menu", from: "card", to: "card")
    var desktop = TestDesktopNib()
    desktop.custom("pane", "Pane", as: "NSClassSwapper", of: "NSView")
    for name in ["menu", "titleView"] { desktop.outlet(name, from: "pane", to: "pane") }
    let graph = try mobile.graph()

    #expect(throws: RuntimeError.self) { try NibInstantiator(graph: graph, classes: registry).instantiate() }
    #expect(
      try DesktopSample.load(desktop, classes: registry).connections.map(\.failure)
        == [nil, "Pane has no outlet 'titleView'"])
  }
}

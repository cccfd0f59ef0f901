import NibAppKit
import NibRuntime
import NibTestSupport
import Testing

@Suite("Outlets of stand-ins for AppKit") struct AppKitOutletTests {
  @Test("an outlet of another class than the controller's is reported")
  func wrongWindow() throws {
    var nib = TestDesktopNib()
    nib.object("controller", "NSWindowController")
    nib.object("view", "NSView")
    nib.outlet("window", from: "controller", to: "view")

    let failures = try AppKitSample.load(nib).connections.map(\.failure)

    #expect(failures == ["outlet 'window' of NSWindowController wants NSWindow, got NSView"])
  }

  @Test("a class of one's own has the outlets of its own framework, and no others")
  func frameworkOutlets() throws {
    final class Pane: NSView {}
    let registry = ClassRegistry(parent: AppKitCatalog.registry)
    registry.register(Pane.self, as: "Pane")
    var desktop = TestDesktopNib()
    desktop.custom("pane", "Pane", as: "NSClassSwapper", of: "NSView")
    for name in ["menu", "titleView"] { desktop.outlet(name, from: "pane", to: "pane") }

    #expect(
      try AppKitSample.load(desktop, classes: registry).connections.map(\.failure)
        == [nil, "Pane has no outlet 'titleView'"])
  }
}

import NibRuntime
import NibTestSupport
import Testing

@Suite("External objects")
struct ExternalObjectTests {
  @Test("what a nib needs is listed in archive order, with what it is needed for")
  func needed() throws {
    var nib = TestNib()
    nib.proxy("t", "Theme")
    nib.proxy("u", "Unused")
    nib.proxy("s", "Store")
    nib.proxy("k", "Kept")
    nib.object("a", "Probe", [("Kept", .ref("k"))])
    nib.outlet("theme", from: "a", to: "t")
    nib.collection("members", from: "s", to: ["a", "t"])
    nib.action("save:", from: "a", to: "s")

    let needed = NibInstantiator(graph: try nib.graph()).requiredExternalObjects

    #expect(needed.map(\.name) == ["Theme", "Unused", "Store", "Kept"])
    #expect(needed.map(\.isUsed) == [true, false, true, true])
    #expect(needed.map(\.connections) == [["theme", "members"], [], ["members", "save:"], []])
  }

  @Test("owner and first responder are not external")
  func builtIn() throws {
    #expect(NibInstantiator(graph: try TestNib().graph()).requiredExternalObjects.isEmpty)
  }

  @Test("a proxy among an object's own values is the object given")
  func value() throws {
    var nib = TestNib()
    nib.proxy("t", "Theme")
    nib.object("a", "Probe", [("Children", .array([.ref("t")]))])
    let theme = RecordingOwner(name: "Theme")

    let report = try NibInstantiator(graph: try nib.graph(), classes: probes())
      .instantiateReport(externalObjects: ["Theme": theme])

    #expect(report.find(Probe.self)?.children.first === theme)
  }
}

import NibArchives
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Touch bars of macOS, and the archives that have them")
struct AppKitTouchBarTests {
  private static let view = #"""
    <view id="v"><subviews><tabView id="t"><touchBar key="touchBar" id="bar"><touchBarItems>
      <touchBarItem id="back"><viewController key="viewController" id="vc"><button key="view" id="b">
        <buttonCell key="cell" id="bc"/><connections><action selector="goBack:" target="-2" id="a"/></connections>
        </button></viewController></touchBarItem>
      <touchBarItem identifier="next" customizationLabel="Next" id="n"><view key="view" id="nv"/></touchBarItem>
      </touchBarItems></touchBar></tabView></subviews></view>
    """#

  private func compile(_ profile: OutputProfile, target: String?) throws -> [String: ObjectGraph] {
    var options = CompileOptions(profile: profile)
    options.deploymentTarget = target.flatMap { DeploymentTarget($0) }
    let owner =
      #"<customObject id="o"><connections><outlet property="back" destination="b" id="x"/></connections></customObject>"#
    let document = try XIBReader().read(Array(AppKitSample.text(Self.view + owner).utf8), file: "Bar.xib")
    var diagnostics = Diagnostics()
    let files = try InterfaceCompiler(options: options).compile(document, into: &diagnostics).files
    #expect(diagnostics.messages.isEmpty)
    return Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.graph) })
  }

  private func count(_ className: String, _ graph: ObjectGraph?) -> Int {
    graph.map { graph in graph.objectIDs.filter { graph.className(of: $0) == className }.count } ?? -1
  }

  @Test("systems without touch bars get an archive without them, with nothing that leads to one")
  func folders() throws {
    let members = try compile(.xcode10point2, target: "10.12")

    #expect(members.keys.sorted() == ["keyedobjects-101201.nib", "keyedobjects.nib"])
    let (older, newer) = (members["keyedobjects.nib"], members["keyedobjects-101201.nib"])
    for (name, number) in [
      ("NSTouchBar", 1), ("NSCustomTouchBarItem", 2), ("NSButton", 1), ("NSNibOutletConnector", 1),
    ] {
      #expect(count(name, newer) == number, "\(name)")
      #expect(count(name, older) == 0, "\(name)")
    }
    #expect(count("NSTabView", older) == 1)
  }

  @Test(
    "there is one archive for systems that know them, and for a document that has none",
    arguments: [
      (OutputProfile.xcode10point2, "10.13"), (.xcode10point2, nil), (.xcode7, "10.12"), (.xcode13, "10.14"),
    ] as [(OutputProfile, String?)])
  func single(profile: OutputProfile, target: String?) throws {
    let members = try compile(profile, target: target)
    #expect(members.count == 1)
    #expect(count("NSTouchBar", members.values.first) == 1)
  }

  @Test("a bar names its items in order, and an item keeps its controller with the view, or the view")
  func items() throws {
    let graph = try #require(try compile(.xcode10point2, target: nil).values.first)
    func only(_ name: String) throws -> ObjectID {
      try #require(graph.objectIDs.first { graph.className(of: $0) == name })
    }
    let bar = try only("NSTouchBar")
    let names = try #require(graph.object("NSTouchBarDefaultItemIdentifiers", of: bar))
    #expect(graph.members(names).map { graph.string($0) } == ["back", "next"])
    let items = graph.members(try #require(graph.object("NSTouchBarTemplateItems", of: bar)))
    #expect(graph.className(of: try #require(graph.object("NSTouchBarTemplateItems", of: bar))) == "NSSet")
    #expect(graph.object("NSNibTouchBar", of: try only("NSTabView")) == bar)
    let labels = items.map { graph.object("NSTouchBarItemCustomizationLabel", of: $0).flatMap { graph.string($0) } }
    #expect(labels == [nil, "Next"])
    let controller = try #require(graph.object("NSCustomTouchBarItemViewController", of: items[0]))
    #expect(graph.object("NSView", of: controller) == (try only("NSButton")))
  }

  @Test("a bar is raised with its items in the order of their names")
  func raising() throws {
    let graph = try #require(try compile(.xcode10point2, target: nil).values.first)
    let archive = try ArchiveDecoder().decode(ArchiveEncoder(order: .canonical).encode(graph), file: "bar.nib")
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser(profile: .xcode10point2).raise(archive, into: &diagnostics)

    #expect(diagnostics.messages.isEmpty, "\(diagnostics.messages)")
    let document = try XIBReader().read(Array(text.utf8), file: "Raised.xib")
    let items = document.elements.indices.map { ElementIndex($0) }.filter { document.tag($0) == "touchBarItem" }
    #expect(items.map { document.attribute("identifier", of: $0) } == ["back", "next"])
    #expect(items.map { document.child("viewController", of: $0) != nil } == [true, false])
  }
}

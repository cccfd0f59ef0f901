import NibGraph
import Testing

@testable import NibCompiler

@Suite("Connectors of documents for macOS")
struct AppKitConnectorTests {
  @Test("a binding has its options and the connector that it follows, and bindings go backwards")
  func bindings() throws {
    let sample = try AppKitSample(
      #"""
      <userDefaultsController representsSharedInstance="YES" id="d"/>
      <customView id="v"><connections>
        <binding destination="d" name="enabled" keyPath="values.off" id="b1"><dictionary key="options">
          <string key="NSValueTransformerName">NSNegateBoolean</string><bool key="NSConditionallySetsHidden" value="NO"/>
          <integer key="NSNullPlaceholder" value="-1"/><nil key="NSMultipleValuesPlaceholder"/></dictionary></binding>
        <binding destination="-2" name="hidden" keyPath="isBusy" previousBinding="b1" id="b2"/></connections></customView>
      """#)

    let connectors = try sample.connectors()
    #expect(connectors.map { sample.text("NSLabel", of: $0) } == ["hidden: isBusy", "enabled: values.off"])
    let first = connectors[1]
    #expect(sample.text("NSBinding", of: first) == "enabled")
    #expect(sample.text("NSKeyPath", of: first) == "values.off")
    #expect(sample.integer("NSNibBindingConnectorVersion", of: first) == 2)
    #expect(sample.graph.object("NSPreviousConnector", of: connectors[0]) == first)
    let options = try #require(sample.graph.object("NSOptions", of: first))
    #expect(sample.graph.pairs(options)?.count == 3)
    #expect(
      sample.graph.className(of: try #require(sample.graph.object("NSDestination", of: first)))
        == "NSUserDefaultsController")
  }

  @Test("a binding to nothing is told and left out")
  func danglingBinding() throws {
    let sample = try AppKitSample(
      #"""
      <customView id="v"><connections><binding destination="gone" name="value" keyPath="x" id="b"/></connections>
      </customView>
      """#)

    #expect(sample.diagnostics.messages.map(\.id) == ["danglingReference"])
    #expect(try sample.connectors().isEmpty)
  }

  @Test("what assistive applications are told stands in lists of its own, numbered behind all others")
  func accessibility() throws {
    let sample = try AppKitSample(
      #"<customView id="v"><accessibility description="A dial" help="Turn it"/></customView>"#)

    let data = try sample.only("NSIBObjectData")
    let made = sample.graph.members(try #require(sample.graph.object("NSAccessibilityConnectors", of: data)))
    #expect(made.map { sample.text("AXAttributeTypeArchiveKey", of: $0) } == ["AXDescription", "AXHelp"])
    #expect(made.map { sample.text("AXAttributeValueArchiveKey", of: $0) } == ["A dial", "Turn it"])
    let numbers = sample.graph.members(try #require(sample.graph.object("NSAccessibilityOidsValues", of: data)))
    #expect(numbers.compactMap { sample.integer("NS.intval", of: $0) } == [4, 5])
  }

  @Test("an element that is the title of another, or linked with it, stands among them")
  func accessibilityLinks() throws {
    let sample = try AppKitSample(
      #"""
      <customView id="v"><connections>
      <accessibilityConnection property="title" destination="w" id="a"/>
      <accessibilityConnection property="link" destination="w" id="b"/>
      <accessibilityConnection property="row" destination="w" id="c"/>
      <accessibilityConnection property="title" destination="gone" id="d"/>
      </connections></customView><customView id="w"/>
      """#)

    let data = try sample.only("NSIBObjectData")
    let made = sample.graph.members(try #require(sample.graph.object("NSAccessibilityConnectors", of: data)))
    #expect(
      made.map { sample.text("AXAttributeTypeArchiveKey", of: $0) } == ["AXTitleUIElement", "AXLinkedUIElements"])
    let title = try #require(sample.graph.object("AXAttributeValueArchiveKey", of: made[0]))
    let linked = try #require(sample.graph.object("AXAttributeValueArchiveKey", of: made[1]))
    #expect(sample.graph.members(linked) == [title])
    #expect(sample.diagnostics.messages.map(\.id) == ["noKnownForm", "danglingReference"])
  }

  @Test("controllers say their keys, their class and whether they are shared")
  func controllers() throws {
    let sample = try AppKitSample(
      #"""
      <arrayController objectClassName="Person" editable="NO" id="a"><declaredKeys><string>name</string></declaredKeys>
      </arrayController><userDefaultsController id="d"/>
      """#)

    let array = try sample.only("NSArrayController")
    #expect(sample.text("NSObjectClassName", of: array) == "Person")
    #expect(sample.value("NSEditable", of: array) == nil)
    #expect(sample.value("NSAvoidsEmptySelection", of: array) == .bool(true))
    #expect(try sample.classes("NSDeclaredKeys", of: array) == ["NSString"])
    #expect(sample.value("NSAppliesImmediately", of: try sample.only("NSUserDefaultsController")) == .bool(true))
  }

  @Test("the view of a controller without a scene is its own, in a touch bar, too")
  func controllerView() throws {
    let view = #"<button key="view" id="b"><buttonCell key="cell" id="c"/></button>"#
    let alone = try AppKitSample(#"<viewController id="p" customClass="Pane">\#(view)</viewController>"#)
    let bar = try AppKitSample(
      #"""
      <customView id="v"><touchBar key="touchBar" id="t"><touchBarItems><touchBarItem id="i">
      <viewController key="viewController" id="p">\#(view)</viewController></touchBarItem></touchBarItems></touchBar>
      </customView>
      """#)

    for (sample, controller) in [(alone, "NSClassSwapper"), (bar, "NSViewController")] {
      let view = sample.graph.object("NSView", of: try sample.only(controller))
      #expect(view == (try sample.only("NSButton")))
      #expect(sample.diagnostics.messages.isEmpty)
    }
  }
}

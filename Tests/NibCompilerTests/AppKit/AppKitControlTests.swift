import NibArchives
import NibBytes
import NibDiagnostics
import NibDocument
import NibGraph
import NibInspector
import NibSchema
import NibTestSupport
import Testing

@testable import NibCompiler

@Suite("Menus and controls for macOS")
struct AppKitControlTests {
  private let frame = #"<rect key="frame" x="10" y="20" width="80" height="30"/>"#

  @Test("an item has command for want of a modifier, a separator is disabled and has none")
  func menus() throws {
    let sample = try ControlSample(
      #"""
      <menu title="Main" systemMenu="main" id="m"><items>
        <menuItem title="Save" keyEquivalent="s" id="i"/>
        <menuItem isSeparatorItem="YES" id="s"/>
        <menuItem title="Plain" state="on" tag="7" id="p"><modifierMask key="keyEquivalentModifierMask"/></menuItem>
        <menuItem title="More" id="q"><modifierMask key="keyEquivalentModifierMask" shift="YES" command="YES"/>
          <menu key="submenu" title="More" id="n"/></menuItem></items></menu>
      """#)

    let items = sample.objects("NSMenuItem")
    let menu = try #require(sample.objects("NSMenu").first)
    #expect(sample.text("NSName", of: menu) == "_NSMainMenu")
    #expect(sample.value("NSKeyEquivModMask", of: items[0]) == .int(0x10_0000))
    #expect(sample.value("NSKeyEquivModMask", of: items[1]) == nil)
    #expect(sample.value("NSIsDisabled", of: items[1]) == .bool(true))
    #expect(sample.value("NSKeyEquivModMask", of: items[2]) == nil)
    #expect(sample.value("NSTag", of: items[2]) == .int(7))
    #expect(sample.value("NSKeyEquivModMask", of: items[3]) == .int(0x12_0000))
    #expect(sample.text("NSAction", of: items[3]) == "submenuAction:")
    #expect(sample.graph.object("NSTarget", of: items[3]) == sample.graph.object("NSSubmenu", of: items[3]))
    #expect(sample.graph.object("NSOnImage", of: items[0]) == sample.graph.object("NSOnImage", of: items[3]))
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test(
    "a pop-up button says which item is selected by its place, the first by silence",
    arguments: [("a", nil), ("b", .int(1)), ("", .int(-1))] as [(String, Value?)])
  func popUps(selected: String, place: Value?) throws {
    let attribute = selected.isEmpty ? "" : #"selectedItem="\#(selected)""#
    let sample = try ControlSample(
      #"""
      <popUpButton verticalHuggingPriority="750" id="p">\#(frame)<popUpButtonCell key="cell" type="push"
        bezelStyle="rounded" alignment="left" lineBreakMode="truncatingTail" \#(attribute) id="c">
        <behavior key="behavior" lightByBackground="YES" lightByGray="YES"/><font key="font" metaFont="system"/>
        <menu key="menu" id="m"><items><menuItem title="A" id="a"/><menuItem title="B" id="b"/></items></menu>
        </popUpButtonCell></popUpButton>
      """#)

    let cell = try #require(sample.objects("NSPopUpButtonCell").first)
    let item = try #require(sample.objects("NSMenuItem").first)
    #expect(sample.value("NSSelectedIndex", of: cell) == place)
    #expect((sample.value("NSMenuItem", of: cell) == .null) == selected.isEmpty)
    #expect(sample.text("NSAction", of: item) == "_popUpItemAction:")
    #expect(sample.graph.object("NSTarget", of: item) == cell)
    // The system's font is the menu's here.
    #expect(try sample.tree().contains("NSfFlags: 1558"))
  }

  @Test("equal colors are apart but for the system's, which share what stands for them")
  func colors() throws {
    let wells = (0..<2).map {
      #"<colorWell id="w\#($0)">\#(frame)<color key="color" red="0.5" green="0.25" blue="1" alpha="1" "#
        + #"colorSpace="calibratedRGB"/></colorWell>"#
    }
    let labels = ["controlTextColor", "textColor", "textColor"].enumerated().map {
      #"<textField id="t\#($0.offset)">\#(frame)<textFieldCell key="cell" id="c\#($0.offset)"><color key="textColor" "#
        + #"name="\#($0.element)" catalog="System" colorSpace="catalog"/></textFieldCell></textField>"#
    }
    let sample = try ControlSample((wells + labels).joined())

    // Two of the wells, two names of the system and the black of both.
    #expect(sample.objects("NSColor").count == 5)
  }

  @Test("sRGB is archived with its profile and what the calibrated space has for it")
  func sRGB() throws {
    let sample = try ControlSample(
      #"""
      <colorWell id="w">\#(frame)<color key="color" red="0" green="0.41176470588235292" blue="0.85098039215686272"
        alpha="0" colorSpace="custom" customColorSpace="sRGB"/></colorWell>
      """#)

    let tree = try sample.tree()
    #expect(tree.contains("NSCustomColorSpace: NSColorSpace"))
    #expect(tree.contains("NSID: 7, NSICC: NSData (NS.bytes: data (3144 bytes"))
    #expect(RGBProfile.bytes.count == 3144)
    let calibrated = AppKitColor.calibrated(sRGB: 0, 0.41176470588235292, 0.85098039215686272)
    for (number, archived) in zip(calibrated, [0.03472566977, 0.3152296245, 0.8149212003]) {
      #expect(abs(number - archived) < 5e-7)
    }
  }

  @Test("the cells of a matrix stand row by row and name no control")
  func matrices() throws {
    func cell(_ title: String) -> String {
      #"<buttonCell type="radio" title="\#(title)" id="\#(title)"><behavior key="behavior"/></buttonCell>"#
    }
    let sample = try ControlSample(
      #"""
      <matrix allowsEmptySelection="NO" id="m">\#(frame)<size key="cellSize" width="9" height="8"/>
        <cells><column>\#(cell("A"))\#(cell("C"))</column><column>\#(cell("B"))\#(cell("D"))</column></cells></matrix>
      """#)

    let matrix = try #require(sample.objects("NSMatrix").first)
    let cells = sample.graph.members(try #require(sample.graph.object("NSCells", of: matrix)))
    #expect(cells.map { sample.text("NSContents", of: $0) } == ["A", "B", "C", "D"])
    #expect(sample.value("NSNumRows", of: matrix) == .int(2))
    #expect(sample.value("NSMatrixFlags", of: matrix) == .int(0x4480_0000))
    #expect(cells.allSatisfy { sample.graph.object("NSControlView", of: $0) == nil })
    #expect(sample.objects("NSButtonImageSource").count == 1)
  }

  @Test("an item of a raised toolbar has the label that its document said, and else none")
  func raisedLabels() throws {
    let items = [
      #"implicitItemIdentifier="NSToolbarSpaceItem""#, #"implicitItemIdentifier="NSToolbarShowColorsItem""#,
      #"implicitItemIdentifier="NSToolbarPrintItem" label="Ink""#, #"implicitItemIdentifier="I""#,
      #"implicitItemIdentifier="J" label="Go""#,
    ].enumerated().map { #"<toolbarItem \#($1) id="i\#($0)"/>"# }.joined()
    let sample = try AppKitSample(
      #"""
      <window id="w"><toolbar key="toolbar" implicitIdentifier="T" id="t"><allowedToolbarItems>\#(items)\#
      </allowedToolbarItems></toolbar></window>
      """#)
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser().raise(sample.graph, into: &diagnostics)

    let labels = text.split(separator: "<toolbarItem ").dropFirst().map { item in
      item.split(separator: "\"").map(String.init).drop { !$0.hasSuffix(" label=") }.dropFirst().first
    }
    #expect(labels == [nil, nil, "Ink", nil, "Go"])
  }

  @Test("a toolbar lists its items by identifier, and those that are there by default")
  func toolbars() throws {
    let sample = try ControlSample(
      #"""
      <window id="w"><rect key="contentRect" x="5" y="6" width="200" height="100"/>
        <toolbar key="toolbar" implicitIdentifier="T" displayMode="iconAndLabel" sizeMode="regular" id="t">
        <allowedToolbarItems><toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="f"/>
          <toolbarItem implicitItemIdentifier="I" explicitItemIdentifier="go" label="Go" paletteLabel="Go" tag="3"
            selectable="YES" id="g"/></allowedToolbarItems>
        <defaultToolbarItems><toolbarItem reference="g"/></defaultToolbarItems></toolbar></window>
      """#)

    let toolbar = try #require(sample.objects("NSToolbar").first)
    let item = try #require(sample.objects("NSToolbarItem").first)
    #expect(sample.text("NSToolbarIdentifier", of: toolbar) == "T")
    #expect(sample.text("NSToolbarItemIdentifier", of: item) == "go")
    func list(_ key: String) throws -> [String] {
      sample.graph.members(try #require(sample.graph.object(key, of: toolbar))).map { sample.graph.className(of: $0) }
    }
    #expect(try list("NSToolbarIBAllowedItems") == ["NSToolbarFlexibleSpaceItem", "NSToolbarItem"])
    #expect(try list("NSToolbarIBDefaultItems") == ["NSToolbarItem"])
    #expect(try list("NSToolbarIBSelectableItems") == ["NSToolbarItem"])
  }

  @Test("a menu item has the system's images of its states, its own, or none where it says so")
  func stateImages() throws {
    let sample = try ControlSample(
      #"""
      <menu id="m"><items><menuItem title="A" id="a"/>
        <menuItem title="B" onStateImage="NSAddTemplate" id="b"><nil key="mixedStateImage"/></menuItem></items></menu>
      """#)

    let items = sample.objects("NSMenuItem")
    func name(_ key: String, _ item: ObjectID) -> String? {
      sample.graph.object(key, of: item).flatMap { sample.text("NSResourceName", of: $0) }
    }
    #expect(items.map { name("NSOnImage", $0) } == ["NSMenuCheckmark", "NSAddTemplate"])
    #expect(items.map { name("NSMixedImage", $0) } == ["NSMenuMixedState", nil])
  }

  @Test("an item of the system's has its name, tip, image and border, and what the document says instead")
  func systemItems() throws {
    func item(_ attributes: String) throws -> (ControlSample, ObjectID) {
      let sample = try ControlSample(
        """
        <window id="w"><toolbar key="toolbar" implicitIdentifier="T" id="t"><allowedToolbarItems>
          <toolbarItem implicitItemIdentifier="NSToolbarShowColorsItem" \(attributes) id="i"/></allowedToolbarItems>
        </toolbar></window>
        """)
      return (sample, try #require(sample.objects("NSToolbarItem").first))
    }

    let (plain, colors) = try item("")
    let (named, other) = try item(#"label="Paint" toolTip="All paints" bordered="NO" image="NSAddTemplate""#)

    let image = try #require(plain.graph.object("NSToolbarItemImage", of: colors))
    #expect(plain.text("NSResourceName", of: image) == "NSToolbarShowColors")
    #expect(plain.text("NSToolbarItemLabel", of: colors) == "Colors")
    #expect(plain.text("NSToolbarItemToolTip", of: colors) == "Show Color Panel")
    #expect(plain.value("NSToolbarItemBordered", of: colors) == .bool(true))
    #expect(plain.value("NSToolbarItemStyle", of: colors) == .int(0))
    let ownImage = try #require(named.graph.object("NSToolbarItemImage", of: other))
    #expect(named.text("NSResourceName", of: ownImage) == "NSAddTemplate")
    #expect(named.text("NSToolbarItemLabel", of: other) == "Paint")
    #expect(named.text("NSToolbarItemToolTip", of: other) == "All paints")
    #expect(named.value("NSToolbarItemBordered", of: other) == .bool(false))
  }

  @Test("what a screen reader says is a connector that the root lists apart")
  func accessibility() throws {
    let sample = try ControlSample(
      #"<slider id="s">\#(frame)<accessibility description="Speed" identifier="speed"/></slider>"#)

    let data = try #require(sample.objects("NSIBObjectData").first)
    let connectors = sample.graph.members(try #require(sample.graph.object("NSAccessibilityConnectors", of: data)))
    #expect(connectors.map { sample.text("AXAttributeTypeArchiveKey", of: $0) } == ["AXDescription", "AXIdentifier"])
    #expect(connectors.map { sample.text("AXAttributeValueArchiveKey", of: $0) } == ["Speed", "speed"])
  }

  @Test(
    "what has no known form is told with its place",
    arguments: [
      #"<menu identifier="tools" id="m"/>"#,
      #"<imageView id="v"><imageCell key="cell" image="embedded" id="c"/></imageView>"#,
    ])
  func unknownForms(elements: String) throws {
    let sample = try ControlSample(
      elements,
      resources:
        #"<resources><image name="embedded"><mutableData key="keyedArchiveRepresentation"/></image></resources>"#
    )

    #expect(sample.diagnostics.messages.map(\.id) == ["noKnownForm"])
    #expect(sample.diagnostics.messages.first.map { "\($0.place)".contains(":6:") } == true)
  }
}

/// A document for macOS around some elements, compiled.
struct ControlSample {
  let graph: ObjectGraph
  private(set) var diagnostics = Diagnostics()

  init(_ elements: String, resources: String = "") throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504" targetRuntime="MacOSX.Cocoa"><objects>
      <customObject id="-2" customClass="Owner"/><customObject id="-1" customClass="FirstResponder"/>
      <customObject id="-3" customClass="NSObject"/>

      \(elements)</objects>\(resources)</document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "sample.xib")
    let compiler = InterfaceCompiler(decodeNested: { try? KeyedArchiveDecoder().decode($0, file: "image") })
    graph = try compiler.compile(document, into: &diagnostics).files[0].graph
  }

  func objects(_ className: String) -> [ObjectID] {
    graph.objectIDs.filter { graph.className(of: $0) == className }
  }

  func text(_ key: String, of object: ObjectID) -> String? {
    graph.object(key, of: object).flatMap { graph.string($0) }
  }

  func value(_ key: String, of object: ObjectID) -> Value? {
    graph.values(of: object).first { graph.keyName($0.key) == key }?.value
  }

  func tree() throws -> String { try TreeRendering().render(graph) }
}

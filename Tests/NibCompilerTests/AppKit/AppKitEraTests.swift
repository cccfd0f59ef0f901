import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What each Xcode gave the controls of macOS")
struct AppKitEraTests {
  private func sample(_ elements: String, _ profile: OutputProfile) throws -> AppKitSample {
    try AppKitSample(elements, options: CompileOptions(profile: profile))
  }

  @Test("up to Xcode 10 a button keeps its font once more, without a use, and a bit says so")
  func keyFont() throws {
    let old = try sample(AppKitSample.button, .xcode10)
    let new = try sample(AppKitSample.button, .xcode11)

    let cell = try old.only("NSButtonCell")
    let font = try #require(old.graph.object("NSAlternateImage", of: cell))
    #expect(old.graph.className(of: font) == "NSFont")
    #expect(old.integer("NSfFlags", of: font) == 16)
    let later = try new.only("NSButtonCell")
    #expect(new.value("NSAlternateImage", of: later) == nil)
    let flags = try #require(old.integer("NSButtonFlags", of: cell))
    #expect(try flags ^ #require(new.integer("NSButtonFlags", of: later)) == 0x2_0000)
  }

  @Test(
    "how a centred button counts its alignment, and whether it says its size twice",
    arguments: [
      (OutputProfile.xcode10, nil, nil), (.xcode11, 2, nil), (.xcode12, 1, 0), (.xcode12point3, 2, 0), (.xcode15, 2, 0),
      (.xcode16, 1, 0),
      (.xcode26, 1, nil),
    ] as [(OutputProfile, Int64?, Int64?)])
  func alignment(_ profile: OutputProfile, _ expected: Int64?, _ size: Int64?) throws {
    let sample = try sample(AppKitSample.button, profile)

    let button = try sample.only("NSButton")
    #expect(sample.integer("NSControlTextAlignment", of: button) == expected)
    #expect(sample.integer("NSControlSize2", of: button) == size)
  }

  @Test(
    "a title bar is as high as the system of the time had it",
    arguments: [(OutputProfile.xcode11, "{200, 122}"), (.xcode12, "{200, 128}"), (.xcode26, "{200, 132}")])
  func titleBar(_ profile: OutputProfile, _ expected: String) throws {
    let sample = try sample(
      #"""
      <window title="W" id="w"><windowStyleMask key="styleMask" titled="YES"/>
      <rect key="contentRect" x="0" y="0" width="300" height="200"/>
      <value key="minSize" type="size" width="200" height="100"/></window>
      """#, profile)

    #expect(sample.text("NSMinSize", of: try sample.only("NSWindowTemplate")) == expected)
  }

  @Test("a window without a shadow, and one that is made once, have a bit each")
  func windowFlags() throws {
    func flags(_ attributes: String, _ profile: OutputProfile) throws -> Int64 {
      let sample = try sample(#"<window \#(attributes) id="w"/>"#, profile)
      return try #require(sample.integer("NSWTFlags", of: try sample.only("NSWindowTemplate")))
    }

    #expect(try flags("", .xcode26) ^ flags(#"hasShadow="NO""#, .xcode26) == 0x1000)
    #expect(try flags("", .xcode9) ^ flags(#"oneShot="NO""#, .xcode9) == 0x1000_0000)
    #expect(try flags("", .xcode10) == flags(#"oneShot="NO""#, .xcode10))
    #expect(try flags("", .xcode9) ^ flags(#"showsToolbarButton="NO""#, .xcode9) == 0x400)
    #expect(try flags("", .xcode10) == flags(#"showsToolbarButton="NO""#, .xcode10))
  }

  @Test(
    "in Xcode 11 and 12.0 what has a border shows it in a view of its own, pop-up buttons from Xcode 10 on",
    arguments: [
      (OutputProfile.xcode9, false, false, false), (.xcode10, false, false, true), (.xcode11, true, false, true),
      (.xcode12, true, false, true), (.xcode12point3, false, false, false),
    ])
  func borders(profile: OutputProfile, bordered: Bool, plain: Bool, popUp: Bool) throws {
    let frame = #"<rect key="frame" x="0" y="0" width="80" height="32"/>"#
    let sample = try sample(
      #"""
      <customView id="v">\#(frame)<subviews><button tag="1" id="a">\#(frame)
      <buttonCell key="cell" type="push" bezelStyle="rounded" borderStyle="border" id="ac"/></button>
      <button tag="2" id="b">\#(frame)<buttonCell key="cell" type="square" bezelStyle="shadowlessSquare" id="bc"/></button>
      <popUpButton tag="3" id="p">\#(frame)<popUpButtonCell key="cell" type="push" title="One" bezelStyle="rounded" id="pc">
      <menu key="menu" id="m"/></popUpButtonCell></popUpButton></subviews></customView>
      """#, profile)

    func has(_ className: String, _ tag: Int64) throws -> Bool {
      let view = try #require(sample.objects(className).first { sample.integer("NSTag", of: $0) == tag })
      return sample.value("NSSubviews", of: view) != nil
    }
    #expect(try has("NSButton", 1) == bordered)
    #expect(try has("NSButton", 2) == plain)
    #expect(try has("NSPopUpButton", 3) == popUp)
    let cell = try sample.only("NSPopUpButtonCell")
    #expect(sample.text("NSContents", of: cell) == nil)
  }

  @Test("from Xcode 13 on a pop-up button says what it shows")
  func popUpTitle() throws {
    let sample = try sample(
      #"""
      <popUpButton id="p"><rect key="frame" x="0" y="0" width="80" height="32"/>
      <popUpButtonCell key="cell" type="push" title="One" id="pc"/></popUpButton>
      """#, .xcode13)

    #expect(sample.text("NSContents", of: try sample.only("NSPopUpButtonCell")) == "One")
  }

  @Test(
    "fonts of the system have other flags in Xcode 11, those of menus in Xcode 6, too",
    arguments: [
      (#"metaFont="system""#, OutputProfile.xcode11, 787), (#"metaFont="system""#, .xcode11point3, 1044),
      (#"metaFont="system" size="15""#, .xcode11, 1044), (#"metaFont="smallSystem""#, .xcode11, 1558),
      (#"metaFont="systemBold" size="11""#, .xcode11point3, 3357),
      (#"metaFont="systemBold" size="11""#, .xcode12, 2072),
      (#"metaFont="menu""#, .xcode6, 1301), (#"metaFont="menu""#, .xcode7, 1558),
      (#"metaFont="menu" size="9""#, .xcode11, 1301), (#"metaFont="message""#, .xcode11, 1558),
      (#"metaFont="message""#, .xcode6, 1558),
    ])
  func fontFlags(font: String, profile: OutputProfile, expected: Int64) throws {
    let sample = try sample(
      #"""
      <textField id="t"><rect key="frame" x="0" y="0" width="80" height="32"/>
      <textFieldCell key="cell" title="Words" id="tc"><font key="font" \#(font)/></textFieldCell></textField>
      """#, profile)

    #expect(sample.integer("NSfFlags", of: try sample.only("NSFont")) == expected)
  }

  @Test("fonts for two uses that look alike are one object")
  func equalFonts() throws {
    let frame = #"<rect key="frame" x="0" y="0" width="80" height="32"/>"#
    let sample = try sample(
      ["menu", "message"].map {
        #"""
        <textField id="\#($0)">\#(frame)<textFieldCell key="cell" title="Words" id="\#($0)c">
        <font key="font" metaFont="\#($0)"/></textFieldCell></textField>
        """#
      }.joined(), .newest)

    #expect(sample.objects("NSFont").count == 1)
  }

  @Test(
    "objects are made directly where the document says so and the system knows it",
    arguments: [
      (#"customObjectInstantitationMethod="direct""#, nil, "NSClassSwapper"),
      (#"customObjectInstantitationMethod="direct""#, "10.10", "NSClassSwapper"),
      (#"customObjectInstantitationMethod="direct""#, "10.8", "NSCustomObject"), ("", "10.15", "NSCustomObject"),
    ] as [(String, String?, String)])
  func direct(attribute: String, target: String?, expected: String) throws {
    let options = CompileOptions(
      profile: .xcode11, deploymentTarget: target.flatMap { DeploymentTarget($0) })
    let sample = try AppKitSample(
      #"<customObject customClass="Keeper" id="k"/>"#, attributes: attribute, options: options)

    let object = try #require(
      sample.graph.objectIDs.first { sample.text("NSClassName", of: $0) == "Keeper" })
    #expect(sample.graph.className(of: object) == expected)
  }

  @Test("up to Xcode 12 a column without an identifier has none, and keeps its width")
  func columns() throws {
    let table = #"""
      <tableView id="t"><rect key="frame" x="0" y="0" width="90" height="90"/><tableColumns>
      <tableColumn width="60" id="c"><tableHeaderCell key="headerCell"/></tableColumn></tableColumns></tableView>
      """#
    let old = try sample(table, .xcode12)
    let new = try sample(table, .xcode26)

    #expect(old.text("NSIdentifier", of: try old.only("NSTableColumn")) == nil)
    #expect(new.text("NSIdentifier", of: try new.only("NSTableColumn")) == "AutomaticTableColumnIdentifier.0")
  }

  @Test("controls follow their user's language where texts are looked up in strings files")
  func localized() throws {
    let plain = try sample(AppKitSample.button, .newest)
    let localized = try AppKitSample(AppKitSample.button, options: CompileOptions(localizableStrings: .always))

    #expect(plain.value("NSAllowsLogicalLayoutDirection", of: try plain.only("NSButton")) == .bool(false))
    #expect(localized.value("NSAllowsLogicalLayoutDirection", of: try localized.only("NSButton")) == .bool(true))
  }

  @Test(
    "a document's own target chooses the archives where nobody gives one; beside it the editor writes the oldest alone",
    arguments: [
      (OutputProfile.xcode12, "sample.xib", [""]),
      (.xcode13, "sample.xib", ["keyedobjects.nib", "keyedobjects-101300.nib"]),
      (.xcode26, "sample.xib", ["keyedobjects.nib", "keyedobjects-101300.nib"]),
      (.xcode13, "Panel.nib/designable.nib", [""]),
    ])
  func ownTarget(profile: OutputProfile, file: String, expected: [String]) throws {
    let own = #"</objects><dependencies><deployment version="1060" identifier="macosx"/></dependencies><objects>"#
    let document = try XIBReader().read(Array(AppKitSample.text(AppKitSample.button + own).utf8), file: file)
    var diagnostics = Diagnostics()

    let files = try InterfaceCompiler(options: CompileOptions(profile: profile)).compile(
      document, into: &diagnostics
    ).files

    #expect(files.map(\.path) == expected)
    guard case .keyedArchive = files[0].graph.format.container else {
      return #expect(Bool(false), "the oldest archive is no keyed one")
    }
  }

  @Test(
    "up to Xcode 4 cells and buttons have bits that they have whatever they are",
    arguments: [
      (OutputProfile.xcode3point2, 0x1_FE00, 0xFF), (.xcode4point5, 0x1_FE00, 0xFF), (.xcode5, 0, 0), (.xcode6, 0, 0),
    ] as [(OutputProfile, Int64, Int64)])
  func oldBits(profile: OutputProfile, cellBits: Int64, buttonBits: Int64) throws {
    let sample = try sample(AppKitSample.button, profile)

    let cell = try sample.only("NSButtonCell")
    #expect(try #require(sample.integer("NSCellFlags", of: cell)) & 0x1_FE00 == cellBits)
    #expect(try #require(sample.integer("NSButtonFlags", of: cell)) & 0xFF == buttonBits)
  }

  @Test(
    "the system's font has another name up to Xcode 6",
    arguments: [
      (OutputProfile.xcode4point5, "LucidaGrande"), (.xcode5, ".LucidaGrandeUI"),
      (.xcode6, ".HelveticaNeueDeskInterface-Regular"), (.xcode7, ".AppleSystemUIFont"),
    ])
  func fontNames(profile: OutputProfile, name: String) throws {
    let sample = try sample(AppKitSample.button, profile)

    let font = try #require(sample.graph.object("NSSupport", of: sample.only("NSButtonCell")))
    #expect(sample.text("NSName", of: font) == name)
  }

  @Test(
    "what the root has tells the eras up to Xcode 6 apart",
    arguments: [
      (OutputProfile.xcode3point1, true, false), (.xcode4, true, false), (.xcode4point3, false, false),
      (.xcode5, false, false), (.xcode6, false, true),
    ])
  func oldRoots(profile: OutputProfile, hasFramework: Bool, hasVersion: Bool) throws {
    let sample = try sample(AppKitSample.button, profile)

    let data = try sample.only("NSIBObjectData")
    #expect((sample.text("NSFramework", of: data) == "IBCocoaFramework") == hasFramework)
    #expect((sample.value("NSNextOid", of: data) != nil) == hasFramework)
    #expect((sample.value("IB.systemFontUpdateVersion", of: .root) != nil) == hasVersion)
  }

  @Test(
    "windows, scroll views and scrollers of the first Xcodes lack keys of later ones",
    arguments: [
      (OutputProfile.xcode4, [false, false, false, false]), (.xcode4point3, [true, false, false, false]),
      (.xcode5, [true, true, true, false]), (.xcode6, [true, true, true, true]),
    ])
  func oldKeys(profile: OutputProfile, expected: [Bool]) throws {
    let sample = try sample(
      #"""
      <window id="w"><windowStyleMask key="styleMask" titled="YES"/><view key="contentView" id="v"><subviews>
      <textField id="t"><textFieldCell key="cell" id="tc"/></textField>
      <scrollView id="s"><clipView key="contentView" id="c"/><scroller key="verticalScroller" id="vs"/></scrollView>
      </subviews></view></window>
      """#, profile)

    let found = try [
      ("NSUserInterfaceItemIdentifier", sample.only("NSWindowTemplate")),
      ("NSMagnification", sample.only("NSScrollView")),
      ("NSAllowsLogicalLayoutDirection", sample.only("NSTextField")),
      ("NSControlAction", #require(sample.objects("NSScroller").first)),
    ].map { sample.value($0.0, of: $0.1) != nil }
    #expect(found == expected)
  }
}

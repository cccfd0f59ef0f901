import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What each Xcode gave the controls of macOS")
struct AppKitEraTests {
  private static let button = #"""
    <customView id="v"><rect key="frame" x="0" y="0" width="200" height="100"/><subviews>
    <button verticalHuggingPriority="750" id="b"><rect key="frame" x="10" y="10" width="80" height="32"/>
    <buttonCell key="cell" type="push" title="Go" bezelStyle="rounded" alignment="center" borderStyle="border" id="bc">
    <behavior key="behavior" pushIn="YES" lightByBackground="YES" lightByGray="YES"/>
    <font key="font" metaFont="system"/></buttonCell></button></subviews></customView>
    """#

  private func sample(_ elements: String, _ profile: OutputProfile) throws -> AppKitSample {
    try AppKitSample(elements, options: CompileOptions(profile: profile))
  }

  @Test("up to Xcode 10 a button keeps its font once more, without a use, and a bit says so")
  func keyFont() throws {
    let old = try sample(Self.button, .xcode10)
    let new = try sample(Self.button, .xcode11)

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
    let sample = try sample(Self.button, profile)

    let button = try sample.only("NSButton")
    #expect(sample.integer("NSControlTextAlignment", of: button) == expected)
    #expect(sample.integer("NSControlSize2", of: button) == size)
  }

  @Test(
    "up to Xcode 12 a cell has the tag of its control, if that has one",
    arguments: [
      (OutputProfile.xcode11, "tag=\"7\"", 7), (.xcode12point5, "tag=\"7\"", 7), (.xcode12, "", nil),
      (.xcode13, "tag=\"7\"", nil),
    ] as [(OutputProfile, String, Int64?)])
  func cellTag(_ profile: OutputProfile, _ attribute: String, _ expected: Int64?) throws {
    let sample = try sample(Self.button.replacing("<button ", with: "<button \(attribute) "), profile)

    #expect(sample.integer("NSTag", of: try sample.only("NSButtonCell")) == expected)
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
    let plain = try sample(Self.button, .newest)
    let localized = try AppKitSample(Self.button, options: CompileOptions(localizableStrings: .always))

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
    let document = try XIBReader().read(Array(AppKitSample.text(Self.button + own).utf8), file: file)
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
    let sample = try sample(Self.button, profile)

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
    let sample = try sample(Self.button, profile)

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
    let sample = try sample(Self.button, profile)

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

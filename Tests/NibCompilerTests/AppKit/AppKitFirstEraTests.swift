import NibArchives
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What Xcode 3 and 4 made of the views of macOS")
struct AppKitFirstEraTests {
  private func sample(_ elements: String, _ profile: OutputProfile) throws -> AppKitSample {
    try AppKitSample(elements, options: CompileOptions(profile: profile))
  }

  private static let page = #"""
    <window id="w"><windowStyleMask key="styleMask" titled="YES"/>
    <rect key="contentRect" x="10" y="10" width="300" height="200"/><view key="contentView" id="v">
    <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
    <scrollView id="s"><rect key="frame" x="20" y="20" width="200" height="100"/>
    <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="198" height="98"/><autoresizingMask key="autoresizingMask"/>
    <subviews><textView id="t" usesRuler="YES"><rect key="frame" x="0" y="0" width="198" height="98"/>
    <size key="minSize" width="90" height="40"/></textView></subviews></clipView>
    <scroller key="verticalScroller" id="vs"/><scroller key="horizontalScroller" id="hs"/></scrollView>
    <box boxType="separator" id="x"><rect key="frame" x="0" y="150" width="300" height="5"/></box>
    </subviews></view></window>
    """#

  @Test(
    "a text view of Xcode 3 and 4 says nothing of undoing, keeps its least size, and has blue links; its ruler stays in all",
    arguments: [(OutputProfile.xcode3point2, true), (.xcode4point5, true), (.xcode6, false)])
  func oldTexts(profile: OutputProfile, isOld: Bool) throws {
    let sample = try sample(Self.page, profile)

    let text = try sample.only("NSTextView")
    #expect(sample.integer("NSTVFlags", of: text) == (isOld ? 6 : 0x86))
    #expect(sample.text("NSMinize", of: text) == (isOld ? "{90, 40}" : nil))
    #expect(try sample.integer("NSLMFlags", of: sample.only("NSLayoutManager")) == (isOld ? 6 : 0x66))
    #expect(try (sample.value("NSMinWidth", of: sample.only("NSTextContainer")) == nil) == isOld)
    let data = try sample.only("NSTextViewSharedData")
    #expect(try #require(sample.integer("NSFlags", of: data)) & 0x40 == 0x40)
    #expect((sample.value("NSMoreFlags", of: data) == nil) == isOld)
    let links = sample.graph.pairs(try #require(sample.graph.object("NSLinkAttributes", of: data))) ?? []
    let colors = links.compactMap { pair -> Int64? in
      guard case .reference(let value) = pair.value, sample.graph.className(of: value) == "NSColor" else { return nil }
      return sample.integer("NSColorSpace", of: value)
    }
    #expect(colors == [isOld ? 1 : 6])
  }

  @Test(
    "a separator of Xcode 3 and 4 has no place for a title and another title",
    arguments: [(OutputProfile.xcode3point1, true), (.xcode4point5, true), (.xcode5, false)])
  func oldSeparators(profile: OutputProfile, isOld: Bool) throws {
    let sample = try sample(Self.page, profile)

    let box = try sample.only("NSBox")
    #expect(sample.integer("NSTitlePosition", of: box) == (isOld ? 0 : 2))
    #expect(sample.text("NSOffsets", of: box) == (isOld ? "{0, 0}" : "{5, 5}"))
    #expect((sample.value("NSSubviews", of: box) == nil) == isOld)
    let title = try #require(sample.graph.object("NSTitleCell", of: box))
    #expect(sample.text("NSContents", of: title) == (isOld ? "Box" : "Title"))
    #expect(sample.integer("NSCellFlags2", of: title) == (isOld ? 0 : 0x800_0000))
    let color = try #require(sample.graph.object("NSTextColor", of: title))
    #expect(sample.integer("NSColorSpace", of: color) == (isOld ? 3 : 6))
  }

  @Test(
    "what a scroll view of the first Xcodes says of itself, and the numbers of its colors",
    arguments: [
      (OutputProfile.xcode3point1, 0 as Int64, "0.66666669"), (.xcode4, 0, "0.6666666667"),
      (.xcode4point3, 0x2_0800, "0.6666666667"),
    ])
  func oldScrollViews(profile: OutputProfile, bits: Int64, white: String) throws {
    let sample = try sample(Self.page, profile)

    #expect(try #require(sample.integer("NSsFlags", of: sample.only("NSScrollView"))) & 0x2_0800 == bits)
    let color = try #require(sample.graph.object("NSBGColor", of: sample.only("NSClipView")))
    let gray = try #require(sample.graph.object("NSColor", of: color))
    guard case .data(let span)? = sample.value("NSWhite", of: gray) else {
      return #expect(Bool(false), "the gray has no number")
    }
    #expect(sample.graph.bytes.text(span) == white + "\0")
  }

  @Test("the scrollers of a scroll view stand in the order of the document where the vertical one is the first")
  func scrollerOrder() throws {
    func order(_ elements: String) throws -> [Bool] {
      let sample = try sample(elements, .xcode4point5)
      let view = try sample.only("NSScrollView")
      let vertical = sample.graph.object("NSVScroller", of: view)
      let list = try #require(sample.graph.object("NSSubviews", of: view))
      return sample.graph.members(list).dropFirst().map { $0 == vertical }
    }
    let reversed = #"<scroller key="horizontalScroller" id="hs"/><scroller key="verticalScroller" id="vs"/>"#

    #expect(try order(Self.page) == [true, false])
    #expect(
      try order(
        Self.page.replacing(
          #"<scroller key="verticalScroller" id="vs"/><scroller key="horizontalScroller" id="hs"/>"#, with: reversed))
        == [false, true])
  }

  @Test(
    "a window of Xcode 3 names the class of its content, says how deep it is, and can be told to come back later on",
    arguments: [
      (OutputProfile.xcode3point1, "View", "{3.40282e+38, 3.40282e+38}", false, true),
      (.xcode3point2, "View", "{10000000000000, 10000000000000}", false, true),
      (.xcode4point3, nil, "{10000000000000, 10000000000000}", true, true),
      (.xcode6, nil, "{10000000000000, 10000000000000}", true, false),
    ] as [(OutputProfile, String?, String, Bool, Bool)])
  func oldWindows(profile: OutputProfile, view: String?, size: String, isRestored: Bool, isDeep: Bool) throws {
    let sample = try sample(Self.page.replacing("<window ", with: #"<window wantsToBeColor="YES" "#), profile)

    let window = try sample.only("NSWindowTemplate")
    #expect(sample.text("NSViewClass", of: window) == view)
    #expect(sample.text("NSMaxSize", of: window) == size)
    #expect((sample.value("NSWindowIsRestorable", of: window) != nil) == isRestored)
    #expect((try #require(sample.integer("NSWTFlags", of: window)) & 0x400_0000 != 0) == isDeep)
  }

  @Test(
    "an item that opens a menu has the menu as its target since Xcode 5",
    arguments: [(OutputProfile.xcode4point5, false), (.xcode5, true)])
  func submenuTarget(profile: OutputProfile, hasTarget: Bool) throws {
    let sample = try sample(
      #"<menu id="m"><items><menuItem title="A" id="i"><menu key="submenu" id="n"/></menuItem></items></menu>"#, profile
    )

    let item = try sample.only("NSMenuItem")
    #expect(sample.text("NSAction", of: item) == "submenuAction:")
    #expect((sample.graph.object("NSTarget", of: item) != nil) == hasTarget)
  }

  @Test(
    "the cell of a column of Xcode 3 and 4 keeps one half of what says that it can be selected, and no empty text",
    arguments: [(OutputProfile.xcode4point5, 0x20_0000 as Int64, false), (.xcode6, 0x20_0001, true)])
  func oldDataCells(profile: OutputProfile, bits: Int64, hasText: Bool) throws {
    let sample = try sample(
      #"""
      <tableView id="t"><tableColumns><tableColumn id="k" width="80"><textFieldCell key="dataCell" selectable="YES" id="d"/>
      </tableColumn></tableColumns></tableView>
      """#, profile)

    let cell = try sample.only("NSTextFieldCell")
    #expect(try #require(sample.integer("NSCellFlags", of: cell)) & 0x20_0001 == bits)
    #expect((sample.value("NSContents", of: cell) != nil) == hasText)
    #expect(try sample.integer("NSDraggingSourceMaskForLocal", of: sample.only("NSTableView")) == (hasText ? -1 : 15))
  }

  @Test(
    "the font that a button of Xcode 3.2 and 4 has once more is Helvetica, and that of a pop-up button its own",
    arguments: [
      (OutputProfile.xcode3point1, "LucidaGrande"), (.xcode3point2, "Helvetica"), (.xcode4point5, "Helvetica"),
    ])
  func oldKeyFont(profile: OutputProfile, name: String) throws {
    let button = try sample(AppKitSample.button, profile)
    let cell = try button.only("NSButtonCell")
    #expect(button.text("NSName", of: try #require(button.graph.object("NSAlternateImage", of: cell))) == name)

    let popUp = try sample(
      #"""
      <popUpButton id="p"><popUpButtonCell key="cell" id="pc"><font key="font" metaFont="system"/></popUpButtonCell>
      </popUpButton>
      """#, profile)
    let popUpCell = try popUp.only("NSPopUpButtonCell")
    let own = try #require(popUp.graph.object("NSSupport", of: popUpCell))
    #expect(popUp.integer("NSfFlags", of: own) == 1044)
    let more = try #require(popUp.graph.object("NSAlternateImage", of: popUpCell))
    #expect((own == more) == (profile > .xcode3point1))
  }

  @Test(
    "a button with an image says so up to Xcode 4",
    arguments: [(OutputProfile.xcode4point5, 0x4_0000), (.xcode6, 0)] as [(OutputProfile, Int64)])
  func imageBit(profile: OutputProfile, bit: Int64) throws {
    let elements = AppKitSample.button.replacing(#"title="Go""#, with: #"image="lamp" imagePosition="only""#)
    let sample = try sample(elements, profile)

    let flags = try #require(sample.integer("NSButtonFlags", of: sample.only("NSButtonCell")))
    #expect(flags & 0x6_0000 == bit)
  }

  @Test(
    "views of an archive that the editor saved refer to its windows, which no archive has",
    arguments: [
      (OutputProfile.xcode3point1, "680", true), (.xcode3point1, "677", false), (.xcode4point3, "2177", true),
      (.xcode6, "680", false),
    ])
  func editorWindows(profile: OutputProfile, version: String, isShown: Bool) throws {
    let sample = try AppKitSample(
      #"<customView id="v"><subviews><button id="b"/></subviews></customView>"#,
      attributes: #"toolsVersion="\#(version)""#, options: CompileOptions(profile: profile))

    let graph = try ArchiveDecoder().decode(ArchiveEncoder(order: .canonical).encode(sample.graph), file: "a.nib")
    let hidden = Set(
      (graph.keyedNumbers?.hidden ?? []).map { graph.keyName(graph.values[Int($0.value)].key) }
    ).intersection(["NSWindow", "NSSuperview", "NSNextResponder"])
    #expect(hidden == (isShown ? ["NSWindow", "NSSuperview", "NSNextResponder"] : []))
    let button = try sample.only("NSButton")
    #expect((sample.value("NSWindow", of: button) != nil) == isShown)
    #expect(sample.graph.object("NSSuperview", of: button) != nil)
    guard profile < .xcode5 else { return }
    var diagnostics = Diagnostics()
    let text = try InterfaceRaiser(profile: profile).raise(graph, into: &diagnostics)
    #expect(text.contains(#"toolsVersion="\#(version)""#))
  }

  @Test(
    "views of a window of Xcode 3 to 5 that follows the tabulator key lead to each other in the order of reading",
    arguments: [(OutputProfile.xcode4point5, "YES", true), (.xcode4point5, "NO", false), (.xcode6, "YES", false)])
  func windowKeyLoop(profile: OutputProfile, says: String, leads: Bool) throws {
    let sample = try sample(
      #"""
      <window autorecalculatesKeyViewLoop="\#(says)" id="w"><view key="contentView" id="v">
      <rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
      <scrollView id="s"><rect key="frame" x="0" y="0" width="300" height="100"/><clipView key="contentView" id="c">
      <subviews><textView id="t"/></subviews></clipView><scroller key="verticalScroller" id="vs"/>
      <scroller key="horizontalScroller" id="hs"/></scrollView>
      <button id="b"><rect key="frame" x="0" y="150" width="80" height="20"/></button></subviews></view></window>
      """#, profile)
    let names = ["NSView", "NSButton", "NSScrollView", "NSTextView"]

    let next = try names.map { name in
      sample.graph.object("NSNextKeyView", of: try sample.only(name)).map { sample.graph.className(of: $0) }
    }
    #expect(
      next == (leads ? ["NSButton", "NSScrollView", "NSScroller", "NSScroller"] : [nil, nil, "NSClipView", nil]))
    let flags = try #require(sample.integer("NSWTFlags", of: sample.only("NSWindowTemplate")))
    #expect((flags & 0x800 != 0) == (profile >= .xcode6))
    guard profile < .xcode6 else { return }
    var diagnostics = Diagnostics()
    let text = try InterfaceRaiser(profile: profile).raise(sample.graph, into: &diagnostics)
    #expect(text.contains(#"autorecalculatesKeyViewLoop="YES""#) == leads)
  }
}

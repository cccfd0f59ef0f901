import NibDiagnostics
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What controls and tables for macOS were up to Xcode 12")
struct AppKitOldControlTests {
  private func sample(
    _ elements: String, _ profile: OutputProfile, attributes: String = "", view: String = "",
    _ strings: LocalizableStrings = .never
  ) throws -> AppKitSample {
    try AppKitSample(
      #"""
      <customView \#(view) id="v"><rect key="frame" x="0" y="0" width="200" height="100"/>
      <subviews>\#(elements)</subviews></customView>
      """#,
      attributes: attributes, options: CompileOptions(profile: profile, localizableStrings: strings))
  }

  private func button(_ cell: String) -> String {
    #"""
    <button id="b"><rect key="frame" x="10" y="10" width="80" height="32"/>
    <buttonCell key="cell" \#(cell) id="bc"><behavior key="behavior"/><font key="font" metaFont="system"/>
    </buttonCell></button>
    """#
  }

  private func flags(_ sample: AppKitSample, _ key: String = "NSButtonFlags") throws -> Int64 {
    try #require(sample.integer(key, of: sample.only("NSButtonCell")))
  }

  @Test(
    "a button of an image alone has a bit for it up to Xcode 11",
    arguments: [
      (OutputProfile.xcode10, #"image="Leaf""#, true), (.xcode11point3, #"image="Leaf""#, true),
      (.xcode12, #"image="Leaf""#, false), (.xcode10, #"image="Leaf" title="Leaf""#, false),
      (.xcode10, #"image="Leaf" alternateImage="Stem""#, false), (.xcode10, "", false),
    ])
  func imageBit(profile: OutputProfile, attributes: String, hasBit: Bool) throws {
    let sample = try sample(button(#"type="square" bezelStyle="shadowlessSquare" \#(attributes)"#), profile)

    #expect(try flags(sample) & 0x4_0000 == (hasBit ? 0x4_0000 : 0))
  }

  @Test(
    "a switch whose title is looked up has it where no constraints measure it",
    arguments: [
      (OutputProfile.xcode10, "", LocalizableStrings.always, true),
      (.xcode10, "", .never, false), (.xcode10, #"useAutolayout="YES""#, .always, false),
      (.xcode12, "", .always, false),
    ])
  func switchBit(
    profile: OutputProfile, attributes: String, strings: LocalizableStrings, hasBit: Bool
  ) throws {
    let sample = try sample(
      button(#"type="check" title="On" bezelStyle="regularSquare" imagePosition="left""#), profile,
      attributes: attributes, strings)

    #expect(try flags(sample) & 0x4_0000 == (hasBit ? 0x4_0000 : 0))
  }

  @Test(
    "how an image is scaled has two bits in a button's word",
    arguments: [
      ("none", 0), ("proportionallyUpOrDown", 0x40), ("proportionallyDown", 0x80), ("axesIndependently", 0xC0),
    ]
      as [(String, Int64)])
  func imageScaling(name: String, bits: Int64) throws {
    let sample = try sample(
      button(#"type="square" bezelStyle="shadowlessSquare" image="Leaf" imageScaling="\#(name)""#), .newest)

    #expect(try flags(sample, "NSButtonFlags2") & 0xC0 == bits)
  }

  @Test(
    "up to Xcode 10 a button with a border has an empty list of views in a view with a layer",
    arguments: [
      (OutputProfile.xcode9, #"wantsLayer="YES""#, #"borderStyle="border""#, true),
      (.xcode9, "", #"borderStyle="border""#, false), (.xcode9, #"wantsLayer="YES""#, "", false),
      (.xcode10, "", #"borderStyle="border""#, false), (.xcode10point2, "", #"borderStyle="border""#, true),
      (.xcode10point2, "", "", false),
      (.xcode11, "", #"borderStyle="border""#, true), (.xcode13, #"wantsLayer="YES""#, #"borderStyle="border""#, false),
    ])
  func layers(profile: OutputProfile, view: String, border: String, hasList: Bool) throws {
    let sample = try sample(button(#"type="push" title="Go" bezelStyle="rounded" \#(border)"#), profile, view: view)

    let list = sample.graph.object("NSSubviews", of: try sample.only("NSButton"))
    #expect((list.map { sample.graph.members($0).count } == 0) == hasList)
  }

  @Test(
    "the buttons in a search field know their field from Xcode 14 on, and say what they are called in another order",
    arguments: [
      (OutputProfile.xcode10, false, ["NSAccessibilityEncodedAttributesValueType", "AXDescription"]),
      (.xcode14, true, ["AXDescription", "NSAccessibilityEncodedAttributesValueType"]),
    ])
  func searchField(profile: OutputProfile, knowsField: Bool, names: [String]) throws {
    let sample = try sample(
      #"""
      <searchField id="s"><rect key="frame" x="10" y="10" width="80" height="22"/>
      <searchFieldCell key="cell" bezelStyle="round" id="sc"><font key="font" metaFont="system"/></searchFieldCell>
      </searchField>
      """#, profile)

    let cell = try sample.only("NSSearchFieldCell")
    for key in ["NSSearchButtonCell", "NSCancelButtonCell"] {
      let button = try #require(sample.graph.object(key, of: cell))
      #expect((sample.graph.object("NSControlView", of: button) != nil) == knowsField)
    }
    let cancel = try #require(sample.graph.object("NSCancelButtonCell", of: cell))
    let list = try #require(sample.graph.object("NSAccessibilityOverriddenAttributes", of: cancel))
    let label = try #require(sample.graph.members(list).first)
    let texts = sample.graph.members(label).map { sample.graph.string($0) }
    #expect(texts.filter { $0.map { names.contains($0) } ?? false } == names)
  }

  @Test("the first segment is selected for want of a place", arguments: [(0, nil), (1, 1)] as [(Int, Int64?)])
  func segments(selected: Int, place: Int64?) throws {
    let segments = (0..<2).map { #"<segment label="\#($0)" \#($0 == selected ? #"selected="YES""# : "")/>"# }.joined()
    let sample = try sample(
      #"""
      <segmentedControl id="g"><rect key="frame" x="10" y="10" width="80" height="22"/>
      <segmentedCell key="cell" style="rounded" trackingMode="selectOne" id="gc"><font key="font" metaFont="system"/>
      <segments>\#(segments)</segments></segmentedCell></segmentedControl>
      """#, .xcode10)

    #expect(try sample.integer("NSSelectedSegment", of: sample.only("NSSegmentedCell")) == place)
  }

  private func table(_ tag: String = "tableView", _ attributes: String = "", header: Bool = true) -> String {
    let view =
      header
      ? #"<tableHeaderView key="headerView" id="h"><rect key="frame" x="0" y="0" width="98" height="17"/></tableHeaderView>"#
      : ""
    return #"""
      <scrollView autohidesScrollers="YES" id="s"><rect key="frame" x="0" y="0" width="100" height="90"/>
      <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="98" height="88"/><subviews>
      <\#(tag) \#(attributes) \#(header ? #"headerView="h""# : "") id="t"><rect key="frame" x="0" y="0" width="98" height="70"/>
      <tableColumns><tableColumn width="95" id="k"><textFieldCell key="dataCell" id="kc"/></tableColumn></tableColumns>
      </\#(tag)></subviews></clipView>
      <scroller key="horizontalScroller" hidden="YES" horizontal="YES" id="sh"/>
      <scroller key="verticalScroller" hidden="YES" horizontal="NO" id="sv"/>\#(view)</scrollView>
      """#
  }

  @Test(
    "before macOS 11 a table's header hides the border above it",
    arguments: [
      (OutputProfile.xcode10, true, "{{1, 0}, {98, 89}}"), (.xcode10, false, "{{1, 1}, {98, 88}}"),
      (.xcode12, true, "{{1, 1}, {98, 88}}"),
    ])
  func header(profile: OutputProfile, hasHeader: Bool, frame: String) throws {
    let sample = try sample(table(header: hasHeader), profile)

    let clip = try #require(sample.graph.object("NSContentView", of: sample.only("NSScrollView")))
    #expect(sample.text("NSFrame", of: clip) == frame)
    guard hasHeader else { return }
    let header = try #require(sample.graph.object("NSHeaderClipView", of: sample.only("NSScrollView")))
    #expect(sample.text("NSFrame", of: header)?.hasSuffix("{98, 17}}") == true)
    #expect(sample.text("NSFrame", of: header)?.prefix(6) == frame.prefix(6))
  }

  @Test(
    "up to Xcode 6 a table keeps its frames, and its header lies above what shows the rows",
    arguments: [
      (true, "{15, 20}", false), (false, "{{84, 0}, {16, 17}}", false), (true, "{15, 20}", true),
    ])
  func headerApart(hides: Bool, corner: String, isInTab: Bool) throws {
    let rows = #"<rect key="frame" x="1" y="17" width="98" height="72"/>"#
    var elements = table().replacing(#"<rect key="frame" x="1" y="1" width="98" height="88"/>"#, with: rows)
    elements.replace(#"hidden="YES" horizontal="NO""#, with: #"horizontal="NO""#)
    if !hides { elements.replace(#"autohidesScrollers="YES""#, with: "") }
    if isInTab {
      elements = #"""
        <tabView id="tv"><tabViewItems><tabViewItem id="ti"><view key="view" id="v"><subviews>\#(elements)</subviews></view>
        </tabViewItem></tabViewItems></tabView>
        """#
    }

    let sample = try sample(elements, .xcode6)

    let scroll = try sample.only("NSScrollView")
    let clip = try #require(sample.graph.object("NSContentView", of: scroll))
    #expect(sample.text("NSFrame", of: clip) == "{{1, 17}, {98, 72}}")
    #expect(sample.value("NSBounds", of: clip) == nil)
    let header = try #require(sample.graph.object("NSHeaderClipView", of: scroll))
    #expect(sample.text("NSFrame", of: header) == "{{1, 0}, {98, 17}}")
    #expect(try sample.graph.object("NSTableView", of: sample.only("NSTableHeaderView")) == sample.only("NSTableView"))
    let beside = try sample.only("_NSCornerView")
    #expect((sample.text("NSFrame", of: beside) ?? sample.text("NSFrameSize", of: beside)) == corner)
    #expect(sample.graph.object("NSCornerView", of: scroll) == nil)
    #expect(sample.objects("NSScroller").allSatisfy { sample.value("NSEnabled", of: $0) == nil })
  }

  @Test(
    "a table and its scrollers follow the user's language where texts are looked up",
    arguments: [(LocalizableStrings.always, true), (.never, false)])
  func direction(strings: LocalizableStrings, follows: Bool) throws {
    let sample = try sample(table(), .xcode10, strings)

    let objects = try [sample.only("NSTableView")] + sample.objects("NSScroller")
    #expect(objects.count == 3)
    for object in objects { #expect(sample.value("NSAllowsLogicalLayoutDirection", of: object) == .bool(follows)) }
  }

  @Test(
    "an outline says how far it indents, up to Xcode 12 unless it is as far as a new one does",
    arguments: [(OutputProfile.xcode11, "16", false), (.xcode11, "14", true), (.xcode13, "16", true)])
  func indentation(profile: OutputProfile, points: String, isSaid: Bool) throws {
    let sample = try sample(
      table("outlineView", #"indentationPerLevel="\#(points)" outlineTableColumn="k""#), profile)

    let value = sample.value("NSOutlineViewIndentationPerLevelKey", of: try sample.only("NSOutlineView"))
    #expect((value != nil) == isSaid)
  }

  @Test("panes clip what is in them from Xcode 13 on", arguments: [(OutputProfile.xcode12point5, 0), (.xcode13, 2)])
  func panes(profile: OutputProfile, count: Int) throws {
    let pane = #"<rect key="frame" x="0" y="0" width="40" height="40"/></customView>"#
    let sample = try sample(
      #"""
      <splitView vertical="YES" id="w"><rect key="frame" x="0" y="0" width="90" height="40"/>
      <subviews><customView id="p">\#(pane)<customView id="q">\#(pane)</subviews></splitView>
      """#, profile)

    let clipping = sample.graph.objectIDs.filter { sample.value("NSViewClipsToBoundsKeyName", of: $0) == .bool(true) }
    #expect(clipping.count == count)
  }
}

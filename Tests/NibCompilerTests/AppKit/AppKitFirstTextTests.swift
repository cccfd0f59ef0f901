import NibArchives
import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("What Xcode 3 and 4 made of texts and menus of macOS")
struct AppKitFirstTextTests {
  private static let styled = #"""
    <textView findStyle="panel" id="t"><rect key="frame" x="0" y="0" width="90" height="40"/>
    <attributedString key="textStorage">
    <fragment content="Wide"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="clipping" baseWritingDirection="leftToRight">
    <tabStops><textTab alignment="left" location="30"/><textTab alignment="left" location="61.5"/></tabStops></paragraphStyle>
    <font key="NSFont" size="12" name="Helvetica"/></attributes></fragment>
    <fragment content="Bold"><attributes><paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="clipping" baseWritingDirection="leftToRight">
    <tabStops><textTab alignment="left" location="30"/><textTab alignment="left" location="61.5"/></tabStops></paragraphStyle>
    <font key="NSFont" metaFont="systemBold"/></attributes></fragment>
    </attributedString></textView>
    """#

  private func sample(_ elements: String, _ profile: OutputProfile, version: String = "1938") throws -> AppKitSample {
    try AppKitSample(
      elements, attributes: #"toolsVersion="\#(version)""#, options: CompileOptions(profile: profile))
  }

  @Test("runs of a text have the styles of their paragraphs, and what they do not say is not there")
  func paragraphs() throws {
    let sample = try sample(Self.styled, .xcode4point5)

    let style = try sample.only("NSParagraphStyle")
    #expect(sample.integer("NSAlignment", of: style) == 2)
    #expect(sample.integer("NSLineBreakMode", of: style) == 2)
    #expect(sample.integer("NSWritingDirection", of: style) == 0)
    let tabs = sample.graph.members(try #require(sample.graph.object("NSTabStops", of: style)))
    #expect(tabs.map { sample.real("NSLocation", of: $0) } == [30, 61.5])
    let runs = sample.graph.members(
      try #require(sample.graph.object("NSAttributes", of: sample.only("NSTextStorage"))))
    let names = runs.map { run in
      (sample.graph.pairs(run) ?? []).compactMap { pair -> String? in
        if case .reference(let key) = pair.key { sample.graph.string(key) } else { nil }
      }
    }
    #expect(names == [["NSParagraphStyle", "NSFont"], ["NSParagraphStyle", "NSFont"]])
    #expect(sample.diagnostics.messages.isEmpty)
  }

  @Test("styles of paragraphs come back")
  func raisedParagraphs() throws {
    let first = try sample(Self.styled, .xcode4point5).graph
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser(profile: .xcode4point5).raise(first, into: &diagnostics)
    let second = try InterfaceCompiler(options: CompileOptions(profile: .xcode4point5)).compile(
      XIBReader().read(Array(text.utf8), file: "Raised.xib"), into: &diagnostics
    ).files[0].graph

    let found = [first, second].map { graph in
      graph.objectIDs.filter { ["NSParagraphStyle", "NSTextTab"].contains(graph.className(of: $0)) }.map { object in
        graph.values(of: object).map { value in
          graph.keyName(value.key) + (graph.object(graph.keyName(value.key), of: object) == nil ? "\(value.value)" : "")
        }
      }
    }
    #expect(found[0].count == 3 && found[0] == found[1])
  }

  @Test("a direction that is no number of one is left out of a style that comes back", arguments: [Int64.max, .min, 7])
  func wildDirection(number: Int64) throws {
    let graph = try sample(Self.styled, .xcode4point5).graph
    let values = graph.values.map { value in
      graph.keyName(value.key) == "NSWritingDirection" ? KeyedValue.int(value.key, number) : value
    }
    let wild = try ObjectGraph(
      format: graph.format, objects: graph.objects, values: values, keys: graph.keys, classes: graph.classes,
      bytes: graph.bytes, origins: graph.origins)
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser(profile: .xcode4point5).raise(wild, into: &diagnostics)

    #expect(text.contains("<paragraphStyle") && !text.contains("baseWritingDirection"))
  }

  @Test(
    "links of a text that finds by a panel have no cursor",
    arguments: [(#"findStyle="panel" "#, false), ("", true)])
  func linkCursor(says: String, hasCursor: Bool) throws {
    let sample = try sample(Self.styled.replacing(#"findStyle="panel" "#, with: says), .xcode4point5)

    let links = try #require(
      sample.graph.object("NSLinkAttributes", of: sample.only("NSTextViewSharedData")))
    #expect(sample.graph.pairs(links)?.count == (hasCursor ? 3 : 2))
  }

  @Test(
    "texts of a pop-up button can be changed in Xcode 3.2 and 4",
    arguments: [
      (OutputProfile.xcode3point1, "NSString"), (.xcode3point2, "NSMutableString"), (.xcode4point5, "NSMutableString"),
      (.xcode5, "NSString"),
    ])
  func popUpTexts(profile: OutputProfile, name: String) throws {
    let sample = try sample(
      #"""
      <popUpButton id="p"><popUpButtonCell key="cell" id="c"><menu key="menu" title="Other" id="m"/></popUpButtonCell>
      </popUpButton><menu title="Main" id="n"/>
      """#, profile)

    let cell = try sample.only("NSPopUpButtonCell")
    #expect(sample.graph.object("NSKeyEquivalent", of: cell).map { sample.graph.className(of: $0) } == name)
    let classes = sample.objects("NSMenu").map { menu in
      (
        sample.text("NSTitle", of: menu),
        sample.graph.object("NSTitle", of: menu).map { sample.graph.className(of: $0) }
      )
    }
    #expect(classes.first { $0.0 == "Other" }?.1 == name)
    #expect(classes.first { $0.0 == "Main" }?.1 == "NSString")
  }

  @Test(
    "a custom view of Xcode 4 without a class says what it is a kind of",
    arguments: [
      (OutputProfile.xcode3point2, "", nil), (.xcode4, "", "NSResponder"), (.xcode4, #"customClass="Lamp""#, nil),
      (.xcode5, "", nil),
    ] as [(OutputProfile, String, String?)])
  func customViews(profile: OutputProfile, says: String, expected: String?) throws {
    let sample = try sample(#"<customView \#(says) id="v"/>"#, profile)

    let view = try sample.only("NSCustomView")
    #expect(sample.text("NSExtension", of: view) == expected)
    let name = try #require(sample.graph.object("NSClassName", of: view))
    #expect(sample.graph.string(name) == (says.isEmpty ? "NSView" : "Lamp"))
    #expect((sample.graph.className(of: name) == "NSMutableString") == (expected != nil))
  }

  @Test(
    "the compiler of Xcode 3.2 holds colors with single precision, its editor did not",
    arguments: [("823", "0.6666666865"), ("851", "0.6666666667")])
  func narrowColors(version: String, white: String) throws {
    let sample = try sample(
      #"""
      <textField id="f"><textFieldCell key="cell" id="c">
      <color key="backgroundColor" name="controlColor" catalog="System" colorSpace="catalog"/></textFieldCell></textField>
      """#, .xcode3point2, version: version)

    let color = try #require(sample.graph.object("NSBackgroundColor", of: sample.only("NSTextFieldCell")))
    let gray = try #require(sample.graph.object("NSColor", of: color))
    guard case .data(let span)? = sample.value("NSWhite", of: gray) else {
      return #expect(Bool(false), "the gray has no number")
    }
    #expect(sample.graph.bytes.text(span) == white + "\0")
  }

  @Test("a scroller that was never laid out shows the share that it was made with")
  func firstShare() throws {
    func share(_ profile: OutputProfile, x: Int) throws -> Double? {
      let sample = try sample(
        #"""
        <scrollView id="s"><clipView key="contentView" id="c"/><scroller key="horizontalScroller" id="hs">
        <rect key="frame" x="\#(x)" y="-100" width="87" height="18"/></scroller></scrollView>
        """#, profile)
      return sample.real("NSPercent", of: try sample.only("NSScroller"))
    }

    #expect(try share(.xcode4point5, x: -100) == Double(Float(87.0 / 92)))
    #expect(try share(.xcode4point5, x: 1) == nil)
    #expect(try share(.xcode6, x: -100) == nil)
  }

  @Test("Xcode 4 keeps the frames of the document, where later ones lay out what a scroll view shows")
  func keptFrames() throws {
    func frame(_ profile: OutputProfile) throws -> String? {
      let sample = try sample(
        #"""
        <scrollView hasHorizontalScroller="NO" id="s"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <clipView key="contentView" id="c"><rect key="frame" x="1" y="1" width="150" height="90"/><subviews><textView id="t">
        <rect key="frame" x="0" y="0" width="150" height="90"/></textView></subviews></clipView>
        <scroller key="verticalScroller" id="vs"><rect key="frame" x="184" y="1" width="15" height="98"/></scroller></scrollView>
        """#, profile)
      return sample.text("NSFrame", of: try sample.only("NSClipView"))
    }

    #expect(try frame(.xcode4point5) == "{{1, 1}, {150, 90}}")
    #expect(try frame(.xcode6) != "{{1, 1}, {150, 90}}")
  }

  @Test(
    "what is dragged into a text of Xcode 3 and 4 depends on whether it can be edited, and on how it finds",
    arguments: [
      (OutputProfile.xcode4point5, "", 17), (.xcode4point5, #"editable="NO""#, 11),
      (.xcode4point5, #"findStyle="panel""#, nil), (.xcode3point1, #"findStyle="panel""#, 17), (.xcode6, "", nil),
    ] as [(OutputProfile, String, Int?)])
  func draggedTypes(profile: OutputProfile, says: String, count: Int?) throws {
    let sample = try sample(#"<textView \#(says) id="t"/>"#, profile)

    let types = sample.graph.object("NSDragTypes", of: try sample.only("NSTextView"))
    #expect(types.map { sample.graph.members($0).count } == count)
  }

  @Test(
    "keys of attributes stand in the order of their hashes, by the width of words",
    arguments: [
      (OutputProfile.xcode3point2, "823", ["NSColor", "NSUnderline", "NSCursor"]),
      (.xcode3point2, "851", ["NSColor", "NSCursor", "NSUnderline"]),
      (.xcode4point5, "1938", ["NSColor", "NSCursor", "NSUnderline"]),
    ])
  func attributeOrder(profile: OutputProfile, version: String, expected: [String]) throws {
    let sample = try sample(#"<textView id="t"/>"#, profile, version: version)

    let links = try #require(sample.graph.object("NSLinkAttributes", of: sample.only("NSTextViewSharedData")))
    let names = (sample.graph.pairs(links) ?? []).compactMap { pair -> String? in
      if case .reference(let key) = pair.key { sample.graph.string(key) } else { nil }
    }
    #expect(names == expected)
  }

  @Test("views of Xcode 3 and 4 with a layer, and what is in them, say when they are drawn")
  func layerRedraw() throws {
    func policies(_ profile: OutputProfile, _ says: String) throws -> [Int64?] {
      let sample = try sample(
        #"<customView \#(says) id="v"><subviews><button id="b"/></subviews></customView>"#, profile)
      return try ["NSCustomView", "NSButton"].map {
        sample.integer("NSViewLayerContentsRedrawPolicy", of: try sample.only($0))
      }
    }

    #expect(try policies(.xcode4point5, #"wantsLayer="YES""#) == [2, 2])
    #expect(try policies(.xcode4point5, "") == [nil, nil])
    #expect(try policies(.xcode6, #"wantsLayer="YES""#) == [nil, nil])
  }

  @Test("preferences of a web view come back")
  func webPreferences() throws {
    let first = try sample(
      #"""
      <webView id="w"><webPreferences key="preferences" identifier="" defaultFontSize="12" minimumFontSize="9" javaEnabled="NO"/>
      </webView>
      """#, .xcode4point5)
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser(profile: .xcode4point5).raise(first.graph, into: &diagnostics)

    #expect(text.contains(#"defaultFontSize="12""#) && text.contains(#"minimumFontSize="9""#))
    #expect(text.contains(#"javaEnabled="NO""#))
  }

  @Test(
    "a table names no delegate in Xcode 3.1; later one that is nowhere, also where it is of a class of its own",
    arguments: [(OutputProfile.xcode3point1, 0), (.xcode3point2, 2)])
  func tableDelegates(profile: OutputProfile, count: Int) throws {
    let sample = try sample(#"<tableView customClass="Rows" id="t"/>"#, profile)

    let graph = try ArchiveDecoder().decode(ArchiveEncoder(order: .canonical).encode(sample.graph), file: "a.nib")
    let hidden = (graph.keyedNumbers?.hidden ?? []).map { graph.keyName(graph.values[Int($0.value)].key) }
    #expect(hidden.filter { ["NSDelegate", "NSDataSource"].contains($0) }.count == count)
  }

  @Test(
    "a tip of a segment is the segment's alone up to Xcode 4",
    arguments: [(OutputProfile.xcode4point5, 0), (.xcode6, 1)])
  func segmentTips(profile: OutputProfile, count: Int) throws {
    let sample = try sample(
      #"""
      <segmentedControl id="s"><segmentedCell key="cell" id="c"><segments><segment label="A" toolTip="First"/></segments>
      </segmentedCell></segmentedControl>
      """#, profile)

    #expect(sample.objects("NSIBHelpConnector").count == count)
  }
}

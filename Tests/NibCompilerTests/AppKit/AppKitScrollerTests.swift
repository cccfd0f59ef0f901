import Testing

@testable import NibCompiler

@Suite("Scrollers and shared values of AppKit") struct AppKitScrollerTests {
  private func scrollView(_ attributes: String = "", vertical: String = "", _ id: String = "s") -> String {
    #"""
    <scrollView \#(attributes) id="\#(id)"><rect key="frame" x="0" y="0" width="90" height="90"/>
    <clipView key="contentView" id="\#(id)c"><rect key="frame" x="1" y="1" width="80" height="80"/><subviews>
    <textView id="\#(id)t"><rect key="frame" x="0" y="0" width="80" height="80"/></textView></subviews></clipView>
    <scroller key="horizontalScroller" horizontal="YES" id="\#(id)h"/>
    <scroller key="verticalScroller" \#(vertical) horizontal="NO" id="\#(id)v"/></scrollView>
    """#
  }

  @Test(
    "scrollers have layers where both are there or one is small, unless they say so themselves",
    arguments: [
      ("", "", [true, true]), (#"hasHorizontalScroller="NO""#, "", [false, false]),
      (#"hasHorizontalScroller="NO""#, #"controlSize="small""#, [true, true]),
      (#"hasVerticalScroller="NO""#, #"wantsLayer="YES""#, [false, true]),
      ("", #"wantsLayer="NO""#, [true, false]),
    ])
  func layers(attributes: String, vertical: String, expected: [Bool]) throws {
    let sample = try AppKitSample(scrollView(attributes, vertical: vertical))

    let scrollers = sample.graph.objectIDs.filter { sample.graph.className(of: $0) == "NSScroller" }
    #expect(scrollers.map { sample.value("NSViewIsLayerTreeHost", of: $0) == .bool(true) } == expected)
  }

  @Test("a small scroller of a text takes the room of a regular one, in one of a table its own")
  func smallScrollers() throws {
    let text = try AppKitSample(
      scrollView(#"hasHorizontalScroller="NO" borderType="none""#, vertical: #"controlSize="small""#))
    let clip = try #require(text.objects("NSClipView").first)

    #expect(text.text("NSFrameSize", of: clip) == "{73, 90}")
  }

  @Test(
    "the look of knobs is that of a scroll view and of both of its scrollers",
    arguments: [("", nil), (#"scrollerKnobStyle="default""#, nil), (#"scrollerKnobStyle="light""#, 2)]
      as [(String, Int64?)])
  func knobs(attribute: String, expected: Int64?) throws {
    let sample = try AppKitSample(scrollView(attribute))

    #expect(sample.diagnostics.messages.isEmpty)
    #expect(sample.integer("NSScrollerKnobStyle", of: try sample.only("NSScrollView")) == expected)
    let scrollers = sample.objects("NSScroller").map { sample.integer("NSKnobStyle", of: $0) }
    #expect(scrollers == [expected, expected])
  }

  @Test("a window's line below its title has one of two names")
  func separators() throws {
    for name in ["separatorStyle", "titlebarSeparatorStyle"] {
      let sample = try AppKitSample(#"<window id="w" \#(name)="shadow"><view key="contentView" id="c"/></window>"#)
      #expect(sample.integer("NSTitlebarSeparatorStyle", of: try sample.only("NSWindowTemplate")) == 3)
    }
  }

  @Test("equal cursors are one object, and so is either truth")
  func shared() throws {
    let sample = try AppKitSample(
      scrollView("", vertical: "", "a") + scrollView("", vertical: "", "b")
        + #"""
        <customView id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="boolean" keyPath="p" value="YES"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="q" value="YES"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="r" value="NO"/>
        </userDefinedRuntimeAttributes></customView>
        """#)

    let classes = sample.graph.objectIDs.map { sample.graph.className(of: $0) }
    #expect(classes.filter { $0 == "NSCursor" }.count == 2)
    let truths = sample.graph.objectIDs.compactMap { sample.value("NS.boolval", of: $0) }
    #expect(truths.count == 2)
  }
}

import NibCompiler
import NibDiagnostics
import NibGraph
import NibSchema
import Testing

@Suite("What documents say and archives cannot is reported") struct ReportedLossTests {
  @Test(
    "the press types of a gesture recognizer are reported with what happens instead",
    arguments: ["tapGestureRecognizer", "pongPressGestureRecognizer", "swipeGestureRecognizer"])
  func presses(tag: String) throws {
    let made = try CompiledSample("<\(tag) id=\"g\"><pressTypeMask key=\"pressTypeMask\" playPause=\"YES\"/></\(tag)>")

    #expect(made.diagnostics.messages.map(\.id) == ["noKnownForm"])
    #expect(made.diagnostics.messages[0].message.contains("<pressTypeMask playPause=\"YES\">"))
    #expect(made.diagnostics.messages[0].message.contains("set `allowedPressTypes` in code"))
  }

  @Test(
    "a connection without a name is reported and left out",
    arguments: [
      (#"<outlet property="" destination="b" id="c"/>"#, "'outlet' has an empty 'property'"),
      (#"<outletCollection property="" destination="b" id="c"/>"#, "'outletCollection' has an empty 'property'"),
      (#"<action selector="" destination="b" eventType="touchUpInside" id="c"/>"#, "'action' has an empty 'selector'"),
    ])
  func emptyNames(connection: String, words: String) throws {
    let made = try CompiledSample(
      "<button id=\"a\"><connections>\(connection)</connections></button><view id=\"b\"/>")

    #expect(made.diagnostics.messages.map(\.id) == ["missingAttribute"])
    #expect(made.diagnostics.messages[0].message == words + "; it is left out")
    #expect(CompiledStoryboard.connections(of: made.graph).isEmpty)
  }

  @Test("an outlet of macOS without a name is reported and left out")
  func emptyDesktopName() throws {
    let made = try AppKitSample(
      #"<customView id="a"><connections><outlet property="" destination="b" id="c"/></connections></customView>"#
        + #"<customView id="b"/>"#)

    #expect(made.diagnostics.messages.map(\.message) == ["'outlet' has an empty 'property'; it is left out"])
    #expect(made.objects("NSNibOutletConnector").isEmpty)
  }

  @Test("an outlet that leads to an element without an object names the element")
  func noObject() throws {
    let made = try CompiledSample(
      #"<view id="a"><rect key="frame" x="0" y="0" width="9" height="9"/><viewLayoutGuide key="safeArea" id="g"/>"#
        + #"<connections><outlet property="guide" destination="g" id="o"/></connections></view>"#,
      target: "9.0")

    let message = try #require(made.diagnostics.messages.first { $0.id == "danglingReference" })
    #expect(
      message.message == "'outlet' leads to the <viewLayoutGuide> 'g', which this archive has no object for; "
        + "the reference is left out")
  }
}

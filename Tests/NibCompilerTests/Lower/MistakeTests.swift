import NibCompiler
import NibDiagnostics
import NibDocument
import NibSchema
import Testing

@Suite("Mistakes of documents are told with a reason") struct MistakeTests {
  private func label(_ content: String, _ attributes: String = "") -> String {
    """
    <label text="Fern" \(attributes) id="l"><rect key="frame" x="0.0" y="0.0" width="42" height="21"/>\(content)</label>
    """
  }

  private func words(_ objects: String, attributes: String = "", resources: String = "") throws -> [String] {
    try CompiledSample(objects, attributes: attributes, resources: resources).diagnostics.messages.map(\.message)
  }

  @Test(
    "a rectangle without a key, or of an unknown one, is told of",
    arguments: [("", "'rect' without a 'key'"), (#"key="Frame""#, "'rect' of the key 'Frame'")])
  func keyOfRectangle(key: String, words: String) throws {
    let made = try CompiledSample(
      "<view id=\"v\"><rect \(key) x=\"1\" y=\"2\" width=\"42\" height=\"21\"/></view>")

    #expect(made.diagnostics.messages.map(\.id) == ["unknownElement"])
    #expect(
      made.diagnostics.messages[0].message == "'view' has the child \(words), which is unknown; element ignored: "
        + #"<rect x="1" y="2" width="42" height="21">"#)
  }

  @Test("tab stops of a paragraph, and their interval, are told of as not archived")
  func tabs() throws {
    func text(_ interval: String, _ stops: String) -> String {
      label(
        """
        <attributedString key="attributedText"><fragment content="a"><attributes>
        <paragraphStyle key="NSParagraphStyle" alignment="left" lineBreakMode="wordWrapping" \
        defaultTabInterval="\(interval)"><tabStops>\(stops)</tabStops></paragraphStyle></attributes></fragment>
        </attributedString>
        """)
    }
    let stop = #"<textTab alignment="right" location="120"/>"#

    #expect(try words(text("0.0", "")).isEmpty)
    #expect(
      try words(text("90", stop)) == [
        #"the tab stops of a paragraph are not archived for UIKit; set `tabStops` in code: <tabStops>"#
          + #"<textTab alignment="right" location="120">"#,
        "the tab interval '90' of a paragraph is not archived for UIKit; set `defaultTabInterval` in code",
      ])
  }

  @Test("a color of nothing, and components beyond what colors have, are told of")
  func colors() throws {
    func color(_ attributes: String) -> String { label("<color key=\"textColor\" \(attributes)/>") }

    #expect(
      try words(color("")) == ["a color has neither components, as 'red' or 'white', nor a name; it becomes black"])
    #expect(
      try words(color(#"red="255" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#)) == [
        "the component 'red' of a color is 255, and colors have 0 to 1; it is taken as it stands"
      ])
    #expect(
      try words(color(#"red="1.09" green="-0.2" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB""#))
        .isEmpty)
  }

  @Test("an unknown key of a state and an unknown type of a runtime attribute are named, with those that are known")
  func keysAndTypes() throws {
    let state = try words(#"<button id="b"><state key="pressed" title="Fern"/></button>"#)
    let type = try words(
      label(
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="float" keyPath="height">
        <real key="value" value="3.5"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """))

    #expect(state.count == 1 && state[0].hasPrefix("unknown key 'pressed' of a state, expected normal, highlighted, "))
    #expect(
      type.count == 1 && type[0].hasPrefix("unknown type 'float' of a runtime attribute, expected boolean, color, "))
    #expect(type[0].hasSuffix("; its real is archived as such"))
  }

  @Test("a flag in a runtime attribute of the type of numbers is archived as one")
  func flagAmongNumbers() throws {
    let made = try CompiledSample(
      label(
        """
        <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="grows">
        <bool key="value" value="YES"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        """))

    #expect(made.diagnostics.messages.isEmpty)
    #expect(made.value("UIValue", of: "UINibKeyValuePair") == "1")
  }

  @Test("one attribute that two rows read is told of once")
  func once() throws {
    #expect(try words(#"<tableView style="plan" id="t"/>"#) == ["unknown table style 'plan'; attribute ignored"])
  }

  @Test("a placeholder with the id of File's Owner is File's Owner")
  func placeholder() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" \
      targetRuntime="iOS.CocoaTouch"><objects><placeholder placeholderIdentifier="IBFileOwner" id="-1"/>
      <placeholder placeholderIdentifier="Gardener" id="g"/></objects></document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "Sample.xib")
    var diagnostics = Diagnostics()
    _ = try InterfaceCompiler(options: CompileOptions()).compile(document, into: &diagnostics)

    #expect(
      diagnostics.messages.map(\.message) == [
        "the placeholder '-1' is 'IBFileOwner', expected IBFilesOwner; it stands for an object of that name, which whoever "
          + "loads the archive has to give"
      ])
  }

  @Test("flags of the root are YES or NO", arguments: ["launchScreen", "useAutolayout", "useSafeAreas"])
  func flags(name: String) throws {
    let made = try CompiledSample("<view id=\"v\"/>", attributes: "\(name)=\"true\"")

    #expect(made.diagnostics.hasErrors)
    #expect(made.diagnostics.messages.map(\.message) == ["the value 'true' of '\(name)' is neither YES nor NO"])
  }

  @Test(
    "what <deployment> says is a system and its version",
    arguments: [
      (#"identifier="iOS" version="4864" defaultVersion="2304""#, nil),
      (#"identifier="ios""#, "unknown identifier 'ios' of <deployment>, expected one of iOS, macosx, "),
      (#"identifier="macosx""#, "the <deployment> is for macOS, and the document for iOS; "),
      (#"identifier="iOS" version="13.0""#, "'13.0' is no number by which Interface Builder names a version"),
    ] as [(String, String?)])
  func deployment(attributes: String, beginning: String?) throws {
    let told = try words(
      "<view id=\"v\"/>", resources: "<dependencies><deployment \(attributes)/></dependencies>")

    #expect(told.count == (beginning == nil ? 0 : 1))
    #expect(beginning.map { told.first?.hasPrefix($0) ?? false } ?? true, "\(told)")
  }

  @Test("a formatter's attribute in the place of a child, an unknown style, and a note that says another thing")
  func formatters() throws {
    func formatter(_ attributes: String, _ content: String = "") throws -> [String] {
      try AppKitSample(
        "<numberFormatter formatterBehavior=\"default10_4\" \(attributes) id=\"n\">\(content)</numberFormatter>"
      ).diagnostics.messages.map(\.message)
    }
    let note = #"<metadata><bool key="localizesFormat" value="NO"/></metadata>"#

    #expect(
      try formatter(#"multiplier="2""#) == [
        "'numberFormatter' has the attribute 'multiplier' (\"2\"), expected a child element of that name; attribute ignored"
      ])
    #expect(
      try formatter(#"numberStyle="decimals""#) == [
        "unknown numberStyle 'decimals', expected none, decimal, currency, percent, scientific, spellOut; 'none' is archived"
      ])
    #expect(try formatter(#"paddingPosition="front""#).count == 1)
    #expect(try formatter(#"localizesFormat="NO""#, note).isEmpty)
    #expect(try formatter("", note).first?.hasPrefix("the <metadata> of a formatter has 'localizesFormat' NO") == true)
    #expect(
      try formatter("", #"<metadata><real key="leaf" value="1"/></metadata>"#).first?.hasPrefix(
        "'metadata' has the child 'leaf', which is unknown") == true)
  }

  @Test("a second action of a control of macOS is told of, and one that a double click sends is not")
  func secondAction() throws {
    func actions(_ second: String) throws -> [String] {
      try AppKitSample(
        """
        <tableView id="t"><connections><action selector="water:" target="-2" id="a"/>
        <action selector="cut:" target="-2" \(second) id="b"/></connections></tableView>
        """
      ).diagnostics.messages.map(\.message)
    }

    #expect(
      try actions("") == [
        "the action 'cut:' is a second one of a <tableView>, which sends one; delete one of the connections"
      ])
    #expect(try actions(#"trigger="doubleAction""#).isEmpty)
  }
}

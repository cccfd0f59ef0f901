import NibSchema
import Testing

@Suite("Texts with attributes in views") struct StyledTextTests {
  private let styled = """
    <attributedString key="attributedText"><fragment content="Moss"><attributes>
    <font key="NSFont" name="Optima-Regular" size="12"/>
    <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="calibratedRGB"/>
    <paragraphStyle key="NSParagraphStyle" alignment="center" lineBreakMode="wordWrapping"/></attributes></fragment>
    </attributedString>
    """

  @Test("a label's plain keys say what the first run says") func label() throws {
    let sample = try CompiledSample(
      #"<label id="a" lineBreakMode="clip"><nil key="textColor"/>\#(styled)</label>"#, profile: .xcode8)

    #expect(sample.value("UIText", of: "UILabel") == #""Moss""#)
    #expect(sample.objects("NSMutableString").count == 2)
    #expect(sample.value("UIFontName", of: "UIFont") == #""Optima-Regular""#)
    #expect(sample.objects("UIFont").count == 1)
    #expect(sample.value("UIRed", of: "UIColor") == "1.0")
    #expect(sample.value("UITextAlignment", of: "UILabel") == "1")
    #expect(sample.value("NSLineBreakMode", of: "NSMutableParagraphStyle") == "2")
  }

  @Test("a run without a paragraph style is aligned naturally, and without a font has the label's own")
  func bareRun() throws {
    let sample = try CompiledSample(
      """
      <label id="a" textAlignment="right"><fontDescription key="fontDescription" type="system" pointSize="9"/>
      <attributedString key="attributedText"><fragment content="Fern"/></attributedString></label>
      """)

    #expect(sample.value("UITextAlignment", of: "UILabel") == "4")
    #expect(sample.value("UIFontPointSize", of: "UIFont") == "9.0")
  }

  @Test("a text view keeps immutable parts, and its plain text has attributes too") func textView() throws {
    let rich = try CompiledSample(#"<textView id="a">\#(styled)</textView>"#, profile: .xcode8)
    let plain = try CompiledSample(#"<textView id="a" text="Moss" textAlignment="natural"/>"#, profile: .xcode8)
    let empty = try CompiledSample(#"<textView id="a" text="" textAlignment="natural"/>"#, profile: .xcode8)

    #expect(rich.value("UIAttributedText", of: "UITextView") == "@NSAttributedString")
    #expect(rich.value("UITextAlignment", of: "UITextView") == "1")
    #expect(rich.objects("NSParagraphStyle").count == 1)
    #expect(plain.value("UIAttributedText", of: "UITextView") == "@NSAttributedString")
    #expect(plain.value("NSAlignment", of: "NSMutableParagraphStyle") == "4")
    #expect(empty.value("UIAttributedText", of: "UITextView") == "-")
  }

  private func cell(_ font: String = "") -> String {
    """
    <tableViewCell id="a" textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle">
    <tableViewCellContentView key="contentView" tableViewCell="a" id="b"><subviews>
    <label id="t" text="Moss">\(font)</label><label id="d" text="Green"/></subviews></tableViewCellContentView></tableViewCell>
    """
  }

  @Test(
    "labels of cells in built-in styles have attributes with Xcode 11 alone",
    arguments: [(OutputProfile.xcode9, 0), (.xcode11, 2), (.xcode12, 0)])
  func builtIn(profile: OutputProfile, count: Int) throws {
    let sample = try CompiledSample(cell(), profile: profile)

    #expect(sample.objects("NSMutableAttributedString").count == count)
    #expect(sample.objects("NSShadow").count == count)
    #expect((sample.value("UIAttributedText", of: "UITableViewLabel") == "-") == (count == 0))
  }

  @Test("the second of them has overrides of traits with Xcode 15.0") func overrides() throws {
    let sample = try CompiledSample(cell(), profile: .xcode15)
    let labels = sample.objects("UITableViewLabel")
    let varied = labels.filter { sample.text("UIViewTraitOverrides", of: $0) != "-" }

    #expect(varied.map { sample.text("UIText", of: $0) } == [#""Green""#])
    #expect(sample.objects("UITraitCollection").count == 1)
  }

  @Test("a text style is a size of its own there, and a style in other labels") func fixedFont() throws {
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let inCell = try CompiledSample(cell(font), profile: .xcode9)
    let alone = try CompiledSample(#"<label id="a">\#(font)</label>"#, profile: .xcode9)

    #expect(inCell.value("UIFontPointSize", of: "UIFont") == "17.0")
    #expect(inCell.value("UIIBTextStyle", of: "UIFont") == "-")
    #expect(alone.value("UIFontPointSize", of: "UIFont") == "0.0")
    #expect(alone.value("UIIBTextStyle", of: "UIFont") == #""UICTFontTextStyleBody""#)
  }

  @Test("a slider takes touches around it with Xcode 11", arguments: [OutputProfile.xcode9, .xcode11, .xcode12])
  func slider(profile: OutputProfile) throws {
    let sample = try CompiledSample(#"<slider id="a"/><stepper id="b"/>"#, profile: profile)

    #expect((sample.value("UIHitTestDirectionalInsets", of: "UISlider") != "-") == (profile == .xcode11))
    #expect(sample.value("UIHitTestDirectionalInsets", of: "UIStepper") == "-")
  }

  @Test(
    "a text that is to follow the system's text size wants a font of a text style",
    arguments: [
      (#"type="system" pointSize="14""#, "YES", ["fixedFont"]), (#"style="UICTFontTextStyleBody""#, "YES", []),
      (#"type="system" pointSize="14""#, "NO", []),
    ] as [(String, String, [String])], ["label", "textView"])
  func fixedFont(row: (font: String, adjusts: String, messages: [String]), tag: String) throws {
    let sample = try CompiledSample(
      """
      <\(tag) adjustsFontForContentSizeCategory="\(row.adjusts)" id="a"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <fontDescription key="fontDescription" \(row.font)/></\(tag)>
      """)

    #expect(sample.diagnostics.messages.map(\.id) == row.messages)
  }
}

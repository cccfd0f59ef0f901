import NibCompiler
import NibGraph
import Testing

@Suite("What is easily lost stands in the archive") struct KeptValueTests {
  @Test(
    "a formatter of a class of one's own names it, and the class of Foundation that it takes the place of",
    arguments: [
      ("numberFormatter", "NSNumberFormatter"), ("dateFormatter", "NSDateFormatter"),
      ("customFormatter", "NSFormatter"),
    ])
  func formatters(tag: String, original: String) throws {
    let made = try AppKitSample(
      "<textField id=\"f\"><textFieldCell key=\"cell\" id=\"c\">"
        + "<\(tag) key=\"formatter\" customClass=\"CupFormatter\" id=\"n\"/></textFieldCell></textField>")
    let formatter = try #require(made.graph.object("NSFormatter", of: try made.only("NSTextFieldCell")))

    #expect(made.graph.className(of: formatter) == "NSClassSwapper")
    #expect(made.text("NSClassName", of: formatter) == "CupFormatter")
    #expect(made.text("NSOriginalClassName", of: formatter) == original)
    #expect(made.diagnostics.messages.isEmpty)
  }

  @Test("the cells of a matrix keep their tags, so that the selected one can be told")
  func matrixTags() throws {
    let made = try AppKitSample(
      #"<matrix mode="radio" id="m"><rect key="frame" x="0" y="0" width="100" height="38"/><size key="cellSize" width="100" "#
        + #"height="18"/><cells><column><buttonCell type="radio" title="Hot" tag="3" id="c1"/>"#
        + #"<buttonCell type="radio" title="Cold" tag="4" id="c2"/></column></cells></matrix>"#)

    #expect(made.objects("NSButtonCell").compactMap { made.integer("NSTag", of: $0) } == [3, 4])
  }

  @Test(
    "a color of print is the color next to it on a screen",
    arguments: [
      (#"cyan="0.9" magenta="0.2" yellow="0.1" black="0.3""#, "0.07 0.56 0.63"),
      (#"cyan="0" magenta="1" yellow="1" black="0""#, "1 0 0"),
      (#"cyan="0" magenta="0" yellow="0" black="1""#, "0 0 0"),
    ])
  func printColors(parts: String, rgb: String) throws {
    let made = try CompiledSample(
      "<label text=\"Ink\" id=\"a\"><color key=\"textColor\" \(parts) alpha=\"1\" colorSpace=\"custom\" "
        + "customColorSpace=\"genericCMYKColorSpace\"/></label>", attributes: #"colorMatched="YES""#)

    #expect(made.value("NSRGB", of: "UIColor") == rgb)
    #expect(!made.diagnostics.messages.contains { $0.id == "unknownValue" || $0.id == "unknownColor" })
  }
}

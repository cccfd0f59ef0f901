import NibCommands
import NibTestSupport
import Testing

@Suite("Texts of newer elements and of watchOS, for translators") struct IBToolLaterTextsTests {
  let folder = TemporaryFolder()

  /// The lines of the strings file of a document.
  private func strings(_ objects: String, runtime: String = "iOS.CocoaTouch") throws -> [String] {
    let path = try folder.add(
      "A.xib",
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="\(runtime)">
      <objects>\(objects)</objects></document>
      """)
    let file = folder.path + "/A.strings"
    #expect(IBToolRun("--export-strings-file", file, path).code == .success)
    let bytes = try #require(folder.bytes("A.strings"))
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { UInt16(bytes[$0]) | UInt16(bytes[$0 + 1]) << 8 }
    return String(decoding: units, as: UTF16.self).split(separator: "\n").map(String.init)
  }

  @Test("a configuration's title and subtitle go by their button's id")
  func configuration() throws {
    let lines = try strings(
      #"""
      <button id="bt"><state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Save" subtitle="for good"/></button>
      """#)

    #expect(lines.contains(#""bt.configuration.title" = "Save";"#))
    #expect(lines.contains(#""bt.configuration.subtitle" = "for good";"#))
    #expect(lines.contains { $0.contains(#"Class = "UIButton"; configuration.title = "Save"; ObjectID = "bt""#) })
  }

  @Test("menus and their items have titles")
  func menu() throws {
    let lines = try strings(
      #"""
      <button id="bt"><menu key="menu" title="Edit" id="mn"><menuElements><command title="Cut" id="ct"/></menuElements>
      </menu></button>
      """#)

    #expect(lines.contains(#""mn.title" = "Edit";"#))
    #expect(lines.contains(#""ct.title" = "Cut";"#))
  }

  @Test("elements for watchOS have their framework's classes")
  func watch() throws {
    let lines = try strings(
      #"""
      <controller id="c" title="Home"><items><label text="Hello" id="l"/><button title="Go" id="b"/>
      <switch title="On" id="s"/></items></controller>
      """#, runtime: "watchKit")

    #expect(lines.contains(#"/* Class = "WKInterfaceLabel"; text = "Hello"; ObjectID = "l"; */"#))
    #expect(lines.contains(#"/* Class = "WKInterfaceController"; title = "Home"; ObjectID = "c"; */"#))
    #expect(lines.contains(#""b.title" = "Go";"#))
    #expect(lines.contains(#""s.title" = "On";"#))
  }
}

import NibDiagnostics
import NibDocument
import NibResources
import Nibwright
import Testing

@Suite("Whether bundles have what a document names")
nonisolated struct AssetCheckTests {
  private let files = MemoryFileSource([
    "/App/logo@2x.png": [],
    "/App/Colors.xcassets/Contents.json": Array("{}".utf8),
    "/App/Colors.xcassets/Accent.colorset/Contents.json": Array(
      #"""
      {"colors":[{"idiom":"universal","color":{"color-space":"srgb",
      "components":{"red":"1.0","green":"0.5","blue":"0.0","alpha":"1.0"}}}]}
      """#.utf8),
  ])

  private func messages(_ resources: String) throws -> [String] {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
      <objects/>
      <resources>
      \(resources)
      </resources></document>
      """
    let document = try XIBReader().read(Array(text.utf8), file: "A.xib")
    var diagnostics = Diagnostics()
    let chain = BundleChain(extra: [ResourceBundle("/App")], source: files)
    AssetCheck(chain: chain).report(document, into: &diagnostics)
    return diagnostics.messages.map { "\($0) \($0.id)" }
  }

  @Test("an image and a color that a bundle has are not told")
  func present() throws {
    #expect(try messages(#"<image name="logo" width="8" height="8"/><namedColor name="Accent"/>"#) == [])
  }

  @Test("what no bundle has is told at its entry")
  func missing() throws {
    #expect(
      try messages("<image name=\"lago\"/>\n<namedColor name=\"Accident\"/>") == [
        "A.xib:5:1: warning: none of the given bundles has the image 'lago' missingImage",
        "A.xib:6:1: warning: none of the given bundles has the color 'Accident' missingColor",
      ])
  }

  @Test("what the system has is not looked for")
  func system() throws {
    #expect(try messages(#"<image name="star.fill" catalog="system"/><systemColor name="label"/>"#) == [])
  }
}

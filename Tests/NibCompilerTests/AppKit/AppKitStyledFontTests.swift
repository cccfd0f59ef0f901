import NibDiagnostics
import NibDocument
import NibGraph
import NibSchema
import Testing

@testable import NibCompiler

@Suite("Fonts of macOS that follow a text style")
struct AppKitStyledFontTests {
  private static func field(_ font: String, _ profile: OutputProfile) throws -> AppKitSample {
    try AppKitSample(
      #"""
      <textField id="t"><rect key="frame" x="0" y="0" width="80" height="32"/>
      <textFieldCell key="cell" title="Words" id="tc"><font key="font" \#(font)/></textFieldCell></textField>
      """#, options: CompileOptions(profile: profile))
  }

  @Test(
    "the font of title bars is bold and of a style since Xcode 13",
    arguments: [
      (OutputProfile.xcode6, ".HelveticaNeueDeskInterface-Regular", Int64?.none), (.xcode12, ".AppleSystemUIFont", nil),
      (.xcode13point4, ".AppleSystemUIFontBold", 0x8000_8006), (.newest, ".AppleSystemUIFontBold", 0x8000_8404),
    ])
  func titleBars(profile: OutputProfile, name: String, options: Int64?) throws {
    let sample = try Self.field(#"metaFont="titleBar" size="12""#, profile)

    let font = try sample.only("NSFont")
    #expect(sample.text("NSName", of: font) == name)
    #expect(sample.integer("NSfFlags", of: font) == 787)
    #expect(sample.real("NSSize", of: font) == 12)
    let style = sample.graph.object("NSTextStyleDescriptor", of: font)
    #expect(style.flatMap { sample.integer("NSFontDescriptorOptions", of: $0) } == options)
  }

  @Test(
    "a font is raised to what it is for, not to the style that it follows",
    arguments: [#"metaFont="titleBar""#, #"textStyle="headline""#, #"metaFont="titleBar" size="12""#])
  func raised(font: String) throws {
    var diagnostics = Diagnostics()

    let text = try InterfaceRaiser().raise(Self.field(font, .newest).graph, into: &diagnostics)

    #expect(text.contains("<font key=\"font\" \(font)/>"))
  }
}

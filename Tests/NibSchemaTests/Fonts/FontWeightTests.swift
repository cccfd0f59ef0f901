import Testing

@testable import NibSchema

@Suite("Traits of the system font's weights") struct FontWeightTests {
  @Test(
    "light fonts say more from an era on; some of them in sizes for text only since Xcode 11",
    arguments: [
      ("thin", OutputProfile.xcode7, true, 0), ("thin", .xcode8, true, 4), ("thin", .xcode8, false, 4),
      ("light", .xcode7, true, 0), ("light", .xcode8, true, 8), ("light", .xcode8, false, 0),
      ("light", .xcode11, false, 8), ("light", .xcode11, true, 8), ("bold", .xcode7, false, 2),
      ("bold", .xcode11, true, 2),
    ] as [(String, OutputProfile, Bool, Int64)])
  func traits(name: String, profile: OutputProfile, isDisplay: Bool, traits: Int64) throws {
    #expect(try #require(FontWeight.named(name)).traits(in: profile, isDisplay: isDisplay) == traits)
  }

  @Test(
    "fonts for text are never thinner than light nor heavier than heavy, while those for display are other fonts",
    arguments: [
      ("thin", 12.0, OutputProfile.xcode10, ".SFUIText-Light"), ("thin", 25, .xcode10, ".SFUIDisplay-Thin"),
      ("ultraLight", 12, .xcode7, ".SFUIText-Light"), ("black", 12, .xcode9, ".SFUIText-Heavy"),
      ("thin", 12, .xcode11, ".SFUI-Thin"), ("regular", 12, .xcode9, ".SFUIText"),
    ] as [(String, Double, OutputProfile, String)])
  func names(weight: String, size: Double, profile: OutputProfile, name: String) throws {
    let row = try #require(FontWeight.named(weight))
    #expect(SystemFontNames.name(row, pointSize: size, profile: profile) == name)
  }

  @Test("a font that the document brings has neither traits nor options, whatever its name")
  func bundled() {
    func font(isBundled: Bool, _ profile: OutputProfile) -> ArchivedFont {
      var description = FontDescription(name: "Grotesk-SemiBold", pointSize: 15)
      description.isBundled = isBundled
      return ArchivedFont(description, profile: profile)
    }
    func options(_ font: ArchivedFont) -> String { text(font.fields) }

    #expect(font(isBundled: false, .xcode14).traits == 2)
    #expect(font(isBundled: true, .xcode14).traits == 0)
    #expect(options(font(isBundled: true, .xcode14)).contains("UIFontDescriptorOptions"))
    #expect(!options(font(isBundled: true, .xcode14)).contains("2147483648"))
    #expect(options(font(isBundled: false, .xcode14)).contains("2147483648"))
    #expect(!options(font(isBundled: true, .xcode12)).contains("UIFontDescriptorOptions"))
  }
}

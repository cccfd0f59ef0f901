import Testing

@testable import NibSchema

@Suite("Traits of the system font's weights") struct FontWeightTests {
  @Test(
    "light fonts say more from an era on; some of them only in sizes for display until Xcode 11",
    arguments: [
      ("thin", OutputProfile.xcode7, true, 0), ("thin", .xcode8, true, 4), ("thin", .xcode8, false, 4),
      ("light", .xcode7, true, 0), ("light", .xcode8, true, 8), ("light", .xcode8, false, 0),
      ("light", .xcode11, false, 0), ("light", .xcode11, true, 0), ("bold", .xcode7, false, 2),
      ("bold", .xcode11, true, 2),
    ] as [(String, OutputProfile, Bool, Int64)])
  func traits(name: String, profile: OutputProfile, isDisplay: Bool, traits: Int64) throws {
    #expect(try #require(FontWeight.named(name)).traits(in: profile, isDisplay: isDisplay) == traits)
  }
}

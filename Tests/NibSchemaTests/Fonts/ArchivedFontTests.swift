import NibSchema
import Testing

@Suite("Archived fonts") struct ArchivedFontTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var font: FontDescription
    var profile: OutputProfile
    var fields: String
    var testDescription: String { profile.rawValue + " " + (font.weight ?? font.style ?? font.name ?? font.type ?? "") }
  }

  private static func system(_ size: Double, _ weight: String? = nil) -> FontDescription {
    FontDescription(type: "system", weight: weight, pointSize: size)
  }

  private static let cases = [
    Case(
      font: system(17), profile: .xcode5,
      fields: """
        UIFontName=".HelveticaNeueInterface-Regular" UIFontDescriptor=UIFontDescriptor(UIFontDescriptorAttributes=\
        mutable{NSFontSizeAttribute:#i17, NSCTFontUIUsageAttribute:"CTFontRegularUsage"}) UIFontPointSize=d17.0 \
        UIFontTraits=i0 UISystemFont=true NSName=".HelveticaNeueInterface-Regular" NSSize=d17.0
        """),
    Case(
      font: FontDescription(type: "boldSystem", pointSize: 15), profile: .xcode8,
      fields: """
        UIFontName=".SFUIText-Bold" UIFontDescriptor=UIFontDescriptor(UIFontDescriptorAttributes=\
        mutable{NSCTFontUIUsageAttribute:"CTFontEmphasizedUsage", NSFontSizeAttribute:#i15, \
        NSCTFontUIUsageOverrideAttribute:"CTFontBoldUsage"}) UIFontPointSize=d15.0 \
        UIFontTraits=i2 UISystemFont=true NSName=".SFUIText-Bold" NSSize=d15.0
        """),
    Case(
      font: system(13, "semibold"), profile: .xcode12,
      fields: """
        UIFontName=".SFUI-Semibold" UIFontDescriptor=UIFontDescriptor(UIFontDescriptorAttributes=\
        {NSFontSizeAttribute:#d13.0, NSCTFontUIUsageAttribute:"CTFontDemiUsage"}) UIFontPointSize=d13.0 \
        UIFontTextStyleForScaling=nil UIFontPointSizeForScaling=d0.0 UIFontMaximumPointSizeAfterScaling=d0.0 \
        UIFontTraits=i2 UISystemFont=true NSName=".SFUI-Semibold" NSSize=d13.0
        """),
    Case(
      font: system(17), profile: .newest,
      fields: """
        UIFontName=".SFUI-Regular" UIFontDescriptor=UIFontDescriptor(UIFontDescriptorAttributes=\
        {NSCTFontUIUsageAttribute:"CTFontRegularUsage", NSFontSizeAttribute:#d17.0} \
        UIFontDescriptorOptions=i2147517444) UIFontPointSize=d17.0 \
        UIFontTextStyleForScaling=nil UIFontPointSizeForScaling=d0.0 UIFontMaximumPointSizeAfterScaling=d0.0 \
        UIFontTraits=i0 UISystemFont=true NSName=".SFUI-Regular" NSSize=d17.0
        """),
    Case(
      font: FontDescription(name: "Optima-Bold", family: "Optima", pointSize: 30), profile: .xcode7,
      fields: """
        UIFontName="Optima-Bold" UIFontDescriptor=UIFontDescriptor(UIFontDescriptorAttributes=\
        mutable{NSFontSizeAttribute:#i30, NSFontNameAttribute:"Optima-Bold"}) UIFontPointSize=d30.0 \
        UIFontTraits=i2 UISystemFont=false NSName="Optima-Bold" NSSize=d30.0
        """),
    Case(
      font: FontDescription(style: "UICTFontTextStyleHeadline"), profile: .xcode9,
      fields: """
        UIFontName=".SFUIText-Semibold" UIIBTextStyle="UICTFontTextStyleHeadline" UIFontPointSize=d0.0 \
        UIFontTextStyleForScaling=nil UIFontPointSizeForScaling=d0.0 UIFontMaximumPointSizeAfterScaling=d0.0 \
        UIFontTraits=i2 UISystemFont=true NSName=".SFUIText-Semibold" NSSize=d17.0
        """),
  ]

  @Test("a font has the fields of its era", arguments: cases)
  func fields(_ expected: Case) {
    #expect(text(ArchivedFont(expected.font, profile: expected.profile).fields) == expected.fields)
  }

  @Test(
    "the name tells the era, the weight and, for a while, the size",
    arguments: [
      (.xcode6, 12, nil, ".HelveticaNeueInterface-Regular"), (.xcode7, 19, nil, ".SFUIText-Regular"),
      (.xcode7, 20, nil, ".SFUIDisplay-Regular"), (.xcode8beta, 19, nil, ".SFUIText"),
      (.xcode9, 20, nil, ".SFUIDisplay"),
      (.xcode8, 14, "heavy", ".SFUIText-Heavy"), (.xcode11, 42, "black", ".SFUI-Black"),
      (.xcode13, 17, nil, ".SFUI-Regular"),
    ] as [(OutputProfile, Double, String?, String)])
  func names(_ profile: OutputProfile, _ size: Double, _ weight: String?, _ name: String) {
    #expect(ArchivedFont(Self.system(size, weight), profile: profile).name == name)
  }

  @Test(
    "thin and light fonts have traits of their own in some eras",
    arguments: [
      (.xcode7, 45, "thin", 0), (.xcode8, 45, "thin", 4), (.xcode11, 50, "thin", 4), (.xcode7, 14, "light", 0),
      (.xcode9, 45, "light", 8), (.xcode9, 45, "medium", 0),
    ] as [(OutputProfile, Double, String, Int64)])
  func traits(_ profile: OutputProfile, _ size: Double, _ weight: String, _ traits: Int64) {
    #expect(ArchivedFont(Self.system(size, weight), profile: profile).traits == traits)
  }

  @Test("before Xcode 5 a font has no descriptor, and before Xcode 4 no traits")
  func firstEras() {
    let font = FontDescription(name: "Helvetica-Bold", pointSize: 15)
    let plain = "UIFontName=\"Helvetica-Bold\" UIFontPointSize=d15.0"
    #expect(text(ArchivedFont(font, profile: .xcode3point2).fields) == plain)
    #expect(text(ArchivedFont(font, profile: .xcode4).fields) == plain + " UIFontTraits=i2 UISystemFont=false")
  }

  @Test("a size that is not whole is a double in every era", arguments: OutputProfile.allCases.filter { $0 >= .xcode5 })
  func fraction(_ profile: OutputProfile) {
    #expect(text(ArchivedFont(Self.system(12.5), profile: profile).fields).contains("NSFontSizeAttribute:#d12.5"))
  }

  @Test("an unknown style or weight still gives a font") func unknown() {
    #expect(ArchivedFont(FontDescription(style: "NoSuchStyle"), profile: .newest).pointSize == 17)
    #expect(ArchivedFont(Self.system(12, "noSuchWeight"), profile: .newest).name == ".SFUI-Regular")
    #expect(ArchivedFont(FontDescription(), profile: .newest).pointSize == 14)
  }
}

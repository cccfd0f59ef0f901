/// A weight or slant of the system font: what documents call it and what it becomes.
struct FontWeight: Sendable {
  /// The `weight` attribute, or the `type` for bold and italic.
  var name: String
  /// The end of the font's name; empty for regular.
  var suffix: String
  /// `NSCTFontUIUsageAttribute`.
  var usage: String
  /// `UIFontTraits`: 1 italic, 2 bold.
  var traits: Int64
  /// The traits of a light font where compilers say more, and from which era on in sizes for display and for text.
  ///
  /// Seen: 8 of light fonts for display of Xcode 8 and 9 in 8 documents, and of all sizes from Xcode 13.4 to 15.2 in 7
  /// documents of 3 apps; 0 of one for text of Xcode 8. Inferred: that text has them since the fonts for display ended.
  var lateTraits: (value: Int64, sinceDisplay: OutputProfile, sinceText: OutputProfile)?
  /// `NSCTFontUIUsageOverrideAttribute`, where the era writes one.
  var override: String?

  static let regular = FontWeight(name: "regular", suffix: "Regular", usage: "CTFontRegularUsage", traits: 0)

  // Seen: regular, thin, light, medium, semibold, heavy, black, boldSystem. Documented: the other usages (Core Text).
  // Inferred: the traits of ultraLight.
  static let rows: [FontWeight] = [
    .init(
      name: "ultraLight", suffix: "Ultralight", usage: "CTFontUltraLightUsage", traits: 0,
      lateTraits: (4, .xcode8, .xcode8)),
    .init(name: "thin", suffix: "Thin", usage: "CTFontThinUsage", traits: 0, lateTraits: (4, .xcode8, .xcode8)),
    .init(name: "light", suffix: "Light", usage: "CTFontLightUsage", traits: 0, lateTraits: (8, .xcode8, .xcode11)),
    regular,
    .init(name: "medium", suffix: "Medium", usage: "CTFontMediumUsage", traits: 0),
    .init(name: "semibold", suffix: "Semibold", usage: "CTFontDemiUsage", traits: 2),
    .init(name: "bold", suffix: "Bold", usage: "CTFontBoldUsage", traits: 2),
    .init(name: "heavy", suffix: "Heavy", usage: "CTFontHeavyUsage", traits: 2),
    .init(name: "black", suffix: "Black", usage: "CTFontBlackUsage", traits: 2),
    .init(name: "boldSystem", suffix: "Bold", usage: "CTFontEmphasizedUsage", traits: 2, override: "CTFontBoldUsage"),
    .init(name: "italicSystem", suffix: "Italic", usage: "CTFontObliqueUsage", traits: 1),
  ]

  /// The row of a name; nil when the name is not known.
  static func named(_ name: String) -> FontWeight? { rows.first { $0.name == name } }

  /// `UIFontTraits` of the font in an era and a size.
  func traits(in profile: OutputProfile, isDisplay: Bool) -> Int64 {
    guard let late = lateTraits, profile >= (isDisplay ? late.sinceDisplay : late.sinceText) else { return traits }
    return late.value
  }
}

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
  /// The traits of a light font where compilers say more, from which era on, and whether only in sizes for display.
  var lateTraits: (value: Int64, since: OutputProfile, untilDisplayEnds: Bool)?
  /// `NSCTFontUIUsageOverrideAttribute`, where the era writes one.
  var override: String?

  static let regular = FontWeight(name: "regular", suffix: "Regular", usage: "CTFontRegularUsage", traits: 0)

  // Seen: regular, thin, light, medium, semibold, heavy, black, boldSystem. Documented: the other usages (Core Text).
  // Inferred: the traits of ultraLight.
  static let rows: [FontWeight] = [
    .init(
      name: "ultraLight", suffix: "Ultralight", usage: "CTFontUltraLightUsage", traits: 0,
      lateTraits: (4, .xcode8, false)),
    .init(name: "thin", suffix: "Thin", usage: "CTFontThinUsage", traits: 0, lateTraits: (4, .xcode8, false)),
    .init(name: "light", suffix: "Light", usage: "CTFontLightUsage", traits: 0, lateTraits: (8, .xcode8, true)),
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
    guard let late = lateTraits, profile >= late.since else { return traits }
    return late.untilDisplayEnds && !(isDisplay && profile < .xcode11) ? traits : late.value
  }
}

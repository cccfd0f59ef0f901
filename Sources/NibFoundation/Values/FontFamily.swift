/// A family of fonts that programs may ask for by name.
///
/// What fonts a machine has is not looked up, so that tests give the same answers everywhere: there are those of the
/// table. Documented: support.apple.com, "Fonts included with macOS" and "Fonts for iOS", in what is common to
/// releases of many years; PostScript names as Apple's lists have them.
package struct FontFamily: Sendable {
  /// A font of a family.
  package struct Member: Sendable, Hashable {
    /// The PostScript name.
    package let name: String
    /// The name within the family.
    package let face: String
    /// From 1, the lightest, to 14; 5 for a regular one and 9 for a bold one.
    package let weight: Int
    /// Whether it is slanted.
    package let isItalic: Bool
    /// Whether it is narrow.
    package let isCondensed: Bool

    /// Whether it counts as bold.
    package var isBold: Bool { weight >= 8 }
  }

  /// The name that people read.
  package let name: String
  /// Its fonts; the first is the usual one.
  package let members: [Member]
  /// Whether letters are equally wide.
  package let isFixedPitch: Bool
  /// Whether iOS has it, too.
  package let isOnPhones: Bool

  /// - Parameters:
  ///   - prefix: what PostScript names begin with.
  ///   - faces: names within the family, each with the PostScript name behind `=` where that is not the prefix, a hyphen and
  ///     the face without spaces.
  private init(_ name: String, _ prefix: String, _ faces: [String], isFixedPitch: Bool = false, isOnPhones: Bool = true)
  {
    (self.name, self.isFixedPitch, self.isOnPhones) = (name, isFixedPitch, isOnPhones)
    members = faces.map { face in
      let parts = face.split(separator: "=")
      let words = parts[0].split(separator: " ")
      return Member(
        name: parts.count > 1 ? String(parts[1]) : prefix + "-" + words.joined(), face: String(parts[0]),
        weight: words.lazy.compactMap { Self.weights[String($0)] }.first ?? 5,
        isItalic: words.contains { $0 == "Italic" || $0 == "Oblique" }, isCondensed: words.contains("Condensed"))
    }
  }

  /// Documented: `NSFontManager.font(withFamily:traits:weight:size:)`, the table of weights.
  private static let weights = [
    "UltraLight": 1, "Thin": 2, "Light": 3, "Book": 4, "Medium": 6, "DemiBold": 7, "Semibold": 8, "SemiBold": 8,
    "Bold": 9, "ExtraBold": 10, "Heavy": 11, "Black": 12, "UltraBold": 13, "ExtraBlack": 14,
  ]

  private static let four = ["Italic", "Bold", "Bold Italic"]

  /// All families, ordered by their names.
  package static let all: [FontFamily] = [
    .init(
      "American Typewriter", "AmericanTypewriter",
      [
        "Regular=AmericanTypewriter", "Light", "Semibold", "Bold", "Condensed", "Condensed Light", "Condensed Bold",
      ]),
    .init(
      "Arial", "Arial",
      ["Regular=ArialMT", "Italic=Arial-ItalicMT", "Bold=Arial-BoldMT", "Bold Italic=Arial-BoldItalicMT"]),
    .init(
      "Avenir", "Avenir",
      [
        "Roman", "Oblique", "Book", "Book Oblique", "Light", "Light Oblique", "Medium", "Medium Oblique", "Heavy",
        "Heavy Oblique", "Black", "Black Oblique",
      ]),
    .init(
      "Avenir Next", "AvenirNext",
      [
        "Regular", "Italic", "UltraLight", "UltraLight Italic", "Medium", "Medium Italic", "DemiBold",
        "DemiBold Italic", "Bold", "Bold Italic", "Heavy", "Heavy Italic",
      ]),
    .init(
      "Baskerville", "Baskerville",
      ["Regular=Baskerville", "Italic", "SemiBold", "SemiBold Italic", "Bold", "Bold Italic"]),
    .init("Cochin", "Cochin", ["Regular=Cochin"] + four),
    .init("Copperplate", "Copperplate", ["Regular=Copperplate", "Light", "Bold"]),
    .init(
      "Courier", "Courier", ["Regular=Courier", "Oblique", "Bold", "Bold Oblique"], isFixedPitch: true,
      isOnPhones: false),
    .init(
      "Courier New", "CourierNewPS",
      [
        "Regular=CourierNewPSMT", "Italic=CourierNewPS-ItalicMT", "Bold=CourierNewPS-BoldMT",
        "Bold Italic=CourierNewPS-BoldItalicMT",
      ], isFixedPitch: true),
    .init("Didot", "Didot", ["Regular=Didot", "Italic", "Bold"]),
    .init("Futura", "Futura", ["Medium", "Medium Italic", "Bold", "Condensed Medium", "Condensed ExtraBold"]),
    .init("Geneva", "Geneva", ["Regular=Geneva"], isOnPhones: false),
    .init("Georgia", "Georgia", ["Regular=Georgia"] + four),
    .init(
      "Gill Sans", "GillSans",
      [
        "Regular=GillSans", "Italic", "Light", "Light Italic", "SemiBold", "SemiBold Italic", "Bold", "Bold Italic",
        "UltraBold",
      ]),
    .init(
      "Helvetica", "Helvetica", ["Regular=Helvetica", "Oblique", "Light", "Light Oblique", "Bold", "Bold Oblique"]),
    .init(
      "Helvetica Neue", "HelveticaNeue",
      [
        "Regular=HelveticaNeue", "Italic", "UltraLight", "UltraLight Italic", "Thin", "Thin Italic", "Light",
        "Light Italic", "Medium", "Medium Italic", "Bold", "Bold Italic", "Condensed Bold", "Condensed Black",
      ]),
    .init("Hoefler Text", "HoeflerText", ["Regular", "Italic", "Black", "Black Italic"]),
    .init("Menlo", "Menlo", ["Regular"] + four, isFixedPitch: true),
    .init("Monaco", "Monaco", ["Regular=Monaco"], isFixedPitch: true, isOnPhones: false),
    .init("Optima", "Optima", ["Regular", "Italic", "Bold", "Bold Italic", "ExtraBlack"]),
    .init("Palatino", "Palatino", ["Roman"] + four),
    .init("Times", "Times", ["Roman"] + four, isOnPhones: false),
    .init(
      "Times New Roman", "TimesNewRomanPS",
      [
        "Regular=TimesNewRomanPSMT", "Italic=TimesNewRomanPS-ItalicMT", "Bold=TimesNewRomanPS-BoldMT",
        "Bold Italic=TimesNewRomanPS-BoldItalicMT",
      ]),
    .init(
      "Trebuchet MS", "TrebuchetMS",
      ["Regular=TrebuchetMS", "Italic", "Bold", "Bold Italic=Trebuchet-BoldItalic"]),
    .init("Verdana", "Verdana", ["Regular=Verdana"] + four),
  ]

  private static let byName = Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  private static let byMember = Dictionary(all.flatMap { family in family.members.map { ($0.name, (family, $0)) } }) {
    first, _ in first
  }

  /// The family of a name; nil for one that the table has not got.
  package static func named(_ name: String) -> FontFamily? { byName[name] }

  /// The family that a font is of, and the font, by its PostScript name; nil for one that the table has not got.
  package static func ofFont(_ name: String) -> (family: FontFamily, member: Member)? {
    byMember[name].map { ($0.0, $0.1) }
  }

  /// The name of the family that a font is of: by the table, else up to the first hyphen.
  package static func familyName(ofFont name: String) -> String {
    ofFont(name)?.family.name ?? String(name.prefix { $0 != "-" })
  }

  /// The font that is nearest to a weight among those that are slanted and narrow, or not; nil for none.
  package func member(weight: Int, isItalic: Bool, isCondensed: Bool) -> Member? {
    let weight = min(max(weight, 1), 14)
    return members.filter { $0.isItalic == isItalic && $0.isCondensed == isCondensed }
      .min { abs($0.weight - weight) < abs($1.weight - weight) }
  }
}

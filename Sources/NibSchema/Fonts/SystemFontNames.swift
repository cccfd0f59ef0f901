/// The PostScript names of the system font, which changed with the systems that compilers ran on.
enum SystemFontNames {
  /// The names of an era: a stem for text and one for display sizes, to which the weight is added.
  struct Row: Sendable {
    /// The first era of the row; it holds until the next row's.
    var since: OutputProfile
    /// The stem below `displaySize`.
    var text: String
    /// The stem from `displaySize` on.
    var display: String
    /// What stands for a weight that has a name of its own here, instead of the weight's suffix.
    var suffixes: [(weight: String, suffix: String)] = []
    /// The same for sizes of text alone.
    var textSuffixes: [(weight: String, suffix: String)] = []
  }

  /// The font for text is never thinner than light nor heavier than heavy.
  ///
  /// Seen: a thin font of 12 points, 1 of 1. Documented: the faces of the family. Inferred: the other two.
  private static let textFaces: [(weight: String, suffix: String)] = [
    ("ultraLight", "Light"), ("thin", "Light"), ("black", "Heavy"),
  ]

  /// The size in points at which the fonts for display begin.
  static let displaySize = 20.0

  // Seen: all stems; MediumP4 for bold, no suffix for regular. Inferred: the suffixes of italic.
  static let rows: [Row] = [
    Row(
      since: .xcode3point1, text: ".HelveticaNeueInterface", display: ".HelveticaNeueInterface",
      suffixes: [("boldSystem", "MediumP4"), ("bold", "MediumP4"), ("semibold", "MediumP4"), ("medium", "MediumP4")]),
    Row(since: .xcode7, text: ".SFUIText", display: ".SFUIDisplay", textSuffixes: textFaces),
    Row(
      since: .xcode8beta, text: ".SFUIText", display: ".SFUIDisplay", suffixes: [("regular", "")],
      textSuffixes: textFaces),
    Row(since: .xcode11, text: ".SFUI", display: ".SFUI", suffixes: [("italicSystem", "RegularItalic")]),
  ]

  /// The name of the system font in an era, weight and size (points).
  static func name(_ weight: FontWeight, pointSize: Double, profile: OutputProfile) -> String {
    let row = rows.last { $0.since <= profile } ?? rows[0]
    let isText = pointSize < displaySize
    let stem = isText ? row.text : row.display
    let suffixes = isText ? row.textSuffixes + row.suffixes : row.suffixes
    let suffix = suffixes.first { $0.weight == weight.name }?.suffix ?? weight.suffix
    return suffix.isEmpty ? stem : stem + "-" + suffix
  }
}

/// The text styles: the size and weight each has at the standard setting of the text size.
enum TextStyles {
  /// One style in one era.
  struct Row: Sendable {
    /// The name in documents and archives.
    var name: String
    /// Size in points.
    var pointSize: Double
    /// The name of its weight.
    var weight = "regular"
    /// The first era of the row; it holds until a later row's of the same name.
    var since = OutputProfile.xcode3point1
  }

  // Later rows of a name take over from earlier ones when their era has come.
  // Seen: Body, Footnote, Headline, Subhead, Title1 from nib9-c or nib9-e on.
  // Inferred: the other rows of nib9-c, whose seen ones are those of the text size one step below the standard.
  // Seen: Footnote and Headline of Xcode 13 on, 4 and 7 fonts, which are those of the smallest text size.
  // Documented: the rest (Human Interface Guidelines), of Xcode 13 on at the smallest text size.
  static let rows: [Row] = [
    Row(name: "UICTFontTextStyleBody", pointSize: 17),
    Row(name: "UICTFontTextStyleBody", pointSize: 16, since: .xcode7),
    Row(name: "UICTFontTextStyleBody", pointSize: 17, since: .xcode8beta),
    Row(name: "UICTFontTextStyleFootnote", pointSize: 13),
    Row(name: "UICTFontTextStyleFootnote", pointSize: 12, since: .xcode7),
    Row(name: "UICTFontTextStyleFootnote", pointSize: 13, since: .xcode8beta),
    Row(name: "UICTFontTextStyleHeadline", pointSize: 17, weight: "semibold"),
    Row(name: "UICTFontTextStyleHeadline", pointSize: 16, weight: "semibold", since: .xcode7),
    Row(name: "UICTFontTextStyleHeadline", pointSize: 17, weight: "semibold", since: .xcode8beta),
    Row(name: "UICTFontTextStyleSubhead", pointSize: 15),
    Row(name: "UICTFontTextStyleSubhead", pointSize: 14, since: .xcode7),
    Row(name: "UICTFontTextStyleSubhead", pointSize: 15, since: .xcode8beta),
    Row(name: "UICTFontTextStyleCallout", pointSize: 16),
    Row(name: "UICTFontTextStyleCaption1", pointSize: 12),
    Row(name: "UICTFontTextStyleCaption2", pointSize: 11),
    Row(name: "UICTFontTextStyleTitle0", pointSize: 34),
    Row(name: "UICTFontTextStyleTitle1", pointSize: 28, weight: "light"),
    Row(name: "UICTFontTextStyleTitle1", pointSize: 26, since: .xcode9),
    Row(name: "UICTFontTextStyleTitle1", pointSize: 28, since: .xcode11),
    Row(name: "UICTFontTextStyleTitle2", pointSize: 22),
    Row(name: "UICTFontTextStyleTitle3", pointSize: 20),
    Row(name: "UICTFontTextStyleBody", pointSize: 14, since: .xcode13),
    Row(name: "UICTFontTextStyleFootnote", pointSize: 12, since: .xcode13),
    Row(name: "UICTFontTextStyleHeadline", pointSize: 14, weight: "semibold", since: .xcode13),
    Row(name: "UICTFontTextStyleSubhead", pointSize: 12, since: .xcode13),
    Row(name: "UICTFontTextStyleCallout", pointSize: 13, since: .xcode13),
    Row(name: "UICTFontTextStyleCaption1", pointSize: 11, since: .xcode13),
    Row(name: "UICTFontTextStyleTitle0", pointSize: 31, since: .xcode13),
    Row(name: "UICTFontTextStyleTitle1", pointSize: 25, since: .xcode13),
    Row(name: "UICTFontTextStyleTitle2", pointSize: 19, since: .xcode13),
    Row(name: "UICTFontTextStyleTitle3", pointSize: 17, since: .xcode13),
  ]

  /// The row of a style in an era; nil when the style is not known.
  static func row(_ name: String, in profile: OutputProfile) -> Row? {
    rows.last { $0.name == name && $0.since <= profile }
  }
}

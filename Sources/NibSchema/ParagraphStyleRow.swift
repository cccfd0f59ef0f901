import NibGraph

/// An attribute of a `<paragraphStyle>`: the key that it becomes in an `NSParagraphStyle`, and how.
///
/// - Seen: `NSAlignment`, `NSLineBreakMode`, `NSAllowsTighteningForTruncation`, `NSWritingDirection`; 11
///   archives whose document has tab stops and a default interval of tabs, and which have neither. So these become nothing.
/// - Documented: the properties of `NSParagraphStyle`, after which the other keys are named.
/// - Inferred: the order of the keys, and that a real is as wide as its property.
public struct ParagraphStyleRow: Sendable {
  /// How the text of the attribute becomes a value.
  public enum Form: Sendable {
    /// A named raw value, left out when it is `omit`.
    case choice(Choice, omit: Int64)
    /// YES or NO as 1 and 0; 0 is left out.
    case flag
    /// A 32-bit real; 0 is left out.
    case float
    /// A 64-bit real; 0 is left out.
    case double
    /// Nothing: archives are the same whatever it is.
    case nothing
    /// Nothing by itself: code writes the key.
    case place
  }

  /// The attribute.
  public let attribute: String
  /// The key; empty for an attribute that becomes nothing.
  public let key: String
  /// The form.
  public let form: Form

  /// The attributes in the order of their keys.
  public static let all: [ParagraphStyleRow] = [
    .init("alignment", .key(.alignment), .choice(.paragraphAlignment, omit: 0)),
    .init("lineBreakMode", .key(.lineBreakMode), .choice(.paragraphLineBreak, omit: 0)),
    .init("lineSpacing", "NSLineSpacing", .double),
    .init("paragraphSpacing", "NSParagraphSpacing", .double),
    .init("headIndent", "NSHeadIndent", .double),
    .init("firstLineHeadIndent", "NSFirstLineHeadIndent", .double),
    .init("tailIndent", "NSTailIndent", .double),
    .init("minimumLineHeight", "NSMinLineHeight", .double),
    .init("maximumLineHeight", "NSMaxLineHeight", .double),
    .init("lineHeightMultiple", "NSLineHeightMultiple", .double),
    .init("paragraphSpacingBefore", "NSParagraphSpacingBefore", .double),
    .init("baseWritingDirection", .key(.nsWritingDirection), .choice(.writingDirection, omit: -1)),
    .init("defaultTabInterval", "", .nothing),
    .init("hyphenationFactor", "NSHyphenationFactor", .float),
    .init("allowsDefaultTighteningForTruncation", .key(.nsAllowsTighteningForTruncation), .flag),
  ]

  /// Those of AppKit, by the same keys but for the direction; whether texts are tightened code writes.
  ///
  /// Seen: `NSDefaultTabInterval` in 12 styles, `NSMinLineHeight`, `NSLineSpacing` and `NSParagraphSpacing` in 4 to 8; a
  /// direction of 1 in 15 styles of English texts.
  public static let desktop: [ParagraphStyleRow] =
    all.filter {
      !["defaultTabInterval", "baseWritingDirection", "allowsDefaultTighteningForTruncation"].contains($0.attribute)
    } + [
      .init("defaultTabInterval", "NSDefaultTabInterval", .double),
      .init("baseWritingDirection", .key(.nsWritingDirection), .choice(.paragraphDirection, omit: 0)),
      .init("allowsDefaultTighteningForTruncation", .key(.nsAllowsTighteningForTruncation), .place),
    ]

  /// The key of an attribute; empty for one that becomes nothing.
  package static func key(of attribute: String) -> String { all.first { $0.attribute == attribute }?.key ?? "" }

  private init(_ attribute: String, _ key: String, _ form: Form) {
    self.attribute = attribute
    self.key = key
    self.form = form
  }
}

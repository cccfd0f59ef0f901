import NibRuntime

// Fonts by UIKit's names. Nothing is looked up and nothing is measured.

extension UIFont {
  /// How heavy a font is.
  public enum Weight: String, Sendable {
    /// As named.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// What a text is, for sizes that follow the user's wish.
  public enum TextStyle: String, Sendable {
    /// As named.
    case largeTitle = "UICTFontTextStyleTitle0"
    /// As named.
    case title1 = "UICTFontTextStyleTitle1"
    /// As named.
    case title2 = "UICTFontTextStyleTitle2"
    /// As named.
    case title3 = "UICTFontTextStyleTitle3"
    /// As named.
    case headline = "UICTFontTextStyleHeadline"
    /// As named.
    case subheadline = "UICTFontTextStyleSubhead"
    /// As named.
    case body = "UICTFontTextStyleBody"
    /// As named.
    case callout = "UICTFontTextStyleCallout"
    /// As named.
    case footnote = "UICTFontTextStyleFootnote"
    /// As named.
    case caption1 = "UICTFontTextStyleCaption1"
    /// As named.
    case caption2 = "UICTFontTextStyleCaption2"
  }

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    let isBold = weight == .bold || weight == .semibold || weight == .heavy || weight == .black
    let usage = weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst()
    return UIFont(
      name: weight == .regular ? ".SFUI-Regular" : ".SFUI-\(usage)", pointSize: Double(size), traits: isBold ? 2 : 0,
      isSystem: true, usage: weight == .regular ? nil : "CTFont\(usage)Usage")
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system's italic font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(name: ".SFUI-RegularItalic", pointSize: Double(size), traits: 1, isSystem: true)
  }

  /// The system's font for a kind of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(name: ".SFUI-Regular", pointSize: 0, isSystem: true, textStyle: style.rawValue)
  }

  /// A font by its name; any name makes one.
  public init?(name: String, size: CGFloat) { self.init(name: name, pointSize: Double(size)) }

  /// The size that labels have by themselves, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size that the system's texts have by themselves, in points.
  public static var systemFontSize: CGFloat { 14 }
}

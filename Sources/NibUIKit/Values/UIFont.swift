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

  /// The system's font whose digits are equally wide: the system's font by size and weight, for nothing here draws digits.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var font = systemFont(ofSize: size, weight: weight)
    font.name = ".AppleSystemUIFontMonospaced-\(weight.rawValue.prefix(1).uppercased() + weight.rawValue.dropFirst())"
    return font
  }

  /// The system's font for a kind of text, as large as it is for people who never changed the size of texts.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      name: ".SFUI-Regular", pointSize: style.standardSize, traits: style == .headline ? 2 : 0, isSystem: true,
      textStyle: style.rawValue)
  }

  /// As `preferredFont(forTextStyle:)`; traits are not looked at.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }

  /// A font by its name; any name makes one.
  public init?(name: String, size: CGFloat) { self.init(name: name, pointSize: Double(size)) }

  /// The size that labels have by themselves, in points.
  public static var labelFontSize: CGFloat { 17 }
  /// The size that the system's texts have by themselves, in points.
  public static var systemFontSize: CGFloat { 14 }
  /// The size that buttons have by themselves, in points.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size that the system's small texts have, in points.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The PostScript name, as `Helvetica-Bold`; of a system font the private one.
  public var fontName: String { name }

  /// The name up to the first hyphen, as `Helvetica`; of a system font the private one. No font is looked up.
  public var familyName: String {
    isSystem ? ".AppleSystemUIFont" : String(name.prefix { $0 != "-" })
  }

  /// The same font in another size; it follows the user's text size no longer.
  public func withSize(_ size: CGFloat) -> UIFont {
    var font = self
    font.pointSize = Double(size)
    font.textStyle = nil
    return font
  }

  /// What describes the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The font that a descriptor describes; size 0 for the descriptor's own.
  public init(descriptor: UIFontDescriptor, size: CGFloat) {
    self = size > 0 ? descriptor.font.withSize(size) : descriptor.font
  }
}

extension UIFont.TextStyle {
  /// - Documented: sizes at the text size that devices come with, `large`.
  var standardSize: Double {
    switch self {
    case .largeTitle: 34
    case .title1: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption1: 12
    case .caption2: 11
    }
  }
}

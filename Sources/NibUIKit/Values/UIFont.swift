import NibRuntime
import NibStandIns

/// A font. Stands in for UIFont. Nothing is looked up and nothing is measured.
///
/// The value that archives hold is in `nibFont`. Fonts do not change, and two are equal if their values are.
open class UIFont: FrameworkValue, UIFontLookup, @unchecked Sendable {
  /// The value: name, size, traits and text style.
  public final let nibFont: NibFont

  /// Makes the font of a value of archives.
  public init(_ font: NibFont) {
    nibFont = font
    super.init()
  }

  /// Makes the system's font in the size of the system's texts.
  public convenience override init() { self.init(UIFont.systemFont(ofSize: UIFont.systemFontSize).nibFont) }

  /// Makes a font by its name; any name makes one.
  public convenience init?(name: String, size: CGFloat) { self.init(NibFont(name: name, pointSize: Double(size))) }

  /// Makes the font that a descriptor describes; size 0 for the descriptor's own.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    self.init(size > 0 ? descriptor.font.withSize(size).nibFont : descriptor.font.nibFont)
  }

  /// Reads a font that `encode(with:)` wrote; nil without a name.
  public required init?(coder: NSCoder) {
    guard let font = NibFont(coder) else { return nil }
    nibFont = font
    super.init()
  }

  /// Whether another object is a font of the same value.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFont)?.nibFont == nibFont }

  /// The same for equal fonts.
  open override var hash: Int { nibFont.hashValue }

  /// `Helvetica-Bold 17` or the text style.
  open override var description: String { nibFont.description }

  /// The PostScript name, as `Helvetica-Bold`; of a system font the private one.
  open var fontName: String { nibFont.name }

  /// The name of its family, as `Helvetica`, by the table of `familyNames`; of another font the name up to the first
  /// hyphen, of a system font the private one.
  open var familyName: String {
    nibFont.isSystem ? ".AppleSystemUIFont" : FontFamily.familyName(ofFont: nibFont.name)
  }

  /// Size in points; 0 for a text style of an archive, whose size the system decides.
  open var pointSize: CGFloat { CGFloat(nibFont.pointSize) }

  /// The same font in another size; it follows the user's text size no longer.
  open func withSize(_ size: CGFloat) -> UIFont {
    var font = nibFont
    font.pointSize = Double(size)
    font.textStyle = nil
    return UIFont(font)
  }

  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// The size that labels have by themselves, in points.
  open class var labelFontSize: CGFloat { 17 }
  /// The size that the system's texts have by themselves, in points.
  open class var systemFontSize: CGFloat { 14 }
  /// The size that buttons have by themselves, in points.
  open class var buttonFontSize: CGFloat { 18 }
  /// The size that the system's small texts have, in points.
  open class var smallSystemFontSize: CGFloat { 12 }
}

/// The initializers of UIFont that give an object that is there already.
public protocol UIFontLookup: NibConvertible {}

extension UIFontLookup {
  /// `font`
  public static var nibKind: String { NibFont.nibKind }

  /// The object of a value of archives: the same for each one who reads the same archived font.
  public init?(nibValue: NibValue) {
    guard case .font(let font, let shared) = nibValue,
      let object = (shared?.object { UIFont(font) } ?? UIFont(font)) as? Self
    else { return nil }
    self = object
  }

  /// As a font.
  public var nibValue: NibValue {
    guard let font = self as? UIFont else { return .null }
    return .font(font.nibFont, object: SharedObject(font))
  }
}

extension UIFont {
  /// What a text is, for sizes that follow the user's wish.
  public enum TextStyle: String, Sendable {
    /// As named.
    case extraLargeTitle = "UICTFontTextStyleExtraLargeTitle"
    /// As named.
    case extraLargeTitle2 = "UICTFontTextStyleExtraLargeTitle2"
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

  /// How heavy a font is.
  public typealias Weight = FontWeight

  /// The system's font.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    let nearest = weight.nearest
    return UIFont(
      NibFont(
        name: ".SFUI-\(nearest.name)", pointSize: Double(size), traits: nearest.weight >= .semibold ? 2 : 0,
        isSystem: true, usage: nearest.weight == .regular ? nil : "CTFont\(nearest.name)Usage"))
  }

  /// The system's bold font.
  public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { systemFont(ofSize: size, weight: .bold) }

  /// The system's italic font.
  public static func italicSystemFont(ofSize size: CGFloat) -> UIFont {
    UIFont(NibFont(name: ".SFUI-RegularItalic", pointSize: Double(size), traits: 1, isSystem: true))
  }

  /// The system's font whose digits are equally wide: the system's font by size and weight, for nothing here draws digits.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    var font = systemFont(ofSize: size, weight: weight).nibFont
    font.name = ".AppleSystemUIFontMonospaced-\(weight.nearest.name)"
    return UIFont(font)
  }

  /// The system's font for a kind of text, as large as it is for people who never changed the size of texts.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(
      NibFont(
        name: ".SFUI-Regular", pointSize: style.standardSize, traits: style == .headline ? 2 : 0, isSystem: true,
        textStyle: style.rawValue))
  }

  /// As `preferredFont(forTextStyle:)`; traits are not looked at.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}

extension UIFont.TextStyle {
  /// - Documented: sizes at the text size that devices come with, `large`.
  var standardSize: Double {
    switch self {
    case .extraLargeTitle: 36
    case .extraLargeTitle2: 28
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

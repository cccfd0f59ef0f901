import NibRuntime
import NibStandIns

/// What describes a font. Nothing is looked up: what is asked for is what it says.
open class UIFontDescriptor: FrameworkValue, @unchecked Sendable {
  /// Whether a font is slanted, heavy or of equal widths.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// Heavy.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// Wide.
    public static let traitExpanded = Self(rawValue: 1 << 5)
    /// Narrow.
    public static let traitCondensed = Self(rawValue: 1 << 6)
    /// Of letters that are equally wide.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The font that is described.
  final let font: UIFont

  /// Describes a font.
  public init(_ font: UIFont) {
    self.font = font
    super.init()
  }

  /// Describes the system's font.
  public convenience override init() { self.init(UIFont()) }

  /// Describes a font by its name and size, in points.
  public convenience init(name: String, size: CGFloat) {
    self.init(UIFont(NibFont(name: name, pointSize: Double(size))))
  }

  /// Reads a descriptor that `encode(with:)` wrote; nil without a name.
  public required init?(coder: NSCoder) {
    guard let font = NibFont(coder) else { return nil }
    self.font = UIFont(font)
    super.init()
  }

  /// Whether another object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.font == font }

  /// The same for equal descriptors.
  open override var hash: Int { font.hash }

  /// The font that is described.
  open override var description: String { font.description }

  /// Describes the system's font for a kind of text.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// As `preferredFontDescriptor(withTextStyle:)`; traits are not looked at.
  public static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: UITraitCollection?
  ) -> UIFontDescriptor { preferredFontDescriptor(withTextStyle: style) }

  /// The PostScript name.
  open var postscriptName: String { font.fontName }
  /// Size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// Whether the font is slanted, heavy or of equal widths.
  open var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: font.nibFont.traits))
  }

  /// The same font with other traits; its name stays.
  open func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    var font = font.nibFont
    font.traits = Int(traits.rawValue)
    return UIFontDescriptor(UIFont(font))
  }

  /// The same font in another size.
  open func withSize(_ size: CGFloat) -> UIFontDescriptor { UIFontDescriptor(font.withSize(size)) }
}

/// Makes fonts and distances follow the user's text size. That is the one that devices come with here, so sizes stay.
public final class UIFontMetrics: Sendable {

  /// Follows as a kind of text does.
  public init(forTextStyle style: UIFont.TextStyle) {}

  /// Follows as body text does.
  public static let `default` = UIFontMetrics(forTextStyle: .body)

  /// The font.
  public func scaledFont(for font: UIFont) -> UIFont { font }

  /// The font, no larger than a size in points.
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    guard maximumPointSize > 0, font.pointSize > maximumPointSize else { return font }
    return font.withSize(maximumPointSize)
  }

  /// As `scaledFont(for:)`; traits are not looked at.
  public func scaledFont(for font: UIFont, compatibleWith traits: UITraitCollection?) -> UIFont { font }

  /// The distance.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }

  /// As `scaledValue(for:)`; traits are not looked at.
  public func scaledValue(for value: CGFloat, compatibleWith traits: UITraitCollection?) -> CGFloat { value }
}

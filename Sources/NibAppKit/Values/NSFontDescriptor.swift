import NibFoundation
import NibRuntime
import NibStandIns

/// What describes a font. Stands in for NSFontDescriptor. Nothing is looked up: what is asked for is what it says.
open class NSFontDescriptor: FrameworkValue, @unchecked Sendable {
  /// Whether a font is slanted, heavy or of equal widths.
  public struct SymbolicTraits: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: UInt32

    /// Makes traits of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Slanted.
    public static let italic = Self(rawValue: 1 << 0)
    /// Heavy.
    public static let bold = Self(rawValue: 1 << 1)
    /// Wide.
    public static let expanded = Self(rawValue: 1 << 5)
    /// Narrow.
    public static let condensed = Self(rawValue: 1 << 6)
    /// Of letters that are equally wide.
    public static let monoSpace = Self(rawValue: 1 << 10)
    /// Of letters one below the other.
    public static let vertical = Self(rawValue: 1 << 11)
    /// For the interfaces of programs.
    public static let UIOptimized = Self(rawValue: 1 << 12)
    /// With little between lines.
    public static let tightLeading = Self(rawValue: 1 << 15)
    /// With much between lines.
    public static let looseLeading = Self(rawValue: 1 << 16)
    /// Emphasized: heavy.
    public static let emphasized = Self(rawValue: 1 << 1)
    /// The family, in four bits.
    public static let classMask = Self(rawValue: 15 << 28)
    /// As named.
    public static let classOldStyleSerifs = Self(rawValue: 1 << 28)
    /// As named.
    public static let classTransitionalSerifs = Self(rawValue: 2 << 28)
    /// As named.
    public static let classModernSerifs = Self(rawValue: 3 << 28)
    /// As named.
    public static let classClarendonSerifs = Self(rawValue: 4 << 28)
    /// As named.
    public static let classSlabSerifs = Self(rawValue: 5 << 28)
    /// As named.
    public static let classFreeformSerifs = Self(rawValue: 7 << 28)
    /// As named.
    public static let classSansSerif = Self(rawValue: 8 << 28)
    /// As named.
    public static let classOrnamentals = Self(rawValue: 9 << 28)
    /// As named.
    public static let classScripts = Self(rawValue: 10 << 28)
    /// As named.
    public static let classSymbolic = Self(rawValue: 12 << 28)
  }

  /// The font that is described.
  final let font: NSFont

  /// Describes a font.
  public init(_ font: NSFont) {
    self.font = font
    super.init()
  }

  /// What is asked for beside name, size and traits.
  final var extras: FontExtras { font.extras }

  /// Describes a font by its name and size, in points.
  public convenience init(name: String, size: Double) { self.init(NSFont(NibFont(name: name, pointSize: size))) }

  /// Describes the system's font for a kind of text.
  public static func preferredFontDescriptor(forTextStyle style: NSFont.TextStyle) -> NSFontDescriptor {
    NSFontDescriptor(.preferredFont(forTextStyle: style))
  }

  /// Whether another object describes the same font.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSFontDescriptor)?.font == font }

  /// The same for equal descriptors.
  open override var hash: Int { font.hash }

  /// The font that is described.
  open override var description: String { font.description }

  /// The PostScript name.
  public final var postscriptName: String? { font.fontName }
  /// Size in points.
  public final var pointSize: Double { font.pointSize }
  /// Whether the font is slanted, heavy or of equal widths.
  public final var symbolicTraits: SymbolicTraits {
    SymbolicTraits(rawValue: UInt32(truncatingIfNeeded: font.nibFont.traits))
  }

  /// The same font with other traits.
  public final func withSymbolicTraits(_ traits: SymbolicTraits) -> NSFontDescriptor {
    var font = font.nibFont
    font.traits = Int(traits.rawValue)
    return NSFontDescriptor(NSFont(font, extras))
  }

  /// The same font in another size.
  public final func withSize(_ size: Double) -> NSFontDescriptor { NSFontDescriptor(font.withSize(size)) }
}

extension NSFont {
  /// How heavy a font is.
  public typealias Weight = FontWeight

  /// What a text is.
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

    /// In points.
    ///
    /// - Documented: Human Interface Guidelines, Typography, macOS built-in text styles.
    var standardSize: Double {
      switch self {
      case .largeTitle: 26
      case .title1: 22
      case .title2: 17
      case .title3: 15
      case .headline, .body: 13
      case .callout: 12
      case .subheadline: 11
      case .footnote, .caption1, .caption2: 10
      }
    }
  }

  /// Makes the font that a descriptor describes; size 0 for the descriptor's own.
  public convenience init?(descriptor: NSFontDescriptor, size: Double) {
    self.init(size > 0 ? descriptor.font.withSize(size).nibFont : descriptor.font.nibFont, descriptor.extras)
  }

  /// The descriptor of the font.
  public final var fontDescriptor: NSFontDescriptor { NSFontDescriptor(self) }

  /// Whether its letters are equally wide.
  public final var isFixedPitch: Bool { fontDescriptor.symbolicTraits.contains(.monoSpace) }

  /// The system's font of a weight; 0 for the size of the system's texts.
  public static func systemFont(ofSize size: Double, weight: Weight) -> NSFont {
    system(".AppleSystemUIFont\(weight.privateName)", size, traits: weight >= .semibold ? 2 : 0)
  }

  /// The system's font whose digits are equally wide: the system's font, for nothing here draws digits.
  public static func monospacedDigitSystemFont(ofSize size: Double, weight: Weight) -> NSFont {
    systemFont(ofSize: size, weight: weight)
  }

  /// The system's font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize size: Double, weight: Weight) -> NSFont {
    let traits: NSFontDescriptor.SymbolicTraits =
      weight >= .semibold ? [.monoSpace, .bold] : .monoSpace
    return system(".AppleSystemUIFontMonospaced\(weight.privateName)", size, traits: Int(traits.rawValue))
  }

  /// The system's font for a kind of text.
  public static func preferredFont(forTextStyle style: TextStyle) -> NSFont {
    NSFont(
      NibFont(
        name: ".AppleSystemUIFont", pointSize: style.standardSize, traits: style == .headline ? 2 : 0, isSystem: true,
        textStyle: style.rawValue))
  }

  /// The same; options are not looked at.
  public static func preferredFont(
    forTextStyle style: TextStyle, options: [AnyHashable: Any]
  ) -> NSFont { preferredFont(forTextStyle: style) }

  /// The size of the system's texts in a control of a size, in points.
  public static func systemFontSize(for size: NSControl.ControlSize) -> Double {
    switch size {
    case .mini: 9
    case .small: smallSystemFontSize
    default: systemFontSize
    }
  }
}

extension FontWeight {
  /// The part of the private name of a system font of AppKit's.
  fileprivate var privateName: String {
    switch nearest.weight {
    case .regular: ""
    case .semibold: "Demi"
    default: nearest.name
    }
  }
}

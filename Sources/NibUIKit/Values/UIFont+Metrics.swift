import NibRuntime

// Measures of fonts. No font is read: those of the system's are taken for all.

extension UIFont {
  /// From the top of letters to the line that they stand on, in points.
  ///
  /// - Documented: 16.1865 of the system's font at 17 points; other sizes in proportion.
  public var ascender: CGFloat { pointSize * 16.1865234375 / 17 }

  /// From that line to the bottom of letters, in points; below 0.
  public var descender: CGFloat { pointSize * -4.1005859375 / 17 }

  /// Height of capital letters, in points.
  public var capHeight: CGFloat { pointSize * 11.97802734375 / 17 }

  /// Height of an x, in points.
  public var xHeight: CGFloat { pointSize * 8.9482421875 / 17 }

  /// Height of a line, in points.
  public var lineHeight: CGFloat { ascender - descender }

  /// Between lines, in points.
  public var leading: CGFloat { 0 }

  /// Names of families of fonts, in order: some that all of Apple's systems have had for years. No font is looked up.
  public static var familyNames: [String] { FontFamily.all.filter(\.isOnPhones).map(\.name) }

  /// Names of the fonts of a family; none for one that `familyNames` has not got.
  public static func fontNames(forFamilyName familyName: String) -> [String] {
    FontFamily.named(familyName).flatMap { $0.isOnPhones ? $0.members.map(\.name) : nil } ?? []
  }
}

extension UIFontDescriptor {
  /// How letters of the system's font are drawn.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// As usual.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// Round.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// Equally wide.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The system's font in another design; nil of another font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard font.nibFont.isSystem else { return nil }
    var font = font.nibFont
    font.name =
      switch design {
      case .rounded: ".SFUIRounded-Regular"
      case .serif: ".NewYork-Regular"
      case .monospaced: ".AppleSystemUIFontMonospaced-Regular"
      default: ".SFUI-Regular"
      }
    return UIFontDescriptor(UIFont(font))
  }

  /// The same font of a family, whose name it takes.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var font = font.nibFont
    (font.name, font.isSystem, font.usage) = (newFamily, false, nil)
    return UIFontDescriptor(UIFont(font))
  }

  /// The same font with another face, which is put after its family's name.
  public func withFace(_ newFace: String) -> UIFontDescriptor {
    var font = font.nibFont
    font.name = self.font.familyName + "-" + newFace
    return UIFontDescriptor(UIFont(font))
  }
}

// Sizes of texts: lines are counted, and nothing knows how wide letters are.

/// What a size of a text takes into account.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Several lines.
  public static let usesLineFragmentOrigin = Self(rawValue: 1)
  /// The distance of lines.
  public static let usesFontLeading = Self(rawValue: 2)
  /// Letters as they are drawn.
  public static let usesDeviceMetrics = Self(rawValue: 8)
  /// The last line cut off.
  public static let truncatesLastVisibleLine = Self(rawValue: 32)
}

/// What drawing a text finds out. Stands in for NSStringDrawingContext.
@MainActor
public final class NSStringDrawingContext {
  /// How far a text may shrink, 0...1.
  public var minimumScaleFactor: CGFloat = 0
  /// How far it did: not at all.
  public let actualScaleFactor: CGFloat = 1
  /// How large it is: not known.
  public let totalBounds = CGRect()

  /// Makes one.
  public init() {}
}

extension NSString {
  private func reckoned(_ attributes: [NSAttributedString.Key: Any]?) -> CGSize {
    let font = attributes?[.font] as? UIFont ?? .systemFont(ofSize: 12)
    let lines = description.isEmpty ? 0 : description.split(separator: "\n", omittingEmptySubsequences: false).count
    return CGSize(width: 0, height: CGFloat(lines) * font.lineHeight)
  }

  /// The size of the text: as high as its lines, and of no width, for nothing measures letters.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize { reckoned(attributes) }

  /// The place that the text takes: as `size(withAttributes:)`; lines do not wrap.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: CGPoint(), size: reckoned(attributes)) }

  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}

  /// Does nothing, likewise.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {}
}

extension String {
  /// As `NSString.size(withAttributes:)`.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSString(string: self).size(withAttributes: attributes)
  }

  /// As `NSString.boundingRect`.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSString(string: self).boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  /// The size of the text: as high as its lines in the font of its beginning, and of no width.
  public func size() -> CGSize {
    NSString(string: string).size(withAttributes: length > 0 ? attributes(at: 0, effectiveRange: nil) : nil)
  }

  /// The place that the text takes, likewise.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { CGRect(origin: CGPoint(), size: self.size()) }

  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect) {}

  /// Does nothing, likewise.
  public func draw(at point: CGPoint) {}
}

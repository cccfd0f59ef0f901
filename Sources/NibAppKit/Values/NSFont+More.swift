import Foundation
import NibFoundation
import NibRuntime
import NibStandIns
import Synchronization

/// How letters were drawn on old screens. Documented: the order of the cases, by AppKit.
public enum NSFontRenderingMode: UInt, Sendable {
  /// As the context likes; smooth; at whole pixels; both.
  case defaultRenderingMode, antialiased, intRenderingMode, antialiasedInt
}

extension NSFont {
  /// How wide a font is, from -1 to 1.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: CGFloat
    /// The width of a number.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The width of a number.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// As named.
    public static let compressed = Self(rawValue: -0.3)
    /// As named.
    public static let condensed = Self(rawValue: -0.2)
    /// As named.
    public static let standard = Self(rawValue: 0)
    /// As named.
    public static let expanded = Self(rawValue: 0.2)
  }

  /// The user changed up to which size letters are not smooth. Nobody does here.
  public static let antialiasThresholdChangedNotification = Notification.Name("NSAntialiasThresholdChangedNotification")
  /// There are other fonts. There never are here.
  public static let fontSetChangedNotification = Notification.Name("NSFontSetChangedNotification")

  /// The system's font of a weight and a width; 0 for the size of the system's texts.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> NSFont {
    let font = systemFont(ofSize: Double(fontSize), weight: weight)
    guard width != .standard else { return font }
    let trait: NSFontDescriptor.SymbolicTraits = width.rawValue < 0 ? .condensed : .expanded
    return NSFont(
      descriptor: font.fontDescriptor.withSymbolicTraits(font.fontDescriptor.symbolicTraits.union(trait)),
      size: font.pointSize) ?? font
  }

  /// Makes a font by its name with a matrix of six numbers, of which the first is the size.
  public convenience init?(name fontName: String, matrix fontMatrix: UnsafePointer<CGFloat>) {
    self.init(name: fontName, size: Double(fontMatrix[0]))
  }
  /// Makes the font of a descriptor with a transform, which gives its size; nil for that of the descriptor.
  public convenience init?(descriptor fontDescriptor: NSFontDescriptor, textTransform: AffineTransform?) {
    self.init(descriptor: fontDescriptor, size: textTransform.map { Double($0.m11) } ?? fontDescriptor.pointSize)
  }

  private static let chosen = Mutex<(user: NSFont?, fixed: NSFont?)>((nil, nil))
  /// Sets the font of texts that people write; nil for the usual one. Kept: `userFont(ofSize:)` gives the usual one.
  public class func setUserFont(_ font: NSFont?) { chosen.withLock { $0.user = font } }
  /// Sets the font of such texts whose letters are equally wide; likewise.
  public class func setUserFixedPitchFont(_ font: NSFont?) { chosen.withLock { $0.fixed = font } }

  /// The matrix of the font: six numbers, its size in both directions.
  public final var matrix: UnsafePointer<CGFloat> { FontMatrices.matrix(of: CGFloat(pointSize)) }
  /// The encoding that covers its letters best.
  public final var mostCompatibleStringEncoding: UInt { String.Encoding.utf8.rawValue }
  /// The characters that it has letters for: all, for no font is read.
  public final var coveredCharacterSet: CharacterSet { CharacterSet().inverted }
  /// How its letters are drawn.
  public final var renderingMode: NSFontRenderingMode { .defaultRenderingMode }
  /// The font of a screen: the same.
  public final var screenFont: NSFont { self }
  /// The font of a printer: the same.
  public final var printerFont: NSFont { self }
  /// The font of a screen: the same.
  public final func screenFont(with renderingMode: NSFontRenderingMode) -> NSFont { self }
  /// Makes it the font of texts that are drawn in a context.
  @MainActor public final func set(in graphicsContext: NSGraphicsContext) { graphicsContext.font = self }

  /// How far a letter leads, in points: as the widest where letters are equally wide, else half of the size.
  public final func advancement(forCGGlyph glyph: CGGlyph) -> NSSize {
    NSSize(width: CGFloat(pointSize) * (isFixedPitch ? 0.602 : 0.5), height: 0)
  }
  /// The least rectangle around a letter, in points: as wide as it leads, and as high as a capital.
  public final func boundingRect(forCGGlyph glyph: CGGlyph) -> NSRect {
    NSRect(x: 0, y: 0, width: advancement(forCGGlyph: glyph).width, height: capHeight)
  }
  /// Gives how far letters lead.
  public final func getAdvancements(
    _ advancements: UnsafeMutablePointer<NSSize>, forCGGlyphs glyphs: UnsafePointer<CGGlyph>, count glyphCount: Int
  ) { for place in 0..<max(glyphCount, 0) { advancements[place] = advancement(forCGGlyph: glyphs[place]) } }
  /// Gives the least rectangles around letters.
  public final func getBoundingRects(
    _ bounds: UnsafeMutablePointer<NSRect>, forCGGlyphs glyphs: UnsafePointer<CGGlyph>, count glyphCount: Int
  ) { for place in 0..<max(glyphCount, 0) { bounds[place] = boundingRect(forCGGlyph: glyphs[place]) } }
}

/// Matrices of fonts, which live as long as the program.
private enum FontMatrices {
  private struct Table: @unchecked Sendable { var known: [CGFloat: UnsafePointer<CGFloat>] = [:] }
  private static let table = Mutex(Table())

  static func matrix(of size: CGFloat) -> UnsafePointer<CGFloat> {
    table.withLock { table in
      if let known = table.known[size] { return known }
      let new = UnsafeMutablePointer<CGFloat>.allocate(capacity: 6)
      for (place, number) in [size, 0, 0, size, 0, 0].enumerated() { new[place] = number }
      table.known[size] = UnsafePointer(new)
      return UnsafePointer(new)
    }
  }
}

extension NSFontDescriptor {
  /// What a font of several masters is told of one.
  public struct VariationKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Its number.
    public static let identifier = Self(rawValue: "NSCTVariationAxisIdentifier")
    /// Its least value.
    public static let minimumValue = Self(rawValue: "NSCTVariationAxisMinimumValue")
    /// Its greatest value.
    public static let maximumValue = Self(rawValue: "NSCTVariationAxisMaximumValue")
    /// Its usual value.
    public static let defaultValue = Self(rawValue: "NSCTVariationAxisDefaultValue")
    /// Its name.
    public static let name = Self(rawValue: "NSCTVariationAxisName")
  }
  /// What the text style of a font is told.
  public struct TextStyleOptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
  }

  /// Whether the font has to be fetched first: never.
  public final var requiresFontAssetRequest: Bool { false }
  /// Describes the system's font for a kind of text; options are none.
  public static func preferredFontDescriptor(
    forTextStyle style: NSFont.TextStyle, options: [TextStyleOptionKey: Any]
  ) -> NSFontDescriptor { preferredFontDescriptor(forTextStyle: style) }
  /// Describes a font by its name and a matrix, which gives its size.
  public convenience init(name: String, matrix: AffineTransform) { self.init(name: name, size: Double(matrix.m11)) }
}

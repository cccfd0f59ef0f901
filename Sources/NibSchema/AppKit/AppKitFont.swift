/// What a font of a document is archived as by AppKit.
public struct AppKitFont: Sendable, Hashable {
  /// The font's name.
  public var name: String
  /// Its size in points.
  public var size: Double
  /// `NSfFlags`: what the font is for, in bits that no public page explains.
  public var flags: Int64
  /// Whether the size is that of the appearance.
  public var usesAppearanceSize = false

  /// A font of a name and size.
  public init(name: String, size: Double) { (self.name, self.size, flags) = (name, size, 16) }

  private init(_ name: String, _ size: Double, _ flags: Int64) {
    (self.name, self.size, self.flags) = (name, size, flags)
  }

  /// The system's font. Seen: 117 fonts.
  public static let system = AppKitFont(".AppleSystemUIFont", 13, 1044)

  /// The fonts by what they are for. Seen: 160 fonts of the newest archives.
  private static let metaFonts: KeyValuePairs<String, AppKitFont> = [
    "system": system, "systemBold": AppKitFont(".AppleSystemUIFontBold", 13, 2072),
    "smallSystem": AppKitFont(".AppleSystemUIFont", 11, 3100),
    "smallSystemBold": AppKitFont(".AppleSystemUIFontBold", 11, 3357),
    "miniSystem": AppKitFont(".AppleSystemUIFont", 9, 3614), "label": AppKitFont(".AppleSystemUIFont", 10, 2843),
    "cellTitle": AppKitFont(".AppleSystemUIFont", 12, 4883), "menu": AppKitFont(".AppleSystemUIFont", 13, 1558),
  ]

  /// The font of a `metaFont`, with a size of its own if one is given; nil for a name that is in no archive.
  public static func meta(_ name: String, size: Double? = nil) -> AppKitFont? {
    guard var font = metaFonts.first(where: { $0.key == name })?.value else { return nil }
    font.size = size ?? font.size
    return font
  }
}

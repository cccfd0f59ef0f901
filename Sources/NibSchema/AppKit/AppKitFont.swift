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
  /// What the font is for, for one that follows a text style: `UICTFontTextStyleBody` and the like.
  public var usage: String?

  /// The flags of a font that is for nothing but its name or its style.
  package static let plainFlags: Int64 = 16

  /// A font of a name and size.
  public init(name: String, size: Double) { (self.name, self.size, flags) = (name, size, Self.plainFlags) }

  private init(_ name: String, _ size: Double, _ flags: Int64) {
    (self.name, self.size, self.flags) = (name, size, flags)
  }

  /// Whether the font is that of the title bars of windows, in any size.
  var isOfTitleBars: Bool { flags == Self.titleBar.flags }

  /// The system's font. Seen: 117 fonts.
  public static let system = AppKitFont(".AppleSystemUIFont", 13, 1044)

  /// The font of the headers of tables. Seen: 53 cells.
  package static let header = styled(".AppleSystemUIFont", 11, "UICTFontTextStyleSubhead")

  /// The font of the title bars of windows. Seen: 1 font.
  private static let titleBar = styled(".AppleSystemUIFontBold", 13, "UICTFontTextStyleHeadline", flags: 787)

  /// The fonts by what they are for. Seen: 160 fonts of the newest archives.
  private static let metaFonts: KeyValuePairs<String, AppKitFont> = [
    "system": system, "systemBold": AppKitFont(".AppleSystemUIFontBold", 13, 2072),
    "smallSystem": AppKitFont(".AppleSystemUIFont", 11, 3100),
    "smallSystemBold": AppKitFont(".AppleSystemUIFontBold", 11, 3357),
    "miniSystem": AppKitFont(".AppleSystemUIFont", 9, 3614), "label": AppKitFont(".AppleSystemUIFont", 10, 2843),
    "cellTitle": AppKitFont(".AppleSystemUIFont", 12, 4883), "menu": AppKitFont(".AppleSystemUIFont", 13, 1301),
    "message": AppKitFont(".AppleSystemUIFont", 13, 1558), "titleBar": titleBar,
    "menuBar": AppKitFont(".AppleSystemUIFont", 14, 4112), "toolTip": AppKitFont(".AppleSystemUIFont", 11, 2329),
    "controlContent": AppKitFont(".AppleSystemUIFont", 12, 2586),
    "miniSystemBold": AppKitFont(".AppleSystemUIFontBold", 9, 3871), "user": AppKitFont("Helvetica", 12, 273),
    "palette": AppKitFont(".AppleSystemUIFont", 11, 1815), "boxTitle": AppKitFont(".AppleSystemUIFont", 11, 1558),
    "emphasizedSubhead": styled(".AppleSystemUIFontDemi", 11, "UICTFontTextStyleEmphasizedSubhead"),
  ]

  /// The system's font in weights that no use has: names, and flags where they are known.
  ///
  /// Seen: 8 medium and 7 semibold fonts, of 1 app. Inferred: the names of the others.
  private static let weights: KeyValuePairs<String, (name: String, flags: Int64)> = [
    "systemUltraLight": ("UltraLight", 16), "systemThin": ("Thin", 16), "systemLight": ("Light", 16),
    "systemMedium": ("Medium", 5908), "systemSemibold": ("Demi", 6164), "systemHeavy": ("Heavy", 16),
    "systemBlack": ("Black", 16),
  ]

  /// Text styles with their sizes. Documented: the typography of macOS, in Apple's guidelines. Seen: the usage of
  /// Subhead, in 25 fonts.
  private static let styles: KeyValuePairs<String, (name: String, size: Double, usage: String)> = [
    "largeTitle": ("", 26, "Title0"), "title1": ("", 22, "Title1"), "title2": ("", 17, "Title2"),
    "title3": ("", 15, "Title3"), "headline": ("Bold", 13, "Headline"), "body": ("", 13, "Body"),
    "callout": ("", 12, "Callout"), "subheadline": ("", 11, "Subhead"), "footnote": ("", 10, "Footnote"),
    "caption1": ("", 10, "Caption1"), "caption2": ("Medium", 10, "Caption2"),
  ]

  /// The name of the system's font that has these flags.
  ///
  /// Seen: 9 fonts of documents of Xcode 4 in archives of Xcode 6.
  public static func systemName(flags: Int64) -> String {
    metaFonts.first { $0.value.flags == flags }?.value.name ?? system.name
  }

  private static func styled(_ name: String, _ size: Double, _ usage: String, flags: Int64 = plainFlags) -> AppKitFont {
    var font = AppKitFont(name, size, flags)
    font.usage = usage
    return font
  }

  /// The font of a text style; nil for a name that is none.
  public static func textStyle(_ name: String) -> AppKitFont? {
    styles.first { $0.key == name }.map {
      styled(".AppleSystemUIFont" + $0.value.name, $0.value.size, "UICTFontTextStyle" + $0.value.usage)
    }
  }

  /// The font of a `metaFont`, with a size of its own if one is given; nil for a name that is in no archive.
  public static func meta(_ name: String, size: Double? = nil) -> AppKitFont? {
    func weight() -> AppKitFont? {
      weights.first { $0.key == name }.map { AppKitFont(".AppleSystemUIFont" + $0.value.name, 13, $0.value.flags) }
    }
    guard var font = metaFonts.first(where: { $0.key == name })?.value ?? weight() else { return nil }
    font.size = size ?? font.size
    return font
  }
}

extension AppKitFont {
  /// The use of a font as archives of a profile describe it, and whether its size is another than the use's own; nil
  /// for a font that is for nothing that has a name. Of several uses with one description the first.
  public static func metaName(
    name: String, size: Double, flags: Int64, usage: String?, in profile: OutputProfile
  ) -> (name: String, hasOwnSize: Bool)? {
    func matches(_ font: AppKitFont, _ size: Double) -> Bool {
      var resized = font
      resized.size = size
      let archived = AppKitKeyEras.font(resized, in: profile)
      return archived.usage == usage && archived.name == name && archived.flags == flags
    }
    if let exact = metaFonts.first(where: { $0.value.size == size && matches($0.value, size) }) {
      return (exact.key, false)
    }
    if let resized = metaFonts.first(where: { matches($0.value, size) }) { return (resized.key, true) }
    let found = weights.first {
      name == ".AppleSystemUIFont" + $0.value.name && (flags == 16 || flags == $0.value.flags)
    }
    guard usage == nil, let weight = found
    else { return nil }
    return (weight.key, size != 13)
  }

  /// The name of the text style that has a usage; nil for a usage of none.
  public static func styleName(usage: String) -> String? {
    styles.first { "UICTFontTextStyle" + $0.value.usage == usage }?.key
  }
}

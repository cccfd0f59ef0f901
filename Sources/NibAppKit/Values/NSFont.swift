import NibRuntime
import NibStandIns

/// A font. Stands in for NSFont. Nothing is looked up and nothing is measured.
///
/// The value that archives hold is in `nibFont`. Fonts do not change, and two are equal if their values are.
open class NSFont: FrameworkValue, NSFontLookup, @unchecked Sendable {
  /// The value: name, size and traits.
  public final let nibFont: NibFont

  /// What descriptors ask for beside it.
  final let extras: FontExtras

  /// Makes the font of a value of archives.
  public init(_ font: NibFont) {
    (nibFont, extras) = (font, FontExtras())
    super.init()
  }

  init(_ font: NibFont, _ extras: FontExtras) {
    (nibFont, self.extras) = (font, extras)
    super.init()
  }

  /// Makes a font by its name; any name makes one. Size in points.
  public convenience init?(name: String, size: Double) { self.init(NibFont(name: name, pointSize: size)) }

  /// Whether another object is a font of the same value.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSFont).map { $0.nibFont == nibFont && $0.extras == extras } ?? false
  }

  /// The same for equal fonts.
  open override var hash: Int { nibFont.hashValue }

  /// `Helvetica-Bold 17` or the text style.
  open override var description: String { nibFont.description }

  /// The PostScript name, as `Helvetica-Bold`; of a system font the private one.
  open var fontName: String { nibFont.name }

  /// The name of its family, as `Helvetica`, by the table of `NSFontManager.availableFontFamilies`; of another font the name
  /// up to the first hyphen, of a system font the private one.
  open var familyName: String? {
    nibFont.isSystem ? ".AppleSystemUIFont" : FontFamily.familyName(ofFont: nibFont.name)
  }

  /// Size in points.
  open var pointSize: Double { nibFont.pointSize }

  /// The same font in another size, in points.
  open func withSize(_ size: Double) -> NSFont {
    var font = nibFont
    font.pointSize = size
    return NSFont(font, extras)
  }

  /// The size of the system's texts, in points.
  open class var systemFontSize: Double { 13 }
  /// The size of the system's small texts, in points.
  open class var smallSystemFontSize: Double { 11 }
  /// The size of labels, in points.
  open class var labelFontSize: Double { 10 }

  /// The system's font; 0 for the size of the system's texts.
  open class func systemFont(ofSize size: Double) -> NSFont { system(".AppleSystemUIFont", size) }

  /// The system's bold font; 0 for the size of the system's texts.
  open class func boldSystemFont(ofSize size: Double) -> NSFont { system(".AppleSystemUIFontBold", size, traits: 2) }

  /// The font of texts that people write; 0 for their usual size.
  open class func userFont(ofSize size: Double) -> NSFont? { NSFont(name: "Helvetica", size: size > 0 ? size : 12) }

  /// The font of texts that people write whose letters are equally wide; 0 for their usual size.
  open class func userFixedPitchFont(ofSize size: Double) -> NSFont? {
    NSFont(name: "Menlo-Regular", size: size > 0 ? size : 11)
  }

  /// The font of labels; 0 for their usual size.
  open class func labelFont(ofSize size: Double) -> NSFont { systemFont(ofSize: size > 0 ? size : labelFontSize) }

  /// The font of menus; 0 for their usual size.
  open class func menuFont(ofSize size: Double) -> NSFont { systemFont(ofSize: size) }

  static func system(_ name: String, _ size: Double, traits: Int = 0) -> NSFont {
    NSFont(NibFont(name: name, pointSize: size > 0 ? size : systemFontSize, traits: traits, isSystem: true))
  }
}

/// The initializers of NSFont that give an object that is there already.
public protocol NSFontLookup: NibConvertible {}

extension NSFontLookup {
  /// `font`
  public static var nibKind: String { NibFont.nibKind }

  /// The object of a value of archives: the same for each one who reads the same archived font.
  public init?(nibValue: NibValue) {
    guard case .font(let font, let shared) = nibValue,
      let object = (shared?.object { NSFont(font) } ?? NSFont(font)) as? Self
    else { return nil }
    self = object
  }

  /// As a font.
  public var nibValue: NibValue {
    guard let font = self as? NSFont else { return .null }
    return .font(font.nibFont, object: SharedObject(font))
  }
}

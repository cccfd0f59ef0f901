import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSFontDescriptor {
  /// What a font is described by.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The attribute of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The attribute of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The family's name: a string.
    public static let family = Self("NSFontFamilyAttribute")
    /// The PostScript name: a string.
    public static let name = Self("NSFontNameAttribute")
    /// The name within the family, as `Bold`: a string.
    public static let face = Self("NSFontFaceAttribute")
    /// The size in points: a number.
    public static let size = Self("NSFontSizeAttribute")
    /// The name for users: a string.
    public static let visibleName = Self("NSFontVisibleNameAttribute")
    /// A transform of the letters.
    public static let matrix = Self("NSFontMatrixAttribute")
    /// Places on the font's axes: a dictionary.
    public static let variation = Self("NSCTFontVariationAttribute")
    /// Characters that it must have: a `CharacterSet`.
    public static let characterSet = Self("NSCTFontCharacterSetAttribute")
    /// Descriptors of fonts for characters that it has not: an array.
    public static let cascadeList = Self("NSCTFontCascadeListAttribute")
    /// Traits: a dictionary by `TraitKey`.
    public static let traits = Self("NSCTFontTraitsAttribute")
    /// The width of all letters, in points: a number.
    public static let fixedAdvance = Self("NSCTFontFixedAdvanceAttribute")
    /// Features that are switched: an array of dictionaries by `FeatureKey`.
    public static let featureSettings = Self("NSCTFontFeatureSettingsAttribute")
  }

  /// What traits there are.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`: a number.
    public static let symbolic = Self("NSCTFontSymbolicTrait")
    /// How heavy it is, -1...1: a number, or an `NSFont.Weight`.
    public static let weight = Self("NSCTFontWeightTrait")
    /// How wide it is, -1...1: a number.
    public static let width = Self("NSCTFontProportionTrait")
    /// How slanted it is, -1...1: a number.
    public static let slant = Self("NSCTFontSlantTrait")
  }

  /// What a feature is told by.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The key of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Which feature: a number.
    public static let typeIdentifier = Self("CTFeatureTypeIdentifier")
    /// What of it: a number.
    public static let selectorIdentifier = Self("CTFeatureSelectorIdentifier")
  }

  /// Designs of the system's font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The design of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The usual one.
    public static let `default` = Self(rawValue: "NSCTFontUIFontDesignDefault")
    /// With serifs.
    public static let serif = Self(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters that are equally wide.
    public static let monospaced = Self(rawValue: "NSCTFontUIFontDesignMonospaced")
    /// With round ends.
    public static let rounded = Self(rawValue: "NSCTFontUIFontDesignRounded")
  }

  private static let design = AttributeName("NSCTFontUIFontDesignTrait")

  /// Describes a font by attributes; Helvetica in 12 points where they name no font.
  public convenience init(fontAttributes attributes: [AttributeName: Any]? = nil) {
    let plain = NSFontDescriptor(name: "Helvetica", size: 12)
    self.init(plain.addingAttributes(attributes ?? [:]).font)
  }

  /// What the font is described by: name and size, and what was asked for beside them.
  public final var fontAttributes: [AttributeName: Any] {
    var all = extras.values
    (all[.name], all[.size]) = (font.fontName, font.pointSize)
    if !symbolicTraits.isEmpty {
      var traits = all[.traits] as? [TraitKey: Any] ?? [:]
      traits[.symbolic] = symbolicTraits.rawValue
      all[.traits] = traits
    }
    return all
  }

  /// What an attribute is; nil for none.
  public final func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .family: font.familyName
    case .visibleName: extras.values[attribute] ?? font.fontName
    default: fontAttributes[attribute]
    }
  }

  /// The same font with other attributes beside its own. A family, and a face of it, make its name; a weight makes it heavy
  /// or not. What else there is, as `featureSettings`, is kept, and fonts that are made of the descriptor have it.
  public final func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> NSFontDescriptor {
    var (font, kept) = (font.nibFont, extras)
    font.take(
      family: attributes[.family], face: attributes[.face], name: attributes[.name], size: attributes[.size])
    if let traits = attributes[.traits] as? [TraitKey: Any] {
      if let bits = Self.number(traits[.symbolic]) { font.traits = Int(bits) }
      if let weight = Self.number(traits[.weight]) {
        let bold = Int(SymbolicTraits.bold.rawValue)
        font.traits = weight >= NSFont.Weight.semibold.rawValue ? font.traits | bold : font.traits & ~bold
      }
    }
    for (key, value) in attributes where ![.family, .face, .name, .size].contains(key) { kept.values[key] = value }
    return NSFontDescriptor(NSFont(font, kept))
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? SymbolicTraits).map { Double($0.rawValue) } ?? NibFont.number(of: value)
  }

  /// The font of another family, with the same size and traits.
  public final func withFamily(_ newFamily: String) -> NSFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The font of the same family with another face, as `Bold`.
  public final func withFace(_ newFace: String) -> NSFontDescriptor { addingAttributes([.face: newFace]) }

  /// The same font with a transform of its letters.
  public final func withMatrix(_ matrix: AffineTransform) -> NSFontDescriptor { addingAttributes([.matrix: matrix]) }

  /// The transform of its letters; nil for none.
  public final var matrix: AffineTransform? { extras.values[.matrix] as? AffineTransform }

  /// The system's font in another design; nil for a font that is not the system's. The equally wide one has that trait.
  public final func withDesign(_ design: SystemDesign) -> NSFontDescriptor? {
    guard font.nibFont.isSystem else { return nil }
    let mono = design == .monospaced
    var traits = symbolicTraits
    if mono { traits.insert(.monoSpace) } else { traits.remove(.monoSpace) }
    return withSymbolicTraits(traits).addingAttributes([Self.design: design.rawValue])
  }

  /// The font that is described, as it is there; itself, for no font is looked up.
  public final func matchingFontDescriptor(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> NSFontDescriptor? { self }

  /// All fonts that are described, as they are there; itself, likewise.
  public final func matchingFontDescriptors(
    withMandatoryKeys mandatoryKeys: Set<AttributeName>?
  ) -> [NSFontDescriptor] { [self] }
}

/// What is asked for of a font beside name, size and symbolic traits.
struct FontExtras: Equatable, @unchecked Sendable {
  var values: [NSFontDescriptor.AttributeName: Any] = [:]

  static func == (left: Self, right: Self) -> Bool {
    left.values.keys == right.values.keys
      && left.values.allSatisfy { key, value in right.values[key].map { same($0, value) } ?? false }
  }

  /// Whether two values are equal; those of no type that can be compared by what people read of them.
  private static func same(_ left: Any, _ right: Any) -> Bool {
    if let left = left as? AnyHashable, let right = right as? AnyHashable { return left == right }
    if let left = left as? [NSFontDescriptor.TraitKey: Any], let right = right as? [NSFontDescriptor.TraitKey: Any] {
      return left.mapValues { "\($0)" } == right.mapValues { "\($0)" }
    }
    return "\(left)" == "\(right)"
  }
}

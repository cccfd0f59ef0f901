import Foundation
import NibFoundation
import NibRuntime

/// Attributes that describe fonts.
extension UIFontDescriptor {
  /// The name of an attribute.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit has it.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The face's name, as `Bold`.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// Size in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// Traits: a dictionary by `TraitKey`.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// Settings of the font's own; looked at by nothing, as the next.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// Fonts that take its place.
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
  }

  /// The name of a trait.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name, as UIKit has it.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The bits of `SymbolicTraits`.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// How heavy: a `UIFont.Weight`.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// How wide; looked at by nothing.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// How slanted, -1...1.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }

  /// Describes a font by attributes; the system's where they name none.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init(UIFontDescriptor().addingAttributes(attributes).font)
  }

  /// What the font is described by: name, size and traits.
  public var fontAttributes: [AttributeName: Any] {
    var all: [AttributeName: Any] = [.name: postscriptName, .size: pointSize]
    if !symbolicTraits.isEmpty { all[.traits] = [TraitKey.symbolic: symbolicTraits.rawValue] }
    return all
  }

  /// What an attribute is; nil for none.
  public func object(forKey attribute: AttributeName) -> Any? {
    attribute == .family ? font.familyName : fontAttributes[attribute]
  }

  /// The same font with other attributes beside its own. A family, and a face of it, make its name; a weight makes the system's
  /// font that heavy, and others heavy or not.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var font = font.nibFont
    font.take(
      family: attributes[.family], face: attributes[.face], name: attributes[.name], size: attributes[.size])
    if let traits = attributes[.traits] as? [TraitKey: Any] { Self.add(traits, to: &font) }
    return UIFontDescriptor(UIFont(font))
  }

  private static func add(_ traits: [TraitKey: Any], to font: inout NibFont) {
    func set(_ trait: SymbolicTraits, _ isSet: Bool) {
      let bit = Int(trait.rawValue)
      font.traits = isSet ? font.traits | bit : font.traits & ~bit
    }
    if let bits = number(traits[.symbolic]) { font.traits = Int(bits) }
    if let slant = number(traits[.slant]) { set(.traitItalic, slant > 0) }
    guard let weight = number(traits[.weight]) else { return }
    if font.isSystem, font.textStyle == nil {
      let slanted = font.traits & Int(SymbolicTraits.traitItalic.rawValue)
      font = UIFont.systemFont(ofSize: font.pointSize, weight: UIFont.Weight(weight)).nibFont
      font.traits |= slanted
    } else {
      set(.traitBold, weight >= UIFont.Weight.semibold.rawValue)
    }
  }

  private static func number(_ value: Any?) -> Double? {
    (value as? SymbolicTraits).map { Double($0.rawValue) } ?? NibFont.number(of: value)
  }
}

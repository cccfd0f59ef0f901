import Foundation
import NibFoundation
import NibRuntime

extension UIFontDescriptor.AttributeName {
  /// The name that people see.
  public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
  /// A change of the letters' coordinates.
  public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
  /// Which letters there have to be.
  public static let characterSet = Self(rawValue: "NSCTFontCharacterSetAttribute")
  /// The width of all letters.
  public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
  /// The text style.
  public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
}

extension UIFontDescriptor {
  /// Keys that describe a feature of a font.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Which feature.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// How it is chosen.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// Which feature, of older systems.
    public static let featureIdentifier = type
    /// How it is chosen, of older systems.
    public static let typeIdentifier = selector
  }

  /// Makes a descriptor of a name; the change of coordinates is not kept, for no letters are drawn.
  public convenience init(name: String, matrix: CGAffineTransform) { self.init(name: name, size: 0) }

  /// The change of the letters' coordinates: none.
  public var matrix: CGAffineTransform { .identity }

  /// The same descriptor: no letters are drawn.
  public func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor { self }

  /// The descriptors of fonts that are like this one: itself, where a font of its family is known.
  public func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
    UIFont.familyNames.contains(font.familyName) || font.nibFont.isSystem ? [self] : []
  }
}

extension UIFontDescriptor.SymbolicTraits {
  /// For vertical lines.
  public static let traitVertical = Self(rawValue: 1 << 11)
  /// For interfaces.
  public static let traitUIOptimized = Self(rawValue: 1 << 12)
  /// With little room between lines.
  public static let traitTightLeading = Self(rawValue: 1 << 15)
  /// With much room between lines.
  public static let traitLooseLeading = Self(rawValue: 1 << 16)
  /// The bits of the class of letters.
  public static let classMask = Self(rawValue: 0xF000_0000)
  /// A class of letters: as named, like those below.
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

extension UIFontMetrics {
  /// The font as it is, no larger than a size: sizes do not change with traits.
  public func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { scaledFont(for: font, maximumPointSize: maximumPointSize) }
}

import Foundation
import NibFoundation

/// What a font can be. Documented: the bits, by AppKit.
public struct NSFontTraitMask: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Slanted.
  public static let italicFontMask = Self(rawValue: 0x01)
  /// Heavy.
  public static let boldFontMask = Self(rawValue: 0x02)
  /// Not heavy.
  public static let unboldFontMask = Self(rawValue: 0x04)
  /// Wide.
  public static let expandedFontMask = Self(rawValue: 0x20)
  /// Narrow.
  public static let condensedFontMask = Self(rawValue: 0x40)
  /// Of another set of characters.
  public static let nonStandardCharacterSetFontMask = Self(rawValue: 0x08)
  /// Narrower.
  public static let narrowFontMask = Self(rawValue: 0x10)
  /// Small letters as small capitals.
  public static let smallCapsFontMask = Self(rawValue: 0x80)
  /// For large sizes.
  public static let posterFontMask = Self(rawValue: 0x100)
  /// Narrow, with less between letters.
  public static let compressedFontMask = Self(rawValue: 0x200)
  /// Of equal widths.
  public static let fixedPitchFontMask = Self(rawValue: 0x400)
  /// Not slanted.
  public static let unitalicFontMask = Self(rawValue: 0x0100_0000)

  static let pairs: [(mask: Self, symbolic: NSFontDescriptor.SymbolicTraits)] = [
    (.italicFontMask, .italic), (.boldFontMask, .bold), (.expandedFontMask, .expanded),
    (.condensedFontMask, .condensed), (.fixedPitchFontMask, .monoSpace),
  ]

  var symbolic: NSFontDescriptor.SymbolicTraits {
    Self.pairs.reduce(into: []) { traits, pair in if contains(pair.mask) { traits.insert(pair.symbolic) } }
  }
}

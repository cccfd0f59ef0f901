import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Changes fonts. Stands in for NSFontManager. No font is looked up.
@MainActor
public final class NSFontManager {
  /// The one of the program.
  public static let shared = NSFontManager()

  private init() {}

  /// What a font can be. Documented: the bits, by AppKit.
  public typealias TraitMask = NSFontTraitMask

  /// A font with a trait more: bold, italic, of equal widths, narrow or wide.
  public func convert(_ font: NSFont, toHaveTrait trait: NSFontTraitMask) -> NSFont {
    changed(font) { traits in
      if trait.contains(.unboldFontMask) { traits.remove(.bold) }
      if trait.contains(.unitalicFontMask) { traits.remove(.italic) }
      traits.formUnion(trait.symbolic)
    }
  }

  /// A font with a trait less.
  public func convert(_ font: NSFont, toNotHaveTrait trait: NSFontTraitMask) -> NSFont {
    changed(font) { $0.subtract(trait.symbolic) }
  }

  /// A font in another size.
  public func convert(_ font: NSFont, toSize size: CGFloat) -> NSFont { font.withSize(Double(size)) }

  /// What a font is.
  public func traits(of font: NSFont) -> NSFontTraitMask {
    let traits = NSFontDescriptor(font).symbolicTraits
    return NSFontTraitMask.pairs.reduce(into: NSFontTraitMask()) { mask, pair in
      if traits.contains(pair.symbolic) { mask.insert(pair.mask) }
    }
  }

  private func changed(_ font: NSFont, _ body: (inout NSFontDescriptor.SymbolicTraits) -> Void) -> NSFont {
    let descriptor = NSFontDescriptor(font)
    var traits = descriptor.symbolicTraits
    body(&traits)
    return descriptor.withSymbolicTraits(traits).font
  }
}

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
  /// Of equal widths.
  public static let fixedPitchFontMask = Self(rawValue: 0x400)
  /// Not slanted.
  public static let unitalicFontMask = Self(rawValue: 0x0100_0000)

  fileprivate static let pairs: [(mask: Self, symbolic: NSFontDescriptor.SymbolicTraits)] = [
    (.italicFontMask, .italic), (.boldFontMask, .bold), (.expandedFontMask, .expanded),
    (.condensedFontMask, .condensed), (.fixedPitchFontMask, .monoSpace),
  ]

  fileprivate var symbolic: NSFontDescriptor.SymbolicTraits {
    Self.pairs.reduce(into: []) { traits, pair in if contains(pair.mask) { traits.insert(pair.symbolic) } }
  }
}

import Foundation
import NibRuntime

/// How heavy a font is, from -1, the lightest, to 1. `UIFont.Weight` and `NSFont.Weight` are this type.
public struct FontWeight: NumericRawRepresentable, Hashable, Sendable {
  /// From -1, the lightest, to 1.
  public let rawValue: CGFloat

  /// Makes a weight.
  public init(rawValue: CGFloat) { self.rawValue = rawValue }
  /// Makes a weight.
  public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

  /// As named. Documented: UIKit, UIFont.Weight; AppKit, NSFont.Weight; the numbers by CoreText, font weight traits.
  public static let ultraLight = Self(-0.8)
  /// As named.
  public static let thin = Self(-0.6)
  /// As named.
  public static let light = Self(-0.4)
  /// As named.
  public static let regular = Self(0)
  /// As named.
  public static let medium = Self(0.23)
  /// As named.
  public static let semibold = Self(0.3)
  /// As named.
  public static let bold = Self(0.4)
  /// As named.
  public static let heavy = Self(0.56)
  /// As named.
  public static let black = Self(0.62)

  /// A weight that has a name.
  package typealias Named = (weight: FontWeight, name: String, symbol: NibImage.SymbolWeight)

  /// The named weights, each with the part of a font's private name and the weight of a symbol beside its text.
  private static let named: [Named] = [
    (.regular, "Regular", .regular), (.ultraLight, "UltraLight", .ultraLight), (.thin, "Thin", .thin),
    (.light, "Light", .light), (.medium, "Medium", .medium), (.semibold, "Semibold", .semibold),
    (.bold, "Bold", .bold), (.heavy, "Heavy", .heavy), (.black, "Black", .black),
  ]

  /// The named weight that is nearest; the regular one for what is no number.
  package var nearest: Named { Self.named.min { abs($0.weight - self) < abs($1.weight - self) } ?? Self.named[0] }
}

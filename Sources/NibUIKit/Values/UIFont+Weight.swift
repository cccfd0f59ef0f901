import NibFoundation

extension UIFont {
  /// How heavy a font is.
  public struct Weight: NumericRawRepresentable, Hashable, Sendable {
    /// From -1, the lightest, to 1.
    public let rawValue: CGFloat

    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a weight.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// As named. Documented: UIKit, UIFont.Weight; the numbers by CoreText, font weight traits.
    public static let ultraLight = Weight(-0.8)
    /// As named.
    public static let thin = Weight(-0.6)
    /// As named.
    public static let light = Weight(-0.4)
    /// As named.
    public static let regular = Weight(0)
    /// As named.
    public static let medium = Weight(0.23)
    /// As named.
    public static let semibold = Weight(0.3)
    /// As named.
    public static let bold = Weight(0.4)
    /// As named.
    public static let heavy = Weight(0.56)
    /// As named.
    public static let black = Weight(0.62)

    /// The named weights, with the part of a system font's private name.
    private static let named: [(weight: Weight, name: String)] = [
      (.regular, "Regular"), (.ultraLight, "UltraLight"), (.thin, "Thin"), (.light, "Light"), (.medium, "Medium"),
      (.semibold, "Semibold"), (.bold, "Bold"), (.heavy, "Heavy"), (.black, "Black"),
    ]

    /// The named weight that is nearest; the regular one for what is no number.
    var nearestNamed: (weight: Weight, name: String) {
      Self.named.min { abs($0.weight - self) < abs($1.weight - self) } ?? Self.named[0]
    }
  }
}

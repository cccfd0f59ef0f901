import Foundation
import NibRuntime

// Colors of layers.

#if !canImport(CoreGraphics)
  /// A color as layers have it: the components alone, without a name.
  public struct CGColor: Sendable, Hashable {
    /// The components as archives have them.
    package let color: NibColor

    /// The components of a color, without its name.
    package init(_ color: NibColor) {
      self.color = NibColor(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    }

    /// Makes a color of its components, 0...1 in sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      color = NibColor(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }

    /// Opacity, 0 clear to 1 opaque.
    public var alpha: CGFloat { CGFloat(color.alpha) }

    /// Red, green, blue and opacity.
    public var components: [CGFloat]? {
      [color.red, color.green, color.blue, color.alpha].map { CGFloat($0) }
    }

    /// How many components there are.
    public var numberOfComponents: Int { 4 }
  }

  extension CGColor: CustomStringConvertible {
    /// `#336699`, `#33669980` with opacity.
    public var description: String { color.description }
  }
#endif

extension CGColor {
  /// The color as layers have it: its components, without its name.
  package static func ofLayer(_ color: NibColor) -> CGColor {
    #if canImport(CoreGraphics)
      CGColor(srgbRed: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
    #else
      CGColor(color)
    #endif
  }
}

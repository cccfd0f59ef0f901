import NibRuntime

// Colors of layers.

#if !canImport(CoreGraphics)
  /// A color as layers have it: the components alone, without a name.
  public struct CGColor: Sendable, Hashable {
    fileprivate let color: NibColor

    fileprivate init(_ color: NibColor) {
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

  extension UIColor {
    /// The color as layers have it: its components, without its name.
    public var cgColor: CGColor { CGColor(nibColor) }

    /// Makes a color of a layer's.
    public convenience init(cgColor: CGColor) { self.init(cgColor.color) }
  }
#else
  import CoreGraphics

  extension UIColor {
    /// The color as layers have it: its components, without its name.
    public var cgColor: CGColor {
      CGColor(srgbRed: nibColor.red, green: nibColor.green, blue: nibColor.blue, alpha: nibColor.alpha)
    }

    /// Makes a color of a layer's; black where it has neither one nor three components beside its opacity.
    public convenience init(cgColor: CGColor) {
      let parts = cgColor.components ?? []
      switch parts.count {
      case 2: self.init(white: parts[0], alpha: parts[1])
      case 4: self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
      default: self.init(white: 0, alpha: cgColor.alpha)
      }
    }
  }
#endif

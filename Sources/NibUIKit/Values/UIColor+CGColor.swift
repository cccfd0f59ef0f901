import NibFoundation
import NibRuntime

// Colors of layers.

#if !canImport(CoreGraphics)
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

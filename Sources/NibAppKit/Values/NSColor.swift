import NibRuntime
import NibStandIns

/// A color. Stands in for NSColor.
///
/// The value that archives and asset catalogs hold is in `nibColor`. Colors do not change, and two are equal if their
/// values are.
open class NSColor: FrameworkValue, NSColorLookup, @unchecked Sendable {
  /// The name of a color in an asset catalog.
  public typealias Name = String

  /// The value: components in sRGB, and the name that the color is looked up by, if any.
  public final let nibColor: NibColor

  /// Makes the color of a value of archives.
  public init(_ color: NibColor) {
    nibColor = color
    super.init()
  }

  /// Makes a color of its components, 0...1 in sRGB.
  public convenience init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(NibColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a color of its components, 0...1 in sRGB.
  public convenience init(srgbRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a color of its components in the calibrated space, which counts as sRGB here.
  public convenience init(calibratedRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a color of its components in the space of a device, which counts as sRGB here.
  public convenience init(deviceRed red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a color of components of Display P3, which become sRGB's and may lie outside of 0...1.
  public convenience init(displayP3Red red: Double, green: Double, blue: Double, alpha: Double) {
    self.init(NibColor(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Makes a gray.
  public convenience init(white: Double, alpha: Double) { self.init(NibColor(white: white, alpha: alpha)) }

  /// Makes a gray of the calibrated space, which counts as sRGB's here.
  public convenience init(calibratedWhite white: Double, alpha: Double) { self.init(white: white, alpha: alpha) }

  /// Makes a gray of the space of a device, which counts as sRGB's here.
  public convenience init(deviceWhite white: Double, alpha: Double) { self.init(white: white, alpha: alpha) }

  /// Whether another object is a color of the same value.
  open override func isEqual(_ object: Any?) -> Bool { (object as? NSColor)?.nibColor == nibColor }

  /// The same for equal colors.
  open override var hash: Int { nibColor.hashValue }

  /// `#336699`, `#33669980` with opacity, followed by the name if there is one.
  open override var description: String { nibColor.description }

  /// Red, 0...1 in sRGB; extended colors may lie outside.
  open var redComponent: Double { nibColor.red }
  /// Green, likewise.
  open var greenComponent: Double { nibColor.green }
  /// Blue, likewise.
  open var blueComponent: Double { nibColor.blue }
  /// Opacity, 0 clear to 1 opaque.
  open var alphaComponent: Double { nibColor.alpha }

  /// The color with another opacity.
  open func withAlphaComponent(_ alpha: Double) -> NSColor {
    NSColor(red: nibColor.red, green: nibColor.green, blue: nibColor.blue, alpha: alpha)
  }

  /// The color with a part, 0...1, of another one.
  open func blended(withFraction fraction: Double, of color: NSColor) -> NSColor? {
    func part(_ own: Double, _ other: Double) -> Double { own + (other - own) * fraction }
    let (own, other) = (nibColor, color.nibColor)
    return NSColor(
      red: part(own.red, other.red), green: part(own.green, other.green), blue: part(own.blue, other.blue),
      alpha: part(own.alpha, other.alpha))
  }
}

/// The initializers of NSColor that give an object that is there already.
public protocol NSColorLookup: NibConvertible, _ExpressibleByColorLiteral {}

extension NSColorLookup {
  /// `color`
  public static var nibKind: String { NibColor.nibKind }

  /// The object of a value of archives: the same for each one who reads the same archived color.
  public init?(nibValue: NibValue) {
    guard case .color(let color, let shared) = nibValue,
      let object = (shared?.object { NSColor(color) } ?? NSColor(color)) as? Self
    else { return nil }
    self = object
  }

  /// As a color.
  public var nibValue: NibValue {
    guard let color = self as? NSColor else { return .null }
    return .color(color.nibColor, object: SharedObject(color))
  }
}

/// The components of a `<color>` element and the space they are in, as the document says them.
///
/// Nil is an absent attribute.
public struct ColorValue: Sendable, Hashable {
  /// Red, green and blue, 0 to 1 in their space.
  public var red, green, blue: Double?
  /// White, 0 to 1 in its space.
  public var white: Double?
  /// Opacity, 0 to 1.
  public var alpha: Double?
  /// `colorSpace`, or `custom`.
  public var colorSpace: String?
  /// `customColorSpace`, which counts where `colorSpace` is `custom`.
  public var customColorSpace: String?

  /// Makes a value with nothing said.
  public init() {}

  /// Makes a value of three components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1, space: String = "sRGB") {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
    colorSpace = "custom"
    customColorSpace = space
  }

  /// Makes a value of one component.
  public init(white: Double, alpha: Double = 1, space: String = "genericGamma22GrayColorSpace") {
    self.white = white
    self.alpha = alpha
    colorSpace = "custom"
    customColorSpace = space
  }

  /// The components as an editor keeps them: rounded to ten decimals.
  ///
  /// - Seen: a third in sixteen decimals in two archives of Xcode 11 and 15; the decimals of documents themselves.
  public var inTenDecimals: ColorValue {
    func rounded(_ number: Double?) -> Double? { number.map { ($0 * 1e10).rounded() / 1e10 } }
    var copy = self
    (copy.red, copy.green, copy.blue) = (rounded(red), rounded(green), rounded(blue))
    (copy.white, copy.alpha) = (rounded(white), rounded(alpha))
    return copy
  }

  /// The same color in the calibrated space: what a document may have said that was converted when it was archived.
  public var calibrated: ColorValue {
    var copy = self
    copy.colorSpace = white == nil ? "calibratedRGB" : "calibratedWhite"
    copy.customColorSpace = nil
    copy.white = white.map { ColorConversion.generic(fromGray: $0) }
    if let red, let green, let blue {
      let generic = ColorConversion.generic(fromSRGB: (red, green, blue))
      (copy.red, copy.green, copy.blue) = (generic.0, generic.1, generic.2)
    }
    return copy.inTenDecimals
  }

  /// Takes the nearest color of sRGB for one that is said in inks, cyan, magenta, yellow and black; false for nil.
  ///
  /// Screens have no inks, and no archive of UIKit a place for them. Documented: the usual formula without a profile.
  public mutating func takePrintingInks(_ inks: [Double]?) -> Bool {
    guard let inks, inks.count == 4 else { return false }
    let parts = inks[..<3].map { (1 - min(max($0, 0), 1)) * (1 - min(max(inks[3], 0), 1)) }
    self = ColorValue(red: parts[0], green: parts[1], blue: parts[2], alpha: alpha ?? 1)
    return true
  }

  /// Whether any component is said.
  public var hasComponents: Bool { white != nil || red != nil || green != nil || blue != nil }

  /// The space of the components; nil when the name is absent or not known.
  public var space: ColorSpace? {
    let name = colorSpace == "custom" ? customColorSpace : colorSpace
    return name.flatMap(ColorSpace.init(rawValue:))
  }
}

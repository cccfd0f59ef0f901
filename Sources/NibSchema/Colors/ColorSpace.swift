/// The color spaces that documents name.
public enum ColorSpace: String, Sendable, CaseIterable {
  /// Generic RGB: gamma 1.8.
  case calibratedRGB
  /// The device's own, which is sRGB on every device that UIKit runs on.
  case deviceRGB
  /// sRGB.
  case sRGB
  /// Display P3.
  case displayP3
  /// Generic gray: gamma 1.8.
  case calibratedWhite
  /// The device's own gray, which is gray with sRGB's curve.
  case deviceWhite
  /// Generic gray with gamma 2.2.
  case genericGamma22 = "genericGamma22GrayColorSpace"

  /// Whether colors of the space have white alone.
  public var isGray: Bool {
    switch self {
    case .calibratedWhite, .deviceWhite, .genericGamma22: true
    case .calibratedRGB, .deviceRGB, .sRGB, .displayP3: false
    }
  }
}

/// Three components of a color.
package typealias Triple = (Double, Double, Double)

/// The conversions between the spaces that compilers do, as their color profiles have it.
///
/// The primaries are those of the profiles in 16.16 fixed point, so white of Generic RGB is not quite white of sRGB.
/// - Seen: 36 components of color-matched archives; all within 3e-7, 8 equal to the last bit. Compilers reckon in
///   floats, and not all alike.
package enum ColorConversion {
  /// Generic RGB to sRGB; components may leave 0 to 1.
  ///
  /// - Parameter whiteMatched: Whether the white of one becomes that of the other, as on the Macs of Xcode 13 and later.
  /// - Seen: 12 colors of Xcode 13.0 to 15.2 in 11 documents with; 24 of Xcode 8.3 to 12.1 without. Between: Inferred.
  static func sRGB(fromGeneric color: Triple, whiteMatched: Bool = false) -> Triple {
    encoded(
      (whiteMatched ? whiteMatchedFromGeneric : genericToSRGB).applied(to: map(color) { signedPower($0, 1.8) }))
  }

  /// sRGB to Generic RGB.
  static func generic(fromSRGB color: Triple) -> Triple {
    map(sRGBToGeneric.applied(to: map(color, linear))) { signedPower($0, 1 / 1.8) }
  }

  /// sRGB to Generic RGB as macOS does it: the white of one becomes that of the other.
  ///
  /// Seen: 6 components that are neither 0 nor 1; all within 1e-7.
  static func generic(whiteMatchedFromSRGB color: Triple) -> Triple {
    map(whiteMatchedToGeneric.applied(to: map(color, linear))) { signedPower($0, 1 / 1.8) }
  }

  /// Display P3 to Generic RGB as macOS does it: the white of one becomes that of the other.
  ///
  /// Seen: 5 components that are neither 0 nor 1, of 1 app; all within 5e-8.
  static func generic(whiteMatchedFromP3 color: Triple) -> Triple {
    map(whiteMatchedP3ToGeneric.applied(to: map(color, linear))) { signedPower($0, 1 / 1.8) }
  }

  /// Display P3 to sRGB; components may leave 0 to 1.
  ///
  /// - Seen: 22 colors of Xcode 13 and later in 8 documents with white matched; 1 of Xcode 10.1 without.
  package static func sRGB(fromP3 color: Triple, whiteMatched: Bool = false) -> Triple {
    encoded((whiteMatched ? whiteMatchedFromP3 : p3ToSRGB).applied(to: map(color, linear)))
  }

  /// How bright a component with sRGB's curve is, both from 0 to 1.
  static func light(ofSRGB component: Double) -> Double { linear(component) }

  /// Generic gray to gray with sRGB's curve.
  static func gray(fromGeneric white: Double) -> Double { encode(signedPower(white, 1.8)) }

  /// The way back of `gray(fromGeneric:)`.
  static func generic(fromGray white: Double) -> Double { signedPower(linear(white), 1 / 1.8) }

  /// Gray of gamma 2.2 to generic gray.
  static func genericGray(fromGamma22 white: Double) -> Double { signedPower(white, 2.2 / 1.8) }

  private static let sRGBProfile = Matrix(
    fixed: (28578, 25241, 9376), (14581, 46981, 3972), (912, 6362, 46799))
  private static let genericProfile = Matrix(
    fixed: (29773, 23157, 10266), (15854, 44147, 5535), (976, 5940, 47158))
  private static let p3Profile = Matrix(
    fixed: (33759, 19135, 10296), (15807, 45367, 4363), (-69, 2745, 51385))
  private static let genericToSRGB = sRGBProfile.inverse.multiplied(by: genericProfile)
  private static let sRGBToGeneric = genericProfile.inverse.multiplied(by: sRGBProfile)
  private static let whiteMatchedToGeneric = genericProfile.inverse.multiplied(
    by: sRGBProfile.scaled(toSumsOf: genericProfile))
  private static let whiteMatchedP3ToGeneric = genericProfile.inverse.multiplied(
    by: p3Profile.scaled(toSumsOf: genericProfile))
  private static let p3ToSRGB = sRGBProfile.inverse.multiplied(by: p3Profile)
  private static let whiteMatchedFromGeneric = sRGBProfile.inverse.multiplied(
    by: genericProfile.scaled(toSumsOf: sRGBProfile))
  private static let whiteMatchedFromP3 = sRGBProfile.inverse.multiplied(by: p3Profile.scaled(toSumsOf: sRGBProfile))

  private static func map(_ color: Triple, _ change: (Double) -> Double) -> Triple {
    (change(color.0), change(color.1), change(color.2))
  }

  private static func encoded(_ color: Triple) -> Triple { map(color, encode) }

  private static func signedPower(_ x: Double, _ exponent: Double) -> Double {
    if x == 0 || x == 1 { return x }
    return x < 0 ? -power(-x, exponent) : power(x, exponent)
  }

  /// sRGB's curve, from light to component; exact at 0 and 1.
  private static func encode(_ x: Double) -> Double {
    if x < 0 { return -encode(-x) }
    if x == 1 { return 1 }
    return x <= 0.0031308 ? 12.92 * x : 1.055 * power(x, 1 / 2.4) - 0.055
  }

  private static func linear(_ x: Double) -> Double {
    if x < 0 { return -linear(-x) }
    return x <= 0.04045 ? x / 12.92 : power((x + 0.055) / 1.055, 2.4)
  }
}

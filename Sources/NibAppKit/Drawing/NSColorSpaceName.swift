/// The name of a color space.
public struct NSColorSpaceName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As named.
  public static let calibratedRGB = Self(rawValue: "NSCalibratedRGBColorSpace")
  /// As named.
  public static let deviceRGB = Self(rawValue: "NSDeviceRGBColorSpace")
  /// As named.
  public static let calibratedWhite = Self(rawValue: "NSCalibratedWhiteColorSpace")
  /// As named.
  public static let deviceWhite = Self(rawValue: "NSDeviceWhiteColorSpace")
  /// As named.
  public static let named = Self(rawValue: "NSNamedColorSpace")
  /// As named.
  public static let pattern = Self(rawValue: "NSPatternColorSpace")
  /// As named.
  public static let deviceCMYK = Self(rawValue: "NSDeviceCMYKColorSpace")
  /// As named.
  public static let custom = Self(rawValue: "NSCustomColorSpace")
}

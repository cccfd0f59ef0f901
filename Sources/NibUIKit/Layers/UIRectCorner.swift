import NibFoundation

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As named.
  public static let topLeft = Self(rawValue: PathCorners.topLeft.rawValue)
  /// As named.
  public static let topRight = Self(rawValue: PathCorners.topRight.rawValue)
  /// As named.
  public static let bottomLeft = Self(rawValue: PathCorners.bottomLeft.rawValue)
  /// As named.
  public static let bottomRight = Self(rawValue: PathCorners.bottomRight.rawValue)
  /// All four.
  public static let allCorners = Self(rawValue: PathCorners.all.rawValue)
}

/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes corners of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As named.
  public static let topLeft = Self(rawValue: 1)
  /// As named.
  public static let topRight = Self(rawValue: 2)
  /// As named.
  public static let bottomLeft = Self(rawValue: 4)
  /// As named.
  public static let bottomRight = Self(rawValue: 8)
  /// All four.
  public static let allCorners = Self(rawValue: .max)
}

import NibStandIns

/// A value that is named by a number, as a priority or a level: numbers can be added to it, and two are in order.
///
/// The operators are those that Apple's frameworks have for the same types.
public protocol NumericRawRepresentable: RawRepresentable, Comparable where RawValue: Comparable & Numeric {
  /// The value of a number.
  init(rawValue: RawValue)
}

extension NumericRawRepresentable {
  /// Whether the first number is the smaller one.
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
  /// The value of a greater number.
  public static func + (value: Self, number: RawValue) -> Self { Self(rawValue: value.rawValue + number) }
  /// The value of a greater number.
  public static func + (number: RawValue, value: Self) -> Self { value + number }
  /// The value of a smaller number.
  public static func - (value: Self, number: RawValue) -> Self { Self(rawValue: value.rawValue - number) }
  /// How far the first number is from the second.
  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }
  /// Adds to the number.
  public static func += (value: inout Self, number: RawValue) { value = value + number }
  /// Subtracts from the number.
  public static func -= (value: inout Self, number: RawValue) { value = value - number }
}

extension NSLayoutConstraint.Priority: NumericRawRepresentable {}

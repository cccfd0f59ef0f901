/// What an attribute says, in types that other programs know.
public enum AttributeValue: Sendable, Hashable {
  /// A key and a value of a dictionary.
  public struct Member: Sendable, Hashable {
    /// The key; a number is its digits.
    public var key: String
    /// The value.
    public var value: AttributeValue

    /// Makes a member.
    public init(_ key: String, _ value: AttributeValue) {
      self.key = key
      self.value = value
    }
  }

  /// Nil, written down.
  case null
  /// A whole number.
  case integer(Int64)
  /// True or false.
  case boolean(Bool)
  /// A real.
  case real(Double)
  /// Text.
  case text(String)
  /// Numbers of a struct: point, size, rectangle, insets, transform, two priorities.
  case numbers([Double])
  /// Several values; lists nest at most a few levels.
  case list([AttributeValue])
  /// A dictionary whose keys are texts or numbers, in its order.
  case members([Member])
  /// The id of another object.
  case reference(String)
  /// Content on one line, as a tree shows it: colour, font, image.
  case content(String)
  /// Bytes, as a tree shows them.
  case data(String)
}

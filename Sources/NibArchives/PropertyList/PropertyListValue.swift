/// A value of a property list, as far as the files beside archives need them.
public enum PropertyListValue: Sendable, Hashable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// Values by name, in the order in which they are written.
  case dictionary([Entry])

  /// One value of a dictionary.
  public struct Entry: Sendable, Hashable {
    /// The name.
    public var key: String
    /// The value.
    public var value: PropertyListValue

    /// Makes an entry.
    public init(_ key: String, _ value: PropertyListValue) {
      self.key = key
      self.value = value
    }
  }
}

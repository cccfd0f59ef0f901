/// A value of a property list that is to be written. Unlike one that was read it keeps the order of entries, which is the
/// order of the bytes.
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

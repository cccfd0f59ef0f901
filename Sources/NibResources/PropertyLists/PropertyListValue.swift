/// A value of a property list that is to be written. Unlike one that was read it keeps the order of entries, which is the
/// order of the bytes.
public enum PropertyListValue: Sendable, Hashable {
  /// A text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A real.
  case real(Double)
  /// True or false.
  case boolean(Bool)
  /// Values in order.
  case array([PropertyListValue])
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

extension PropertyListValue {
  /// A dictionary in the order in which Apple's tools print one: by the bytes of the names.
  /// - Seen: what ibtool of Xcode 26.5 prints, on every level.
  public static func sorted(_ entries: [String: PropertyListValue]) -> PropertyListValue {
    .dictionary(
      entries.map { Entry($0.key, $0.value) }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
  }
}

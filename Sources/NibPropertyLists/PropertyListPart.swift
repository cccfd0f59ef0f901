/// An entry of a dictionary whose value is made when it is written, so that a large list is never whole in memory.
public struct PropertyListPart {
  /// The key.
  public let key: String
  /// Makes the value.
  public let value: () -> PropertyList

  /// An entry.
  public init(_ key: String, _ value: @escaping () -> PropertyList) {
    self.key = key
    self.value = value
  }
}

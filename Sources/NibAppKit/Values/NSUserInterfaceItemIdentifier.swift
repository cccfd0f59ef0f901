/// A name of an object of the interface. Stands in for NSUserInterfaceItemIdentifier.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Sendable, Hashable {
  /// The name.
  public let rawValue: String

  /// The identifier of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

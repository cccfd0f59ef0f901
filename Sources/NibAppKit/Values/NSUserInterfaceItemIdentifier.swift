import NibRuntime

/// A name of an object of the interface. Stands in for NSUserInterfaceItemIdentifier.
public struct NSUserInterfaceItemIdentifier: RawRepresentable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The name.
  public let rawValue: String

  /// The identifier of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The identifier of a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The identifier of a name.
  public init(stringLiteral rawValue: String) { self.rawValue = rawValue }
}

extension NSUserInterfaceItemIdentifier: NibConvertible {
  /// `string`
  public static var nibKind: String { String.nibKind }
  /// Takes what texts take.
  public init?(nibValue: NibValue) {
    guard let text = String(nibValue: nibValue) else { return nil }
    self.init(text)
  }
  /// As a text.
  public var nibValue: NibValue { .string(rawValue) }
}

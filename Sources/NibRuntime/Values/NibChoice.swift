/// A closed set of named integers, as content modes or border styles.
public protocol NibChoice: NibConvertible, RawRepresentable<Int>, Sendable {}

extension NibChoice {
  /// The type's name.
  public static var nibKind: String { "\(Self.self)" }

  /// Takes the integers that have a name here.
  @inlinable public init?(nibValue: NibValue) {
    guard let raw = Int(nibValue: nibValue) else { return nil }
    self.init(rawValue: raw)
  }

  /// As an integer.
  @inlinable public var nibValue: NibValue { .int(Int64(rawValue)) }
}

/// A closed set of named integers, as content modes or border styles.
///
/// A number of an archive that has no name here stays among the object's archived values, with a warning.
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

  /// The name of the case.
  public var nibDescription: String { "\(self)" }
}

/// A set of bits with names, as autoresizing masks. Bits without a name are kept.
public protocol NibOptionSet: OptionSet, NibConvertible, Sendable, CustomStringConvertible where RawValue == Int {
  /// The single bits and their names, lowest first.
  static var names: [(option: Self, name: String)] { get }
}

extension NibOptionSet {
  /// The type's name.
  public static var nibKind: String { "\(Self.self)" }

  /// Takes integers.
  public init?(nibValue: NibValue) {
    guard let bits = Int(nibValue: nibValue) else { return nil }
    self.init(rawValue: bits)
  }

  /// As an integer.
  public var nibValue: NibValue { .int(Int64(rawValue)) }

  /// The names, as `[flexibleWidth, flexibleHeight]`; bits without one as a number at the end.
  public var nibDescription: String {
    var rest = rawValue
    var words: [String] = []
    for (option, name) in Self.names where option.rawValue & ~rawValue == 0 && option.rawValue & rest != 0 {
      words.append(name)
      rest &= ~option.rawValue
    }
    if rest != 0 { words.append("\(rest)") }
    return "[\(words.joined(separator: ", "))]"
  }

  /// The names.
  public var description: String { nibDescription }
}

/// A Swift type that a value of an archive can become.
public protocol NibConvertible: SendableMetatype {
  /// The type in a word, for messages: `string`, `rect`.
  static var nibKind: String { get }
  /// Reads the value, or nil if it is of another kind.
  init?(nibValue: NibValue)
  /// The value in archive form.
  var nibValue: NibValue { get }
  /// The value as people read it in a tree; the archive form's words unless the type has better ones.
  var nibDescription: String { get }
}

extension NibConvertible {
  /// The words of the archive form.
  public var nibDescription: String { nibValue.description }
}

extension String: NibConvertible {
  /// `string`
  public static var nibKind: String { "string" }
  /// Takes strings, and the characters of attributed ones.
  @inlinable public init?(nibValue: NibValue) {
    switch nibValue {
    case .string(let text): self = text
    case .text(let text): self = text.string
    default: return nil
    }
  }
  /// As a string.
  @inlinable public var nibValue: NibValue { .string(self) }
}

extension Bool: NibConvertible {
  /// `bool`
  public static var nibKind: String { "bool" }
  /// Takes booleans and numbers; 0 is false.
  @inlinable public init?(nibValue: NibValue) {
    switch nibValue {
    case .bool(let value): self = value
    case .int(let value): self = value != 0
    case .real(let value): self = value != 0
    default: return nil
    }
  }
  /// As a boolean.
  @inlinable public var nibValue: NibValue { .bool(self) }
}

extension Int: NibConvertible {
  /// `int`
  public static var nibKind: String { "int" }
  /// Takes integers, booleans, and reals without fraction.
  @inlinable public init?(nibValue: NibValue) {
    switch nibValue {
    case .int(let value): self.init(exactly: value)
    case .bool(let value): self = value ? 1 : 0
    case .real(let value): self.init(exactly: value)
    default: return nil
    }
  }
  /// As an integer.
  @inlinable public var nibValue: NibValue { .int(Int64(self)) }
}

extension Double: NibConvertible {
  /// `number`
  public static var nibKind: String { "number" }
  /// Takes reals, integers and booleans.
  @inlinable public init?(nibValue: NibValue) {
    switch nibValue {
    case .real(let value): self = value
    case .int(let value): self = Double(value)
    case .bool(let value): self = value ? 1 : 0
    default: return nil
    }
  }
  /// As a real.
  @inlinable public var nibValue: NibValue { .real(self) }
}

extension Float: NibConvertible {
  /// `number`
  public static var nibKind: String { "number" }
  /// Takes reals, integers and booleans; rounds.
  @inlinable public init?(nibValue: NibValue) {
    guard let value = Double(nibValue: nibValue) else { return nil }
    self.init(value)
  }
  /// As a real.
  @inlinable public var nibValue: NibValue { .real(Double(self)) }
}

extension Optional: NibConvertible where Wrapped: NibConvertible {
  /// That of the wrapped type.
  public static var nibKind: String { Wrapped.nibKind }
  /// Takes nil besides what the wrapped type takes.
  @inlinable public init?(nibValue: NibValue) {
    if nibValue.isNull {
      self = .none
    } else if let value = Wrapped(nibValue: nibValue) {
      self = .some(value)
    } else {
      return nil
    }
  }
  /// Nil as null.
  @inlinable public var nibValue: NibValue { self?.nibValue ?? .null }
  /// That of the wrapped value.
  public var nibDescription: String { self?.nibDescription ?? nibValue.description }
}

extension Array: NibConvertible where Element: NibConvertible {
  /// `array`
  public static var nibKind: String { "array of \(Element.nibKind)" }
  /// Takes arrays whose elements all convert.
  @inlinable public init?(nibValue: NibValue) {
    guard case .array(let items) = nibValue else { return nil }
    let converted = items.compactMap { Element(nibValue: $0) }
    guard converted.count == items.count else { return nil }
    self = converted
  }
  /// As an array.
  @inlinable public var nibValue: NibValue { .array(map(\.nibValue)) }
}

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

/// One attribute of an object.
public struct AttributeEntry: Sendable, Hashable, Codable {
  /// What a value is.
  public enum Kind: String, Sendable, Hashable, Codable {
    /// Whole number.
    case integer
    /// True or false.
    case boolean
    /// 32-bit real.
    case float
    /// 64-bit real.
    case double
    /// Text.
    case string
    /// Numbers of a struct: point, size, rectangle, insets, transform.
    case numbers
    /// Bytes; the value says how many.
    case data
    /// Nil, written down.
    case null
    /// Id of another object.
    case reference
    /// Ids and values, one an element.
    case list
    /// Keys and values in turn.
    case dictionary
    /// Content on one line, as a tree shows it: colour, font, image.
    case content
  }

  /// The key of the archive or the attribute of the document; of a child element with a key, that key.
  public var key: String
  /// What the value is.
  public var kind: Kind
  /// The value.
  public var value: AttributeValue

  /// Makes an attribute.
  public init(_ key: String, _ kind: Kind, _ value: AttributeValue) {
    self.key = key
    self.kind = kind
    self.value = value
  }

  /// Reads an attribute; its kind decides how the value is read, because JSON writes 1.0 as 1.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    key = try fields.decode(String.self, forKey: .key)
    kind = try fields.decode(Kind.self, forKey: .kind)
    switch kind {
    case .float, .double: value = .real(try fields.decode(Double.self, forKey: .value))
    case .numbers: value = .numbers(try fields.decode([Double].self, forKey: .value))
    default: value = try fields.decode(AttributeValue.self, forKey: .value)
    }
  }
}

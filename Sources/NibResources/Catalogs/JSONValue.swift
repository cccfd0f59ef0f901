// A reader of our own, because nothing else here needs Foundation: linking even its light half adds 2 ms to the start of
// every command and 7 MB to a static one.

/// A value of a JSON text, as far as catalogs need it.
enum JSONValue: Equatable {
  case object([String: JSONValue])
  case array([JSONValue])
  case string(String)
  case boolean(Bool)
  case number(Double)
  case null

  /// Parses a text; nil when it is no JSON, or nested deeper than any catalog.
  init?(_ bytes: [UInt8]) {
    var reader = JSONReader(bytes)
    guard let value = reader.value(depth: 0), reader.isAtEnd else { return nil }
    self = value
  }

  /// The value of a member; nil when this is no object, or has none of the name.
  subscript(name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The text, when it is one.
  var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The number, when it is one.
  var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The items, when it is an array.
  var items: [JSONValue]? {
    if case .array(let items) = self { items } else { nil }
  }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A JSON text as a tree, for expectations.
public indirect enum JSONSample: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONSample])
  case object([String: JSONSample])

  /// Reads a text; throws when it is no JSON.
  public init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(JSONSample.self, from: Data(bytes)) }

  /// Reads any JSON.
  public init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .boolean(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONSample].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONSample].self))
    }
  }

  /// Reads a text; throws when it is no JSON.
  public init(_ text: String) throws { try self.init(Array(text.utf8)) }

  /// A member of an object.
  public subscript(name: String) -> JSONSample? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// An element of a list.
  public subscript(index: Int) -> JSONSample? {
    if case .list(let items) = self, items.indices.contains(index) { items[index] } else { nil }
  }

  /// The text, when it is one.
  public var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements; none for what is no list.
  public var items: [JSONSample] { if case .list(let items) = self { items } else { [] } }

  /// The names of an object's members.
  public var names: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
}

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif
import Testing

/// A JSON text as a tree, for expectations.
indirect enum JSONSample: Decodable, Equatable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case list([JSONSample])
  case object([String: JSONSample])

  /// Reads a text; fails the test when it is no JSON.
  init(_ bytes: [UInt8]) throws { self = try JSONDecoder().decode(JSONSample.self, from: Data(bytes)) }

  init(from decoder: any Decoder) throws {
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

  /// A member of an object.
  subscript(name: String) -> JSONSample? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// An element of a list.
  subscript(index: Int) -> JSONSample? {
    if case .list(let items) = self, items.indices.contains(index) { items[index] } else { nil }
  }

  /// The text, when it is one.
  var text: String? { if case .text(let text) = self { text } else { nil } }

  /// The elements; none for what is no list.
  var items: [JSONSample] { if case .list(let items) = self { items } else { [] } }

  /// The names of an object's members.
  var names: Set<String> { if case .object(let members) = self { Set(members.keys) } else { [] } }
}

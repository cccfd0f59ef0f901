import NibBytes

/// Named raw values of an attribute.
public struct Choice: Sendable {
  /// One name and its raw value.
  public typealias Entry = (name: String, value: Int64)

  /// What the choice is called in messages: `contentMode`.
  public let name: String
  /// The names in the order of their raw values; a name occurs once.
  public let entries: [Entry]
  /// What the names begin with, for who looks for the bytes of one: see `[UInt8].leadingWord(_:)`.
  package let leadingWords: [UInt64]

  /// Makes a choice.
  public init(_ name: String, _ entries: [Entry]) {
    self.name = name
    self.entries = entries
    leadingWords = entries.map { entry in
      var name = entry.name
      return name.withUTF8 { UnsafeRawBufferPointer($0).leadingWord(ByteSpan(offset: 0, count: $0.count)) }
    }
  }

  /// Makes a choice whose raw values count from 0.
  public init(_ name: String, counting names: [String]) {
    self.init(name, names.enumerated().map { (name: $0.element, value: Int64($0.offset)) })
  }

  /// Whether two names have the same raw value.
  package var hasTwins: Bool {
    entries.indices.contains { place in entries[..<place].contains { $0.value == entries[place].value } }
  }

  /// Raw value of a name.
  public func value(of name: String) -> Int64? { entries.first { $0.name == name }?.value }

  /// The first name of a raw value.
  public func name(of value: Int64) -> String? { entries.first { $0.value == value }?.name }
}

/// Named bits of a child element whose attributes are YES or NO.
public struct BitNames: Sendable {
  /// Attribute names and their bits.
  public let entries: [Choice.Entry]

  /// Makes a set of bits.
  public init(_ entries: [Choice.Entry]) { self.entries = entries }

  /// Whether two names have the same bits.
  package var hasTwins: Bool {
    entries.indices.contains { place in entries[..<place].contains { $0.value == entries[place].value } }
  }
}

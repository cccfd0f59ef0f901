/// Encodes values straight into a `JSONText`, members in the order in which a value writes them.
///
/// Foundation's encoder would do, but linking it costs every command of the tool half a millisecond at start.
struct JSONTextEncoder: Encoder {
  /// Where the text goes.
  let text: JSONText
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(JSONMembers<Key>(text: text, depth: text.open(isList: false)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { JSONElements(text: text, depth: text.open(isList: true)) }

  func singleValueContainer() -> any SingleValueEncodingContainer { JSONScalar(text: text) }
}

/// The members of an object.
private struct JSONMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let text: JSONText
  let depth: Int
  var codingPath: [any CodingKey] { [] }

  func encodeNil(forKey key: Key) {
    text.key(key.stringValue, at: depth)
    text.bare("null")
  }

  func encode(_ value: String, forKey key: Key) {
    text.key(key.stringValue, at: depth)
    text.string(value)
  }

  func encode(_ value: some Encodable, forKey key: Key) throws {
    text.key(key.stringValue, at: depth)
    try text.value(value)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    text.key(key.stringValue, at: depth)
    return JSONTextEncoder(text: text).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    text.key(key.stringValue, at: depth)
    return JSONTextEncoder(text: text).unkeyedContainer()
  }

  func superEncoder() -> any Encoder {
    text.key("super", at: depth)
    return JSONTextEncoder(text: text)
  }

  func superEncoder(forKey key: Key) -> any Encoder {
    text.key(key.stringValue, at: depth)
    return JSONTextEncoder(text: text)
  }
}

/// The elements of a list.
private struct JSONElements: UnkeyedEncodingContainer {
  let text: JSONText
  let depth: Int
  var count = 0
  var codingPath: [any CodingKey] { [] }

  mutating func encodeNil() {
    begin(isScalar: true)
    text.bare("null")
  }

  mutating func encode(_ value: some Encodable) throws {
    begin(isScalar: JSONText.isScalar(value))
    try text.value(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(keyedBy type: Nested.Type) -> KeyedEncodingContainer<Nested> {
    superEncoder().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { superEncoder().unkeyedContainer() }

  mutating func superEncoder() -> any Encoder {
    begin(isScalar: false)
    return JSONTextEncoder(text: text)
  }

  private mutating func begin(isScalar: Bool) {
    count += 1
    text.element(at: depth, isScalar: isScalar)
  }
}

/// A value without a container.
private struct JSONScalar: SingleValueEncodingContainer {
  let text: JSONText
  var codingPath: [any CodingKey] { [] }

  func encodeNil() { text.bare("null") }
  func encode(_ value: Bool) { text.bare(value ? "true" : "false") }
  func encode(_ value: String) { text.string(value) }
  func encode(_ value: Double) { text.real(value) }
  func encode(_ value: Float) { text.real(value.shortest) }
  func encode(_ value: Int) { text.bare(String(value)) }
  func encode(_ value: Int8) { text.bare(String(value)) }
  func encode(_ value: Int16) { text.bare(String(value)) }
  func encode(_ value: Int32) { text.bare(String(value)) }
  func encode(_ value: Int64) { text.bare(String(value)) }
  func encode(_ value: UInt) { text.bare(String(value)) }
  func encode(_ value: UInt8) { text.bare(String(value)) }
  func encode(_ value: UInt16) { text.bare(String(value)) }
  func encode(_ value: UInt32) { text.bare(String(value)) }
  func encode(_ value: UInt64) { text.bare(String(value)) }
  func encode(_ value: some Encodable) throws { try text.value(value) }
}

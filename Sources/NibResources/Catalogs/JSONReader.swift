/// Walks the bytes of a JSON text once; descends at most `deepest` levels.
struct JSONReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  /// Whether nothing but white space is left.
  var isAtEnd: Bool {
    mutating get {
      skipSpace()
      return position == bytes.count
    }
  }

  mutating func value(depth: Int) -> JSONValue? {
    skipSpace()
    guard depth < Self.deepest, let first = peek else { return nil }
    switch first {
    case UInt8(ascii: "{"): return object(depth: depth)
    case UInt8(ascii: "["): return array(depth: depth)
    case UInt8(ascii: "\""): return string().map(JSONValue.string)
    case UInt8(ascii: "t"): return word("true", .boolean(true))
    case UInt8(ascii: "f"): return word("false", .boolean(false))
    case UInt8(ascii: "n"): return word("null", .null)
    default: return number()
    }
  }

  private mutating func object(depth: Int) -> JSONValue? {
    var members: [String: JSONValue] = [:]
    let isWhole = list(closing: UInt8(ascii: "}")) { reader in
      reader.skipSpace()
      guard let name = reader.string(), reader.take(UInt8(ascii: ":")) else { return false }
      guard let value = reader.value(depth: depth + 1) else { return false }
      members[name] = value
      return true
    }
    return isWhole ? .object(members) : nil
  }

  private mutating func array(depth: Int) -> JSONValue? {
    var items: [JSONValue] = []
    let isWhole = list(closing: UInt8(ascii: "]")) { reader in
      guard let value = reader.value(depth: depth + 1) else { return false }
      items.append(value)
      return true
    }
    return isWhole ? .array(items) : nil
  }

  /// What stands between the opening byte, which is next, and the closing one; each item is read by `item`.
  private mutating func list(closing: UInt8, item: (inout JSONReader) -> Bool) -> Bool {
    position += 1
    if take(closing) { return true }
    repeat {
      guard item(&self) else { return false }
    } while take(UInt8(ascii: ","))
    return take(closing)
  }

  private mutating func string() -> String? {
    guard peek == UInt8(ascii: "\"") else { return nil }
    position += 1
    var text: [UInt8] = []
    while let byte = next() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return nil }
        text += escaped
      case 0..<0x20: return nil
      default: text.append(byte)
      }
    }
    return nil
  }

  private mutating func escape() -> [UInt8]? {
    guard let byte = next() else { return nil }
    if byte == UInt8(ascii: "u") { return unicode().map { Array(String(decoding: $0, as: UTF16.self).utf8) } }
    return Self.escapes[byte].map { [$0] }
  }

  /// The code units of an escape; two where the first asks for a second.
  private mutating func unicode() -> [UInt16]? {
    guard let first = codeUnit() else { return nil }
    guard UTF16.isLeadSurrogate(first), bytes[position...].starts(with: Array("\\u".utf8)) else { return [first] }
    position += 2
    return codeUnit().map { [first, $0] }
  }

  private mutating func codeUnit() -> UInt16? {
    let digits = String(decoding: bytes[min(position, bytes.count)...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit) else { return nil }
    position += 4
    return UInt16(digits, radix: 16)
  }

  private mutating func number() -> JSONValue? {
    let start = position
    while let byte = peek, Self.digits.contains(byte) { position += 1 }
    let number = Double(String(decoding: bytes[start..<position], as: UTF8.self))
    return number.flatMap { $0.isFinite ? .number($0) : nil }
  }

  private mutating func word(_ word: String, _ value: JSONValue) -> JSONValue? {
    guard bytes[position...].starts(with: Array(word.utf8)) else { return nil }
    position += word.utf8.count
    return value
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func next() -> UInt8? {
    guard let byte = peek else { return nil }
    position += 1
    return byte
  }

  /// Steps over a byte when it is the next one behind white space.
  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard peek == byte else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private static let deepest = 64
  private static let digits = Array("0123456789+-.eE".utf8)
  private static let escapes: [UInt8: UInt8] = {
    let letters = Array("\"\\/bfnrt".utf8)
    return Dictionary(uniqueKeysWithValues: zip(letters, [0x22, 0x5C, 0x2F, 0x08, 0x0C, 0x0A, 0x0D, 0x09]))
  }()
}

/// Reads property lists in XML: the few tags they have, the five entities, comments. Nothing else of XML is followed.
struct XMLPropertyListReader {
  private let bytes: [UInt8]
  private var position = 0
  private var left = PropertyList.mostValues

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func read() throws(PropertyListFault) -> PropertyList {
    while let tag = try nextTag() {
      if tag.name == "plist" || tag.name.hasPrefix("?") || tag.name.hasPrefix("!") { continue }
      return try value(tag, depth: 0)
    }
    throw fault("there is no value in it")
  }

  /// A tag: its name, with `/` before it for one that closes.
  private struct Tag {
    let name: String
    let isEmpty: Bool
  }

  private mutating func value(_ tag: Tag, depth: Int) throws(PropertyListFault) -> PropertyList {
    left -= 1
    guard depth < PropertyList.deepest, left > 0 else { throw fault("it is nested too deep, or holds too much") }
    switch tag.name {
    case "dict": return .dictionary(tag.isEmpty ? [:] : try entries(depth: depth))
    case "array": return .array(tag.isEmpty ? [] : try items(depth: depth))
    case "true": return try boolean(tag, true)
    case "false": return try boolean(tag, false)
    case "string": return .string(try text(tag))
    case "integer": return .integer(try number(try text(tag)) { Int64($0) })
    case "real": return .real(try number(try text(tag)) { Double($0) })
    case "date":
      _ = try text(tag)
      return .date
    case "data":
      _ = try text(tag)
      return .data([])
    default: throw fault("<\(tag.name)> is no value of a property list")
    }
  }

  private mutating func entries(depth: Int) throws(PropertyListFault) -> [String: PropertyList] {
    var entries: [String: PropertyList] = [:]
    while let tag = try nextTag() {
      if tag.name == "/dict" { return entries }
      guard tag.name == "key" else { throw fault("<\(tag.name)> stands where a key is expected") }
      let key = try text(tag)
      guard let next = try nextTag() else { break }
      let value = try value(next, depth: depth + 1)
      if entries[key] == nil { entries[key] = value }
    }
    throw fault("a dictionary does not end")
  }

  private mutating func items(depth: Int) throws(PropertyListFault) -> [PropertyList] {
    var items: [PropertyList] = []
    while let tag = try nextTag() {
      if tag.name == "/array" { return items }
      items.append(try value(tag, depth: depth + 1))
    }
    throw fault("an array does not end")
  }

  private mutating func boolean(_ tag: Tag, _ value: Bool) throws(PropertyListFault) -> PropertyList {
    _ = try text(tag)
    return .boolean(value)
  }

  /// The text up to the tag that closes; entities and character references are resolved.
  private mutating func text(_ tag: Tag) throws(PropertyListFault) -> String {
    guard !tag.isEmpty else { return "" }
    let raw = bytes[position...].prefix { $0 != UInt8(ascii: "<") }
    position = raw.endIndex
    guard let closing = try nextTag(), closing.name == "/" + tag.name else { throw fault("<\(tag.name)> does not end") }
    return resolve(String(decoding: raw, as: UTF8.self))
  }

  private func resolve(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var parts = text.split(separator: "&", omittingEmptySubsequences: false)[...]
    var resolved = String(parts.removeFirst())
    for part in parts {
      let name = part.prefix { $0 != ";" }
      if part.count > name.count, let character = Self.character(String(name)) {
        resolved += character + part.dropFirst(name.count + 1)
      } else {
        resolved += "&" + part
      }
    }
    return resolved
  }

  private static func character(_ name: String) -> String? {
    if let known = entities[name] { return known }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static let entities = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  private func number<Number>(_ text: String, _ read: (String) -> Number?) throws(PropertyListFault) -> Number {
    if let number = read(text) { return number }
    throw fault("a number cannot be read")
  }

  /// Steps behind the next tag, over text and comments.
  private mutating func nextTag() throws(PropertyListFault) -> Tag? {
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if bytes[start...].starts(with: Array("<!--".utf8)) {
        try skipComment(from: start + 4)
        continue
      }
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")) else { throw fault("a tag does not end") }
      position = end + 1
      let inner = bytes[(start + 1)..<end]
      let isEmpty = inner.last == UInt8(ascii: "/")
      let name = inner.prefix { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      let text = String(decoding: name, as: UTF8.self)
      return Tag(name: isEmpty && text.hasSuffix("/") ? String(text.dropLast()) : text, isEmpty: isEmpty)
    }
    return nil
  }

  private mutating func skipComment(from start: Int) throws(PropertyListFault) {
    let end = Array("-->".utf8)
    var index = start
    while index + end.count <= bytes.count {
      if bytes[index] == end[0], bytes[index...].starts(with: end) {
        position = index + end.count
        return
      }
      index += 1
    }
    throw fault("a comment does not end")
  }

  private func fault(_ words: String) -> PropertyListFault { PropertyListFault(offset: position, words: words) }
}

import NibBytes
import NibDiagnostics

// Invariant: `position` only grows, so reading is linear; open containers stand in a list, so depth costs no stack.

/// Reads property lists in XML: their few tags, the five entities, CDATA and comments. Nothing else of XML is followed.
///
/// A dictionary whose only key is `CF$UID` is a UID.
/// - Documented: CF$UID, in Apple's published CFPropertyList.c.
struct XMLPropertyListReader {
  private let source: [UInt8]
  private let file: String
  private let limits: ReadLimits
  private var position = 0
  private var table: PropertyListTable
  private var open: [Container] = []
  /// Members of open containers, each container's behind those of the one around it.
  private var pending: [UInt32] = []
  /// Offset of the tag at hand.
  private var tagStart = 0

  /// A container whose end was not met yet.
  private struct Container {
    let object: Int
    let kind: PropertyListTable.Kind
    let firstPending: Int
  }

  /// A tag: its name, with `/` before it for one that closes.
  private struct Tag {
    let name: String
    let isEmpty: Bool
  }

  init(_ bytes: [UInt8], file: String, limits: ReadLimits) {
    source = bytes
    self.file = file
    self.limits = limits
    table = PropertyListTable(form: .xml, bytes: bytes)
  }

  mutating func read() throws(PropertyListError) -> PropertyListTable {
    while let tag = try nextTag() {
      let isDocumentType = try isDocumentType(tag)
      if isDocumentType || tag.name == "plist" || tag.name.hasPrefix("?") { continue }
      try value(tag)
      while !open.isEmpty { try member() }
      return table
    }
    throw error(.badPropertyList, "there is no value in it; expected <plist> with <dict> or another value")
  }

  /// Whether a tag is a document type; one that declares something is refused: no declaration is content.
  private func isDocumentType(_ tag: Tag) throws(PropertyListError) -> Bool {
    guard tag.name.hasPrefix("!") else { return false }
    let declares = tag.name != "!DOCTYPE" || source[tagStart..<position].contains(UInt8(ascii: "["))
    if declares { throw error(.badPropertyList, "its document type declares something, which is not followed") }
    return true
  }

  /// Reads up to the next member of the innermost container, or its end.
  private mutating func member() throws(PropertyListError) {
    guard let container = open.last else { return }
    let isDictionary = container.kind == .dictionary
    guard let tag = try nextTag() else {
      throw error(.truncatedPropertyList, isDictionary ? "a <dict> does not end" : "an <array> does not end")
    }
    if tag.name == (isDictionary ? "/dict" : "/array") { return try close(container) }
    if isDictionary, (pending.count - container.firstPending) % 2 == 0 {
      guard tag.name == "key" else { throw error(.badPropertyList, "<\(tag.name)> where a <key> is expected") }
      return try add(.string, bits: text(tag).bits)
    }
    try value(tag)
  }

  private mutating func value(_ tag: Tag) throws(PropertyListError) {
    switch tag.name {
    case "dict", "array": try begin(tag.name == "dict" ? .dictionary : .array, tag)
    case "true", "false":
      _ = try text(tag)
      try add(.boolean, bits: tag.name == "true" ? 1 : 0)
    case "string": try add(.string, bits: text(tag).bits)
    case "integer":
      let number = try integer(tag)
      try add(.integer, bits: number, width: Self.width(of: number))
    case "real":
      let words = try trimmedText(tag)
      guard let number = Double(words) else { throw error(.badPropertyList, "'\(words)' is no real number") }
      try add(.real, bits: number.bitPattern, width: 8)
    case "date":
      let words = try trimmedText(tag)
      guard let seconds = PropertyListDate.seconds(words) else {
        throw error(.badPropertyList, "'\(words)' is no date; expected a form like 2001-01-01T00:00:00Z")
      }
      try add(.date, bits: seconds.bitPattern, width: 8)
    case "data": try add(.data, bits: data(tag).bits)
    default: throw error(.badPropertyList, "<\(tag.name)> is no value of a property list")
    }
  }

  private mutating func begin(_ kind: PropertyListTable.Kind, _ tag: Tag) throws(PropertyListError) {
    guard open.count < limits.depth else {
      throw error(.propertyListTooDeep, "nested more than \(limits.depth) levels deep")
    }
    try add(kind, bits: 0)
    guard !tag.isEmpty else { return }
    open.append(Container(object: table.count - 1, kind: kind, firstPending: pending.count))
  }

  private mutating func close(_ container: Container) throws(PropertyListError) {
    open.removeLast()
    let run = pending[container.firstPending...]
    let isDictionary = container.kind == .dictionary
    guard !isDictionary || run.count % 2 == 0 else {
      throw error(.badPropertyList, "a <dict> ends after a <key>; expected its value")
    }
    let first = table.members.count
    if isDictionary, !makeUID(container.object, run) {
      for place in stride(from: run.startIndex, to: run.endIndex, by: 2) { table.members.append(run[place]) }
      for place in stride(from: run.startIndex + 1, to: run.endIndex, by: 2) { table.members.append(run[place]) }
    } else if !isDictionary {
      table.members += run
    }
    if table.objects[container.object].kind != .uid {
      let count = isDictionary ? run.count / 2 : run.count
      set(container.object, container.kind, bits: ByteSpan(offset: first, count: count).bits)
    }
    pending.removeSubrange(container.firstPending...)
  }

  /// Turns a dictionary with the only key `CF$UID` into a UID. Its key and value are the last objects of the table.
  private mutating func makeUID(_ object: Int, _ run: ArraySlice<UInt32>) -> Bool {
    guard run.count == 2, let key = run.first, let value = run.last, table.holds("CF$UID", Int(key)),
      let number = table.integer(Int(value)), number >= 0
    else { return false }
    table.objects.removeLast(2)
    set(object, .uid, bits: UInt64(number), width: Self.width(of: UInt64(number)))
    return true
  }

  private mutating func set(_ object: Int, _ kind: PropertyListTable.Kind, bits: UInt64, width: UInt8 = 0) {
    let offset = Int(table.objects[object].offset)
    table.objects[object] = .init(kind, bits: bits, width: width, offset: offset)
  }

  private mutating func add(_ kind: PropertyListTable.Kind, bits: UInt64, width: UInt8 = 0) throws(PropertyListError) {
    guard table.count < limits.values else {
      throw error(.propertyListTooLarge, "more than \(limits.values) objects")
    }
    if !open.isEmpty { pending.append(UInt32(truncatingIfNeeded: table.count)) }
    table.objects.append(.init(kind, bits: bits, width: width, offset: tagStart))
  }

  private static func width(of number: UInt64) -> UInt8 {
    number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
  }
}

// MARK: Text between tags

extension XMLPropertyListReader {
  /// Where the text up to the tag that closes lies: in the source if it stands there as it is, else behind it.
  private mutating func text(_ tag: Tag) throws(PropertyListError) -> ByteSpan {
    guard !tag.isEmpty else { return .empty }
    let (start, opening) = (position, tagStart)
    var firstAdded: Int?
    while true {
      let from = position
      var isPlain = true
      while position < source.count, source[position] != UInt8(ascii: "<") {
        if source[position] == UInt8(ascii: "&") { isPlain = false }
        position += 1
      }
      let isCDATA = source[position...].starts(with: "<![CDATA[".utf8)
      if firstAdded == nil, !isPlain || isCDATA {
        firstAdded = table.bytes.count
        append(resolving: source[start..<position])
      } else if firstAdded != nil {
        append(resolving: source[from..<position])
      }
      guard isCDATA else { break }
      let content = position + 9
      try skip(to: "]]>", from: content, "a CDATA section")
      table.bytes += source[content..<position - 3]
    }
    let end = position
    guard let closing = try nextTag(), closing.name == "/" + tag.name else {
      throw error(.badPropertyList, "<\(tag.name)> does not end with </\(tag.name)>")
    }
    tagStart = opening
    return firstAdded.map { ByteSpan(offset: $0, count: table.bytes.count - $0) }
      ?? ByteSpan(offset: start, count: end - start)
  }

  private mutating func trimmedText(_ tag: Tag) throws(PropertyListError) -> String {
    let raw = table.bytes[try text(tag).range]
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    let start = raw.firstIndex { !isSpace($0) } ?? raw.endIndex
    let end = raw.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start
    return String(decoding: raw[start..<end].prefix(128), as: UTF8.self)
  }

  /// Decimal, or hexadecimal behind `0x`; numbers up to the largest unsigned one.
  private mutating func integer(_ tag: Tag) throws(PropertyListError) -> UInt64 {
    let words = try trimmedText(tag)
    if let number = Int64(words) { return UInt64(bitPattern: number) }
    let isHexadecimal = words.hasPrefix("0x") || words.hasPrefix("0X")
    if let number = isHexadecimal ? UInt64(words.dropFirst(2), radix: 16) : UInt64(words) { return number }
    throw error(.badPropertyList, "'\(words)' is no 64-bit integer")
  }

  private mutating func data(_ tag: Tag) throws(PropertyListError) -> ByteSpan {
    let words = try text(tag)
    let first = table.bytes.count
    if let byte = Base64.decode(words, of: &table.bytes) {
      throw error(.badPropertyList, "byte \(byte) in <data> is not of base64")
    }
    return ByteSpan(offset: first, count: table.bytes.count - first)
  }

  /// Appends text with entities and character references resolved; what is none stays as it stands.
  private mutating func append(resolving text: ArraySlice<UInt8>) {
    var rest = text
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      table.bytes += rest[..<start]
      // The longest reference is `&#x10FFFF;`; zeros before it are not expected.
      let name = rest[(start + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
      if name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: ";"),
        let character = Self.character(String(decoding: name, as: UTF8.self))
      {
        table.bytes += character.utf8
        rest = rest[(name.endIndex + 1)...]
      } else {
        table.bytes.append(rest[start])
        rest = rest[(start + 1)...]
      }
    }
    table.bytes += rest
  }

  private static func character(_ name: String) -> String? {
    switch name {
    case "amp": return "&"
    case "lt": return "<"
    case "gt": return ">"
    case "quot": return "\""
    case "apos": return "'"
    default: break
    }
    guard name.hasPrefix("#") else { return nil }
    let digits = name.dropFirst()
    let code = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }
}

// MARK: Tags

extension XMLPropertyListReader {
  /// Steps behind the next tag, over text and comments.
  private mutating func nextTag() throws(PropertyListError) -> Tag? {
    while let start = source[position...].firstIndex(of: UInt8(ascii: "<")) {
      tagStart = start
      if source[start...].starts(with: "<!--".utf8) {
        try skip(to: "-->", from: start + 4, "a comment")
        continue
      }
      guard let end = source[start...].firstIndex(of: UInt8(ascii: ">")) else {
        throw error(.truncatedPropertyList, "a tag does not end")
      }
      position = end + 1
      let inner = source[(start + 1)..<end]
      let isEmpty = inner.last == UInt8(ascii: "/")
      // No name of a property list is longer than `/integer`.
      let name = (isEmpty ? inner.dropLast() : inner).prefix(32).prefix { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
      return Tag(name: String(decoding: name, as: UTF8.self), isEmpty: isEmpty)
    }
    return nil
  }

  private mutating func skip(to end: String, from start: Int, _ what: String) throws(PropertyListError) {
    let end = Array(end.utf8)
    var index = start
    while index + end.count <= source.count {
      if source[index] == end[0], source[index...].starts(with: end) {
        position = index + end.count
        return
      }
      index += 1
    }
    throw error(.truncatedPropertyList, "\(what) does not end")
  }

  private func error(_ code: PropertyListError.Code, _ detail: String) -> PropertyListError {
    let offset = min(tagStart, source.count)
    let lines = LineTable(source)
    let place = Place.text(file, line: lines.line(at: offset), column: lines.column(at: offset, in: source))
    return PropertyListError(code: code, place: place, detail: "property list: \(detail)")
  }
}

import Foundation

/// Reads an import map where it stands in a page, with places of what can be replaced.
///
/// - Documented: RFC 8259 for JSON; HTML Living Standard, "Import maps", for `imports` and `scopes`.
struct ImportMapReader {
  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var map = ImportMap()

  /// How deep a value may be nested.
  static let deepest = 64

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The map of the bytes.
  static func read(_ bytes: ArraySlice<UInt8>) throws(ImportMap.Fault) -> ImportMap {
    var reader = Self(bytes)
    try reader.root()
    return reader.map
  }

  private mutating func root() throws(ImportMap.Fault) {
    skipSpace()
    let rootStart = position + 1
    var count = 0
    try object { (reader, key, _) throws(ImportMap.Fault) in
      count += 1
      switch key {
      // Of two members of one name the last one counts.
      case "imports":
        reader.map.start = reader.position + 1
        reader.map.hasImports = true
        reader.map.imports = try reader.entries()
        reader.map.isEmpty = reader.map.imports.isEmpty
      case "scopes":
        (reader.map.scopes, reader.map.scoped) = ([], [])
        try reader.object { (reader, key, range) throws(ImportMap.Fault) in
          reader.map.scopes.append(ImportMap.Entry(key: key, address: key, range: range))
          reader.map.scoped += try reader.entries()
        }
      default: try reader.value(depth: 1)
      }
    }
    if !map.hasImports {
      map.start = rootStart
      map.isEmpty = count == 0
    }
    skipSpace()
    if position < bytes.endIndex { throw fault("expected the end of the import map") }
  }

  /// An object of names and addresses.
  private mutating func entries() throws(ImportMap.Fault) -> [ImportMap.Entry] {
    var entries: [ImportMap.Entry] = []
    try object { (reader, key, _) throws(ImportMap.Fault) in
      let start = reader.position
      let address = reader.peek == UInt8(ascii: "\"") ? try reader.string() : nil
      if address == nil { try reader.value(depth: 2) }
      entries.append(ImportMap.Entry(key: key, address: address, range: start..<reader.position))
    }
    return entries
  }

  /// - Parameter member: is called before each value with its key and where the key stands, and moves behind the value.
  private mutating func object(
    member: (inout Self, String, Range<Int>) throws(ImportMap.Fault) -> Void
  ) throws(ImportMap.Fault) {
    try list("{", "}") { (reader) throws(ImportMap.Fault) in
      let start = reader.position
      let key = try reader.string()
      let range = start..<reader.position
      reader.skipSpace()
      try reader.take(UInt8(ascii: ":"))
      reader.skipSpace()
      try member(&reader, key, range)
    }
  }

  private mutating func list(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, item: (inout Self) throws(ImportMap.Fault) -> Void
  ) throws(ImportMap.Fault) {
    try take(UInt8(ascii: open))
    skipSpace()
    if peek == UInt8(ascii: close) {
      position += 1
      return
    }
    while true {
      skipSpace()
      try item(&self)
      skipSpace()
      if peek == UInt8(ascii: close) {
        position += 1
        return
      }
      try take(UInt8(ascii: ","), or: close)
    }
  }

  /// Moves behind a value of any kind.
  private mutating func value(depth: Int) throws(ImportMap.Fault) {
    guard depth < Self.deepest else { throw fault("values are nested deeper than \(Self.deepest)") }
    switch peek {
    case UInt8(ascii: "{"):
      try object { (reader, _, _) throws(ImportMap.Fault) in try reader.value(depth: depth + 1) }
    case UInt8(ascii: "["):
      try list("[", "]") { (reader) throws(ImportMap.Fault) in try reader.value(depth: depth + 1) }
    case UInt8(ascii: "\""): _ = try string()
    default:
      let start = position
      while let byte = peek, !Self.ends.contains(byte) { position += 1 }
      guard decoded(start) != nil else { throw fault("expected a JSON value", at: start) }
    }
  }

  private mutating func string() throws(ImportMap.Fault) -> String {
    let start = position
    guard peek == UInt8(ascii: "\"") else { throw fault("expected a text in double quotes") }
    position += 1
    while let byte = peek, byte != UInt8(ascii: "\"") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    guard peek != nil else { throw fault("the text has no end", at: start) }
    position += 1
    guard let text = decoded(start) as? String else { throw fault("the text is not written as JSON", at: start) }
    return text
  }

  /// The text, number, true, false or null between a place and this one.
  private func decoded(_ start: Int) -> Any? {
    try? JSONSerialization.jsonObject(with: Data(bytes[start..<position]), options: .fragmentsAllowed)
  }

  private mutating func take(_ byte: UInt8, or close: Unicode.Scalar? = nil) throws(ImportMap.Fault) {
    guard peek == byte else {
      throw fault("expected '\(Unicode.Scalar(byte))'" + (close.map { " or '\($0)'" } ?? ""))
    }
    position += 1
  }

  private mutating func skipSpace() {
    while let byte = peek, [0x20, 0x09, 0x0A, 0x0D].contains(byte) { position += 1 }
  }

  private var peek: UInt8? { position < bytes.endIndex ? bytes[position] : nil }

  private func fault(_ detail: String, at offset: Int? = nil) -> ImportMap.Fault {
    ImportMap.Fault(offset: min(offset ?? position, bytes.endIndex), detail: detail)
  }

  private static let ends = Set(" \t\n\r,]}:\"[{".utf8)
}

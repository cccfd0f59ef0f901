import NibBytes
import NibDiagnostics

/// A value of a property list. Dictionaries keep the order of their entries, which is the order of the bytes.
public enum PropertyList: Sendable, Hashable {
  /// The null object of the binary form.
  case null
  /// Text.
  case string(String)
  /// A whole number.
  case integer(Int64)
  /// A real.
  case real(Double)
  /// True or false.
  case boolean(Bool)
  /// Bytes.
  case data([UInt8])
  /// Seconds since the beginning of 2001, in UTC.
  case date(Double)
  /// The number of an object of a keyed archive.
  case uid(UInt64)
  /// Values in order.
  case array([PropertyList])
  /// Values by key, in the order in which they are written; of a key that was read twice the first counts.
  case dictionary([Entry])

  /// One value of a dictionary.
  public struct Entry: Sendable, Hashable {
    /// The key.
    public var key: String
    /// The value.
    public var value: PropertyList

    /// Makes an entry.
    public init(_ key: String, _ value: PropertyList) {
      self.key = key
      self.value = value
    }
  }
}

extension PropertyList {
  /// Reads a property list, binary or XML in UTF-8, such as an `Info.plist`.
  ///
  /// Shared objects are expanded. Deeper than 64 levels, or with more than 100 000 values, it is refused; read a
  /// `PropertyListTable` where lists are larger than that.
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, for messages.
  /// - Throws: `PropertyListError`, any of its codes.
  public init(_ bytes: [UInt8], file: String) throws(PropertyListError) {
    let limits = ReadLimits(values: Expansion.mostValues, depth: Expansion.deepest)
    let table = try PropertyListTable(bytes, file: file, limits: limits)
    var expansion = Expansion(table: table, file: file)
    self = try expansion.value(table.top, depth: 0)
  }

  /// A dictionary in the order in which Apple's tools print one: by the bytes of the keys.
  /// - Seen: what ibtool of Xcode 26.5 prints, on every level.
  public static func sorted(_ entries: [String: PropertyList]) -> PropertyList { .dictionary(sortedEntries(entries)) }

  static func sortedEntries(_ entries: [String: PropertyList]) -> [Entry] {
    entries.map { Entry($0.key, $0.value) }.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
  }

  /// The value of a key; nil when this is no dictionary, or has no such key. Compares the keys one by one.
  public subscript(key: String) -> PropertyList? {
    entries?.first { $0.key == key }?.value
  }

  /// The text, when it is a string.
  public var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// The entries, when it is a dictionary.
  public var entries: [Entry]? {
    if case .dictionary(let entries) = self { entries } else { nil }
  }

  /// The entries of a dictionary whose values `transform` accepts, by key.
  public func compactMapEntries<Value>(_ transform: (PropertyList) -> Value?) -> [String: Value] {
    var found: [String: Value] = [:]
    for entry in entries ?? [] {
      if let value = transform(entry.value) { found[entry.key] = value }
    }
    return found
  }
}

/// Makes values of a table's objects, within bounds: a hostile list shares objects to become huge, or contains itself.
private struct Expansion {
  static let deepest = 64
  static let mostValues = 100_000

  let table: PropertyListTable
  let file: String
  private var valuesLeft = mostValues
  /// Bytes of text and data that may still be copied: many values may share one long text.
  private var bytesLeft: Int

  init(table: PropertyListTable, file: String) {
    self.table = table
    self.file = file
    bytesLeft = 4 * table.bytes.count
  }

  /// Recursion ends at `deepest`.
  mutating func value(_ object: Int, depth: Int) throws(PropertyListError) -> PropertyList {
    valuesLeft -= 1
    guard depth < Self.deepest else {
      throw error(.propertyListTooDeep, object, "nested more than \(Self.deepest) levels deep, or inside itself")
    }
    guard valuesLeft > 0 else {
      throw error(.propertyListTooLarge, object, "more than \(Self.mostValues) values")
    }
    switch table.objects[object].kind {
    case .null: return .null
    case .boolean: return .boolean(table.boolean(object) ?? false)
    case .integer: return .integer(table.integer(object) ?? 0)
    case .real: return .real(table.real(object) ?? 0)
    case .date: return .date(table.real(object) ?? 0)
    case .uid: return .uid(table.objects[object].bits)
    case .string, .wideString:
      try spend(object)
      return .string(table.string(object) ?? "")
    case .data:
      try spend(object)
      return .data(table.span(object).map { Array(table.bytes[$0.range]) } ?? [])
    case .array:
      var items: [PropertyList] = []
      for item in table.items(object) ?? [] { items.append(try value(Int(item), depth: depth + 1)) }
      return .array(items)
    case .dictionary: return .dictionary(try entries(object, depth: depth))
    }
  }

  private mutating func entries(_ object: Int, depth: Int) throws(PropertyListError) -> [PropertyList.Entry] {
    var entries: [PropertyList.Entry] = []
    var known: Set<String> = []
    for (keyObject, valueObject) in zip(table.keys(object) ?? [], table.values(object) ?? []) {
      let value = try value(Int(valueObject), depth: depth + 1)
      try spend(Int(keyObject))
      guard let key = table.string(Int(keyObject)) else {
        throw error(.badPropertyList, Int(keyObject), "the key of a dictionary is no string")
      }
      if known.insert(key).inserted { entries.append(PropertyList.Entry(key, value)) }
    }
    return entries
  }

  private mutating func spend(_ object: Int) throws(PropertyListError) {
    bytesLeft -= Int(ByteSpan(bits: table.objects[object].bits).count)
    guard bytesLeft >= 0 else {
      throw error(.propertyListTooLarge, object, "strings and data are longer together than four times the file")
    }
  }

  private func error(_ code: PropertyListError.Code, _ object: Int, _ detail: String) -> PropertyListError {
    PropertyListError(code: code, place: table.place(object, file: file), detail: "property list: \(detail)")
  }
}

import NibBytes
import NibDiagnostics

// Invariant, held by the readers and by `init(_:)`: every member is the index of an object, every span lies inside
// `bytes`, and `top` is an object. Objects may contain each other in cycles; whoever walks them bounds the walk.

/// A property list as a file has it: a flat table of objects, in which a shared object stands once.
///
/// Dictionaries keep the order of their keys, and a key that occurs twice stays twice. The widths of numbers are kept,
/// so that a binary list that was read is written back with the same bytes.
public struct PropertyListTable: Sendable {
  /// The two written forms.
  public enum Form: Sendable, Hashable {
    /// `bplist00`.
    case binary
    /// `<plist>`.
    case xml
  }

  /// The types of objects.
  public enum Kind: UInt8, Sendable, BitwiseCopyable, Hashable {
    /// The null object of the binary form; no program is known to write one.
    case null
    /// True or false.
    case boolean
    /// A whole number.
    case integer
    /// A 32-bit or 64-bit real.
    case real
    /// Seconds since the beginning of 2001, in UTC.
    case date
    /// Text in ASCII or UTF-8.
    case string
    /// Text in big-endian UTF-16.
    case wideString
    /// Bytes.
    case data
    /// The number of another object of a keyed archive.
    case uid
    /// Objects in order.
    case array
    /// Objects as keys and values, in order.
    case dictionary
  }

  /// One object: 16 bytes, no heap.
  public struct Object: Sendable, BitwiseCopyable, Hashable {
    /// A number, the bits of a real, a span of `bytes`, or a run of `members`.
    package let bits: UInt64
    /// Offset of the object in the source; `UInt32.max` for one that no file holds.
    package let offset: UInt32
    /// The type.
    public let kind: Kind
    /// Bytes that the number takes in the binary form: 1, 2, 4, 8 or 16. 0 for what is no number.
    public let width: UInt8

    init(_ kind: Kind, bits: UInt64, width: UInt8 = 0, offset: Int) {
      self.bits = bits
      self.offset = UInt32(truncatingIfNeeded: offset)
      self.kind = kind
      self.width = width
    }
  }

  /// The objects.
  public internal(set) var objects: [Object]
  /// Items of arrays; keys and then values of dictionaries.
  package internal(set) var members: [UInt32]
  /// What spans point into: the source, behind it text and data that did not stand there as they are.
  public internal(set) var bytes: [UInt8]
  /// The outermost object.
  public internal(set) var top: Int
  /// The form it was read from or is meant for.
  public internal(set) var form: Form
  /// Bytes an offset takes in the binary form as it was read; nil for the smallest of 1, 2, 4 and 8.
  var offsetWidth: Int?
  /// Whether an offset may take three bytes in the binary form, as older systems wrote it.
  var allowsThreeBytes = false

  init(form: Form, bytes: [UInt8]) {
    objects = []
    members = []
    self.bytes = bytes
    top = 0
    self.form = form
  }

  /// Reads a property list, binary or XML in UTF-8. Linear in its size.
  /// - Parameters:
  ///   - bytes: The whole file.
  ///   - file: Its name, for messages.
  ///   - limits: `values` bounds the objects, and also the members of all containers together; `depth` the nesting of
  ///     XML.
  /// - Throws: `PropertyListError`, any of its codes.
  public init(_ bytes: [UInt8], file: String, limits: ReadLimits = ReadLimits()) throws(PropertyListError) {
    guard bytes.count <= min(limits.bytes, Int(UInt32.max) / 2) else {
      let detail = "the property list has \(bytes.count) bytes, the limit is \(limits.bytes)"
      throw PropertyListError(code: .propertyListTooLarge, place: Place(file: file), detail: detail)
    }
    if bytes.starts(with: "bplist0".utf8) {
      self = try BinaryPropertyListReader.read(bytes, file: file, limits: limits)
    } else {
      var reader = XMLPropertyListReader(bytes, file: file, limits: limits)
      self = try reader.read()
    }
  }
}

extension PropertyListTable {
  /// Number of objects.
  public var count: Int { objects.count }

  /// The items of an array; nil for another object.
  public func items(_ object: Int) -> ArraySlice<UInt32>? {
    objects[object].kind == .array ? run(object, times: 1) : nil
  }

  /// The keys of a dictionary; nil for another object.
  public func keys(_ object: Int) -> ArraySlice<UInt32>? {
    guard objects[object].kind == .dictionary else { return nil }
    let all = run(object, times: 2)
    return all.prefix(all.count / 2)
  }

  /// The values of a dictionary, in the order of its keys; nil for another object.
  public func values(_ object: Int) -> ArraySlice<UInt32>? {
    guard objects[object].kind == .dictionary else { return nil }
    let all = run(object, times: 2)
    return all.dropFirst(all.count / 2)
  }

  private func run(_ object: Int, times: Int) -> ArraySlice<UInt32> {
    let run = ByteSpan(bits: objects[object].bits)
    return members[Int(run.offset)..<Int(run.offset) + Int(run.count) * times]
  }

  /// The first value of a key, by name. Compares the keys one by one.
  public func value(_ key: String, of object: Int) -> Int? {
    guard let keys = keys(object), let values = values(object) else { return nil }
    return keys.firstIndex { holds(key, Int($0)) }.map { Int(values[$0 + keys.count]) }
  }

  /// Whether an object is text and equal to `text`.
  public func holds(_ text: String, _ object: Int) -> Bool {
    switch objects[object].kind {
    case .string: bytes.equals(ByteSpan(bits: objects[object].bits), text)
    case .wideString: string(object) == text
    default: false
    }
  }

  /// The text of a string; nil for another object. What is no valid text has U+FFFD instead.
  public func string(_ object: Int) -> String? {
    let span = ByteSpan(bits: objects[object].bits)
    switch objects[object].kind {
    case .string: return bytes.text(span)
    case .wideString:
      let units = stride(from: Int(span.offset), to: span.end - 1, by: 2)
      return String(decoding: units.map { UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1]) }, as: UTF16.self)
    default: return nil
    }
  }

  /// Where the bytes of data, or of a string in UTF-8, lie in `bytes`; nil for another object.
  public func span(_ object: Int) -> ByteSpan? {
    switch objects[object].kind {
    case .string, .data: ByteSpan(bits: objects[object].bits)
    default: nil
    }
  }

  /// Bytes that the content of a string or data takes; nil for another object.
  public func byteCount(_ object: Int) -> Int? {
    switch objects[object].kind {
    case .string, .wideString, .data: Int(ByteSpan(bits: objects[object].bits).count)
    default: nil
    }
  }

  /// A whole number; one above the largest signed one has its bits. Nil for another object.
  public func integer(_ object: Int) -> Int64? {
    objects[object].kind == .integer ? Int64(bitPattern: objects[object].bits) : nil
  }

  /// The number of a UID; nil for another object.
  public func uid(_ object: Int) -> Int? {
    objects[object].kind == .uid ? Int(exactly: objects[object].bits) : nil
  }

  /// True or false; nil for another object.
  public func boolean(_ object: Int) -> Bool? {
    objects[object].kind == .boolean ? objects[object].bits != 0 : nil
  }

  /// A real, or a date in seconds since 2001; nil for another object.
  public func real(_ object: Int) -> Double? {
    let (kind, bits) = (objects[object].kind, objects[object].bits)
    guard kind == .real || kind == .date else { return nil }
    return objects[object].width == 4
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  /// The bits of a 32-bit real, or of a 64-bit one; nil for another object.
  public func realBits(_ object: Int) -> UInt64? {
    objects[object].kind == .real ? objects[object].bits : nil
  }

  /// Where an object stands: byte offset in the source; nil for one that no file holds.
  public func offset(_ object: Int) -> Int? {
    objects[object].offset == .max ? nil : Int(objects[object].offset)
  }

  /// The place of an object for a message: byte offset in a binary list, line and column in an XML one.
  public func place(_ object: Int, file: String) -> Place {
    guard let offset = offset(object) else { return Place(file: file) }
    guard form == .xml else { return .byte(file, offset: offset) }
    let lines = LineTable(bytes)
    return .text(file, line: lines.line(at: offset), column: lines.column(at: offset, in: bytes))
  }
}

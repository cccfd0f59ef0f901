import NibBytes
import NibDiagnostics
import NibPropertyLists

// Invariant: that of the table. Its members are objects and its spans lie inside its bytes, so neither is asked again.

/// The property list of a keyed archive as its reader looks at it: where the tables stand, for as long as they do.
struct KeyedArchiveSource {
  private let input: Input
  /// The bytes, objects and members of the property list.
  let bytes: UnsafeBufferPointer<UInt8>
  let objects: UnsafeBufferPointer<PropertyListTable.Object>
  let members: UnsafeBufferPointer<UInt32>
  /// The objects of the table by their numbers in the archive.
  let numbered: UnsafeBufferPointer<UInt32>

  /// What is seldom asked for, in one word: who passes a source on copies few.
  private final class Input {
    let table: PropertyListTable
    let header: KeyedArchiveHeader
    let file: String

    init(_ table: PropertyListTable, _ header: KeyedArchiveHeader, _ file: String) {
      self.table = table
      self.header = header
      self.file = file
    }
  }

  var table: PropertyListTable { input.table }
  var header: KeyedArchiveHeader { input.header }
  var file: String { input.file }

  /// Calls a body with the tables at hand.
  static func with<Result>(
    _ table: PropertyListTable, _ header: KeyedArchiveHeader, file: String,
    _ body: (KeyedArchiveSource) throws(ArchiveError) -> Result
  ) throws(ArchiveError) -> Result {
    try table.bytes.withUnsafeBufferPointer { bytes throws(ArchiveError) in
      try table.objects.withUnsafeBufferPointer { objects throws(ArchiveError) in
        try table.members.withUnsafeBufferPointer { members throws(ArchiveError) in
          let numbered = UnsafeBufferPointer(rebasing: members[header.objects.indices])
          return try body(
            KeyedArchiveSource(
              input: Input(table, header, file), bytes: bytes, objects: objects, members: members, numbered: numbered))
        }
      }
    }
  }

  /// The keys of a dictionary, or the elements of an array, as a run of members.
  @inline(__always)
  func run(_ object: Int) -> (first: Int, count: Int) {
    let run = ByteSpan(bits: objects[object].bits)
    return (Int(run.offset), Int(run.count))
  }

  /// The elements of an array as a run of members; nil for another object.
  @inline(__always)
  func items(_ object: Int) -> (first: Int, count: Int)? { objects[object].kind == .array ? run(object) : nil }

  /// Whether all bytes of a span are ASCII.
  func isASCII(_ span: ByteSpan) -> Bool {
    let bytes = UnsafeRawBufferPointer(bytes)
    var (at, all) = (Int(span.offset), UInt64(0))
    while at + 8 <= span.end {
      all |= bytes.loadUnaligned(fromByteOffset: at, as: UInt64.self)
      at += 8
    }
    while at < span.end {
      all |= UInt64(bytes[at])
      at += 1
    }
    return all & 0x8080_8080_8080_8080 == 0
  }

  /// Whether an object is text and equal to a name in ASCII.
  func holds(_ name: StaticString, _ object: Int) -> Bool {
    let found = objects[object]
    guard found.kind == .string else { return found.kind == .wideString && table.holds(name.description, object) }
    let span = ByteSpan(bits: found.bits)
    let wanted = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    return Fingerprint.equal(bytes, span, wanted, ByteSpan(offset: 0, count: wanted.count))
  }

  /// The first value of a key of a dictionary; nil for another object.
  func value(_ key: StaticString, of object: Int) -> Int? {
    guard objects[object].kind == .dictionary else { return nil }
    let (first, count) = run(object)
    for place in first..<first + count where holds(key, Int(members[place])) { return Int(members[place + count]) }
    return nil
  }

  /// The number of a UID; nil for another object.
  @inline(__always)
  func uid(_ object: Int) -> Int? { objects[object].kind == .uid ? Int(exactly: objects[object].bits) : nil }

  /// Whether an object is text.
  @inline(__always)
  func isText(_ object: Int) -> Bool { objects[object].kind == .string || objects[object].kind == .wideString }

  /// The text of a string.
  func text(_ object: Int) -> String { table.string(object) ?? "" }

  /// Adds text in UTF-8 to a list of bytes.
  func append(_ object: Int, to list: inout GrowingBuffer<UInt8>) {
    let span = ByteSpan(bits: objects[object].bits)
    if let start = bytes.baseAddress, objects[object].kind == .string, isASCII(span) {
      list.append(from: start + Int(span.offset), count: Int(span.count))
    } else {
      for byte in text(object).utf8 { list.append(byte) }
    }
  }

  /// The bytes of text in ASCII; nil for text that stands in another form.
  func ascii(_ object: Int) -> UnsafeBufferPointer<UInt8>? {
    let span = ByteSpan(bits: objects[object].bits)
    guard objects[object].kind == .string, isASCII(span) else { return nil }
    return UnsafeBufferPointer(rebasing: bytes[span.range])
  }

  /// An error at an object.
  @inline(never)
  func error(_ code: ArchiveError.Code, _ object: Int, _ detail: String) -> ArchiveError {
    ArchiveError(code: code, place: table.place(object, file: file), detail: detail)
  }
}

extension GrowingBuffer<UInt8> {
  /// Adds text in big-endian UTF-16 as UTF-8; halves of a pair that stand alone become U+FFFD, and a byte too many
  /// is left out.
  mutating func append(wide bytes: UnsafeBufferPointer<UInt8>, _ span: ByteSpan) {
    var at = Int(span.offset)
    func unit(_ at: Int) -> UInt32 { UInt32(bytes[at]) << 8 | UInt32(bytes[at + 1]) }
    while at + 2 <= span.end {
      let first = unit(at)
      at += 2
      switch first {
      case ..<0x80: append(UInt8(truncatingIfNeeded: first))
      case 0xD800..<0xDC00 where at + 2 <= span.end && (0xDC00..<0xE000).contains(unit(at)):
        append(scalar: 0x10000 + (first - 0xD800) << 10 + (unit(at) - 0xDC00))
        at += 2
      case 0xD800..<0xE000: append(scalar: 0xFFFD)
      default: append(scalar: first)
      }
    }
  }

  private mutating func append(scalar: UInt32) {
    func rest(_ shift: UInt32) -> UInt8 { 0x80 | UInt8(scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x800: append(0xC0 | UInt8(scalar >> 6))
    case ..<0x10000:
      append(0xE0 | UInt8(scalar >> 12))
      append(rest(6))
    default:
      append(0xF0 | UInt8(scalar >> 18))
      append(rest(12))
      append(rest(6))
    }
    append(rest(0))
  }
}

import NibDiagnostics

/// The first 50 bytes of a NIBArchive: magic, two version words, then count and offset of four tables.
///
/// Little-endian, no padding. The tables follow in the order objects, keys, values, classes, each beginning where the
/// one before ends. Seen: without exception.
struct NIBArchiveHeader: Equatable {
  /// Count of entries, and offset of the first from the start of the archive, in bytes.
  struct Table: Equatable {
    var count: Int
    var offset: Int
  }

  static let magic = Array("NIBArchive".utf8)
  static let byteCount = 50
  /// Seen: 1 in every archive.
  static let major: UInt32 = 1
  /// Seen: 9 up to about Xcode 13, 10 since; the layout is the same.
  static let minors: ClosedRange<UInt32> = 9...10
  /// Stands behind the classes of a launch screen's archive.
  static let launchTrailer = Array("LNE\0".utf8)

  var minor: UInt32
  var objects: Table
  var keys: Table
  var values: Table
  var classes: Table
}

extension NIBArchiveHeader {
  /// The smallest sizes of a table's entry in bytes, which bound a count before it is believed.
  private enum Least {
    static let object = 3
    static let key = 1
    static let value = 2
    static let `class` = 3
  }

  /// Reads the header and checks that the tables fit the input and each other.
  /// - Throws: `badMagic`, `truncated`, `unsupportedVersion`, `empty`, `malformed`.
  init(_ bytes: [UInt8], file: String) throws(ArchiveError) {
    guard bytes.count >= Self.byteCount else {
      let detail = "the header ends after \(bytes.count) bytes instead of \(Self.byteCount)"
      throw ArchiveError(code: .truncated, place: .byte(file, offset: bytes.count), detail: detail)
    }
    guard bytes.starts(with: Self.magic) else {
      let detail = "the file does not begin with 'NIBArchive'"
      throw ArchiveError(code: .badMagic, place: .byte(file, offset: 0), detail: detail)
    }
    minor = try Self.minor(bytes, file)
    objects = Self.table(bytes, 18)
    keys = Self.table(bytes, 26)
    values = Self.table(bytes, 34)
    classes = Self.table(bytes, 42)
    try check(size: bytes.count, file)
  }

  private static func minor(_ bytes: [UInt8], _ file: String) throws(ArchiveError) -> UInt32 {
    let major = word(bytes, 10)
    let minor = word(bytes, 14)
    guard major == Self.major, minors.contains(minor) else {
      let detail = "version \(major).\(minor); known are 1.9 and 1.10"
      throw ArchiveError(code: .unsupportedVersion, place: .byte(file, offset: 10), detail: detail)
    }
    return minor
  }

  private static func table(_ bytes: [UInt8], _ offset: Int) -> Table {
    Table(count: Int(word(bytes, offset)), offset: Int(word(bytes, offset + 4)))
  }

  private static func word(_ bytes: [UInt8], _ offset: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[offset + $1]) << (8 * UInt32($1)) }
  }

  private func check(size: Int, _ file: String) throws(ArchiveError) {
    guard objects.offset == Self.byteCount else {
      let detail = "the object table begins at \(objects.offset), expected \(Self.byteCount)"
      throw ArchiveError(code: .malformed, place: .byte(file, offset: 22), detail: detail)
    }
    try check(objects, "object", end: keys.offset, least: Least.object, size: size, at: 18, file)
    try check(keys, "key", end: values.offset, least: Least.key, size: size, at: 26, file)
    try check(values, "value", end: classes.offset, least: Least.value, size: size, at: 34, file)
    try check(classes, "class", end: size, least: Least.class, size: size, at: 42, file)
    guard objects.count > 0 else {
      throw ArchiveError(code: .empty, place: .byte(file, offset: 18), detail: "the archive has no root object")
    }
  }

  private func check(
    _ table: Table, _ name: String, end: Int, least: Int, size: Int, at field: Int, _ file: String
  ) throws(ArchiveError) {
    guard end <= size else {
      let detail = "the \(name) table ends at \(end), the file has \(size) bytes"
      throw ArchiveError(code: .truncated, place: .byte(file, offset: field), detail: detail)
    }
    guard table.offset <= end else {
      let detail = "the \(name) table begins at \(table.offset), behind its end at \(end)"
      throw ArchiveError(code: .malformed, place: .byte(file, offset: field + 4), detail: detail)
    }
    guard table.count <= (end - table.offset) / least else {
      let detail = "\(table.count) entries of the \(name) table cannot lie in its \(end - table.offset) bytes"
      throw ArchiveError(code: .truncated, place: .byte(file, offset: field), detail: detail)
    }
  }
}

extension NIBArchiveHeader {
  /// Writes the 50 bytes.
  func write(to writer: inout ByteWriter) {
    for byte in Self.magic { writer.byte(byte) }
    writer.word(Self.major)
    writer.word(minor)
    for table in [objects, keys, values, classes] {
      writer.word(UInt32(truncatingIfNeeded: table.count))
      writer.word(UInt32(truncatingIfNeeded: table.offset))
    }
  }
}

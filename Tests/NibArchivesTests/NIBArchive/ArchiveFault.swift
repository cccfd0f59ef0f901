import Testing

@testable import NibArchives

/// A sample with one fault, and the code it must be refused with.
struct ArchiveFault: Sendable, CustomTestStringConvertible {
  let name: String
  let code: ArchiveError.Code
  let bytes: [UInt8]

  init(_ name: String, _ code: ArchiveError.Code, _ change: (inout SampleArchive) -> Void) {
    self.name = name
    self.code = code
    bytes = SampleArchive.with(change)
  }

  var testDescription: String { name }

  static let all = headers + tables + values

  private static let headers: [ArchiveFault] = [
    .init("wrong magic", .badMagic) { $0.magic[0] = 0x6E },
    .init("another major version", .unsupportedVersion) { $0.major = 2 },
    .init("an older minor version", .unsupportedVersion) { $0.minor = 8 },
    .init("a newer minor version", .unsupportedVersion) { $0.minor = 11 },
    .init("no object", .empty) {
      $0.counts[0] = 0
      $0.objects = []
    },
    .init("a gap before the objects", .malformed) { $0.shifts = [1, 1, 1, 1] },
    .init("a gap before the keys", .malformed) { $0.shifts[1] = 1 },
    .init("a key table that begins too early", .truncated) { $0.shifts[1] = -1 },
    .init("a value table before its keys", .malformed) { $0.shifts[2] = -40 },
    .init("a class table behind the file", .truncated) { $0.shifts[3] = 1000 },
    .init("four bytes behind the classes", .malformed) { $0.trailer = [0x4C, 0x4E, 0x45, 0x20] },
    .init("half a launch mark", .malformed) { $0.trailer = [0x4C, 0x4E] },
    .init("five bytes behind the classes", .malformed) { $0.trailer = Array("LNE\0\0".utf8) },
  ]

  private static let tables: [ArchiveFault] =
    (0..<4).map { table in .init("a huge count in table \(table)", .truncated) { $0.counts[table] = .max } }
    + (0..<4).map { table in .init("one entry too many in table \(table)", .truncated) { $0.counts[table] += 1 } }
    + [
      .init("one key too few", .malformed) { $0.counts[1] -= 1 },
      .init("an object's class outside", .indexOutOfRange) { $0.objects[0] = 0x82 },
      .init("an object's values outside", .indexOutOfRange) { $0.objects[4] = 0x8D },
      .init("objects that share values", .malformed) { $0.objects[4...5] = [0x80, 0x82] },
      .init("an index of more than 32 bits", .malformed) { $0.objects[0...0] = [0x7F, 0x7F, 0x7F, 0x7F, 0x90] },
      .init("an index of six bytes", .malformed) { $0.objects[0...0] = [0, 0, 0, 0, 0, 0x80] },
      .init("a key longer than its table", .truncated) { $0.keys[8] = 0x83 },
      .init("a key longer than any memory", .truncated) { $0.keys[8...8] = [0x7F, 0x7F, 0x7F, 0x7F, 0x8F] },
      .init("a class name without its NUL", .malformed) { $0.classes[7] = 0x41 },
      .init("a class name of no bytes", .malformed) { $0.classes = [0x80, 0x80, 0x82, 0x80, 0x42, 0] },
      .init("a fallback outside", .indexOutOfRange) { $0.classes[2] = 2 },
      .init("a negative fallback", .indexOutOfRange) { $0.classes[2...5] = [0xFF, 0xFF, 0xFF, 0xFF] },
      .init("a huge number of fallbacks", .indexOutOfRange) { $0.classes[1...1] = [0x7F, 0x7F, 0x7F, 0x7F, 0x8F] },
    ]

  private static let values: [ArchiveFault] = [
    .init("a value's key outside", .indexOutOfRange) { $0.values[0] = 0x83 },
    .init("a value of unknown type", .malformed) { $0.values[1] = 11 },
    .init("one value too few", .malformed) {
      $0.counts[2] -= 1
      $0.objects[5] = 0x80
    },
    .init("a reference outside", .indexOutOfRange) { $0.values[$0.values.count - 7] = 2 },
    .init("data longer than its table", .truncated) { $0.values[$0.values.count - 1] = 0xFF },
  ]
}

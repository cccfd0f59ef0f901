@testable import NibArchives

/// Archives built byte by byte, so that a test can put a fault where it wants it.
struct SampleArchive {
  var magic = Array("NIBArchive".utf8)
  var major: UInt32 = 1
  var minor: UInt32 = 9
  /// Class, first value, number of values.
  var objects: [UInt8] = [0x80, 0x80, 0x8C, 0x81, 0x8C, 0x81]
  /// `k`, `empty` and a name that is not ASCII.
  var keys: [UInt8] = [0x81, 0x6B, 0x85] + Array("empty".utf8) + [0x82, 0xC3, 0xA9]
  /// One value of each type but two of 8 bits for the root, and empty data for object 1.
  var values: [UInt8] =
    [0x80, 0, 0x7F, 0x80, 0, 0xFF, 0x81, 1, 0x00, 0x80, 0x80, 2, 1, 0, 0, 0x80, 0x80, 3]
    + [UInt8](repeating: 0xFF, count: 8) + [
      0x82, 4, 0x80, 5, 0x80, 6, 0, 0, 0x80, 0x3F, 0x80, 7, 0, 0, 0, 0, 0, 0, 0xF0,
    ]
    + [0x3F, 0x80, 8, 0x82, 0x68, 0x69, 0x80, 9, 0x80, 10, 1, 0, 0, 0, 0x80, 8, 0x80]
  /// `A`, which falls back on `B`, and `B`.
  var classes: [UInt8] = [0x82, 0x81, 1, 0, 0, 0, 0x41, 0, 0x82, 0x80, 0x42, 0]
  var trailer: [UInt8] = []
  /// Counts of objects, keys, values and classes.
  var counts: [UInt32] = [2, 3, 13, 2]
  /// Added to the offsets of objects, keys, values and classes.
  var shifts: [Int] = [0, 0, 0, 0]

  /// The archive's bytes.
  var bytes: [UInt8] {
    var bytes = magic + word(major) + word(minor)
    var offset = 50
    for (index, table) in [objects, keys, values, classes].enumerated() {
      bytes += word(counts[index]) + word(UInt32(offset + shifts[index]))
      offset += table.count
    }
    return bytes + objects + keys + values + classes + trailer
  }

  /// A sample with something changed.
  static func with(_ change: (inout SampleArchive) -> Void) -> [UInt8] {
    var sample = SampleArchive()
    change(&sample)
    return sample.bytes
  }

  private func word(_ word: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
}

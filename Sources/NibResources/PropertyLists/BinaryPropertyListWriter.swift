/// Writes the binary form of a property list, version 00. Equal values give equal bytes.
///
/// - Documented: the layout, in Apple's published CFBinaryPList.c: header, objects, table of their offsets, trailer of 32
///   bytes. Objects are numbered breadth first, a dictionary's names before its values. Equal texts are written each time
///   they occur.
public enum BinaryPropertyListWriter {
  /// The bytes of a property list.
  public static func bytes(of value: PropertyListValue) -> [UInt8] {
    var objects: [PropertyListValue] = [value]
    var members: [[Int]] = [[]]
    var next = 0
    while next < objects.count {
      let first = objects.count
      switch objects[next] {
      case .dictionary(let entries):
        objects += entries.map { .string($0.key) }
        objects += entries.map(\.value)
      case .array(let items): objects += items
      case .string, .integer, .real, .boolean: break
      }
      members[next] = Array(first..<objects.count)
      while members.count < objects.count { members.append([]) }
      next += 1
    }
    let width = size(of: objects.count)
    var bytes = Array("bplist00".utf8)
    var offsets: [Int] = []
    for (object, members) in zip(objects, members) {
      offsets.append(bytes.count)
      write(object, members, width, to: &bytes)
    }
    let table = bytes.count
    let offsetWidth = size(of: table)
    for offset in offsets { append(offset, offsetWidth, to: &bytes) }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(width)]
    for number in [objects.count, 0, table] { append(number, 8, to: &bytes) }
    return bytes
  }

  private static func write(_ value: PropertyListValue, _ members: [Int], _ width: Int, to bytes: inout [UInt8]) {
    switch value {
    case .integer(let number):
      let size = number < 0 ? 8 : size(of: Int(number))
      bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
      append(Int(number), size, to: &bytes)
    case .real(let number):
      bytes.append(0x23)
      for place in (0..<8).reversed() { bytes.append(UInt8(truncatingIfNeeded: number.bitPattern >> (8 * place))) }
    case .boolean(let flag): bytes.append(flag ? 0x09 : 0x08)
    case .string(let text):
      if text.utf8.allSatisfy({ $0 < 0x80 }) {
        marker(0x50, text.utf8.count, to: &bytes)
        bytes += Array(text.utf8)
      } else {
        marker(0x60, text.utf16.count, to: &bytes)
        for unit in text.utf16 { append(Int(unit), 2, to: &bytes) }
      }
    case .dictionary(let entries):
      marker(0xD0, entries.count, to: &bytes)
      for member in members { append(member, width, to: &bytes) }
    case .array(let items):
      marker(0xA0, items.count, to: &bytes)
      for member in members { append(member, width, to: &bytes) }
    }
  }

  /// A type in the upper half of a byte and a count in the lower; counts from 15 on follow as a number.
  private static func marker(_ type: UInt8, _ count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(type | UInt8(count)) }
    bytes.append(type | 0x0F)
    let size = size(of: count)
    bytes.append(0x10 | UInt8(size.trailingZeroBitCount))
    append(count, size, to: &bytes)
  }

  /// How many bytes hold a number: 1, 2, 4 or 8.
  private static func size(of number: Int) -> Int {
    number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
  }

  private static func append(_ number: Int, _ width: Int, to bytes: inout [UInt8]) {
    for place in (0..<width).reversed() { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
  }
}

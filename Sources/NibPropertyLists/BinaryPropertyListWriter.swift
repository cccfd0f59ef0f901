import NibBytes

/// Writes the binary form of a property list, version 00. Equal values give equal bytes.
///
/// - Documented: the layout, in Apple's published CFBinaryPList.c: header, objects, table of their offsets, trailer of 32
///   bytes.
public enum BinaryPropertyListWriter {
  /// The bytes of a value. Objects are numbered breadth first, a dictionary's keys before its values; equal texts are
  /// written each time they occur.
  public static func bytes(of value: PropertyList) -> [UInt8] { bytes(of: PropertyListTable(value)) }

  /// The bytes of a table: its objects in order, each once, numbers in the widths they have. A binary list that was read
  /// and whose objects stood in the order of their numbers is written back with the same bytes.
  public static func bytes(of table: PropertyListTable) -> [UInt8] {
    var bytes: [UInt8] = []
    write(table, pieceSize: .max) { bytes = $0 }
    return bytes
  }

  /// The same in pieces, so that the bytes of a large table take little memory.
  public static func write(_ table: PropertyListTable, into take: ([UInt8]) -> Void) {
    write(table, pieceSize: 1 << 16, into: take)
  }

  /// Hands over what is written once it has the size of a piece, and the rest.
  private static func write(_ table: PropertyListTable, pieceSize: Int, into take: ([UInt8]) -> Void) {
    let referenceWidth = width(of: table.count)
    var bytes = Array("bplist00".utf8)
    bytes.reserveCapacity(min(table.bytes.count + 16 * table.count + 64, pieceSize))
    var taken = 0
    func flush() {
      taken += bytes.count
      take(bytes)
      bytes.removeAll(keepingCapacity: true)
    }
    var offsets: [Int] = []
    offsets.reserveCapacity(table.count)
    for object in table.objects {
      if bytes.count >= pieceSize { flush() }
      offsets.append(taken + bytes.count)
      write(object, of: table, referenceWidth, to: &bytes)
    }
    let start = taken + bytes.count
    let offsetWidth = max(table.offsetWidth ?? 0, smallestOffsetWidth(start, of: table))
    for offset in offsets {
      if bytes.count >= pieceSize { flush() }
      append(UInt64(offset), offsetWidth, to: &bytes)
    }
    bytes += [0, 0, 0, 0, 0, 0, UInt8(offsetWidth), UInt8(referenceWidth)]
    for number in [table.count, table.top, start] { append(UInt64(number), 8, to: &bytes) }
    flush()
  }

  /// - Seen: lists that were read use 3 bytes as well, older ones always.
  private static func smallestOffsetWidth(_ offset: Int, of table: PropertyListTable) -> Int {
    let width = width(of: offset)
    return (table.offsetWidth == 3 || table.allowsThreeBytes) && offset < 0x100_0000 && width == 4 ? 3 : width
  }

  private static func write(
    _ object: PropertyListTable.Object, of table: PropertyListTable, _ referenceWidth: Int, to bytes: inout [UInt8]
  ) {
    let width = Int(object.width)
    let run = ByteSpan(bits: object.bits)
    switch object.kind {
    case .null: bytes.append(0)
    case .boolean: bytes.append(object.bits == 0 ? 0x08 : 0x09)
    case .integer: number(0x10 | UInt8(width.trailingZeroBitCount), object.bits, width, to: &bytes)
    case .real: number(0x20 | UInt8(width.trailingZeroBitCount), object.bits, width, to: &bytes)
    case .date: number(0x33, object.bits, 8, to: &bytes)
    case .uid: number(0x80 | UInt8(width - 1), object.bits, width, to: &bytes)
    case .data:
      marker(0x40, Int(run.count), to: &bytes)
      bytes += table.bytes[run.range]
    case .string: writeText(table.bytes[run.range], to: &bytes)
    case .wideString:
      marker(0x60, Int(run.count) / 2, to: &bytes)
      bytes += table.bytes[run.range]
    case .array, .dictionary:
      marker(object.kind == .array ? 0xA0 : 0xD0, Int(run.count), to: &bytes)
      let count = Int(run.count) * (object.kind == .array ? 1 : 2)
      for member in table.members[Int(run.offset)..<Int(run.offset) + count] {
        append(UInt64(member), referenceWidth, to: &bytes)
      }
    }
  }

  /// Text that came from XML is UTF-8; the binary form has ASCII, and UTF-16 for all else.
  private static func writeText(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    guard text.contains(where: { $0 >= 0x80 }) else {
      marker(0x50, text.count, to: &bytes)
      bytes += text
      return
    }
    let units = Array(String(decoding: text, as: UTF8.self).utf16)
    marker(0x60, units.count, to: &bytes)
    for unit in units { append(UInt64(unit), 2, to: &bytes) }
  }

  private static func number(_ marker: UInt8, _ bits: UInt64, _ width: Int, to bytes: inout [UInt8]) {
    bytes.append(marker)
    append(bits, width, to: &bytes)
  }

  /// A type in the upper half of a byte and a count in the lower; counts from 15 on follow as a number.
  private static func marker(_ type: UInt8, _ count: Int, to bytes: inout [UInt8]) {
    guard count >= 15 else { return bytes.append(type | UInt8(count)) }
    bytes.append(type | 0x0F)
    let width = width(of: count)
    number(0x10 | UInt8(width.trailingZeroBitCount), UInt64(count), width, to: &bytes)
  }

  /// How many bytes hold a number: 1, 2, 4 or 8.
  private static func width(of number: Int) -> Int {
    number < 0x100 ? 1 : number < 0x1_0000 ? 2 : number < 0x1_0000_0000 ? 4 : 8
  }

  private static func append(_ number: UInt64, _ width: Int, to bytes: inout [UInt8]) {
    for place in (0..<width).reversed() {
      bytes.append(place < 8 ? UInt8(truncatingIfNeeded: number >> UInt64(8 * place)) : 0)
    }
  }
}

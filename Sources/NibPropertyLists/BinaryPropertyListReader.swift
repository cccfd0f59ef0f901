import NibBytes
import NibDiagnostics

// Invariant: every offset is checked against `end` before a byte is read, and all objects together are no longer than
// four times the file, so that neither time nor memory grows faster than the input even when objects overlap.

/// Reads binary property lists of version 0 into a table.
///
/// - Documented: the layout, in Apple's published CFBinaryPList.c; the trailer's 32 bytes at the end say where the table
///   of offsets is.
struct BinaryPropertyListReader {
  private let bytes: [UInt8]
  private let file: String
  private let limits: ReadLimits
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let count: Int
  private let top: Int
  private let offsets: Int
  /// Where objects must have ended.
  private let end: Int
  private var table: PropertyListTable
  /// Bytes that objects may still take, and members that containers may still have.
  private var bytesLeft: Int

  private static let trailerSize = 32

  init(_ bytes: [UInt8], file: String, limits: ReadLimits) throws(PropertyListError) {
    self.bytes = bytes
    self.file = file
    self.limits = limits
    table = PropertyListTable(form: .binary, bytes: bytes)
    bytesLeft = 4 * bytes.count
    end = max(bytes.count - Self.trailerSize, 0)
    guard end > 8 else {
      let detail = "property list: \(bytes.count) bytes; a binary one has at least a header, an object and a trailer"
      throw PropertyListError(code: .truncatedPropertyList, place: .byte(file, offset: bytes.count), detail: detail)
    }
    offsetWidth = Int(bytes[end + 6])
    referenceWidth = Int(bytes[end + 7])
    count = Int(clamping: Self.big(bytes, end + 8, 8))
    top = Int(clamping: Self.big(bytes, end + 16, 8))
    offsets = Int(clamping: Self.big(bytes, end + 24, 8))
    guard (1...8).contains(offsetWidth), (1...8).contains(referenceWidth) else {
      throw error(.badPropertyList, end + 6, "numbers of \(offsetWidth) and \(referenceWidth) bytes; expected 1 to 8")
    }
    guard offsets <= end, count > 0, count <= (end - offsets) / offsetWidth else {
      throw error(.truncatedPropertyList, end + 8, "\(count) offsets from \(offsets) on do not fit before byte \(end)")
    }
    guard top < count else { throw error(.objectOutOfRange, end + 16, "the outermost object is \(top) of \(count)") }
    guard count <= limits.values else {
      throw error(.propertyListTooLarge, end + 8, "\(count) objects, the limit is \(limits.values)")
    }
    table.offsetWidth = offsetWidth
    table.top = top
  }

  mutating func read() throws(PropertyListError) -> PropertyListTable {
    table.objects.reserveCapacity(count)
    table.members.reserveCapacity(2 * count)
    for number in 0..<count {
      let place = offsets + number * offsetWidth
      let offset = Int(clamping: Self.big(bytes, place, offsetWidth))
      guard offset < end else {
        throw error(.objectOutOfRange, place, "object \(number) is at offset \(offset); objects end before \(end)")
      }
      table.objects.append(try object(at: offset))
    }
    return table
  }

  private mutating func object(at offset: Int) throws(PropertyListError) -> PropertyListTable.Object {
    let marker = bytes[offset]
    let low = Int(marker & 0xF)
    switch (marker >> 4, low) {
    case (0x0, 0): return .init(.null, bits: 0, offset: offset)
    case (0x0, 8), (0x0, 9): return .init(.boolean, bits: low == 9 ? 1 : 0, offset: offset)
    case (0x1, 0...4): return try number(.integer, at: offset, width: 1 << low)
    case (0x2, 2), (0x2, 3): return try number(.real, at: offset, width: 1 << low)
    case (0x3, 3): return try number(.date, at: offset, width: 8)
    case (0x4, _): return try run(.data, at: offset, unit: 1)
    case (0x5, _): return try run(.string, at: offset, unit: 1)
    case (0x6, _): return try run(.wideString, at: offset, unit: 2)
    case (0x8, 0...7): return try number(.uid, at: offset, width: low + 1)
    case (0xA, _): return try container(.array, at: offset, times: 1)
    case (0xD, _): return try container(.dictionary, at: offset, times: 2)
    default:
      throw error(.badPropertyList, offset, "no object begins with byte \(marker) (a set, or no property list)")
    }
  }

  private mutating func number(
    _ kind: PropertyListTable.Kind, at offset: Int, width: Int
  ) throws(PropertyListError) -> PropertyListTable.Object {
    try take(width, at: offset + 1, of: offset)
    // Integers of 16 bytes hold unsigned numbers of 64 bits; their upper half says nothing.
    let bits = Self.big(bytes, offset + 1 + max(width - 8, 0), min(width, 8))
    return .init(kind, bits: bits, width: UInt8(width), offset: offset)
  }

  private mutating func run(
    _ kind: PropertyListTable.Kind, at offset: Int, unit: Int
  ) throws(PropertyListError) -> PropertyListTable.Object {
    let (start, count) = try length(at: offset)
    guard count <= (end - start) / unit else { throw beyondEnd(offset, count) }
    try take(count * unit, at: start, of: offset)
    return .init(kind, bits: ByteSpan(offset: start, count: count * unit).bits, offset: offset)
  }

  private mutating func container(
    _ kind: PropertyListTable.Kind, at offset: Int, times: Int
  ) throws(PropertyListError) -> PropertyListTable.Object {
    let (start, count) = try length(at: offset)
    guard count <= (end - start) / (referenceWidth * times) else { throw beyondEnd(offset, count) }
    try take(count * times * referenceWidth, at: start, of: offset)
    let first = table.members.count
    guard count * times <= limits.values - first else {
      throw error(.propertyListTooLarge, offset, "containers have more than \(limits.values) members together")
    }
    try addMembers(count * times, at: start)
    return .init(kind, bits: ByteSpan(offset: first, count: count).bits, offset: offset)
  }

  /// Adds the members that stand at an offset, each of which must be an object of the list.
  private mutating func addMembers(_ added: Int, at start: Int) throws(PropertyListError) {
    let (width, count) = (referenceWidth, self.count)
    let first = table.members.count
    var wrong = -1
    table.members.reserveCapacity(first + added)
    bytes.withUnsafeBufferPointer { bytes in
      for index in 0..<added {
        let place = start + index * width
        let member =
          switch width {
          case 1: Int(bytes[place])
          case 2: Int(bytes[place]) << 8 | Int(bytes[place + 1])
          default: Int(clamping: Self.big(bytes, place, width))
          }
        if member >= count, wrong < 0 { wrong = index }
        table.members.append(UInt32(truncatingIfNeeded: member))
      }
    }
    guard wrong >= 0 else { return }
    let place = start + wrong * width
    throw error(
      .objectOutOfRange, place,
      "member \(wrong) is object \(Int(clamping: Self.big(bytes, place, width))); the list has \(count)")
  }

  /// Where the contents of an object begin, and how many there are. Counts of 15 and more follow as a number.
  private func length(at offset: Int) throws(PropertyListError) -> (start: Int, count: Int) {
    let short = Int(bytes[offset] & 0xF)
    guard short == 0xF else { return (offset + 1, short) }
    guard offset + 1 < end, bytes[offset + 1] & 0xF8 == 0x10 else {
      throw error(.badPropertyList, offset, "its count is no number; expected an integer of 1 to 8 bytes")
    }
    let width = 1 << Int(bytes[offset + 1] & 0x7)
    guard width <= 8, offset + 2 + width <= end else { throw beyondEnd(offset, width) }
    return (offset + 2 + width, Int(clamping: Self.big(bytes, offset + 2, width)))
  }

  /// Accounts for bytes of an object; those that lie outside are refused.
  private mutating func take(_ count: Int, at start: Int, of offset: Int) throws(PropertyListError) {
    guard count <= end - start else { throw beyondEnd(offset, count) }
    bytesLeft -= count
    guard bytesLeft >= 0 else {
      throw error(.propertyListTooLarge, offset, "objects overlap: together they are longer than four times the file")
    }
  }

  private func beyondEnd(_ offset: Int, _ count: Int) -> PropertyListError {
    error(.truncatedPropertyList, offset, "the object has \(count) bytes or members and reaches beyond byte \(end)")
  }

  private func error(_ code: PropertyListError.Code, _ offset: Int, _ detail: String) -> PropertyListError {
    PropertyListError(code: code, place: .byte(file, offset: offset), detail: "property list: \(detail)")
  }

  /// An unsigned number, most significant byte first.
  private static func big(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> UInt64 {
    bytes.withUnsafeBufferPointer { big($0, offset, width) }
  }

  private static func big(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int, _ width: Int) -> UInt64 {
    precondition(offset >= 0 && width <= 8 && offset <= bytes.count - width, "the caller has checked the offset")
    var number: UInt64 = 0
    for index in offset..<offset + width { number = number << 8 | UInt64(bytes[index]) }
    return number
  }
}

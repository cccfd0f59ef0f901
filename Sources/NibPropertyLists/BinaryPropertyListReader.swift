import NibBytes
import NibDiagnostics

// Invariant: every offset is checked against `end` before a byte is read, and all objects together are no longer than
// four times the file, so that neither time nor memory grows faster than the input even when objects overlap. Behind
// `end` stands the trailer, so that the eight bytes from any offset up to it lie inside the file.

/// Reads binary property lists of version 0 into a table.
///
/// - Documented: the layout, in Apple's published CFBinaryPList.c; the trailer's 32 bytes at the end say where the table
///   of offsets is.
struct BinaryPropertyListReader: ~Copyable {
  private let source: UnsafeRawBufferPointer
  private let file: String
  private let referenceWidth: Int
  /// Number of objects, and of members that containers may have together.
  private let count, mostMembers: Int
  /// Where objects must have ended.
  private let end: Int
  private var members: GrowingBuffer<UInt32>
  /// Bytes that objects may still take, and members that containers may still have.
  private var bytesLeft: Int

  /// Reads a list.
  static func read(
    _ bytes: [UInt8], file: String, limits: ReadLimits
  ) throws(PropertyListError) -> PropertyListTable {
    try bytes.withUnsafeBufferPointer { source throws(PropertyListError) in
      let source = UnsafeRawBufferPointer(source)
      let trailer = try BinaryPropertyListTrailer(source, file: file, limits: limits)
      var reader = BinaryPropertyListReader(source, trailer, file: file, limits: limits)
      var table = PropertyListTable(form: .binary, bytes: bytes)
      table.objects = try reader.objects(trailer)
      table.members = reader.members.array
      table.offsetWidth = trailer.offsetWidth
      table.top = trailer.top
      return table
    }
  }

  private init(
    _ source: UnsafeRawBufferPointer, _ trailer: BinaryPropertyListTrailer, file: String, limits: ReadLimits
  ) {
    self.source = source
    self.file = file
    mostMembers = limits.values
    referenceWidth = trailer.referenceWidth
    count = trailer.count
    end = trailer.end
    members = GrowingBuffer(capacity: 2 * trailer.count)
    bytesLeft = 4 * source.count
  }

  private mutating func objects(
    _ trailer: BinaryPropertyListTrailer
  ) throws(PropertyListError) -> [PropertyListTable.Object] {
    var failure: PropertyListError?
    let objects = [PropertyListTable.Object](unsafeUninitializedCapacity: count) { objects, filled in
      do throws(PropertyListError) { try read(into: objects, &filled, trailer) } catch { failure = error }
    }
    if let failure { throw failure }
    return objects
  }

  private mutating func read(
    into objects: UnsafeMutableBufferPointer<PropertyListTable.Object>, _ filled: inout Int,
    _ trailer: BinaryPropertyListTrailer
  ) throws(PropertyListError) {
    for number in 0..<count {
      let place = trailer.offsets + number * trailer.offsetWidth
      let bits = source.big(place, trailer.offsetWidth)
      guard bits < UInt64(end) else { throw outside(number, Int(clamping: bits), place) }
      objects.initializeElement(at: number, to: try object(at: Int(bits)))
    }
    filled = count
  }

  @inline(__always)
  private mutating func object(at offset: Int) throws(PropertyListError) -> PropertyListTable.Object {
    let marker = source[offset]
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

  @inline(__always)
  private mutating func number(
    _ kind: PropertyListTable.Kind, at offset: Int, width: Int
  ) throws(PropertyListError) -> PropertyListTable.Object {
    try take(width, at: offset + 1, of: offset)
    // Integers of 16 bytes hold unsigned numbers of 64 bits; their upper half says nothing.
    let bits = source.big(offset + 1 + max(width - 8, 0), min(width, 8))
    return .init(kind, bits: bits, width: UInt8(truncatingIfNeeded: width), offset: offset)
  }

  @inline(__always)
  private mutating func run(
    _ kind: PropertyListTable.Kind, at offset: Int, unit: Int
  ) throws(PropertyListError) -> PropertyListTable.Object {
    let (start, count) = try length(at: offset)
    guard count <= (end - start) / unit else { throw beyondEnd(offset, count) }
    try take(count * unit, at: start, of: offset)
    return .init(kind, bits: ByteSpan(offset: start, count: count * unit).bits, offset: offset)
  }

  @inline(__always)
  private mutating func container(
    _ kind: PropertyListTable.Kind, at offset: Int, times: Int
  ) throws(PropertyListError) -> PropertyListTable.Object {
    let (start, count) = try length(at: offset)
    // A member has a byte at least, so a count that passes the first question is far from overflowing in the second.
    guard count <= end - start, count * (referenceWidth * times) <= end - start else { throw beyondEnd(offset, count) }
    try take(count * times * referenceWidth, at: start, of: offset)
    let first = members.count
    guard count * times <= mostMembers - first else {
      throw error(.propertyListTooLarge, offset, "containers have more than \(mostMembers) members together")
    }
    try addMembers(count * times, at: start)
    return .init(kind, bits: ByteSpan(offset: first, count: count).bits, offset: offset)
  }

  /// Adds the members that stand at an offset, each of which must be an object of the list.
  @inline(__always)
  private mutating func addMembers(_ added: Int, at start: Int) throws(PropertyListError) {
    let width = referenceWidth
    let bytes = UnsafeRawBufferPointer(rebasing: source[start..<start + added * width])
    var largest: UInt64 = 0
    members.append(count: added) { members in
      switch width {
      case 1: largest = Self.copy(bytes, to: members, UInt8.self)
      case 2: largest = Self.copy(bytes, to: members, UInt16.self)
      default:
        for index in 0..<added {
          let member = source.big(start + index * width, width)
          largest = max(largest, member)
          members[index] = UInt32(truncatingIfNeeded: member)
        }
      }
    }
    guard largest < UInt64(count) else { throw wrongMember(among: added, at: start) }
  }

  /// Copies numbers of one width and answers the largest.
  @inline(__always)
  private static func copy<Number: FixedWidthInteger & UnsignedInteger & BitwiseCopyable>(
    _ bytes: UnsafeRawBufferPointer, to members: UnsafeMutablePointer<UInt32>, _: Number.Type
  ) -> UInt64 {
    var largest: Number = 0
    let width = MemoryLayout<Number>.size
    for index in 0..<bytes.count / width {
      let member = Number(bigEndian: bytes.loadUnaligned(fromByteOffset: index * width, as: Number.self))
      largest = max(largest, member)
      members[index] = UInt32(truncatingIfNeeded: member)
    }
    return UInt64(largest)
  }

  /// Where the contents of an object begin, and how many there are. Counts of 15 and more follow as a number.
  @inline(__always)
  private func length(at offset: Int) throws(PropertyListError) -> (start: Int, count: Int) {
    let short = Int(source[offset] & 0xF)
    guard short == 0xF else { return (offset + 1, short) }
    guard offset + 1 < end, source[offset + 1] & 0xF8 == 0x10 else {
      throw error(.badPropertyList, offset, "its count is no number; expected an integer of 1 to 8 bytes")
    }
    let width = 1 << Int(source[offset + 1] & 0x7)
    guard width <= 8, offset + 2 + width <= end else { throw beyondEnd(offset, width) }
    return (offset + 2 + width, Int(clamping: source.big(offset + 2, width)))
  }

  /// Accounts for bytes of an object; those that lie outside are refused.
  @inline(__always)
  private mutating func take(_ count: Int, at start: Int, of offset: Int) throws(PropertyListError) {
    guard count <= end - start else { throw beyondEnd(offset, count) }
    bytesLeft -= count
    guard bytesLeft >= 0 else {
      throw error(.propertyListTooLarge, offset, "objects overlap: together they are longer than four times the file")
    }
  }
}

// MARK: Errors

extension BinaryPropertyListReader {
  @inline(never)
  private func outside(_ number: Int, _ offset: Int, _ place: Int) -> PropertyListError {
    error(.objectOutOfRange, place, "object \(number) is at offset \(offset); objects end before \(end)")
  }

  @inline(never)
  private func wrongMember(among added: Int, at start: Int) -> PropertyListError {
    func member(_ index: Int) -> Int { Int(clamping: source.big(start + index * referenceWidth, referenceWidth)) }
    let wrong = (0..<added).first { member($0) >= count } ?? 0
    return error(
      .objectOutOfRange, start + wrong * referenceWidth,
      "member \(wrong) is object \(member(wrong)); the list has \(count)")
  }

  @inline(never)
  private func beyondEnd(_ offset: Int, _ count: Int) -> PropertyListError {
    error(.truncatedPropertyList, offset, "the object has \(count) bytes or members and reaches beyond byte \(end)")
  }

  @inline(never)
  private func error(_ code: PropertyListError.Code, _ offset: Int, _ detail: String) -> PropertyListError {
    PropertyListError(code: code, place: .byte(file, offset: offset), detail: "property list: \(detail)")
  }
}

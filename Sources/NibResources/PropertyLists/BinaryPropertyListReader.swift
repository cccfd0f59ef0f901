/// Reads binary property lists of version 0.
///
/// Objects may be shared, and a hostile file lets them hold themselves: depth and the number of values are bounded.
/// - Documented: CFBinaryPList.c; the trailer's 32 bytes at the end say where the table of offsets is.
struct BinaryPropertyListReader {
  private let bytes: BoundedBytes
  private let offsetWidth: Int
  private let referenceWidth: Int
  private let table: Int
  private let top: Int
  private var left = PropertyList.mostValues
  /// Bytes of texts that may still be copied: many objects may share one long text.
  private var bytesLeft: Int

  init(_ bytes: BoundedBytes) throws(PropertyListFault) {
    let trailer = bytes.count - 32
    // The numbers of the trailer have eight bytes; files that are read here need the low four.
    guard trailer >= 8, let offsetWidth = bytes.byte(trailer + 6), let referenceWidth = bytes.byte(trailer + 7),
      let top = bytes.big(trailer + 20, width: 4), let table = bytes.big(trailer + 28, width: 4),
      (1...4).contains(offsetWidth), (1...4).contains(referenceWidth)
    else { throw PropertyListFault(offset: max(0, trailer), words: "the trailer is not one of a binary property list") }
    self.bytes = bytes
    self.offsetWidth = offsetWidth
    self.referenceWidth = referenceWidth
    self.top = top
    bytesLeft = 4 * bytes.count
    self.table = table
  }

  mutating func read() throws(PropertyListFault) -> PropertyList { try value(top, depth: 0) }

  private mutating func value(_ object: Int, depth: Int) throws(PropertyListFault) -> PropertyList {
    guard let offset = bytes.big(table + object * offsetWidth, width: offsetWidth), let marker = bytes.byte(offset)
    else { throw PropertyListFault(offset: table, words: "object \(object) lies outside the file") }
    left -= 1
    guard depth < PropertyList.deepest, left > 0 else {
      throw PropertyListFault(offset: offset, words: "it is nested too deep, or holds too much")
    }
    switch marker >> 4 {
    case 0x0: return .boolean(marker == 9)
    case 0x1: return .integer(try number(offset, marker))
    case 0x2: return .real(try real(offset, marker))
    case 0x3: return .date
    case 0x4: return .data(try contents(offset, marker, unit: 1))
    case 0x5: return .string(String(decoding: try contents(offset, marker, unit: 1), as: UTF8.self))
    case 0x6: return .string(try wideText(offset, marker))
    case 0xA: return .array(try items(offset, marker, times: 1, depth: depth))
    case 0xD: return .dictionary(try entries(offset, marker, depth: depth))
    default: throw PropertyListFault(offset: offset, words: "objects of kind \(marker >> 4) are not read")
    }
  }

  private func number(_ offset: Int, _ marker: Int) throws(PropertyListFault) -> Int64 {
    var value: UInt64 = 0
    for index in 0..<(1 << min(marker & 0xF, 4)) {
      guard let byte = bytes.byte(offset + 1 + index) else { throw cut(offset) }
      value = value << 8 | UInt64(byte)
    }
    return Int64(bitPattern: value)
  }

  private func real(_ offset: Int, _ marker: Int) throws(PropertyListFault) -> Double {
    let bits = UInt64(bitPattern: try number(offset, marker))
    return marker & 0xF == 2
      ? Double(Float(bitPattern: UInt32(truncatingIfNeeded: bits))) : Double(bitPattern: bits)
  }

  private mutating func wideText(_ offset: Int, _ marker: Int) throws(PropertyListFault) -> String {
    let raw = try contents(offset, marker, unit: 2)
    let units = stride(from: 0, to: raw.count - 1, by: 2).map { UInt16(raw[$0]) << 8 | UInt16(raw[$0 + 1]) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func entries(
    _ offset: Int, _ marker: Int, depth: Int
  ) throws(PropertyListFault) -> [String: PropertyList] {
    let flat = try items(offset, marker, times: 2, depth: depth)
    let count = flat.count / 2
    var entries: [String: PropertyList] = [:]
    for index in 0..<count {
      guard let key = flat[index].text else {
        throw PropertyListFault(offset: offset, words: "a key of a dictionary is no text")
      }
      if entries[key] == nil { entries[key] = flat[count + index] }
    }
    return entries
  }

  private mutating func items(
    _ offset: Int, _ marker: Int, times: Int, depth: Int
  ) throws(PropertyListFault) -> [PropertyList] {
    let (start, count) = try extent(offset, marker, unit: referenceWidth * times)
    var items: [PropertyList] = []
    for index in 0..<(count * times) {
      guard let object = bytes.big(start + index * referenceWidth, width: referenceWidth) else { throw cut(offset) }
      items.append(try value(object, depth: depth + 1))
    }
    return items
  }

  private mutating func contents(_ offset: Int, _ marker: Int, unit: Int) throws(PropertyListFault) -> [UInt8] {
    let (start, count) = try extent(offset, marker, unit: unit)
    bytesLeft -= count * unit
    guard bytesLeft >= 0 else { throw PropertyListFault(offset: offset, words: "its texts are too long together") }
    return (0..<(count * unit)).compactMap { bytes.byte(start + $0).map { UInt8(truncatingIfNeeded: $0) } }
  }

  /// Where the contents of an object begin, and how many there are: all within the file.
  private func extent(_ offset: Int, _ marker: Int, unit: Int) throws(PropertyListFault) -> (start: Int, count: Int) {
    var (start, count) = (offset + 1, marker & 0xF)
    if count == 0xF {
      // Long ones have their count as a number object of 1, 2 or 4 bytes.
      guard let width = bytes.byte(start).map({ $0 - 0x10 }), (0...2).contains(width),
        let long = bytes.big(start + 1, width: 1 << width)
      else { throw PropertyListFault(offset: offset, words: "a count cannot be read") }
      (start, count) = (start + 1 + (1 << width), long)
    }
    guard count <= (bytes.count - start) / unit else { throw cut(offset) }
    return (start, count)
  }

  private func cut(_ offset: Int) -> PropertyListFault {
    PropertyListFault(offset: offset, words: "an object reaches beyond the end of the file")
  }
}

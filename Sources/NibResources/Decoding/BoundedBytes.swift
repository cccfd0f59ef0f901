/// Bytes that answer nil outside their bounds.
struct BoundedBytes {
  private let bytes: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) { self.bytes = bytes[...] }
  private init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  var count: Int { bytes.count }
  /// All of them.
  var all: [UInt8] { Array(bytes) }

  /// The bytes from an offset on, at most `count`; what lies outside is left out.
  func slice(_ offset: Int, count: Int = .max) -> BoundedBytes {
    guard offset >= 0, count > 0, offset < bytes.count else { return BoundedBytes(bytes.prefix(0)) }
    return BoundedBytes(bytes.dropFirst(offset).prefix(count))
  }

  func byte(_ offset: Int) -> Int? {
    guard offset >= 0, offset < bytes.count else { return nil }
    return Int(bytes[bytes.startIndex + offset])
  }

  func big(_ offset: Int, width: Int) -> Int? { number(offset, width) { $0 } }

  func little(_ offset: Int, width: Int) -> Int? { number(offset, width) { width - 1 - $0 } }

  /// An unsigned number of one to eight bytes, of eight a negative one where it is too large; `place` says which byte comes next, most significant first.
  private func number(_ offset: Int, _ width: Int, _ place: (Int) -> Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - width else { return nil }
    return (0..<width).reduce(0) { $0 << 8 | Int(bytes[bytes.startIndex + offset + place($1)]) }
  }

  func starts(with text: String, at offset: Int = 0) -> Bool {
    starts(with: Array(text.utf8), at: offset)
  }

  func starts(with wanted: [UInt8], at offset: Int = 0) -> Bool {
    guard offset >= 0, offset <= bytes.count - wanted.count else { return false }
    return bytes.dropFirst(offset).starts(with: wanted)
  }

  /// Whether a text occurs anywhere.
  func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard bytes.count >= wanted.count else { return false }
    return (0...(bytes.count - wanted.count)).contains { starts(with: wanted, at: $0) }
  }

  /// Offset of the first byte that is no space, tab, line end or UTF-8 byte order mark.
  var firstVisible: Int {
    let start = starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var offset = start
    while let byte = byte(offset), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { offset += 1 }
    return offset
  }
}

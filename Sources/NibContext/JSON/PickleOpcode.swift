/// The opcodes of Python's pickle that JSON's values take: lists, dictionaries, texts, numbers, booleans; and tuples, bytes and none.
///
/// Nothing that names or calls anything is among them, so what is read back is values alone.
/// - Documented: `pickletools`, protocol 4, which Python reads since 3.4.
enum PickleOpcode {
  /// PROTO 4: how every pickle begins.
  static let beginning: [UInt8] = [0x80, 4]
  /// STOP
  static let stop = UInt8(ascii: ".")
  /// MARK: what follows, up to TUPLE, is in a tuple.
  static let mark = UInt8(ascii: "(")
  /// TUPLE
  static let tuple = UInt8(ascii: "t")
  /// EMPTY_DICT MARK: what follows are keys and values in turn.
  static let dictionary = [UInt8(ascii: "}"), UInt8(ascii: "(")]
  /// SETITEMS
  static let setItems = UInt8(ascii: "u")
  /// EMPTY_LIST MARK: what follows are elements.
  static let list = [UInt8(ascii: "]"), UInt8(ascii: "(")]
  /// APPENDS
  static let appends = UInt8(ascii: "e")
  /// NONE
  static let none = UInt8(ascii: "N")
  /// NEWTRUE
  static let yes: UInt8 = 0x88
  /// NEWFALSE
  static let no: UInt8 = 0x89
  /// SHORT_BINUNICODE, with a count of one byte.
  private static let shortText: UInt8 = 0x8C
  /// BINUNICODE, with a count of four bytes.
  private static let text = UInt8(ascii: "X")
  /// BINUNICODE8, with a count of eight bytes.
  private static let longText: UInt8 = 0x8D
  /// MEMOIZE: what was made last gets the next number.
  static let remember: UInt8 = 0x94
  /// BINGET, with a number of one byte.
  private static let recall = UInt8(ascii: "h")
  /// LONG_BINGET, with a number of four bytes.
  private static let longRecall = UInt8(ascii: "j")

  /// Writes a text.
  static func write(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    switch text.count {
    case ...0xFF:
      bytes.append(shortText)
      bytes.append(UInt8(text.count))
    case ...0xFFFF_FFFF:
      bytes.append(Self.text)
      append(UInt32(text.count), to: &bytes)
    default:
      bytes.append(longText)
      append(UInt64(text.count), to: &bytes)
    }
    bytes.append(contentsOf: text)
  }

  /// Writes what was remembered under a number.
  static func write(remembered number: Int, to bytes: inout [UInt8]) {
    guard number > 0xFF else {
      bytes.append(recall)
      return bytes.append(UInt8(number))
    }
    bytes.append(longRecall)
    append(UInt32(number), to: &bytes)
  }

  /// Writes a whole number: BININT1, BININT, or LONG1 of eight bytes.
  static func write(_ number: Int64, to bytes: inout [UInt8]) {
    if let small = UInt8(exactly: number) {
      bytes.append(UInt8(ascii: "K"))
      bytes.append(small)
    } else if let middle = Int32(exactly: number) {
      bytes.append(UInt8(ascii: "J"))
      append(UInt32(bitPattern: middle), to: &bytes)
    } else {
      bytes.append(0x8A)
      bytes.append(8)
      append(UInt64(bitPattern: number), to: &bytes)
    }
  }

  /// Writes a real: BINFLOAT, which has the highest byte first.
  static func write(_ number: Double, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "G"))
    append(number.bitPattern.byteSwapped, to: &bytes)
  }

  /// Begins data, whose bytes come next: SHORT_BINBYTES or BINBYTES, or BINBYTES8.
  static func begin(data count: Int, to bytes: inout [UInt8]) {
    switch count {
    case ...0xFF:
      bytes.append(UInt8(ascii: "C"))
      bytes.append(UInt8(count))
    case ...0xFFFF_FFFF:
      bytes.append(UInt8(ascii: "B"))
      append(UInt32(count), to: &bytes)
    default:
      bytes.append(0x8E)
      append(UInt64(count), to: &bytes)
    }
  }

  /// Writes a number as it lies in memory, the lowest byte first.
  static func append(_ number: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: number.littleEndian) { bytes.append(contentsOf: $0) }
  }
}

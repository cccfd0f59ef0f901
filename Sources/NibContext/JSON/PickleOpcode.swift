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
  static func write(_ text: UnsafeBufferPointer<UInt8>, to bytes: inout some PickleBytes & ~Copyable) {
    switch text.count {
    case ...0xFF:
      bytes.append(shortText)
      bytes.append(UInt8(text.count))
    case ...0xFFFF_FFFF:
      bytes.append(Self.text)
      bytes.append(word: UInt32(text.count))
    default:
      bytes.append(longText)
      bytes.append(word: UInt64(text.count))
    }
    bytes.append(text)
  }

  /// Writes what was remembered under a number.
  @inline(__always)
  static func write(remembered number: Int, to bytes: inout some PickleBytes & ~Copyable) {
    guard number > 0xFF else {
      bytes.append(recall)
      return bytes.append(UInt8(number))
    }
    bytes.append(longRecall)
    bytes.append(word: UInt32(number))
  }

  /// Writes a whole number: BININT1, BININT, or LONG1 of eight bytes.
  @inline(__always)
  static func write(_ number: Int64, to bytes: inout some PickleBytes & ~Copyable) {
    if let small = UInt8(exactly: number) {
      bytes.append(UInt8(ascii: "K"))
      bytes.append(small)
    } else if let middle = Int32(exactly: number) {
      bytes.append(UInt8(ascii: "J"))
      bytes.append(word: UInt32(bitPattern: middle))
    } else {
      bytes.append(0x8A)
      bytes.append(8)
      bytes.append(word: UInt64(bitPattern: number))
    }
  }

  /// Writes a real: BINFLOAT, which has the highest byte first.
  @inline(__always)
  static func write(_ number: Double, to bytes: inout some PickleBytes & ~Copyable) {
    bytes.append(UInt8(ascii: "G"))
    bytes.append(word: number.bitPattern.byteSwapped)
  }

  /// Begins data, whose bytes come next: SHORT_BINBYTES or BINBYTES, or BINBYTES8.
  @inline(__always)
  static func begin(data count: Int, to bytes: inout some PickleBytes & ~Copyable) {
    switch count {
    case ...0xFF:
      bytes.append(UInt8(ascii: "C"))
      bytes.append(UInt8(count))
    case ...0xFFFF_FFFF:
      bytes.append(UInt8(ascii: "B"))
      bytes.append(word: UInt32(count))
    default:
      bytes.append(0x8E)
      bytes.append(word: UInt64(count))
    }
  }
}

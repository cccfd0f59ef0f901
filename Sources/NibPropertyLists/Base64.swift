import NibBytes

/// Data as text, four characters for three bytes.
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// The text of some bytes, on one line.
  static func encode(_ data: ArraySlice<UInt8>) -> String {
    var text: [UInt8] = []
    for start in stride(from: data.startIndex, to: data.endIndex, by: 3) {
      let group = data[start..<min(start + 3, data.endIndex)]
      let bits = group.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - group.count))
      for place in 0..<4 {
        text.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 0x3F] : UInt8(ascii: "="))
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Appends the bytes that a span of the table is the text of. White space and padding mean nothing.
  /// - Returns: A byte that is none of base64; nil if there is none.
  static func decode(_ span: ByteSpan, of table: inout [UInt8]) -> UInt8? {
    var (bits, held) = (UInt32(0), 0)
    for place in span.range {
      let byte = table[place]
      guard let sextet = sextet(byte) else {
        if byte == 0x20 || (0x09...0x0D).contains(byte) || byte == UInt8(ascii: "=") { continue }
        return byte
      }
      bits = bits << 6 | UInt32(sextet)
      held += 6
      guard held >= 8 else { continue }
      held -= 8
      table.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
    }
    return nil
  }

  private static func sextet(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte - UInt8(ascii: "A")
    case UInt8(ascii: "a")...UInt8(ascii: "z"): byte - UInt8(ascii: "a") + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0") + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

import NibBytes

/// Base64 of the dialect: without padding, and with one character too many where the length leaves one over.
///
/// - Seen: 79 of 119 documents have such a length.
enum LegacyBase64 {
  /// The bytes of a text; nil where a character is none of the alphabet's.
  static func decode(_ bytes: [UInt8], _ span: ByteSpan) -> [UInt8]? {
    guard span.end <= bytes.count else { return nil }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(Int(span.count) / 4 * 3 + 3)
    var (bits, held) = (UInt32(0), 0)
    for byte in bytes[span.range] {
      guard let digit = digit(byte) else {
        if byte == 0x20 || (0x09...0x0D).contains(byte) || byte == UInt8(ascii: "=") { continue }
        return nil
      }
      bits = bits << 6 | digit
      held += 6
      guard held >= 8 else { continue }
      held -= 8
      decoded.append(UInt8(truncatingIfNeeded: bits >> UInt32(held)))
    }
    return decoded
  }

  /// The same as text, without the NUL that ends it.
  static func text(_ bytes: [UInt8], _ span: ByteSpan) -> String? {
    guard var decoded = decode(bytes, span) else { return nil }
    while decoded.last == 0 { decoded.removeLast() }
    return String(decoding: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): UInt32(byte - UInt8(ascii: "A"))
    case UInt8(ascii: "a")...UInt8(ascii: "z"): UInt32(byte - UInt8(ascii: "a")) + 26
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0")) + 52
    case UInt8(ascii: "+"): 62
    case UInt8(ascii: "/"): 63
    default: nil
    }
  }
}

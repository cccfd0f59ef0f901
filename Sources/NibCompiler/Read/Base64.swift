/// Base64 text of `<string base64-UTF8="YES">`: white space is skipped, padding may be missing.
package enum Base64 {
  /// The bytes, or nil if a character is none of the alphabet's.
  package static func decode(_ text: some Sequence<UInt8>) -> [UInt8]? {
    var result: [UInt8] = []
    var buffer: UInt32 = 0
    var bits: UInt32 = 0
    for byte in text {
      if byte == 0x3D || byte <= 0x20 { continue }
      guard let digit = digit(byte) else { return nil }
      buffer = (buffer << 6 | digit) & 0xFFFFFF
      bits += 6
      if bits >= 8 {
        bits -= 8
        result.append(UInt8(truncatingIfNeeded: buffer >> bits))
      }
    }
    return result
  }

  private static func digit(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x41...0x5A: UInt32(byte - 0x41)
    case 0x61...0x7A: UInt32(byte - 0x61 + 26)
    case 0x30...0x39: UInt32(byte - 0x30 + 52)
    case 0x2B: 62
    case 0x2F: 63
    default: nil
    }
  }
}

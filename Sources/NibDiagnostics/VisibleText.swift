/// Makes text safe to show on a terminal: what a file says must not move its cursor, color it or set its title.
public enum VisibleText {
  /// The text with control characters, marks of writing direction and characters for private use as `\\u{1b}`; line ends
  /// and tabs stay.
  ///
  /// By bytes, for a whole listing comes through here: runs between such characters are copied as they are.
  public static func escaping(_ text: String) -> String {
    var text = text
    return text.withUTF8 { escaped($0) } ?? text
  }

  /// Whether a character changes how others are shown or shows nothing itself: a control character, an end of a line that is
  /// no line feed, a mark or an override of writing direction, or one for private use, as those of function keys, which most fonts lack.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool { isHidden(scalar.value) }

  private static func isHidden(_ value: UInt32) -> Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xE000...0xF8FF: true
    default: false
    }
  }

  /// Nil if nothing is to be escaped.
  private static func escaped(_ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    var out: [UInt8] = []
    var copied = 0
    var place = 0
    while place < bytes.count {
      guard let (value, length) = character(bytes, at: place), isHidden(value) else {
        place += 1
        continue
      }
      out.append(contentsOf: bytes[copied..<place])
      out.append(contentsOf: "\\u{\(String(value, radix: 16))}".utf8)
      place += length
      copied = place
    }
    guard copied > 0 else { return nil }
    out.append(contentsOf: bytes[copied...])
    return String(decoding: out, as: UTF8.self)
  }

  /// The character at a place and its bytes, if its first byte is one that hidden characters begin with.
  private static func character(
    _ bytes: UnsafeBufferPointer<UInt8>, at place: Int
  ) -> (value: UInt32, length: Int)? {
    let byte = bytes[place]
    func next(_ offset: Int) -> UInt32 { UInt32(bytes[place + offset] & 0x3F) }
    switch byte {
    case 0x09, 0x0A: return nil
    case 0..<0x20, 0x7F: return (UInt32(byte), 1)
    // A string's bytes are whole characters.
    case 0xC2, 0xD8: return (UInt32(byte & 0x1F) << 6 | next(1), 2)
    case 0xE2, 0xEE, 0xEF: return (UInt32(byte & 0x0F) << 12 | next(1) << 6 | next(2), 3)
    default: return nil
    }
  }
}

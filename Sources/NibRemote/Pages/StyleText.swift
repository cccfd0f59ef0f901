/// Texts of CSS.
///
/// - Documented: CSS Syntax Level 3, "Consume an escaped code point"; CSSOM, "Common serializing idioms".
enum StyleText {
  /// Escapes replaced, space at both ends left away.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.first else {
        result.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix { isHexDigit($0) }
      if digits.isEmpty {
        rest.removeFirst()
        // A line that goes on in the next one.
        if next == 0x0D, rest.first == 0x0A { rest.removeFirst() }
        if ![0x0A, 0x0C, 0x0D].contains(next) { result.append(next) }
        continue
      }
      rest.removeFirst(digits.count)
      if rest.starts(with: [0x0D, 0x0A]) { rest.removeFirst() }
      if let space = rest.first, PageScanner.isSpace(space) { rest.removeFirst() }
      let number = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) ?? 0
      let scalar = UnicodeScalar(number).flatMap { $0 == "\0" ? nil : $0 } ?? "\u{FFFD}"
      result += String(scalar).utf8
    }
    let start = result.drop(while: PageScanner.isSpace)
    let count = (start.lastIndex { !PageScanner.isSpace($0) } ?? start.startIndex - 1) - start.startIndex + 1
    return String(decoding: start.prefix(count), as: UTF8.self)
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x66).contains(byte | 0x20)
  }

  /// A text in quotes, safe within a `style` element too.
  static func quoted(_ text: String) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    let backslash = UInt8(ascii: "\\")
    var result = [quote]
    result.reserveCapacity(text.utf8.count + 2)
    for byte in text.utf8 {
      switch byte {
      case quote, backslash: result += [backslash, byte]
      case UInt8(ascii: "<"), 0...0x1F, 0x7F: result += "\\\(String(byte, radix: 16)) ".utf8
      default: result.append(byte)
      }
    }
    result.append(quote)
    return result
  }
}

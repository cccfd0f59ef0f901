import NibDiagnostics

/// Text in quotes on one line.
enum QuotedText {
  /// Longest text shown whole, in UTF-8 bytes.
  ///
  /// A hostile archive may refer to one huge string a million times, and each reference shows it.
  static let limit = 512

  /// `"a \"b\"\n"`: quotes, backslashes and control characters escaped; a long text is cut and its size told.
  static func quote(_ text: String) -> String {
    guard text.utf8.count > limit else { return "\"" + escape(text) + "\"" }
    return "\"" + escape(head(of: text)) + "…\" " + size(of: text)
  }

  /// The beginning of a long text and its size, without quotes.
  static func cut(_ text: String) -> String { head(of: text) + "… " + size(of: text) }

  private static func head(of text: String) -> String {
    let bytes = Array(text.utf8.prefix(limit + 1))
    var end = limit
    while end > 0, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  private static func size(of text: String) -> String {
    let bytes = Array(text.utf8)
    return "(\(bytes.count) bytes, \(NumberText.fingerprint(bytes[...])))"
  }

  private static func escape(_ text: String) -> String {
    let isPlain = !text.utf8.contains { byte in
      byte < 0x20 || byte == 0x22 || byte == 0x5C || byte == 0x7F || byte == 0xC2 || byte == 0xE2
        || byte == 0xEE || byte == 0xEF
    }
    if isPlain { return text }
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": out += "\\n"
      case "\t": out += "\\t"
      case "\r": out += "\\r"
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case _ where VisibleText.isHidden(scalar): out += "\\u{\(String(scalar.value, radix: 16))}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

/// Numbers as renderings write them: the shortest text that reads back as the same number, without locale.
enum NumberText {
  /// A number of a struct such as a frame: whole numbers without a fraction.
  static func plain(_ value: Double) -> String {
    if value == value.rounded(), abs(value) < 1e15 { return value == 0 ? "0" : String(Int64(value)) }
    return "\(value)"
  }

  /// Numbers of a struct: `{0, 0, 320, 44}`.
  static func braced(_ values: [Double]) -> String {
    "{" + values.map(plain).joined(separator: ", ") + "}"
  }

  /// A hash of bytes that are too many to show: 64-bit FNV-1a in hexadecimal.
  static func fingerprint(_ bytes: ArraySlice<UInt8>) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    let text = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - text.utf8.count) + text
  }
}

/// Text as it stands in XML.
enum XMLEscaping {
  /// The bytes of a text in UTF-8.
  ///
  /// Control characters that XML does not have become U+FFFD.
  /// - Seen: line ends in attributes are written as `&#10;`.
  static func bytes(of text: String, isAttribute: Bool) -> [UInt8] {
    var out: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): out += Array("&amp;".utf8)
      case UInt8(ascii: "<"): out += Array("&lt;".utf8)
      case UInt8(ascii: ">"): out += Array("&gt;".utf8)
      case UInt8(ascii: "\"") where isAttribute: out += Array("&quot;".utf8)
      case UInt8(ascii: "'") where isAttribute: out += Array("&#39;".utf8)
      case 0x0A where isAttribute: out += Array("&#10;".utf8)
      case 0x09 where isAttribute: out += Array("&#9;".utf8)
      case 0x0D: out += Array("&#13;".utf8)
      case 0x00..<0x20 where byte != 0x0A && byte != 0x09: out += Array("\u{FFFD}".utf8)
      default: out.append(byte)
      }
    }
    return out
  }
}

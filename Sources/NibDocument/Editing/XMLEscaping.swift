/// Text as it stands in XML.
package enum XMLEscaping {
  /// Where a text stands.
  package enum Context: Sendable {
    /// Between tags.
    case content
    /// Between quotes of either kind.
    case attribute
    /// Between `"`; an apostrophe may then stand as it is.
    case doubleQuotes
    /// Between `'`.
    case singleQuotes
  }

  /// The bytes of a text in UTF-8.
  ///
  /// Control characters that XML does not have become U+FFFD, and so do U+FFFE and U+FFFF.
  /// - Seen: Interface Builder writes line ends in attributes as `&#10;`, a `>` as `&gt;`, an apostrophe as it is.
  package static func bytes(of text: String, in context: Context) -> [UInt8] {
    let isAttribute = context != .content
    var out: [UInt8] = []
    out.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;".utf8
      case "<": out += "&lt;".utf8
      case ">": out += "&gt;".utf8
      case "\"" where isAttribute && context != .singleQuotes: out += "&quot;".utf8
      case "'" where isAttribute && context != .doubleQuotes: out += "&#39;".utf8
      case "\n" where isAttribute: out += "&#10;".utf8
      case "\t" where isAttribute: out += "&#9;".utf8
      case "\r": out += "&#13;".utf8
      case "\0"..<" " where scalar != "\n" && scalar != "\t", "\u{FFFE}", "\u{FFFF}": out += "\u{FFFD}".utf8
      default: out += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
      }
    }
    return out
  }

  /// Whether a text can be a tag or the name of an attribute.
  ///
  /// Letters of ASCII, digits and `_ - . :`; XML takes more, interface files have no others.
  static func isName(_ text: String) -> Bool {
    guard let first = text.utf8.first, isLetter(first) else { return false }
    return text.utf8.allSatisfy { isLetter($0) || (0x30...0x3A).contains($0) || $0 == 0x2D || $0 == 0x2E }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) || byte == 0x5F }
}

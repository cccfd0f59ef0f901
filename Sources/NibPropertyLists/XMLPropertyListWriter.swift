/// Writes the XML form of a property list, version 1.0, in the layout of Apple's tools. Equal values give equal bytes.
///
/// - Seen: what ibtool of Xcode 26.5 prints: `<dict/>` for an empty dictionary, reals as `250` and `0.0`. The captures kept
///   a tab as eight blanks and lost deeper indentation, of other XML as well.
/// - Documented: one tab a level, Apple's published CFPropertyList.c.
public enum XMLPropertyListWriter {
  /// The bytes of a property list. Levels are as deep as the value's own.
  public static func bytes(of value: PropertyList) -> [UInt8] {
    var bytes: [UInt8] = []
    write(value) { bytes += $0.utf8 }
    return bytes
  }

  /// The same in pieces, so that the text of a large one takes little memory.
  public static func write(_ value: PropertyList, into take: (String) -> Void) {
    var text = head
    write(value, "", to: &text, into: take)
    take(text + "</plist>\n")
  }

  /// The same of a dictionary whose values are made one after another.
  public static func write(_ parts: [PropertyListPart], into take: (String) -> Void) {
    guard !parts.isEmpty else { return write(.dictionary([]), into: take) }
    var text = head + "<dict>\n"
    for part in parts {
      text += "\t<key>\(escaped(part.key))</key>\n"
      switch part.value() {
      case .whole(let value): write(value, "\t", to: &text, into: take)
      case .dictionaries(let keys, _) where keys.isEmpty: write(.dictionary([]), "\t", to: &text, into: take)
      case .dictionaries(let keys, let entries):
        text += "\t<dict>\n"
        for (place, key) in keys.enumerated() {
          text += "\t\t<key>\(escaped(key))</key>\n"
          write(.dictionary(entries(place)), "\t\t", to: &text, into: take)
        }
        text += "\t</dict>\n"
      }
    }
    take(text + "</dict>\n</plist>\n")
  }

  private static let head = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">

    """

  /// Bytes that are kept before they are handed on.
  private static let pieceSize = 1 << 16

  private static func write(
    _ value: PropertyList, _ indent: String, to text: inout String, into take: (String) -> Void
  ) {
    if text.utf8.count >= pieceSize {
      take(text)
      text = ""
    }
    switch value {
    case .string(let words): text += "\(indent)<string>\(escaped(words))</string>\n"
    case .integer(let number): text += "\(indent)<integer>\(number)</integer>\n"
    case .real(let number): text += "\(indent)<real>\(words(for: number))</real>\n"
    case .boolean(let flag): text += "\(indent)<\(flag)/>\n"
    case .data(let bytes): text += "\(indent)<data>\n\(lines(of: bytes, indent))\(indent)</data>\n"
    case .date(let seconds): text += "\(indent)<date>\(PropertyListDate.text(seconds))</date>\n"
    case .uid(let number):
      write(.dictionary([.init("CF$UID", .integer(Int64(truncatingIfNeeded: number)))]), indent, to: &text, into: take)
    // XML has no null; an empty string is what other writers make of it.
    case .null: text += "\(indent)<string></string>\n"
    case .array(let items):
      guard !items.isEmpty else { return text += "\(indent)<array/>\n" }
      text += "\(indent)<array>\n"
      for item in items { write(item, indent + "\t", to: &text, into: take) }
      text += "\(indent)</array>\n"
    case .dictionary(let entries):
      guard !entries.isEmpty else { return text += "\(indent)<dict/>\n" }
      text += "\(indent)<dict>\n"
      for entry in entries {
        text += "\(indent)\t<key>\(escaped(entry.key))</key>\n"
        write(entry.value, indent + "\t", to: &text, into: take)
      }
      text += "\(indent)</dict>\n"
    }
  }

  /// Base64 in lines of 76 characters less the indentation, counted as eight a level, but never less than four.
  /// - Documented: the width, in Apple's published CFPropertyList.c.
  private static func lines(of data: [UInt8], _ indent: String) -> String {
    let perLine = max(76 - 8 * indent.utf8.count, 4) / 4 * 3
    var text = ""
    for start in stride(from: 0, to: data.count, by: perLine) {
      text += indent + Base64.encode(data[start..<min(start + perLine, data.count)]) + "\n"
    }
    return text
  }

  private static func words(for number: Double) -> String {
    if number == 0 { return "0.0" }
    guard let whole = Int64(exactly: number) else { return String(number) }
    return String(whole)
  }

  /// XML has no form for other control characters; a reader would refuse the whole list for one.
  private static func escaped(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\t", "\n", "\r": out.unicodeScalars.append(scalar)
      case "\0"..." ": out += scalar == " " ? " " : "\u{FFFD}"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }
}

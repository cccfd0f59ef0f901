/// Writes the XML form of a property list, version 1.0, in the layout of Apple's tools. Equal values give equal bytes.
///
/// - Seen: what ibtool of Xcode 26.5 prints: `<dict/>` for an empty dictionary, reals as `250` and `0.0`. The captures kept
///   a tab as eight blanks and lost deeper indentation, of other XML as well.
/// - Documented: one tab a level, Apple's published CFPropertyList.c.
public enum XMLPropertyListWriter {
  /// The bytes of a property list. Levels are as deep as the value's own.
  public static func bytes(of value: PropertyListValue) -> [UInt8] {
    var text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">

      """
    write(value, "", to: &text)
    text += "</plist>\n"
    return Array(text.utf8)
  }

  private static func write(_ value: PropertyListValue, _ indent: String, to text: inout String) {
    switch value {
    case .string(let words): text += "\(indent)<string>\(escaped(words))</string>\n"
    case .integer(let number): text += "\(indent)<integer>\(number)</integer>\n"
    case .real(let number): text += "\(indent)<real>\(words(for: number))</real>\n"
    case .boolean(let flag): text += "\(indent)<\(flag)/>\n"
    case .array(let items):
      guard !items.isEmpty else { return text += "\(indent)<array/>\n" }
      text += "\(indent)<array>\n"
      for item in items { write(item, indent + "\t", to: &text) }
      text += "\(indent)</array>\n"
    case .dictionary(let entries):
      guard !entries.isEmpty else { return text += "\(indent)<dict/>\n" }
      text += "\(indent)<dict>\n"
      for entry in entries {
        text += "\(indent)\t<key>\(escaped(entry.key))</key>\n"
        write(entry.value, indent + "\t", to: &text)
      }
      text += "\(indent)</dict>\n"
    }
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

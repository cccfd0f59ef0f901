import Nibwright

/// Strings files: texts by key, with a comment that says what each belongs to.
enum StringsFile {
  /// The file for translators, in UTF-16, lower byte first, with a byte order mark.
  ///
  /// - Seen: an empty line first, then one before each comment; entries sorted by the bytes of their keys; of a list the
  ///   comment names the whole key.
  static func bytes(of texts: [LocalizableText]) -> [UInt8] {
    let keyed = texts.map { (key: $0.stringsKey, text: $0) }
    let sorted = keyed.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
    let entries = sorted.map { stringsKey, text in
      let key = text.index == nil ? text.key : stringsKey
      return """
        /* Class = "\(text.className)"; \(key) = "\(commented(text.text))"; ObjectID = "\(text.object)"; */
        "\(quoted(stringsKey))" = "\(quoted(text.text))";

        """
    }
    return [0xFF, 0xFE] + ("\n" + entries.joined(separator: "\n")).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
  }

  private static func quoted(_ text: String) -> String {
    var out = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": out += "\\\""
      case "\\": out += "\\\\"
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default: out.unicodeScalars.append(scalar)
      }
    }
    return out
  }

  /// The same, and nothing that ends the comment.
  private static func commented(_ text: String) -> String {
    var out = ""
    var last: Unicode.Scalar = " "
    for scalar in quoted(text).unicodeScalars {
      if last == "*", scalar == "/" { out += " " }
      out.unicodeScalars.append(scalar)
      last = scalar
    }
    return out
  }
}

/// Strings files: texts by key, with a comment that says what each belongs to.
enum StringsFile {
  /// The file for translators, in UTF-16, lower byte first, with a byte order mark.
  ///
  /// - Seen: an empty line first, then one before each comment; entries sorted by the bytes of their keys; of a list the
  ///   comment names the whole key.
  static func bytes(of texts: [LocalizableText]) -> [UInt8] {
    let sorted = texts.sorted { $0.stringsKey.utf8.lexicographicallyPrecedes($1.stringsKey.utf8) }
    let entries = sorted.map { text in
      let key = text.index == nil ? text.key : text.stringsKey
      return """
        /* Class = "\(text.className)"; \(key) = "\(commented(text.text))"; ObjectID = "\(text.object)"; */
        "\(quoted(text.stringsKey))" = "\(quoted(text.text))";

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

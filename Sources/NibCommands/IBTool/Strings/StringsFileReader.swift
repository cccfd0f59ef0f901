import NibDiagnostics

/// An entry of a strings file.
struct StringsEntry {
  /// The key.
  let key: String
  /// The text.
  let text: String
  /// Where the key stands.
  let place: Place
  /// The comment before it, without its marks.
  let comment: String?
}

/// Reads a strings file: `"key" = "text";` with comments, in UTF-16 or UTF-8.
///
/// Keys and texts may stand without quotes when they are plain words. Cost: O(bytes).
struct StringsFileReader {
  private let file: String
  private let scalars: [Unicode.Scalar]
  private let isWhole: Bool
  private var position = 0
  /// The comment that was skipped last since the last entry.
  private var comment: String?
  /// The place that was counted last.
  private var counted = (position: 0, line: 1, column: 1)

  /// Prepares a file.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    (scalars, isWhole) = StringsText.scalars(of: bytes)
  }

  /// Prepares a text.
  init(_ text: String) {
    file = ""
    scalars = Array(text.unicodeScalars)
    isWhole = true
  }

  /// The entries in the order of the file.
  /// - Throws: `IBRefusal` with line and column of the fault.
  mutating func read() throws(IBRefusal) -> [StringsEntry] {
    var entries: [StringsEntry] = []
    while try skipSpace() {
      let place = place(of: position)
      let key = try word()
      let said = comment
      try expect("=")
      let text = try word()
      try expect(";")
      entries.append(StringsEntry(key: key, text: text, place: place, comment: said))
      comment = nil
    }
    if !isWhole {
      throw fault("here is no character in UTF-8 or UTF-16; save the file in UTF-8")
    }
    return entries
  }

  /// Moves to the next word; false at the end.
  private mutating func skipSpace() throws(IBRefusal) -> Bool {
    while position < scalars.count {
      if scalars[position].properties.isWhitespace {
        position += 1
      } else if starts("//") {
        while position < scalars.count, scalars[position] != "\n" { position += 1 }
      } else if starts("/*") {
        try skipComment()
      } else {
        return true
      }
    }
    return false
  }

  private mutating func skipComment() throws(IBRefusal) {
    let start = position
    position += 2
    while position < scalars.count, !starts("*/") { position += 1 }
    guard position < scalars.count else {
      if isWhole { position = start }
      throw fault("a comment does not end; end it with '*/'")
    }
    comment = String(String.UnicodeScalarView(scalars[(start + 2)..<position]))
    position += 2
  }

  private func starts(_ pair: String) -> Bool {
    position + 1 < scalars.count && scalars[position...(position + 1)].elementsEqual(pair.unicodeScalars)
  }

  private mutating func expect(_ scalar: Unicode.Scalar) throws(IBRefusal) {
    guard try skipSpace(), scalars[position] == scalar else { throw fault("expected '\(scalar)'") }
    position += 1
  }

  private mutating func word() throws(IBRefusal) -> String {
    guard try skipSpace() else { throw fault("expected a text") }
    var word = String.UnicodeScalarView()
    guard scalars[position] == "\"" else {
      while position < scalars.count, scalars[position].properties.isAlphabetic || isPlain(scalars[position]) {
        word.append(scalars[position])
        position += 1
      }
      guard !word.isEmpty else { throw fault("expected a text in quotes") }
      return String(word)
    }
    let start = position
    position += 1
    while position < scalars.count, scalars[position] != "\"" {
      word.append(scalars[position] == "\\" ? try escaped() : scalars[position])
      position += 1
    }
    guard position < scalars.count else {
      if isWhole { position = start }
      throw fault("a text does not end; end it with '\"'")
    }
    position += 1
    return String(word)
  }

  private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar) || ["-", "_", ".", "[", "]"].contains(scalar)
  }

  /// What stands behind a backslash; leaves the position at its last character. `\U00e9` is a code of UTF-16.
  private mutating func escaped() throws(IBRefusal) -> Unicode.Scalar {
    position += 1
    guard position < scalars.count else { throw fault("a text does not end") }
    switch scalars[position] {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "U", "u":
      let digits = scalars[(position + 1)...].prefix(4)
      guard digits.count == 4, let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { throw fault("'\\U' needs four digits of a character") }
      position += 4
      return scalar
    default: return scalars[position]
    }
  }

  /// Where a character stands. Counts on from the place before, as places are asked for in order.
  private mutating func place(of target: Int) -> Place {
    if target < counted.position { counted = (0, 1, 1) }
    for scalar in scalars[counted.position..<min(target, scalars.count)] {
      let isLineEnd = scalar == "\n"
      counted.line += isLineEnd ? 1 : 0
      counted.column = isLineEnd ? 1 : counted.column + 1
    }
    counted.position = min(target, scalars.count)
    return .text(file, line: counted.line, column: counted.column)
  }

  /// What cannot be read is at the position, but where the file itself ends in bytes that are no characters.
  private mutating func fault(_ words: String) -> IBRefusal {
    let isCut = position >= scalars.count && !isWhole
    let said = isCut ? "here is no character in UTF-8 or UTF-16; save the file in UTF-8" : words
    return IBRefusal([IBIssue("The strings file cannot be read: \(said).", at: place(of: position))])
  }
}

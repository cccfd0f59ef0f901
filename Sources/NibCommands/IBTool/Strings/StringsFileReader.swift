import NibDiagnostics

/// Reads a strings file: `"key" = "text";`, comments left out, UTF-16 with a byte order mark or UTF-8.
///
/// Keys and texts may stand without quotes when they are plain words. Cost: O(bytes).
struct StringsFileReader {
  private let file: String
  private let scalars: [Unicode.Scalar]
  private var position = 0

  /// Prepares a file.
  init(_ bytes: [UInt8], file: String) {
    self.file = file
    scalars = Array(Self.text(bytes).unicodeScalars)
  }

  private static func text(_ bytes: [UInt8]) -> String {
    let isLittle = bytes.starts(with: [0xFF, 0xFE])
    guard isLittle || bytes.starts(with: [0xFE, 0xFF]) else {
      return String(decoding: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...], as: UTF8.self)
    }
    let units = stride(from: 2, to: bytes.count - 1, by: 2).map { place in
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      return isLittle ? first | second << 8 : first << 8 | second
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// The texts by key; of a key that is there twice the last counts.
  /// - Throws: `IBRefusal` with the line of the fault.
  mutating func read() throws(IBRefusal) -> [String: String] {
    var texts: [String: String] = [:]
    while try skipSpace() {
      let key = try word()
      try expect("=")
      texts[key] = try word()
      try expect(";")
    }
    return texts
  }

  /// Moves to the next word; false at the end.
  private mutating func skipSpace() throws(IBRefusal) -> Bool {
    while position < scalars.count {
      if scalars[position].properties.isWhitespace {
        position += 1
      } else if starts("//") {
        while position < scalars.count, scalars[position] != "\n" { position += 1 }
      } else if starts("/*") {
        position += 2
        while position < scalars.count, !starts("*/") { position += 1 }
        guard position < scalars.count else { throw fault("a comment does not end") }
        position += 2
      } else {
        return true
      }
    }
    return false
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
    position += 1
    while position < scalars.count, scalars[position] != "\"" {
      word.append(scalars[position] == "\\" ? try escaped() : scalars[position])
      position += 1
    }
    guard position < scalars.count else { throw fault("a text does not end") }
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

  private func fault(_ words: String) -> IBRefusal {
    let line = 1 + scalars[..<min(position, scalars.count)].count { $0 == "\n" }
    return IBRefusal([
      IBIssue("The strings file cannot be read: \(words).", at: .text(file, line: line, column: 1))
    ])
  }
}

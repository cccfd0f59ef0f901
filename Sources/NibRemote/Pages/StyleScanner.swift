/// Finds the URLs of a style sheet in one walk over its tokens.
///
/// - Documented: CSS Syntax Level 3, "Tokenization"; CSS Cascade, `@import`; CSS Images Level 4, `image-set()`.
struct StyleScanner {
  /// A URL as it is written.
  struct Value {
    /// With its quotes, if it has any.
    let whole: Range<Int>
    /// Without them; escapes stand as they are.
    let content: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 0
  private var found: [Value] = []
  /// Open parentheses, and whether a text directly in them is a URL.
  private var open: [Bool] = []
  /// Whether the next text is the URL of an `@import`.
  private var imports = false

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The URLs in order.
  static func references(in bytes: [UInt8]) -> [Value] {
    var scanner = Self(bytes)
    while scanner.position < bytes.count { scanner.token() }
    return scanner.found
  }

  private mutating func token() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "/") where at(1) == UInt8(ascii: "*"): comment()
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      let value = text(byte)
      if imports || open.last == true { found.append(value) }
      imports = false
    case UInt8(ascii: "@"):
      position += 1
      imports = name() == "import"
    case UInt8(ascii: "("):
      position += 1
      open.append(false)
    case UInt8(ascii: ")"):
      position += 1
      _ = open.popLast()
    case UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}"):
      position += 1
      imports = false
      // What is open ends with a block at the latest; a broken rule does not reach into the next.
      if byte != UInt8(ascii: ";") { open = [] }
    case _ where isName(byte): word()
    default: position += 1
    }
  }

  private mutating func word() {
    let name = name()
    guard at(0) == UInt8(ascii: "(") else { return }
    position += 1
    switch name {
    case "url", "src":
      imports = false
      url(isText: name == "src")
    case "image-set", "-webkit-image-set": open.append(true)
    default: open.append(false)
    }
  }

  /// Behind `url(`: a text in quotes, or everything up to the closing parenthesis.
  private mutating func url(isText: Bool) {
    while let byte = at(0), PageScanner.isSpace(byte) { position += 1 }
    if let quote = at(0), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      found.append(text(quote))
      open.append(false)
    } else if isText {
      open.append(false)
    } else {
      let start = position
      while let byte = at(0), byte != UInt8(ascii: ")") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
      position = min(position, bytes.count)
      found.append(Value(whole: start..<position, content: start..<position))
      position += at(0) == nil ? 0 : 1
    }
  }

  private mutating func text(_ quote: UInt8) -> Value {
    let start = position
    position += 1
    while let byte = at(0), byte != quote, byte != 0x0A { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    let end = min(position, bytes.count)
    // A line that ends within a text breaks it: browsers do not take it for a URL.
    if at(0) == 0x0A { return Value(whole: start..<end, content: start..<start) }
    position = min(end + 1, bytes.count)
    return Value(whole: start..<position, content: (start + 1)..<end)
  }

  private mutating func comment() {
    position += 2
    while position < bytes.count, !(at(0) == UInt8(ascii: "*") && at(1) == UInt8(ascii: "/")) { position += 1 }
    position = min(position + 2, bytes.count)
  }

  /// A name in small letters.
  private mutating func name() -> String {
    let start = position
    while let byte = at(0), isName(byte) { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    position = min(position, bytes.count)
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  private func isName(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "\\")
      || (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
  }

  private func at(_ offset: Int) -> UInt8? {
    position + offset < bytes.count ? bytes[position + offset] : nil
  }
}

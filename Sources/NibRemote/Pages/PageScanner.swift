/// Finds the attributes of an HTML page that are references: one walk over its tags, without building a tree.
///
/// Comments, declarations and the text of scripts, styles and the like are passed by, as browsers do; what is broken is
/// walked to the end of the page at worst.
/// - Documented: HTML Living Standard, "Tokenization".
struct PageScanner {
  /// What a value is written in.
  enum Kind {
    case url
    /// Addresses with what they are for: `srcset`.
    case sourceSet
    /// CSS of an attribute, with references of HTML.
    case style
    /// CSS of a `style` element, as it stands.
    case sheet
    /// The text of a script element, as it stands; empty for one that is elsewhere.
    case script
    /// The JSON of an import map, as it stands.
    case importMap
    /// Nothing: the place behind a `meta` element that says the character encoding, where no script comes before it.
    case charset
  }

  /// The value of an attribute, or the text of an element.
  struct Value {
    let kind: Kind
    /// Where it stands, quotes aside.
    let range: Range<Int>
    /// Whether it stands in quotes.
    let isQuoted: Bool
  }

  private let bytes: [UInt8]
  private var position = 0
  private var found: [Value] = []
  /// What is kept of the tag at hand: `type` in small letters, and `src`, `charset` and `content`.
  private var tagged: [String: String] = [:]
  private var isBeforeScripts = true

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The values of all attributes that may hold URLs, the style sheets and the scripts, in order.
  static func references(in bytes: [UInt8]) -> [Value] {
    var scanner = Self(bytes)
    scanner.scan()
    return scanner.found
  }

  private mutating func scan() {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      guard let next = peek else { return }
      if bytes[position...].starts(with: "!--".utf8) {
        position += 3
        // `<!-->` is a whole comment.
        if peek == UInt8(ascii: ">") { position += 1 } else { skip(past: "-->") }
      } else if next == UInt8(ascii: "!") || next == UInt8(ascii: "?") {
        skip(past: ">")
      } else if next == UInt8(ascii: "/") {
        position += 1
        if peek.map(Self.isLetter) == true { tag() } else { skip(past: ">") }
      } else if Self.isLetter(next) {
        element(tag())
      }
    }
  }

  /// Walks the text of an element, if it is one whose text has no tags.
  private mutating func element(_ name: String) {
    if name == "meta", isBeforeScripts, saysCharset {
      found.append(Value(kind: .charset, range: position..<position, isQuoted: true))
    }
    if name == "script" || name == "link" { isBeforeScripts = false }
    guard Self.rawTexts.contains(name) else { return }
    let (start, kind) = (position, textKind(of: name))
    skipRawText(of: name)
    if let kind { found.append(Value(kind: kind, range: start..<position, isQuoted: true)) }
  }

  private var saysCharset: Bool { tagged["charset"] != nil || tagged["content"]?.contains("charset=") == true }

  /// What the text of an element is; nil when nothing in it is looked at.
  private func textKind(of name: String) -> Kind? {
    switch name {
    case "style": return .sheet
    case "script":
      let type = tagged["type"] ?? ""
      // Browsers have no import maps that are elsewhere.
      if type == "importmap" { return tagged["src"] == nil ? .importMap : nil }
      return Self.scriptTypes.contains(type) ? .script : nil
    default: return nil
    }
  }

  /// Walks a tag from its name to behind its end; gives the name in small letters.
  @discardableResult
  private mutating func tag() -> String {
    tagged = [:]
    let isEnd = position > 0 && bytes[position - 1] == UInt8(ascii: "/")
    let name = word { Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ">") }
    while let byte = peek, byte != UInt8(ascii: ">") {
      if Self.isSpace(byte) || byte == UInt8(ascii: "/") {
        position += 1
      } else {
        attribute(isKept: !isEnd)
      }
    }
    position = min(position + 1, bytes.count)
    return name
  }

  private mutating func attribute(isKept: Bool) {
    let start = position
    // An equals sign where a name begins is part of the name.
    position += 1
    while let byte = peek, !Self.endsName(byte) { position += 1 }
    let name = String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
    let afterName = position
    skipSpace()
    guard peek == UInt8(ascii: "=") else {
      position = afterName
      return
    }
    position += 1
    skipSpace()
    let (range, isQuoted) = value()
    if Self.keptNames.contains(name), tagged[name] == nil {
      let text = MarkupText.decoded(bytes[range].prefix(256)).lowercased().utf8
      tagged[name] = String(decoding: text.filter { !Self.isSpace($0) }, as: UTF8.self)
    }
    guard isKept, let kind = Self.names[name] else { return }
    found.append(Value(kind: kind, range: range, isQuoted: isQuoted))
  }

  private mutating func value() -> (Range<Int>, isQuoted: Bool) {
    guard let quote = peek, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while let byte = peek, !Self.isSpace(byte), byte != UInt8(ascii: ">") { position += 1 }
      return (start..<position, false)
    }
    let start = position + 1
    let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
    position = min(end + 1, bytes.count)
    return (start..<end, true)
  }

  private mutating func word(until ends: (UInt8) -> Bool) -> String {
    let start = position
    while let byte = peek, !ends(byte) { position += 1 }
    return String(decoding: bytes[start..<position], as: UTF8.self).lowercased()
  }

  /// To the end tag of the name, whatever stands between.
  private mutating func skipRawText(of name: String) {
    while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = open + 1
      let end = bytes[position...].prefix(name.utf8.count + 1).map { $0 | 0x20 }
      if end.elementsEqual("/\(name)".utf8.map { $0 | 0x20 }), bytes[position] == UInt8(ascii: "/") {
        position = open
        return
      }
    }
    position = bytes.count
  }

  private mutating func skip(past text: String) {
    let wanted = Array(text.utf8)
    while position < bytes.count {
      guard let start = bytes[position...].firstIndex(of: wanted[0]) else { break }
      position = start + 1
      if bytes[start...].starts(with: wanted) {
        position = start + wanted.count
        return
      }
    }
    position = bytes.count
  }

  private mutating func skipSpace() {
    while let byte = peek, Self.isSpace(byte) { position += 1 }
  }

  private var peek: UInt8? { position < bytes.count ? bytes[position] : nil }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(byte) }

  /// Whether a byte ends the name of an attribute.
  private static func endsName(_ byte: UInt8) -> Bool {
    isSpace(byte) || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "=")
  }

  /// The attributes that may hold URLs.
  static let names: [String: Kind] = [
    "src": .url, "href": .url, "xlink:href": .url, "poster": .url, "data": .url, "background": .url,
    "srcset": .sourceSet, "imagesrcset": .sourceSet, "style": .style,
  ]
  private static let keptNames: Set<String> = ["type", "src", "charset", "content"]
  private static let scriptTypes: Set<String> = ["", "module", "text/javascript", "application/javascript"]
  private static let rawTexts: Set<String> = [
    "script", "style", "textarea", "title", "xmp", "iframe", "noembed", "noframes",
  ]
}

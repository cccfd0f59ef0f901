/// A tag of a page.
///
/// - Documented: HTML Living Standard, 13.2.5, in what is needed of it.
struct PageTag {
  /// The name in small letters.
  let name: String
  /// Whether it ends an element.
  let isEnd: Bool
  private let bytes: ArraySlice<UInt8>

  /// Takes a tag apart, with its brackets; nil for a comment or a declaration.
  init?(_ page: [UInt8], _ range: Range<Int>) {
    var at = range.lowerBound + 1
    isEnd = at < range.upperBound && page[at] == UInt8(ascii: "/")
    if isEnd { at += 1 }
    let start = at
    while at < range.upperBound, Self.isName(page[at]) { at += 1 }
    guard at > start else { return nil }
    name = String(decoding: page[start..<at], as: UTF8.self).lowercased()
    bytes = page[at..<max(range.upperBound - 1, at)]
  }

  private static func isName(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || (0x30...0x39).contains(byte)
  }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x9, 0xa, 0xc, 0xd, 0x20].contains(byte) }

  /// Where what begins with a bracket ends, behind its last one: a bracket in quotes ends no tag. nil for no end.
  static func end(_ page: [UInt8], _ start: Int) -> Int? {
    if page[start...].starts(with: Array("<!--".utf8)) {
      var at = start + 4
      while at + 2 < page.count {
        if page[at] == 0x2d, page[at + 1] == 0x2d, page[at + 2] == 0x3e { return at + 3 }
        at += 1
      }
      return nil
    }
    var (quote, isValue) = (UInt8?.none, false)
    for at in start..<page.count {
      let byte = page[at]
      if let open = quote {
        if byte == open { (quote, isValue) = (nil, false) }
      } else if byte == UInt8(ascii: ">") {
        return at + 1
      } else if isValue, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if !isSpace(byte) {
        isValue = byte == UInt8(ascii: "=")
      }
    }
    return nil
  }

  /// Where the tag that ends an element begins, whose content is no text; nil for none.
  static func closing(_ name: String, in page: [UInt8], from start: Int) -> Int? {
    let sought = Array("</\(name)".utf8)
    var at = start
    while at + sought.count <= page.count {
      if page[at] == sought[0], zip(page[at...], sought).allSatisfy({ $0 == $1 || ($0 | 0x20) == $1 }) { return at }
      at += 1
    }
    return nil
  }

  /// The value of an attribute, with characters for their names; nil for none.
  func attribute(_ sought: String) -> String? {
    var at = bytes.startIndex
    func skip(_ isPart: (UInt8) -> Bool) { while at < bytes.endIndex, isPart(bytes[at]) { at += 1 } }
    while at < bytes.endIndex {
      skip { Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "=") }
      let start = at
      skip { !Self.isSpace($0) && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/") }
      let isFound = String(decoding: bytes[start..<at], as: UTF8.self).lowercased() == sought
      skip(Self.isSpace)
      guard at < bytes.endIndex, bytes[at] == UInt8(ascii: "=") else { continue }
      at += 1
      skip(Self.isSpace)
      guard at < bytes.endIndex else { return nil }
      let quote = bytes[at]
      var value = at..<at
      if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
        at += 1
        let first = at
        skip { $0 != quote }
        value = first..<at
        at = min(at + 1, bytes.endIndex)
      } else {
        let first = at
        skip { !Self.isSpace($0) }
        value = first..<at
      }
      if isFound { return Self.decoded(Array(bytes[value])) }
    }
    return nil
  }

  private static func decoded(_ value: [UInt8]) -> String {
    var (text, at) = ([UInt8](), 0)
    while at < value.count {
      if value[at] == UInt8(ascii: "&"), let (character, next) = character(value, at, before: value.count) {
        text += Array(character.utf8)
        at = next
      } else {
        text.append(value[at])
        at += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private static let names: [String: String] = [
    "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "amp": "&", "nbsp": "\u{a0}", "copy": "\u{a9}", "reg": "\u{ae}",
    "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}", "rsquo": "\u{2019}",
    "ldquo": "\u{201c}", "rdquo": "\u{201d}", "bull": "\u{2022}", "euro": "\u{20ac}", "middot": "\u{b7}",
  ]

  /// The character of a name or a number from an ampersand to a semicolon, and where what follows begins; nil for none
  /// that is known.
  static func character(_ page: [UInt8], _ start: Int, before end: Int) -> (text: String, next: Int)? {
    guard let stop = page[start..<min(start + 16, end)].firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: page[start + 1..<stop], as: UTF8.self)
    guard name.hasPrefix("#") else { return names[name].map { ($0, stop + 1) } }
    let isHex = name.hasPrefix("#x") || name.hasPrefix("#X")
    guard let number = UInt32(name.dropFirst(isHex ? 2 : 1), radix: isHex ? 16 : 10), number > 0,
      let scalar = Unicode.Scalar(number)
    else { return nil }
    return (String(scalar), stop + 1)
  }
}

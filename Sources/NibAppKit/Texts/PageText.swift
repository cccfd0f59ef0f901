import Foundation
import NibFoundation

/// The text of a page: paragraphs, line breaks, bold, slanted and underlined parts, links. What is in a page beyond that is
/// left out: comments, scripts, styles, the title. Whatever the bytes are, reading takes time that grows with their number.
struct PageText {
  private struct Look: Hashable {
    var (isBold, isItalic, isUnderlined) = (false, false, false)
    var link: String?
  }

  private let bytes: [UInt8]
  private let base: [NSAttributedString.Key: Any]
  private var pieces = TextPieces<Look>()
  private var (bold, italic, underlined, skipped) = (0, 0, 0, 0)
  private var link: String?

  /// Reads a page.
  static func read(_ page: String, _ base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var reader = PageText(bytes: Array(page.utf8), base: base)
    reader.read()
    return reader.pieces.text(reader.attributes)
  }

  private init(bytes: [UInt8], base: [NSAttributedString.Key: Any]) { (self.bytes, self.base) = (bytes, base) }

  private mutating func read() {
    var (at, start) = (0, 0)
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "<"), at + 1 < bytes.count, Self.beginsTag(bytes[at + 1]) else {
        at += 1
        continue
      }
      add(start..<at)
      // A tag, a comment or a script without an end goes on to the end of the page.
      guard let end = PageTag.end(bytes, at) else { return }
      let tag = PageTag(bytes, at..<end)
      if let tag { take(tag) }
      at = end
      if let tag, !tag.isEnd, ["script", "style", "title"].contains(tag.name) {
        guard let rest = PageTag.closing(tag.name, in: bytes, from: at) else { return }
        at = rest
      }
      start = at
    }
    add(start..<bytes.count)
  }

  private static func beginsTag(_ byte: UInt8) -> Bool {
    (0x61...0x7a).contains(byte | 0x20) || [UInt8(ascii: "/"), UInt8(ascii: "!"), UInt8(ascii: "?")].contains(byte)
  }

  private var look: Look {
    Look(isBold: bold > 0, isItalic: italic > 0, isUnderlined: underlined > 0, link: link)
  }

  private mutating func take(_ tag: PageTag) {
    let step = tag.isEnd ? -1 : 1
    switch tag.name {
    case "b", "strong": bold = max(bold + step, 0)
    case "i", "em": italic = max(italic + step, 0)
    case "u", "ins": underlined = max(underlined + step, 0)
    case "head": skipped = max(skipped + step, 0)
    case "body": skipped = 0
    case "br": pieces.add(0xa, look)
    case "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote":
      if let last = pieces.last, last != 0xa { pieces.add(0xa, look) }
      if tag.name.hasPrefix("h") { bold = max(bold + step, 0) }
    case "a": link = tag.isEnd ? nil : tag.attribute("href")
    default: break
    }
  }

  /// Adds a text, in which white space counts as one space, and none where a line begins.
  private mutating func add(_ range: Range<Int>) {
    guard skipped == 0, !range.isEmpty else { return }
    var words: [UInt8] = []
    var at = range.lowerBound
    while at < range.upperBound {
      let byte = bytes[at]
      if [0x9, 0xa, 0xc, 0xd, 0x20].contains(byte) {
        let before = words.last.map { UInt16($0) } ?? pieces.last
        if let before, before != 0xa, before != 0x20 { words.append(0x20) }
        at += 1
      } else if byte == UInt8(ascii: "&"), let (text, next) = PageTag.character(bytes, at, before: range.upperBound) {
        words += Array(text.utf8)
        at = next
      } else {
        words.append(byte)
        at += 1
      }
    }
    let look = look
    for unit in String(decoding: words, as: UTF8.self).utf16 { pieces.add(unit, look) }
  }

  private func attributes(of look: Look) -> [NSAttributedString.Key: Any] {
    var attributes = base
    var traits: NSFontDescriptor.SymbolicTraits = []
    if look.isBold { traits.insert(.bold) }
    if look.isItalic { traits.insert(.italic) }
    let font = base[.font] as? NSFont ?? NSFont(name: "Times-Roman", size: 12)
    attributes[.font] = font.flatMap { NSFont(descriptor: $0.fontDescriptor.withSymbolicTraits(traits), size: 0) }
    if look.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if let link = look.link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }
}

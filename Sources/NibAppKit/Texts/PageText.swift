import Foundation
import NibFoundation

/// The text of a page: paragraphs, line breaks, lists with their marks, bold, slanted and underlined parts, links. What is in
/// a page beyond that is left out: comments, scripts, styles, the title. Whatever the bytes are, reading takes time that grows
/// with their number.
///
/// It has a reader of its own: only `NibDocument` imports libxml2, no layer that sees AppKit's classes sees its headers, and
/// what libxml2 makes of pages differs with its version.
struct PageText {
  private struct Look: Hashable {
    var (isBold, isItalic, isUnderlined) = (false, false, false)
    var link: String?
    /// The number of the lists that it is in.
    var chain = 0
  }

  private let bytes: [UInt8]
  private let base: [NSAttributedString.Key: Any]
  private var pieces = TextPieces<Look>()
  private var (bold, italic, underlined, skipped) = (0, 0, 0, 0)
  private var link: String?
  /// Lists that are open, with the number of the next item and that of the lists around it, and how many are open beyond
  /// those that count.
  private var lists: [(list: NSTextList, next: Int, chain: Int)] = []
  private var deeper = 0
  /// Lists inside of each other, by their numbers; 0 for none.
  private var chains: [[NSTextList]] = [[]]
  private var chain = 0

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
    Look(isBold: bold > 0, isItalic: italic > 0, isUnderlined: underlined > 0, link: link, chain: chain)
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
      takeList(tag)
    case "a": link = tag.isEnd ? nil : tag.attribute("href")
    default: break
    }
  }

  /// Opens or closes a list, or writes what stands before an item: as AppKit does, with tabs around it. Lists count as far as
  /// sixteen are inside of each other.
  private mutating func takeList(_ tag: PageTag) {
    switch (tag.name, tag.isEnd) {
    case ("ul", false), ("ol", false):
      guard lists.count < 16 else { return deeper += 1 }
      let bullets: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
      let kinds = ["a": "{lower-alpha}.", "A": "{upper-alpha}.", "i": "{lower-roman}.", "I": "{upper-roman}."]
      let format = NSTextList.MarkerFormat(kinds[tag.attribute("type") ?? ""] ?? "{decimal}.")
      let list = NSTextList(markerFormat: tag.name == "ul" ? bullets[min(lists.count, 2)] : format, options: 0)
      if tag.name == "ol", let start = tag.attribute("start").flatMap({ Int($0) }) { list.startingItemNumber = start }
      lists.append((list, list.startingItemNumber, chain))
      chains.append(lists.map(\.list))
      chain = chains.count - 1
    case ("ul", true), ("ol", true):
      if deeper > 0 { deeper -= 1 } else if let last = lists.popLast() { chain = last.chain }
    case ("li", false):
      guard let (list, number, _) = lists.last, deeper == 0 else { return }
      lists[lists.count - 1].next = number.addingReportingOverflow(1).partialValue
      let look = look
      for unit in "\t\(list.marker(forItemNumber: number))\t".utf16 { pieces.add(unit, look) }
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
        if let before, before != 0xa, before != 0x20, before != 0x9 { words.append(0x20) }
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
    if look.chain > 0 {
      let old = base[.paragraphStyle] as? NSParagraphStyle ?? .default
      let style = old.mutableCopy() as? NSMutableParagraphStyle
      style?.textLists = chains[look.chain]
      attributes[.paragraphStyle] = style
    }
    if let link = look.link { attributes[.link] = URL(string: link) ?? link }
    return attributes
  }
}

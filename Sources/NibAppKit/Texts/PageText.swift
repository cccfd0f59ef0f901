import Foundation
import NibFoundation

/// The text of a page: paragraphs, line breaks, bold, slanted and underlined parts, links. What is in a page beyond that is
/// left out.
struct PageText {
  private let text = NSMutableAttributedString(string: "")
  private var (bold, italic, underlined, skipped) = (0, 0, 0, 0)
  private var link: String?
  private let base: [NSAttributedString.Key: Any]

  /// Reads a page.
  static func read(_ page: String, _ base: [NSAttributedString.Key: Any]) -> NSAttributedString {
    var reader = PageText(base)
    var rest = page[...]
    while let open = rest.firstIndex(of: "<") {
      reader.add(rest[..<open])
      guard let close = rest[open...].firstIndex(of: ">") else { return reader.text }
      reader.take(String(rest[rest.index(after: open)..<close]))
      rest = rest[rest.index(after: close)...]
    }
    reader.add(rest)
    return NSAttributedString(attributedString: reader.text)
  }

  private init(_ base: [NSAttributedString.Key: Any]) { self.base = base }

  private var endsLine: Bool { text.length == 0 || text.string.hasSuffix("\n") }

  private mutating func take(_ tag: String) {
    let isEnd = tag.hasPrefix("/")
    let name = tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }.lowercased()
    let step = isEnd ? -1 : 1
    switch name {
    case "b", "strong": bold = max(bold + step, 0)
    case "i", "em": italic = max(italic + step, 0)
    case "u", "ins": underlined = max(underlined + step, 0)
    case "style", "script", "head", "title": skipped = max(skipped + step, 0)
    case "br": append("\n")
    case "p", "div", "li", "ul", "ol", "tr", "h1", "h2", "h3", "h4", "h5", "h6", "blockquote":
      if !endsLine { append("\n") }
      if name.first == "h" { bold = max(bold + step, 0) }
    case "a": link = isEnd ? nil : Self.attribute("href", of: tag)
    default: break
    }
  }

  private static func attribute(_ name: String, of tag: String) -> String? {
    guard let start = tag.range(of: name + "=", options: .caseInsensitive)?.upperBound, start < tag.endIndex else {
      return nil
    }
    let rest = tag[start...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return String(rest.prefix { $0 != " " }) }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  private mutating func add(_ raw: Substring) {
    guard skipped == 0, !raw.isEmpty else { return }
    var words = raw.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    if raw.first?.isWhitespace == true, !endsLine, !text.string.hasSuffix(" ") { words = " " + words }
    if raw.last?.isWhitespace == true, !words.hasSuffix(" ") { words += " " }
    if words.trimmingCharacters(in: .whitespaces).isEmpty, endsLine { return }
    append(Self.plain(words))
  }

  private static func plain(_ text: String) -> String {
    var text = text
    for (name, character) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{a0}")] {
      text = text.replacingOccurrences(of: name, with: character)
    }
    return text.replacingOccurrences(of: "&amp;", with: "&")
  }

  private func append(_ string: String) {
    var attributes = base
    var traits: NSFontDescriptor.SymbolicTraits = []
    if bold > 0 { traits.insert(.bold) }
    if italic > 0 { traits.insert(.italic) }
    let font = base[.font] as? NSFont ?? NSFont(name: "Times-Roman", size: 12)
    attributes[.font] = font.flatMap { NSFont(descriptor: $0.fontDescriptor.withSymbolicTraits(traits), size: 0) }
    if underlined > 0 { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if let link { attributes[.link] = URL(string: link) ?? link }
    text.append(NSAttributedString(string: string, attributes: attributes))
  }
}

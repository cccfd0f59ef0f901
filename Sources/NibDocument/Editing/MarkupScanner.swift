/// Finds the markup of a text that a parser has found well formed, from its beginning to its end.
///
/// What lies between two pieces of markup is text. Cost: O(bytes) for a whole text.
struct MarkupScanner {
  /// What a piece of markup is.
  enum Kind {
    /// `<a>`
    case startTag
    /// `<a/>`
    case emptyTag
    /// `</a>`
    case endTag
    /// `<![CDATA[...]]>`, which is text.
    case characterData
    /// A comment, a processing instruction, the XML declaration.
    case other
  }

  /// A piece of markup.
  struct Markup {
    /// What it is.
    var kind: Kind
    /// Offset of its `<`.
    var start: Int
    /// Offset behind its `>`.
    var end: Int
  }

  private let text: UnsafeBufferPointer<UInt8>
  private var position: Int

  /// A scanner of a text, or of what follows an offset that lies outside of markup.
  init(_ text: UnsafeBufferPointer<UInt8>, from position: Int = 0) {
    self.text = text
    self.position = position
  }

  /// The next piece of markup; nil behind the last, and where the text is not well formed.
  mutating func next() -> Markup? {
    while position < text.count, text[position] != UInt8(ascii: "<") { position += 1 }
    guard position + 1 < text.count else { return nil }
    let start = position
    let kind: Kind
    let end: Int?
    switch text[start + 1] {
    case UInt8(ascii: "/"): (kind, end) = (.endTag, find(">", from: start + 2))
    case UInt8(ascii: "?"): (kind, end) = (.other, find("?>", from: start + 2))
    case UInt8(ascii: "!") where holds("<![CDATA[", at: start): (kind, end) = (.characterData, find("]]>", from: start))
    case UInt8(ascii: "!"): (kind, end) = (.other, find("-->", from: start + 4))
    default:
      end = tagEnd(from: start + 1)
      kind = end.map { text[$0 - 2] == UInt8(ascii: "/") } ?? false ? .emptyTag : .startTag
    }
    guard let end else { return nil }
    position = end
    return Markup(kind: kind, start: start, end: end)
  }

  /// Offset behind the `>` of a start tag; one inside of quotes does not end it.
  private func tagEnd(from start: Int) -> Int? {
    var quote: UInt8?
    for at in start..<text.count {
      switch text[at] {
      case quote: quote = nil
      case UInt8(ascii: "\""), UInt8(ascii: "'"): if quote == nil { quote = text[at] }
      case UInt8(ascii: ">") where quote == nil: return at + 1
      default: break
      }
    }
    return nil
  }

  private func holds(_ word: StaticString, at start: Int) -> Bool {
    guard start + word.utf8CodeUnitCount <= text.count else { return false }
    for i in 0..<word.utf8CodeUnitCount where text[start + i] != word.utf8Start[i] { return false }
    return true
  }

  /// Offset behind the first occurrence of a word.
  private func find(_ word: StaticString, from start: Int) -> Int? {
    var at = start
    while at < text.count {
      if text[at] == word.utf8Start[0], holds(word, at: at) { return at + word.utf8CodeUnitCount }
      at += 1
    }
    return nil
  }
}

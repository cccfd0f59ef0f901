/// The text of an element at a new place: its lines are indented as the lines there are.
struct MovedText {
  private let text: UnsafeBufferPointer<UInt8>
  private let old: [UInt8]
  private let new: [UInt8]
  private var markup: [MarkupScanner.Markup] = []
  /// The start tag that encloses what follows a piece of markup, by the piece's index; -1 outside.
  private var enclosing: [Int] = []
  /// Whether an element holds others, by the index of its start tag.
  private var hasChildren: [Bool] = []

  /// The text with another indentation. Texts and comments stay as they are.
  static func indented(_ text: [UInt8], from old: [UInt8], to new: [UInt8]) -> [UInt8] {
    guard old != new else { return text }
    return text.withUnsafeBufferPointer { text in
      var moved = MovedText(text, from: old, to: new)
      moved.scan()
      return moved.bytes
    }
  }

  private init(_ text: UnsafeBufferPointer<UInt8>, from old: [UInt8], to new: [UInt8]) {
    self.text = text
    self.old = old
    self.new = new
  }

  private mutating func scan() {
    var scanner = MarkupScanner(text)
    var open: [Int] = []
    while let next = scanner.next() {
      switch next.kind {
      case .startTag, .emptyTag:
        if let parent = open.last { hasChildren[parent] = true }
        if next.kind == .startTag { open.append(markup.count) }
      case .endTag: open.removeLast(min(1, open.count))
      case .characterData, .other: break
      }
      markup.append(next)
      enclosing.append(open.last ?? -1)
      hasChildren.append(false)
    }
  }

  private var bytes: [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(text.count)
    for (index, piece) in markup.enumerated() {
      out += text[piece.start..<piece.end]
      guard index + 1 < markup.count else { break }
      let gap = text[piece.end..<markup[index + 1].start]
      let line = isText(gap, behind: index) ? nil : gap.lastIndex { $0 == 0x0A || $0 == 0x0D }
      if let line, gap[(line + 1)...].starts(with: old) {
        out += gap[...line]
        out += new
        out += gap[(line + 1 + old.count)...]
      } else {
        out += gap
      }
    }
    return out
  }

  /// Whether what stands between two pieces of markup is text. White space is, in an element without children.
  private func isText(_ gap: Slice<UnsafeBufferPointer<UInt8>>, behind index: Int) -> Bool {
    let parent = enclosing[index]
    if parent >= 0, !hasChildren[parent] { return true }
    if markup[index].kind == .characterData || markup[index + 1].kind == .characterData { return true }
    return !gap.allSatisfy(StartTagSpans.isSpace)
  }
}

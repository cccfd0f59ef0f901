import NibAppKit
import NibTestSupport
import Testing

/// Numbers that are the same in each run.
private struct Dice {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }
  mutating func roll(_ sides: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(truncatingIfNeeded: state >> 33) % sides
  }
  mutating func pick<Item>(_ items: [Item]) -> Item { items[roll(items.count)] }
}

private func rtf(_ body: String) -> NSAttributedString? {
  NSAttributedString(rtf: Data("{\\rtf1\\ansi\(body)}".utf8), documentAttributes: nil)
}

private func page(_ text: String) -> NSAttributedString? {
  NSAttributedString(html: Data(text.utf8), documentAttributes: nil)
}

/// What readers make of bytes that nobody checked, and layout of texts that nobody wrote by hand.
@MainActor
@Suite("Texts of strangers") struct HostileTextTests {
  @Test("rich text of any bytes is a text, and what was read can be written and read again", arguments: 0..<60)
  func richText(seed: Int) throws {
    var dice = Dice(UInt64(seed + 1))
    let parts = [
      "{", "}", "\\", "\\'", "\\'e", "\\'e4", "\\'zz", "\\u8364?", "\\u-10179 ", "\\u-8704 ", "\\u99999999999", "\\uc0",
      "\\uc999999999 ", "\\fonttbl", "\\f0", "\\f-3", "\\fs999999999 ", "\\fs-1", "\\colortbl", "\\red300", "\\green-5",
      ";", "\\cf1", "\\cf-1", "\\b", "\\b0", "\\plain", "\\pard", "\\qr", "\\*", "\\par\n", "\\tab", "\\pict", "a", "ä",
      "\u{0}", "{\\*\\x y}", "\\ul--5", String(repeating: "\\zzzz", count: 9),
    ]
    let body = (0..<200).map { _ in dice.pick(parts) }.joined()
    let text = try #require(rtf(body))
    #expect(text.length <= body.utf8.count)
    let again = try #require(text.rtf(from: NSRange(location: 0, length: text.length)))
    #expect(NSAttributedString(rtf: again, documentAttributes: nil)?.string == text.string)
  }

  @Test("a page of any bytes is a text, and not a longer one", arguments: 0..<60)
  func pages(seed: Int) throws {
    var dice = Dice(UInt64(seed + 100))
    let parts = [
      "<", ">", "</", "<b>", "</b>", "<p>", "<a href=", "\"", "'", "=", "&", "&lt;", "&#", "&#x110000;", "&#0;",
      "&#65;",
      "<!--", "-->", "<!", "<?", "<script>", "</script>", "<style", "<head>", "</head", "<br/>", " ", "\n", "x", "ä",
      "\u{301}", "👩‍👩‍👧", "<h1 ", "<li>",
    ]
    let source = (0..<200).map { _ in dice.pick(parts) }.joined()
    let text = try #require(page(source))
    #expect(text.length <= source.utf16.count)
  }

  @Test("long and deep texts are read in time that grows with their length alone")
  func longTexts() throws {
    // No more: Foundation on Linux ends the process at about one of a million changes of attributes whose values are Swift's.
    let count = 1_500
    let clock = ContinuousClock()
    var times: [Duration] = []
    for source in [
      String(repeating: "{\\b ä\\b0 b", count: count), String(repeating: "{", count: count * 4),
      "{\\fonttbl" + String(repeating: "{\\f1 x;}", count: count) + "}",
      String(repeating: "\\u228?\\i\\i0 ", count: count),
    ] { times.append(clock.measure { #expect(rtf(source) != nil) }) }
    for source in [
      String(repeating: "<p>ä", count: count), String(repeating: "<b>x</b> ", count: count),
      String(repeating: "<a \"", count: count), String(repeating: "&", count: count * 4),
      String(repeating: "<!-- x", count: count), String(repeating: "<script>", count: count),
    ] { times.append(clock.measure { #expect(page(source) != nil) }) }
    #expect(times.allSatisfy { $0 < .seconds(1) }, "\(times)")
  }

  @Test("texts of many lines and looks are laid out in time that grows with their length alone")
  func longLayout() throws {
    let text = NSMutableAttributedString(string: "")
    let pieces = (0..<6_000).map { "ü \($0)\n" }
    text.append(NSAttributedString(string: pieces.joined()))
    var at = 0
    for (number, piece) in pieces.enumerated() {
      let length = piece.utf16.count
      text.setAttributes(
        [.font: NSFont.systemFont(ofSize: CGFloat(10 + number % 3))], range: NSRange(location: at, length: length))
      at += length
    }
    let joined = String(repeating: "👩\u{200d}", count: 3_000)
    let clock = ContinuousClock()
    let times = [
      clock.measure {
        #expect(text.boundingRect(with: NSSize(width: 30, height: 0), options: .usesLineFragmentOrigin).height > 3e4)
      },
      clock.measure {
        #expect(joined.boundingRect(with: NSSize(width: 1, height: 0), options: .usesLineFragmentOrigin).height > 9)
      },
    ]
    #expect(times.allSatisfy { $0 < .seconds(10) }, "\(times)")
  }

  @Test("whatever the text and its width, lines follow each other, and each unit is in one", arguments: 0..<60)
  func layout(seed: Int) {
    var dice = Dice(UInt64(seed + 1000))
    let parts = [
      "a", "word ", " ", "\t", "\n", "\r\n", "\u{2028}", "\u{2029}", "-", "漢字", "😀", "e\u{301}", "👩‍👩‍👧", "\u{fffc}",
      "\u{85}",
    ]
    let storage = NSTextStorage(string: (0..<dice.roll(80)).map { _ in dice.pick(parts) }.joined())
    let style = NSMutableParagraphStyle()
    style.headIndent = CGFloat(dice.roll(40) - 10)
    style.tailIndent = CGFloat(dice.roll(60) - 30)
    style.lineBreakMode = dice.pick([.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingTail])
    style.alignment = dice.pick([.left, .right, .center])
    style.defaultTabInterval = dice.pick([0, 0.001, 1e300, .nan])
    storage.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: storage.length))
    storage.addAttribute(
      .font, value: NSFont.systemFont(ofSize: dice.pick([1, 12, 1e9])),
      range: NSRange(location: 0, length: storage.length / 2))
    let (manager, container) = (
      NSLayoutManager(), NSTextContainer(size: NSSize(width: dice.pick([0, 0.1, 11, 60, 1e8]), height: 0))
    )
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)

    var (ends, bottom) = (0, CGFloat(0))
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
      rect, _, _, range, _ in
      #expect(range.location == ends && range.length > 0 && rect.minY >= bottom)
      (ends, bottom) = (NSMaxRange(range), rect.maxY)
    }
    #expect(ends == storage.length)
    for point in [
      NSPoint(x: -1, y: -1), NSPoint(x: 1e9, y: 1e9), NSPoint(x: CGFloat.nan, y: .nan), NSPoint(x: 9, y: 20),
    ] {
      #expect(manager.glyphIndex(for: point, in: container) <= storage.length)
    }
    for place in 0...storage.length {
      _ = manager.boundingRect(forGlyphRange: NSRange(location: place, length: 1), in: container)
    }
  }

  @Test("a character is never divided between lines, however narrow they are")
  func wholeCharacters() {
    let storage = NSTextStorage(string: "😀👩‍👩‍👧e\u{301}")
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: NSSize(width: 1, height: 0)))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    var lines: [String] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in
      lines.append((storage.string as NSString).substring(with: range))
    }
    #expect(lines == ["😀", "👩‍👩‍👧", "e\u{301}"])
  }
}

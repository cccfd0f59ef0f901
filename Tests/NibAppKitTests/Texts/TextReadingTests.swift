import NibAppKit
import NibTestSupport
import Testing

private func rtf(_ body: String) -> NSAttributedString? {
  NSAttributedString(rtf: Data("{\\rtf1\\ansi\(body)}".utf8), documentAttributes: nil)
}

private func page(_ text: String) -> NSAttributedString? {
  NSAttributedString(html: Data(text.utf8), documentAttributes: nil)
}

@MainActor
@Suite("Reading rich text and pages") struct TextReadingTests {
  @Test("what stands for a character in older programs ends with its group, and skipped groups name no font")
  func groups() {
    #expect(rtf("{\\uc999\\u8364 }text")?.string == "€text")
    #expect(rtf("{\\uc1\\u8364?}\\'81x")?.string == "€\u{fffd}x")
    let named = rtf("{\\fonttbl{\\f0\\fnil{\\*\\falt Arial}Courier;}}\\f0 x")
    #expect((named?.attribute(.font, at: 0, effectiveRange: nil) as? NSFont)?.fontName.contains("Arial") == false)
  }

  @Test("paragraphs that stand in other ways, and pictures, are neighbors without a fault") func neighbors() throws {
    let text = try #require(rtf("\\qr a\\par\\qc b\\par\\qj c"))
    func style(_ place: Int) -> NSParagraphStyle? {
      text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
    }
    #expect([0, 2, 4].map { style($0)?.alignment } == [.right, .center, .justified])
    let view = NSTextView()
    view.string = "a\nb"
    view.setAlignment(.right, range: NSRange(location: 0, length: 1))
    view.setAlignment(.center, range: NSRange(location: 2, length: 1))
    #expect(view.alignment == .right && view.attributedString() != NSAttributedString(string: "a\nb"))
    let pictures = NSMutableAttributedString(attachment: NSTextAttachment(data: nil, ofType: nil))
    pictures.append(NSAttributedString(attachment: NSTextAttachment(data: nil, ofType: nil)))
    #expect(pictures.length == 2 && pictures.containsAttachments)
    let copy = try #require(style(0)?.mutableCopy() as? NSMutableParagraphStyle)
    #expect(copy == style(0) && copy.copy() as? NSParagraphStyle == copy)
  }

  @Test("looks of a group end with it, however deep it lies")
  func depth() throws {
    let deep = String(repeating: "{", count: 1500) + "x" + String(repeating: "}", count: 1500)
    let text = try #require(rtf("\\b " + deep + " y"))
    func isBold(_ place: Int) -> Bool {
      let font = text.attribute(.font, at: place, effectiveRange: nil) as? NSFont
      return font?.fontDescriptor.symbolicTraits.contains(.bold) ?? false
    }
    #expect(text.string == "x y" && isBold(0) && isBold(2))
  }

  @Test("fonts of any size and name, and colors of any parts, are written")
  func written() throws {
    let text = NSMutableAttributedString(string: "abc")
    text.addAttribute(.font, value: NSFont.systemFont(ofSize: 1e300), range: NSRange(location: 0, length: 1))
    text.addAttribute(.font, value: NSFont.systemFont(ofSize: .nan), range: NSRange(location: 1, length: 1))
    let color = NSColor(red: .nan, green: 2, blue: -1, alpha: 1)
    text.addAttribute(.foregroundColor, value: color, range: NSRange(location: 2, length: 1))
    let odd = NSFont(descriptor: NSFontDescriptor(name: "A;}B", size: 12), size: 0)
    if let odd { text.addAttribute(.font, value: odd, range: NSRange(location: 2, length: 1)) }
    let data = try #require(text.rtf(from: NSRange(location: 0, length: 3)))
    #expect(NSAttributedString(rtf: data, documentAttributes: nil)?.string == "abc")
  }

  @Test("a page's scripts, comments and values of attributes are no text, and end where they end")
  func pages() throws {
    #expect(page("<script>if (a<b) { c(\"</b>\") }</script>text")?.string == "text")
    #expect(page("<STYLE>a > b {}</Style>x<!-- a > b -->y")?.string == "xy")
    #expect(page("1 < 2 & 3 &amp;lt; &#228;&#x2014;&quot;")?.string == "1 < 2 & 3 &lt; ä—\"")
    #expect(page("<head><title>T</title></head><body>  a  <b> b</b>\n</body>")?.string == "a b ")
    let linked = try #require(page("<a data-href='no' title=\"a>b\" href='http://a.b/?c&amp;d'>go</a>"))
    #expect(linked.string == "go")
    #expect(linked.attribute(.link, at: 0, effectiveRange: nil) as? URL == URL(string: "http://a.b/?c&d"))
  }
}

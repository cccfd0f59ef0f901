import NibDiagnostics
import Testing

@Suite("Text for a terminal") struct VisibleTextTests {
  @Test("control characters and marks of writing direction are told by number, in any place, and nothing else is")
  func everyCharacter() {
    let scalars = (0..<0x3000).compactMap { Unicode.Scalar($0) } + ["\u{FFFD}", "\u{1F600}", "\u{10FFFF}"]
    for scalar in scalars {
      let isKept = !VisibleText.isHidden(scalar) || scalar == "\n" || scalar == "\t"
      let shown = isKept ? String(Character(scalar)) : "\\u{\(String(scalar.value, radix: 16))}"
      for (before, after) in [("", ""), ("é→", "â€x"), ("\t", "\u{1F600}")] {
        let text = before + String(Character(scalar)) + after
        #expect(Array(VisibleText.escaping(text).utf8) == Array((before + shown + after).utf8), "\(scalar.value)")
      }
    }
  }

  @Test("what needs no escape is the same text")
  func plain() {
    #expect(VisibleText.escaping("") == "")
    #expect(VisibleText.escaping("a\u{200F}b\u{61C}c\u{2028}d") == "a\\u{200f}b\\u{61c}c\\u{2028}d")
    #expect(VisibleText.escaping("└─ UIView → “Name”\n\tx") == "└─ UIView → “Name”\n\tx")
    #expect(VisibleText.escaping("\u{1B}[2J\u{202E}a\u{7F}\u{9F}b") == "\\u{1b}[2J\\u{202e}a\\u{7f}\\u{9f}b")
  }
}

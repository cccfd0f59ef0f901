import Foundation
import NibAppKit
import Testing

/// Attributes of Foundation's value type under AppKit's names.
@MainActor
@Suite("attributed strings with AppKit's attributes")
struct AttributeScopeTests {
  private func makeText() -> AttributedString {
    var text = AttributedString("See the page")
    text.font = .boldSystemFont(ofSize: 13)
    text.foregroundColor = .red
    if let page = text.range(of: "page") {
      text[page].underlineStyle = [.single, .patternDot]
      text[page].link = URL(string: "https://example.com")
      text[page].kern = 1.5
      text[page].foregroundColor = nil
      text[page].toolTip = "Opens it"
    }
    return text
  }

  @Test("a text keeps fonts, colors, lines, numbers and links as the class has them")
  func objects() throws {
    let object = NSAttributedString(makeText())
    #expect(object.string == "See the page")
    #expect(object.attribute(.font, at: 0, effectiveRange: nil) as? NSFont == .boldSystemFont(ofSize: 13))
    #expect(object.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? NSColor == .red)
    #expect(object.attribute(.underlineStyle, at: 0, effectiveRange: nil) == nil)

    let line = (object.attribute(.underlineStyle, at: 8, effectiveRange: nil) as? NSNumber)?.intValue
    #expect(line == NSUnderlineStyle([.single, .patternDot]).rawValue)
    #expect((object.attribute(.kern, at: 8, effectiveRange: nil) as? NSNumber)?.doubleValue == 1.5)
    #expect(object.attribute(.foregroundColor, at: 8, effectiveRange: nil) == nil)
    #expect(object.attribute(.link, at: 8, effectiveRange: nil) as? URL == URL(string: "https://example.com"))
    #expect(object.attribute(.toolTip, at: 8, effectiveRange: nil) as? String == "Opens it")
  }

  @Test("a text that becomes an object and a value again is the same")
  func thereAndBack() throws {
    let text = makeText()
    #expect(AttributedString(NSAttributedString(text)) == text)
    #expect(try AttributedString(NSAttributedString(text, including: \.appKit), including: \.appKit) == text)
  }

  @Test("a container takes the attributes of a dictionary that have the kind of their name, and leaves others out")
  func containers() throws {
    let container = AttributeContainer([
      .font: NSFont.systemFont(ofSize: 9), .superscript: 1, .backgroundColor: "red", .init("own"): 3,
    ])
    #expect(container.font == .systemFont(ofSize: 9) && container.superscript == 1)
    #expect(container.backgroundColor == nil)
    #expect(container == AttributeContainer.font(.systemFont(ofSize: 9)).superscript(1))
  }

  @Test("a shadow is kept there and back")
  func shadows() throws {
    let shadow = NSShadow()
    shadow.shadowBlurRadius = 3
    var text = AttributedString("Title")
    text.shadow = shadow
    let object = NSAttributedString(text)
    #expect(object.attribute(.shadow, at: 0, effectiveRange: nil) as? NSShadow === shadow)
    #expect(AttributedString(object) == text && AttributedString(object).shadow === shadow)
    #expect(AttributeContainer([.shadow: "dark"]).shadow == nil)
  }

  @Test("a field shows a value with its attributes")
  func fields() throws {
    let field = NSTextField(labelWithAttributedString: NSAttributedString(makeText()))
    #expect(field.stringValue == "See the page")
    let shown = field.attributedStringValue
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? NSColor == .red)
  }
}

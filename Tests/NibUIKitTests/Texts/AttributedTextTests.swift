import Foundation
import NibGraph
import NibRuntime
import NibTestSupport
import Testing

@testable import NibUIKit

@Suite("Texts with attributes as in UIKit")
struct AttributedTextTests {
  private let red = UIColor.red

  @Test("what an archive says of runs reads as attributes, each over its part")
  func archived() throws {
    let text = NibText(
      "Größe 🎉!",
      runs: [
        .init(
          length: 6,
          attributes: [
            NibPair(key: .string("NSFont"), value: .font(NibFont(name: "Helvetica-Bold", pointSize: 12))),
            NibPair(key: .string("NSColor"), value: red.nibValue),
          ]),
        .init(length: 3, attributes: [NibPair(key: .string("NSUnderline"), value: .int(1))]),
      ])
    let label = UILabel()
    #expect(label.setAttribute(.text(text), forKey: "attributedText") == .set)

    let read = try #require(label.attributedText)
    var range = NSRange()
    let font = try #require(read.attribute(.font, at: 0, effectiveRange: &range) as? UIFont)

    #expect(read.string == "Größe 🎉!")
    #expect(font.fontName == "Helvetica-Bold" && font.familyName == "Helvetica" && font.pointSize == 12)
    #expect(range == NSRange(location: 0, length: 6))
    #expect(read.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor == red)
    #expect(read.attribute(.underlineStyle, at: 6, effectiveRange: &range) as? Int == 1)
    #expect(range == NSRange(location: 6, length: 3))
    #expect(read.attribute(.foregroundColor, at: 6, effectiveRange: nil) == nil)
    #expect(label.text == "Größe 🎉!")
  }

  private func redShadow() -> NSShadow {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    shadow.shadowColor = red
    return shadow
  }

  @Test("attributes that code sets come back as they were, through the archive's form")
  func set() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineSpacing = 3
    let shadow = redShadow()
    let link = try #require(URL(string: "https://example.org"))
    let text = NSMutableAttributedString(
      string: "One two", attributes: [.font: UIFont.systemFont(ofSize: 12), .kern: CGFloat(1.5), .link: link])
    text.addAttributes(
      [
        .paragraphStyle: style, .shadow: shadow, .backgroundColor: red, .strokeWidth: 2.5, .ligature: 1,
        .underlineStyle: NSUnderlineStyle([.single, .byWord]).rawValue, NSAttributedString.Key("own"): true,
      ], range: NSRange(location: 4, length: 3))

    for view in [UILabel(), UITextView(), UITextField()] as [UIView] {
      let read: NSAttributedString?
      switch view {
      case let view as UILabel:
        view.attributedText = text
        read = view.attributedText
      case let view as UITextView:
        view.attributedText = text
        read = view.attributedText
      default:
        (view as? UITextField)?.attributedPlaceholder = text
        read = (view as? UITextField)?.attributedPlaceholder
      }
      #expect(read == text)
      #expect(read?.attribute(.kern, at: 0, effectiveRange: nil) as? CGFloat == 1.5)
      #expect(read?.attribute(.link, at: 0, effectiveRange: nil) as? URL == link)
      let paragraph = read?.attribute(.paragraphStyle, at: 4, effectiveRange: nil) as? NSParagraphStyle
      #expect(paragraph?.alignment == .center && paragraph?.lineSpacing == 3)
      #expect(read?.attribute(.shadow, at: 4, effectiveRange: nil) as? NSShadow == shadow)
      #expect(read?.attribute(.strokeWidth, at: 4, effectiveRange: nil) as? Double == 2.5)
      #expect(read?.attribute(.underlineStyle, at: 4, effectiveRange: nil) as? Int == 0x8001)
      #expect(read?.attribute(NSAttributedString.Key("own"), at: 4, effectiveRange: nil) as? Bool == true)
      #expect(read?.attribute(.paragraphStyle, at: 0, effectiveRange: nil) == nil)
    }
  }

  @Test("archived paragraph styles and shadows are UIKit's, with the desktop's numbers of alignments")
  func archivedObjects() throws {
    let paragraph = PlaceholderObject(className: "NSParagraphStyle")
    paragraph.keep(["NSAlignment": .int(2), "NSLineSpacing": .real(4), "NSHyphenationFactor": .real(0.5)])
    let shadow = PlaceholderObject(className: "NSShadow")
    shadow.keep(["NSShadowVert": .real(-1), "NSShadowColor": red.nibValue])
    let unknown = PlaceholderObject(className: "NSUnknown")
    let text = NibText(
      "a",
      runs: [
        .init(
          length: 1,
          attributes: [
            NibPair(key: .string("NSParagraphStyle"), value: .object(paragraph)),
            NibPair(key: .string("NSShadow"), value: .object(shadow)),
            NibPair(key: .string("NSUnknown"), value: .object(unknown)),
          ])
      ])

    let attributes = text.attributedString.attributes(at: 0, effectiveRange: nil)

    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 4 && style.hyphenationFactor == 0.5)
    #expect(style.lineBreakMode == .byWordWrapping && style.baseWritingDirection == .natural)
    let read = try #require(attributes[.shadow] as? NSShadow)
    #expect(read.shadowOffset == CGSize(width: 0, height: -1) && read.shadowColor as? UIColor == red)
    #expect(attributes[NSAttributedString.Key("NSUnknown")] as? PlaceholderObject === unknown)
  }

  @Test("runs that are longer than the text, or of no length, harm nothing")
  func hostile() {
    let pairs = [NibPair(key: .string("NSColor"), value: red.nibValue), NibPair(key: .int(1), value: .null)]
    let text = NibText(
      "ab",
      runs: [
        .init(length: 0, attributes: pairs), .init(length: -5, attributes: pairs), .init(length: 1),
        .init(length: .max, attributes: pairs), .init(length: .max, attributes: pairs),
      ])

    let read = text.attributedString

    #expect(read.length == 2)
    #expect(read.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(read.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == red)
    #expect(NibText("", runs: text.runs).attributedString.length == 0)
    #expect(NSAttributedString(string: "plain").nibText.runs.isEmpty)
  }

  @Test("a text that code set is shown in the tree as one of an archive")
  func properties() {
    let label = UILabel()
    label.attributedText = NSAttributedString(string: "Bold", attributes: [.font: UIFont.boldSystemFont(ofSize: 9)])

    let changes = label.changedProperties.filter { $0.name == "attributedText" || $0.name == "text" }

    #expect(changes.map(\.text) == ["\"Bold\"", "\"Bold\""])
  }

  @Test("a button's titles and a bar's attributes are Foundation's")
  func titles() {
    let button = UIButton()
    button.setAttributedTitle(NSAttributedString(string: "Go", attributes: [.foregroundColor: red]), for: .normal)
    let bar = UINavigationBar()
    bar.titleTextAttributes = [.foregroundColor: red]

    #expect(
      button.attributedTitle(for: .normal)?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == red)
    #expect(button.currentAttributedTitle?.string == "Go" && button.currentTitle == "Go")
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == red)
    bar.titleTextAttributes = nil
    #expect(bar.titleTextAttributes == nil)
  }

  @Test("what is selected lies within the text, in UTF-16 units")
  func selections() throws {
    let view = UITextView()
    view.text = "a🎉b"
    #expect(view.selectedRange == NSRange(location: 4, length: 0))

    view.selectedRange = NSRange(location: 1, length: 99)
    #expect(view.selectedRange == NSRange(location: 1, length: 3))
    let selected = try #require(view.selectedTextRange)
    #expect(view.text(in: selected) == "🎉b" && !selected.isEmpty)
    view.replace(selected, withText: "c")
    #expect(view.text == "ac")

    let field = UITextField()
    field.text = "word"
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 1))
    #expect(field.position(from: start, offset: 4) == nil && field.position(from: start, offset: .max) == nil)
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: start)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "ord")
    #expect(field.offset(from: field.endOfDocument, to: start) == -3)
    field.selectAll(nil)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "word")
  }

  @Test("a field's default attributes are its font, its color and what else code says")
  func defaultAttributes() {
    let field = UITextField()
    field.defaultTextAttributes = [.font: UIFont.systemFont(ofSize: 9), .foregroundColor: red, .kern: 2]

    #expect(field.font?.pointSize == 9 && field.textColor == red)
    field.textColor = .blue
    #expect(field.defaultTextAttributes[.foregroundColor] as? UIColor == .blue)
    #expect(field.defaultTextAttributes[.kern] as? Int == 2)
  }

  @Test("a value with UIKit's attributes keeps all of them as an object and back")
  func values() throws {
    var text = AttributedString("See the page")
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    text.paragraphStyle = style
    text.strokeColor = .blue
    text.strokeWidth = -2
    text.ligature = 0
    if let page = text.range(of: "page") { text[page].strikethroughStyle = .double }

    let object = try NSAttributedString(text, including: \.uiKit)
    let stored = object.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    #expect(stored?.alignment == .right)
    #expect(object.attribute(.strokeColor, at: 0, effectiveRange: nil) as? UIColor == .blue)
    #expect((object.attribute(.strokeWidth, at: 0, effectiveRange: nil) as? NSNumber)?.doubleValue == -2)
    #expect((object.attribute(.strikethroughStyle, at: 8, effectiveRange: nil) as? NSNumber)?.intValue == 9)
    #expect(object.attribute(.strikethroughStyle, at: 0, effectiveRange: nil) == nil)
    #expect(try AttributedString(object, including: \.uiKit) == text)
    #expect(AttributedString(NSAttributedString(text)) == text)
  }
}

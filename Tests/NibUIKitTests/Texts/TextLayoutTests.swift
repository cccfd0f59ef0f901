import NibTestSupport
import NibUIKit
import Testing

@MainActor
@Suite("Layout of texts in UIKit") struct TextLayoutTests {
  @Test("a view's layout manager says where characters stand")
  func places() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 60, height: 100), textContainer: nil)
    view.textContainer.lineFragmentPadding = 0
    view.font = .monospacedSystemFont(ofSize: 10, weight: .regular)
    view.text = "one two"
    let manager = view.layoutManager
    let lines = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 7), in: view.textContainer)
    #expect(abs(lines.width - 7 * 6.02) < 1e-9 && manager.numberOfGlyphs == 7)
    view.text = "one two three"
    #expect(manager.usedRect(for: view.textContainer).height == 24)
    #expect(
      manager.characterIndex(
        for: CGPoint(x: 1, y: 13), in: view.textContainer, fractionOfDistanceBetweenInsertionPoints: nil) == 8)
    view.textContainer.exclusionPaths = [UIBezierPath()]
    #expect(view.textContainer.exclusionPaths.count == 1)
  }

  @Test("a view lays out by paragraphs until somebody asks for its layout manager")
  func paragraphs() throws {
    let view = UITextView()
    view.text = "a\nb"
    let manager = try #require(view.textLayoutManager)
    var count = 0
    manager.enumerateTextLayoutFragments(from: nil) { _ in
      count += 1
      return true
    }
    #expect(count == 2 && manager.textContentManager?.documentRange.isEmpty == false)
    view.textStorage.append(NSAttributedString(string: "\nc"))
    #expect(view.text == "a\nb\nc" && view.textLayoutManager === manager)
    #expect(view.layoutManager.numberOfGlyphs == 5 && view.textLayoutManager == nil)
    #expect(UITextView(usingTextLayoutManager: false).textLayoutManager == nil)
  }

  @Test("a container with a layout manager brings its text")
  func containers() {
    let (storage, manager) = (NSTextStorage(string: "text"), NSLayoutManager())
    let container = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    let view = UITextView(frame: .zero, textContainer: container)
    #expect(view.text == "text" && view.textStorage === storage && view.textLayoutManager == nil)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "n")
    #expect(view.text == "next")
    view.text = "other"
    #expect(storage.string == "other")
  }

  @Test("equal values beside each other are one attribute")
  func neighbors() {
    func value(_ number: Int) -> [NSAttributedString.Key: Any] {
      let (style, attachment) = (NSMutableParagraphStyle(), NSTextAttachment())
      style.textLists = [NSTextList(markerFormat: .disc)]
      return [
        // Names of more than fifteen letters begin with their number in memory.
        .font: UIFont.italicSystemFont(ofSize: 12), .foregroundColor: UIColor(white: 0, alpha: 1),
        .paragraphStyle: style, .shadow: NSShadow(), .attachment: attachment,
      ]
    }
    let text = NSMutableAttributedString(string: "ab")
    for place in 0...1 { text.setAttributes(value(place), range: NSRange(location: place, length: 1)) }
    var range = NSRange()
    let whole = NSRange(location: 0, length: 2)
    for key in [NSAttributedString.Key.font, .foregroundColor, .paragraphStyle, .shadow] {
      _ = text.attribute(key, at: 0, longestEffectiveRange: &range, in: whole)
      #expect(range == whole, "\(key)")
    }
  }

  @Test("families of fonts have fonts, in order")
  func families() {
    #expect(UIFont.familyNames == UIFont.familyNames.sorted() && !UIFont.familyNames.contains("Monaco"))
    #expect(
      UIFont.fontNames(forFamilyName: "Menlo") == ["Menlo-Regular", "Menlo-Italic", "Menlo-Bold", "Menlo-BoldItalic"])
    #expect(UIFont.fontNames(forFamilyName: "No Such").isEmpty)
    #expect(UIFont(name: "TimesNewRomanPSMT", size: 9)?.familyName == "Times New Roman")
  }
}

import NibAppKit
import NibTestSupport
import Testing

/// Colors digits, and keeps a log.
private final class Highlighter: NSTextStorageDelegate {
  var log: [String] = []

  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorageEditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    log.append("\(editedMask.rawValue) \(editedRange.location) \(editedRange.length) \(delta)")
    textStorage.addAttribute(.foregroundColor, value: NSColor.red, range: editedRange)
  }
}

/// Takes tabs, refuses a text, moves selections to the beginning.
private final class Editor: NSTextViewDelegate {
  var log: [String] = []
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    log.append(commandSelector.description)
    return commandSelector == "insertTab:"
  }
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { replacementString != "x" }
  func textDidBeginEditing(_ notification: Notification) { log.append("begin") }
  func textDidEndEditing(_ notification: Notification) { log.append("end") }
}

private func key(_ characters: String, _ flags: NSEvent.ModifierFlags = []) -> NSEvent {
  NSEvent.keyEvent(
    with: .keyDown, location: .zero, modifierFlags: flags, timestamp: 0, windowNumber: 0, context: nil,
    characters: characters, charactersIgnoringModifiers: characters, isARepeat: false, keyCode: 0)!
}

@MainActor
@Suite("Texts, their storage and layout") struct TextSystemTests {
  @Test("a storage tells its delegate of edits, which may change attributes, and the view shows them")
  func storage() throws {
    let view = NSTextView()
    view.string = "abc"
    let storage = try #require(view.textStorage)
    let highlighter = Highlighter()
    storage.delegate = highlighter

    storage.beginEditing()
    storage.replaceCharacters(in: NSRange(location: 1, length: 1), with: "12")
    storage.append(NSAttributedString(string: "d"))
    storage.endEditing()

    #expect(view.string == "a12cd" && highlighter.log == ["3 1 4 2"])
    #expect(storage.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? NSColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect(view.attributedString().attribute(.foregroundColor, at: 1, effectiveRange: nil) as? NSColor == .red)
    view.string = "new"
    #expect(storage.string == "new")
  }

  @Test("the characters of a storage are a mutable string, whose changes the view shows")
  func mutableString() throws {
    let view = NSTextView()
    view.string = "old"
    let storage = try #require(view.textStorage)
    let highlighter = Highlighter()
    storage.delegate = highlighter

    storage.mutableString.setString("Round 1\n")
    storage.mutableString.append("Ann wins\n")
    storage.mutableString.insert("> ", at: 0)
    storage.mutableString.deleteCharacters(in: NSRange(location: 8, length: 1))
    #expect(view.string == "> Round \nAnn wins\n")
    #expect(
      storage.mutableString.replaceOccurrences(
        of: "n", with: "m", options: [], range: NSRange(location: 0, length: storage.length)) == 4)
    #expect(storage.mutableString as String == view.string && storage.mutableString.length == 18)
    #expect(view.string.hasPrefix("> Roumd") && highlighter.log.first == "2 0 8 5")
    #expect(storage.mutableString.isEqual(to: view.string) && storage.mutableString.range(of: "wims").location == 13)
  }

  @Test("two views of one storage show the same text")
  func shared() throws {
    let storage = NSTextStorage(string: "one two three")
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: NSSize(width: 50, height: 1e7))
    manager.addTextContainer(container)
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 60, height: 100), textContainer: container)

    #expect(view.string == "one two three" && view.layoutManager === manager && container.textView === view)
    view.setSelectedRange(NSRange(location: 13, length: 0))
    storage.insert(NSAttributedString(string: "0 "), at: 0)
    #expect(view.string == "0 one two three" && view.selectedRange().location == 15)
    view.insertText("!")
    #expect(storage.string == "0 one two three!")
  }

  @Test("lines break between words within the width, and points find characters")
  func layout() throws {
    let storage = NSTextStorage(string: "aaaa bbbb cccc\nd", attributes: [.font: NSFont.systemFont(ofSize: 10)])
    let manager = NSLayoutManager()
    storage.addLayoutManager(manager)
    let container = NSTextContainer(size: NSSize(width: 60, height: 0))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { _, _, _, range, _ in
      ranges.append(range)
    }

    #expect(ranges.map(\.location) == [0, 10, 15])
    #expect(manager.usedRect(for: container).height == 36)
    #expect(
      manager.characterIndex(
        for: NSPoint(x: 1, y: 14), in: container, fractionOfDistanceBetweenInsertionPoints: nil) == 10)
    #expect(manager.boundingRect(forGlyphRange: NSRange(location: 15, length: 1), in: container).minY == 24)
    manager.addTemporaryAttribute(
      .backgroundColor, value: NSColor.yellow, forCharacterRange: NSRange(location: 1, length: 2))
    storage.insert(NSAttributedString(string: "z"), at: 0)
    #expect(
      manager.temporaryAttribute(.backgroundColor, atCharacterIndex: 3, effectiveRange: nil) as? NSColor == .yellow)
    #expect(manager.temporaryAttribute(.backgroundColor, atCharacterIndex: 1, effectiveRange: nil) == nil)
  }

  @Test("texts have sizes that grow with fonts and break at widths")
  func sizes() {
    let small = "Title".size(withAttributes: [.font: NSFont.systemFont(ofSize: 10)])
    let large = NSString(string: "Title").size(withAttributes: [.font: NSFont.systemFont(ofSize: 20)])
    #expect(small.width > 15 && large.width == 2 * small.width && large.height == 24)
    let text = NSAttributedString(string: "some words here", attributes: [.font: NSFont.systemFont(ofSize: 10)])
    let broken = text.boundingRect(with: NSSize(width: 40, height: 0), options: .usesLineFragmentOrigin)
    #expect(broken.width <= 40 && broken.height == 36)
    let picture = NSTextAttachment()
    picture.bounds = NSRect(x: 0, y: 0, width: 30, height: 50)
    #expect(NSAttributedString(attachment: picture).size().width == 30)
  }

  @Test("keys move, select, delete and ask the delegate")
  func keys() {
    let view = NSTextView()
    let editor = Editor()
    view.delegate = editor
    view.interpretKeyEvents([key("h"), key("i"), key(" "), key("y"), key("o"), key("u")])
    view.interpretKeyEvents([key("x"), key("\t")])
    #expect(view.string == "hi you" && editor.log == ["begin", "insertTab:"])

    view.keyDown(with: key("\u{f702}", .option))
    #expect(view.selectedRange() == NSRange(location: 3, length: 0))
    view.moveToEndOfDocumentAndModifySelection(nil)
    #expect(view.selectedRange() == NSRange(location: 3, length: 3))
    view.moveLeftAndModifySelection(nil)
    #expect(view.selectedRange() == NSRange(location: 3, length: 2))
    view.uppercaseWord(nil)
    #expect(view.string == "hi YOu")
    view.deleteWordBackward(nil)
    #expect(view.string == "hi u")
    view.insertNewline(nil)
    view.moveUp(nil)
    #expect(view.string == "hi \nu" && view.selectedRange().location == 0)
    view.moveDown(nil)
    #expect(view.selectedRange().location == 4)
    #expect(view.resignFirstResponder() && editor.log.last == "end")
  }

  @Test("typing is undone together until something else is done")
  func undo() {
    let window = NSWindow()
    let view = NSTextView()
    window.contentView = view
    view.allowsUndo = true
    for letter in ["a", "b", "c"] { view.insertText(letter) }
    view.breakUndoCoalescing()
    view.insertText("d")
    window.undoManager?.undo()
    #expect(view.string == "abc")
    window.undoManager?.undo()
    #expect(view.string == "")
    window.undoManager?.redo()
    #expect(view.string == "abc")
  }

  @Test("what is typed has the attributes that code chose")
  func typing() {
    let view = NSTextView()
    view.typingAttributes = [.foregroundColor: NSColor.blue]
    view.insertText("a")
    #expect(view.attributedString().attribute(.foregroundColor, at: 0, effectiveRange: nil) as? NSColor == .blue)
    #expect(view.typingAttributes[.foregroundColor] as? NSColor == .blue)
    view.selectAll(nil)
    view.underline(nil)
    #expect(view.attributedString().attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    view.alignCenter(nil)
    #expect(view.alignment == .center)
  }

  @Test("rich text is written and read, and goes over the pasteboard")
  func richText() throws {
    let text = NSMutableAttributedString(
      string: "plain bold é{}", attributes: [.font: NSFont(name: "Helvetica", size: 14)!])
    text.addAttribute(.foregroundColor, value: NSColor.red, range: NSRange(location: 6, length: 4))
    text.addAttribute(.underlineStyle, value: 1, range: NSRange(location: 6, length: 4))
    let data = try #require(text.rtf(from: NSRange(location: 0, length: text.length)))
    let read = try NSAttributedString(data: data, options: [.documentType: NSAttributedString.DocumentType.rtf])
    #expect(read.string == text.string)
    #expect(read.attribute(.foregroundColor, at: 7, effectiveRange: nil) as? NSColor == .red)
    #expect(read.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
    #expect((read.attribute(.font, at: 0, effectiveRange: nil) as? NSFont)?.pointSize == 14)

    let page = try NSAttributedString(
      data: Data("<p>Hi <b>you</b> &amp; <a href=\"https://a.example\">me</a></p>".utf8),
      options: [.documentType: NSAttributedString.DocumentType.html])
    #expect(page.string == "Hi you & me\n" || page.string == "Hi you & me")
    #expect((page.attribute(.font, at: 3, effectiveRange: nil) as? NSFont)?.fontDescriptor.symbolicTraits == .bold)
    #expect((page.attribute(.link, at: 9, effectiveRange: nil) as? URL)?.host == "a.example")

    let (first, second) = (NSTextView(), NSTextView())
    first.textStorage?.setAttributedString(read)
    first.selectAll(nil)
    first.copy(nil)
    second.paste(nil)
    #expect(second.string == text.string)
    #expect(second.attributedString().attribute(.foregroundColor, at: 7, effectiveRange: nil) as? NSColor == .red)
    second.selectAll(nil)
    second.pasteAsPlainText(nil)
    #expect(second.string == text.string)
  }
}

import NibAppKit
import NibTestSupport
import Testing

/// Spaces what was edited, when it hears that it was.
@MainActor
private final class Observer {
  private var token: (any NSObjectProtocol)?
  private weak var storage: NSTextStorage?
  var count = 0

  init(_ storage: NSTextStorage) {
    self.storage = storage
    token = NotificationCenter.default.addObserver(
      forName: NSTextStorage.didProcessEditingNotification, object: storage, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.hear() } }
  }

  private func hear() {
    guard let storage else { return }
    count += 1
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: storage.length))
  }

  func end() { if let token { NotificationCenter.default.removeObserver(token) } }
}

@MainActor
@Suite("Editing texts in order") struct TextEditingTests {
  @Test("an observer may change a text that nobody lays out while it hears of an edit")
  func observers() {
    let storage = NSTextStorage(string: "ab")
    let observer = Observer(storage)
    defer { observer.end() }
    storage.append(NSAttributedString(string: "c"))
    #expect(observer.count == 1 && storage.editedMask.isEmpty)
    #expect(storage.attribute(.kern, at: 2, effectiveRange: nil) as? Int == 1)
  }

  @Test("text that is not settled is forgotten when code sets another text, and is never beyond the text")
  func marked() {
    let view = NSTextView()
    view.string = "ab"
    view.setMarkedText(
      "long", selectedRange: NSRange(location: NSNotFound, length: 0),
      replacementRange: NSRange(location: 99, length: 1))
    #expect(view.string == "ablong" && view.markedRange() == NSRange(location: 2, length: 4))
    #expect(view.selectedRange() == NSRange(location: 6, length: 0))
    view.string = ""
    #expect(!view.hasMarkedText())
    view.insertText("x", replacementRange: NSRange(location: NSNotFound, length: 0))
    #expect(view.string == "x")
    view.isEditable = false
    view.setMarkedText(
      "no", selectedRange: NSRange(location: 0, length: 0), replacementRange: NSRange(location: 0, length: 0))
    #expect(view.string == "x" && !view.hasMarkedText())
  }

  @Test("a view shows the text that its layout manager is given, before or after the view")
  func replaced() throws {
    let (manager, container) = (NSLayoutManager(), NSTextContainer(size: NSSize(width: 100, height: 0)))
    manager.addTextContainer(container)
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 50), textContainer: container)
    #expect(view.layoutManager === manager)
    let storage = NSTextStorage(string: "late")
    storage.addLayoutManager(manager)
    #expect(view.string == "late" && view.textStorage === storage)
    let other = NSTextStorage(string: "other")
    view.layoutManager?.replaceTextStorage(other)
    #expect(view.string == "other" && view.textStorage === other)
    other.append(NSAttributedString(string: "!"))
    storage.append(NSAttributedString(string: "?"))
    #expect(view.string == "other!")
  }

  @Test("what was typed before code set another text is not undone with what is typed after it")
  func undoAfterSetting() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [], backing: .buffered, defer: false)
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
    window.contentView?.addSubview(view)
    view.allowsUndo = true
    view.insertText("ab")
    #expect(view.isCoalescingUndo)
    view.string = "0123456789"
    #expect(!view.isCoalescingUndo)
    view.textStorage?.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 2))
    view.setSelectedRange(NSRange(location: 2, length: 0))
    view.insertText("x")
    view.textStorage?.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 2))
    #expect(view.isCoalescingUndo && view.string == "01x23456789")
  }

  @Test("pages of a view without an end, and letters in a character, are no trap")
  func commands() {
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 1e30))
    view.string = "a\nb"
    view.pageDown(nil)
    #expect(view.selectedRange().location == 3)
    view.string = "x👩‍👩‍👧"
    view.setSelectedRange(NSRange(location: 3, length: 0))
    view.transpose(nil)
    #expect(view.string == "x👩‍👩‍👧")
  }

  @Test("a text view and all that its text is in go when nobody holds them")
  func lifetimes() {
    weak var (goneView, goneStorage, goneManager): (NSTextView?, NSTextStorage?, NSLayoutManager?)
    do {
      let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 100))
      view.string = "text"
      view.allowsUndo = true
      view.textStorage?.append(NSAttributedString(string: "more"))
      view.sizeToFit()
      (goneView, goneStorage, goneManager) = (view, view.textStorage, view.layoutManager)
    }
    #expect(goneView == nil && goneStorage == nil && goneManager == nil)
  }

  @Test("what the system's help with writing may do is kept, and is each view's own")
  func writingTools() {
    let (view, other) = (NSTextView(frame: .zero), NSTextView(frame: .zero))
    #expect(view.writingToolsBehavior == .default && view.allowedWritingToolsResultOptions == [])
    view.writingToolsBehavior = .limited
    view.allowedWritingToolsResultOptions = [.plainText, .list]
    #expect(view.writingToolsBehavior == .limited && view.allowedWritingToolsResultOptions == [.list, .plainText])
    #expect(other.writingToolsBehavior == .default)
  }
}

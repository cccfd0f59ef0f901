import Foundation
import NibAppKit
import NibRuntime
import Testing

/// Finding in what is no text view, and text from keys in a view of one's own.
@Suite("finders and input clients") struct TextFinderTests {
  final class Client: NSTextFinderClient {
    var text = "one two One three"
    var string: String { text }
    var isEditable: Bool { true }
    var allowsMultipleSelection: Bool { true }
    var selectedRanges: [NSValue] = [NSValue(range: NSRange(location: 0, length: 0))]
    var firstSelectedRange: NSRange { selectedRanges.first?.rangeValue ?? NSRange() }
    var seen: [NSRange] = []
    func scrollRangeToVisible(_ range: NSRange) { seen.append(range) }
    func replaceCharacters(in range: NSRange, with string: String) {
      text = (text as NSString).replacingCharacters(in: range, with: string)
    }
  }

  private func seek(_ text: String) {
    NSPasteboard(name: .find).clearContents()
    NSPasteboard(name: .find).setString(text, forType: .string)
  }

  @Test("a finder goes from place to place, and back around the end")
  func places() {
    seek("one")
    let (finder, client) = (NSTextFinder(), Client())
    finder.client = client
    #expect(finder.validateAction(.nextMatch) && !finder.validateAction(.showFindInterface))
    finder.performAction(.nextMatch)
    finder.performAction(.nextMatch)
    finder.performAction(.nextMatch)
    #expect(client.seen.map(\.location) == [0, 8, 0])
    finder.performAction(.previousMatch)
    #expect(client.firstSelectedRange.location == 8)
    finder.performAction(.selectAll)
    #expect(client.selectedRanges.count == 2)
    finder.isIncrementalSearchingEnabled = true
    #expect(finder.incrementalMatchRanges.count == 2)
  }

  @Test("a finder replaces what it found, and all")
  func replacing() {
    seek("one")
    let (finder, client) = (NSTextFinder(), Client())
    finder.client = client
    finder.replacementString = "1"
    finder.performAction(.nextMatch)
    finder.performAction(.replaceAndFind)
    #expect(client.text == "1 two One three")
    finder.performAction(.replaceAll)
    #expect(client.text == "1 two 1 three")
    client.selectedRanges = [NSValue(range: NSRange(location: 2, length: 3))]
    finder.performAction(.setSearchString)
    #expect(NSPasteboard(name: .find).string(forType: .string) == "two")
  }

  @Test("the bar is seen in its container")
  func bar() {
    final class Container: NSTextFinderBarContainer {
      var findBarView: NSView?
      var isFindBarVisible = false
      func findBarViewDidChangeHeight() {}
    }
    let (finder, client, container) = (NSTextFinder(), Client(), Container())
    (finder.client, finder.findBarContainer) = (client, container)
    finder.performAction(.showFindInterface)
    #expect(container.isFindBarVisible && container.findBarView != nil && finder.validateAction(.hideFindInterface))
    finder.performAction(.hideFindInterface)
    #expect(!container.isFindBarVisible)
  }

  final class Page: NSView, NSTextInputClient {
    var text = ""
    var commands: [String] = []
    override var acceptsFirstResponder: Bool { true }
    override func keyDown(with event: NSEvent) { inputContext?.handleEvent(event) }
    override func doCommand(by selector: Selector) { commands.append(selector.name) }
    func insertText(_ string: Any, replacementRange: NSRange) { text += "\(string)" }
    func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {}
    func unmarkText() {}
    func selectedRange() -> NSRange { NSRange(location: text.utf16.count, length: 0) }
    func markedRange() -> NSRange { NSRange(location: NSNotFound, length: 0) }
    func hasMarkedText() -> Bool { false }
    func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?) -> NSAttributedString? {
      nil
    }
    func validAttributesForMarkedText() -> [NSAttributedString.Key] { [] }
    func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect { .zero }
    func characterIndex(for point: NSPoint) -> Int { 0 }
  }

  @Test("a view that takes text hears keys as texts and commands")
  func input() throws {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 100, height: 100), styleMask: [.titled], backing: .buffered, defer: false)
    let page = Page(frame: NSRect(x: 0, y: 0, width: 50, height: 50))
    window.contentView?.addSubview(page)
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(page)
    #expect(page.inputContext?.client === page && NSView().inputContext == nil)
    try window.typeText("hi")
    #expect(page.text == "hi")
    try window.key(.delete)
    #expect(page.commands == ["deleteBackward:"])
  }

  @Test("a provider of a known class makes the view of an attachment")
  func provider() {
    final class Provider: NSTextAttachmentViewProvider {
      override init(
        textAttachment: NSTextAttachment, parentView: NSView?, textLayoutManager: NSTextLayoutManager?,
        location: any NSTextLocation
      ) {
        super.init(
          textAttachment: textAttachment, parentView: parentView, textLayoutManager: textLayoutManager,
          location: location)
        tracksTextAttachmentViewBounds = true
      }
      override func loadView() { view = NSView(frame: NSRect(x: 0, y: 0, width: 30, height: 9)) }
    }
    NSTextAttachment.registerViewProviderClass(Provider.self, forFileType: "org.example.sketch")
    let (parent, attachment) = (NSView(), NSTextAttachment(data: Data([1]), ofType: "org.example.sketch"))
    let place = NSTextContentStorage().documentRange.location
    for _ in 0..<3 {
      let provider = attachment.viewProvider(for: parent, location: place, textContainer: nil)
      #expect(provider is Provider && provider?.textAttachment === attachment && provider?.parentView === parent)
      let bounds = provider?.attachmentBounds(
        for: [:], location: place, textContainer: nil, proposedLineFragment: .zero, position: .zero)
      #expect(bounds?.size == CGSize(width: 30, height: 9))
    }
    #expect(attachment.usesTextAttachmentView && !NSTextAttachment(data: nil, ofType: nil).usesTextAttachmentView)
  }
}

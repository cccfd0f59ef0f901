import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What menus of an application ask of the text that has the keys: spelling, links, speech.
@MainActor
@Suite("checks of texts", .serialized) struct TextCheckingTests {
  private func window(_ text: String) throws -> (NSWindow, NSTextView) {
    let (window, view) = (NSWindow(), NSTextView(frame: NSRect(x: 0, y: 0, width: 100, height: 100)))
    window.contentView?.addSubview(view)
    view.string = text
    window.makeKeyAndOrderFront(nil)
    window.makeFirstResponder(view)
    return (window, view)
  }

  @Test("kinds of checks are the view's flags")
  func kinds() {
    let view = NSTextView()
    #expect(view.enabledTextCheckingTypes == 0)
    view.isAutomaticLinkDetectionEnabled = true
    #expect(view.enabledTextCheckingTypes == 1 << 5)
    view.enabledTextCheckingTypes = 1 << 9 | 1 << 3
    #expect(!view.isAutomaticLinkDetectionEnabled && view.isAutomaticSpellingCorrectionEnabled)
    #expect(view.isAutomaticDataDetectionEnabled && view.enabledTextCheckingTypes & 1 << 11 != 0)
  }

  @Test("a menu has what is selected spoken, and ends it only while there is speech")
  func speech() throws {
    let (_, view) = try window("Good morning")
    let menu = NSMenu(title: "Speech")
    menu.addItem(withTitle: "Start", action: Selector(("startSpeaking:")), keyEquivalent: "")
    menu.addItem(withTitle: "Stop", action: Selector(("stopSpeaking:")), keyEquivalent: "")
    #expect { try menu.choose(item: "Stop") } throws: { ($0 as? UserActionError)?.code == .disabled }
    view.setSelectedRange(NSRange(location: 5, length: 7))
    try menu.choose(item: "Start")
    #expect(view.spokenText == "morning")
    try menu.choose(item: "Stop")
    #expect(view.spokenText == nil)
    view.setSelectedRange(NSRange(location: 0, length: 0))
    try menu.choose(item: "Start")
    #expect(view.spokenText == "Good morning")
  }

  @Test("a menu selects one wrong word after the other")
  func spelling() throws {
    let checker = NSSpellChecker.shared
    let before = checker.misspelledWords
    defer { checker.misspelledWords = before }
    checker.misspelledWords = ["helo", "wrld"]
    let (_, view) = try window("helo my wrld")
    let menu = NSMenu(title: "Spelling")
    menu.addItem(withTitle: "Check", action: Selector(("checkSpelling:")), keyEquivalent: "")
    view.setSelectedRange(NSRange(location: 2, length: 0))
    try menu.choose(item: "Check")
    #expect(view.selectedRange() == NSRange(location: 8, length: 4))
    try menu.choose(item: "Check")
    #expect(view.selectedRange() == NSRange(location: 0, length: 4))
    checker.misspelledWords = []
    try menu.choose(item: "Check")
    #expect(view.selectedRange() == NSRange(location: 0, length: 4))
  }

  @Test("addresses become links where the view detects them")
  func links() throws {
    let (_, view) = try window("See https://example.com/a, www.example.org or mail@example.net.")
    func link(_ part: String) -> URL? {
      let place = (view.string as NSString).range(of: part).location
      return view.textStorage?.attribute(.link, at: place, effectiveRange: nil) as? URL
    }
    view.checkTextInDocument(nil)
    #expect(link("https") == nil)
    view.isAutomaticLinkDetectionEnabled = true
    view.setSelectedRange((view.string as NSString).range(of: "www.example.org"))
    view.checkTextInSelection(nil)
    #expect(link("www") == URL(string: "http://www.example.org") && link("https") == nil)
    view.checkTextInDocument(nil)
    #expect(link("https") == URL(string: "https://example.com/a") && link(", ") == nil)
    #expect(link("mail@") == URL(string: "mailto:mail@example.net") && link("See") == nil)
  }
}

import Foundation
import NibAppKit
import NibRuntime
import Testing

/// What typing brings with it, and what checks find.
@Suite("substitutions while typing") struct TypedSubstitutionTests {
  private func type(_ text: String, _ set: (NSTextView) -> Void) -> NSTextView {
    let view = NSTextView(frame: NSRect(x: 0, y: 0, width: 300, height: 100))
    set(view)
    for character in text { view.insertText(String(character)) }
    return view
  }

  @Test("straight quotes become curly where the view says so")
  func quotes() {
    #expect(type(#"say "it's""#) { $0.isAutomaticQuoteSubstitutionEnabled = true }.string == "say “it’s”")
    #expect(type(#"say "x""#) { _ in }.string == #"say "x""#)
  }

  @Test("two hyphens become a dash, and the insertion point stays behind it")
  func dashes() {
    let view = type("a--b") { $0.isAutomaticDashSubstitutionEnabled = true }
    #expect(view.string == "a—b" && view.selectedRange() == NSRange(location: 3, length: 0))
  }

  @Test("abbreviations and wrong words are replaced at the end of a word, and addresses become links")
  func words() {
    let checker = NSSpellChecker.shared
    checker.userReplacementsDictionary = ["omw": "On my way!"]
    checker.misspelledWords = ["teh"]
    checker.knownGuesses = ["teh": ["the"]]
    defer {
      checker.userReplacementsDictionary = [:]
      (checker.misspelledWords, checker.knownGuesses) = ([], [:])
    }
    #expect(type("omw ") { $0.isAutomaticTextReplacementEnabled = true }.string == "On my way! ")
    #expect(type("teh ") { $0.isAutomaticSpellingCorrectionEnabled = true }.string == "the ")
    #expect(type("teh ") { _ in }.string == "teh ")
    let view = type("see www.example.org now") { $0.isAutomaticLinkDetectionEnabled = true }
    let link = view.textStorage?.attribute(.link, at: 6, effectiveRange: nil) as? URL
    #expect(link?.absoluteString == "http://www.example.org")
  }

  @Test("a check finds mistakes, links, quotes and dashes, and marks wrong words")
  func checks() {
    let checker = NSSpellChecker.shared
    checker.misspelledWords = ["wrod"]
    defer { checker.misspelledWords = [] }
    let text = #"a "wrod" -- http://a.org"#
    let kinds: NSTextCheckingTypes = 1 << 1 | 1 << 5 | 1 << 6 | 1 << 7
    var words = 0
    let found = checker.check(
      text, range: NSRange(location: 0, length: text.utf16.count), types: kinds, options: nil,
      inSpellDocumentWithTag: 0, orthography: nil, wordCount: &words)
    #expect(found.map(\.replacementString) == ["“", nil, "”", "—", nil] && words == 5)
    #expect(found.last?.url?.host == "a.org")

    let view = NSTextView(frame: .zero)
    (view.string, view.isContinuousSpellCheckingEnabled) = ("a wrod b", true)
    view.checkTextInDocument(nil)
    #expect(view.spellingStates.map(\.range) == [NSRange(location: 2, length: 4)])
    view.showGuessPanel(nil)
    #expect(checker.shownWord == "wrod" && view.selectedRange() == NSRange(location: 2, length: 4))
    #expect(checker.spellingPanel.isVisible)
  }

  @Test("the delegate says which mistakes are marked")
  func delegate() {
    final class Delegate: NSObject, NSTextViewDelegate {
      func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange) -> Int
      {
        0
      }
    }
    let (view, delegate) = (NSTextView(frame: .zero), Delegate())
    view.string = "abc"
    view.setSpellingState(1, range: NSRange(location: 0, length: 2))
    #expect(view.spellingStates.count == 1)
    view.delegate = delegate
    view.setSpellingState(1, range: NSRange(location: 0, length: 2))
    #expect(view.spellingStates.isEmpty)
  }
}

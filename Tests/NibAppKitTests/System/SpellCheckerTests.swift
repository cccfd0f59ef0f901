import NibAppKit
import NibTestSupport
import Testing

@MainActor
@Suite("How words are written", .serialized) struct SpellCheckerTests {
  private let checker = NSSpellChecker.shared

  private func check(_ text: String, from start: Int = 0, wraps: Bool = false, tag: Int = 0) -> NSRange {
    checker.checkSpelling(
      of: text, startingAt: start, language: nil, wrap: wraps, inSpellDocumentWithTag: tag, wordCount: nil)
  }

  @Test("words are wrong that a test says are, until they are ignored in a text or learned for all")
  func wrongWords() {
    let (one, other) = (NSSpellChecker.uniqueSpellDocumentTag(), NSSpellChecker.uniqueSpellDocumentTag())
    #expect(one != other && NSSpellChecker.sharedSpellCheckerExists)
    #expect(check("teh cat").location == NSNotFound)
    checker.misspelledWords = ["teh"]
    checker.knownGuesses = ["teh": ["the", "tea"]]
    defer { (checker.misspelledWords, checker.knownGuesses) = ([], [:]) }
    let text = "the Teh, isn’t teh"
    #expect(check(text) == NSRange(location: 4, length: 3) && check(text, from: 5) == NSRange(location: 15, length: 3))
    #expect(check(text, from: 16).location == NSNotFound && check(text, from: 16, wraps: true).location == 4)
    #expect(checker.checkSpelling(of: text, startingAt: 16).location == 4)
    let range = NSRange(location: 15, length: 3)
    #expect(
      checker.guesses(forWordRange: range, in: text, language: nil, inSpellDocumentWithTag: one) == ["the", "tea"])
    #expect(checker.correction(forWordRange: range, in: text, language: "en", inSpellDocumentWithTag: one) == "the")

    checker.ignoreWord("teh", inSpellDocumentWithTag: one)
    #expect(check("a teh", tag: one).location == NSNotFound && check("a teh", tag: other).location == 2)
    #expect(checker.ignoredWords(inSpellDocumentWithTag: one) == ["teh"])
    checker.closeSpellDocument(withTag: one)
    #expect(check("a teh", tag: one).location == 2)
    checker.learnWord("teh")
    #expect(checker.hasLearnedWord("teh") && check("a teh", tag: other).location == NSNotFound)
    checker.unlearnWord("teh")
    #expect(!checker.hasLearnedWord("teh") && check("a teh", tag: other).location == 2)
  }

  @Test("parts of words are completed to what a test says and what was learned; words are counted")
  func completions() {
    checker.vocabulary = ["prefix", "premise", "other"]
    checker.learnWord("Preto")
    defer {
      checker.vocabulary = []
      checker.unlearnWord("Preto")
    }
    func words(_ range: NSRange, _ text: String) -> [String]? {
      checker.completions(forPartialWordRange: range, in: text, language: nil, inSpellDocumentWithTag: 0)
    }
    #expect(words(NSRange(location: 2, length: 3), "a pre") == ["Preto", "prefix", "premise"])
    #expect(words(NSRange(location: 0, length: 9), "pre") == nil && words(NSRange(location: 0, length: 1), "z") == nil)
    #expect(checker.countWords(in: "It isn't 3 o'clock.", language: nil) == 3)
    #expect(checker.setLanguage("de") && checker.language() == "de" && !checker.setLanguage("xx"))
    checker.setLanguage("en")
    checker.record(.accepted, toCorrection: "the", forWord: "teh", language: "en", inSpellDocumentWithTag: 0)
    #expect(checker.responses.last?.response == .accepted)
    checker.responses = []
  }
}

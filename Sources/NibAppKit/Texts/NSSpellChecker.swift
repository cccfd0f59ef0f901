import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Checks how words are written. Stands in for NSSpellChecker.
///
/// No dictionary is read: a word is wrong if a test says so by `misspelledWords`, and nobody learned or ignores it. What
/// is guessed and completed is what a test says, too.
@MainActor
open class NSSpellChecker: NSObject {
  private static var made: NSSpellChecker?
  private static var lastTag = 0

  /// The one of the program.
  open class var shared: NSSpellChecker {
    if let made { return made }
    let new = NSSpellChecker()
    made = new
    return new
  }

  /// Whether somebody asked for that of the program.
  open class var sharedSpellCheckerExists: Bool { made != nil }

  /// A number for a text, which no other has; greater than 0.
  open class func uniqueSpellDocumentTag() -> Int {
    lastTag += 1
    return lastTag
  }

  /// Words that are wrong, as a test says, in small letters.
  public final var misspelledWords: Set<String> = []
  /// What may be meant by a wrong word in small letters, the best first, as a test says.
  public final var knownGuesses: [String: [String]] = [:]
  /// Words that parts of words are completed to, as a test says.
  public final var vocabulary: [String] = []
  /// What is written in place of words, as the user's settings say; a test may set it.
  public final var userReplacementsDictionary: [String: String] = [:]
  /// Whether the language is found out from the text; kept, as one language is checked like the other.
  open var automaticallyIdentifiesLanguages = true
  /// What was done about corrections, the last one last; a test may empty the list.
  public final var responses: [(response: CorrectionResponse, correction: String, word: String, language: String?)] = []
  private final var learned: Set<String> = []
  private final var ignored: [Int: [String]] = [:]
  private final var currentLanguage = "en"

  private override init() { super.init() }

  final func isMisspelled(_ word: String, _ tag: Int) -> Bool { isWrong(word, tag) }
  final func words(in text: String) -> [NSRange] { words(text) }

  private final func isWrong(_ word: String, _ tag: Int) -> Bool {
    misspelledWords.contains(word.lowercased()) && !learned.contains(word) && !(ignored[tag]?.contains(word) ?? false)
  }

  /// Words of a text, with where they stand.
  private final func words(_ text: String) -> [NSRange] {
    var found: [NSRange] = []
    let text = text as NSString
    let inWord = CharacterSet.letters.union(CharacterSet(charactersIn: "'’"))
    var place = 0
    while place < text.length {
      let rest = NSRange(location: place, length: text.length - place)
      let start = text.rangeOfCharacter(from: .letters, options: [], range: rest)
      guard start.location != NSNotFound else { break }
      let after = NSRange(location: start.location, length: text.length - start.location)
      let end = text.rangeOfCharacter(from: inWord.inverted, options: [], range: after)
      place = end.location == NSNotFound ? text.length : end.location
      var word = NSRange(location: start.location, length: place - start.location)
      while word.length > 1,
        ["'", "’"].contains(text.substring(with: NSRange(location: NSMaxRange(word) - 1, length: 1)))
      {
        word.length -= 1
      }
      found.append(word)
    }
    return found
  }

  /// Where the first wrong word at or after a place of a text is, in UTF-16 units; not found for none.
  /// - Parameters:
  ///   - stringToCheck: the text.
  ///   - startingOffset: the place.
  ///   - language: the language of the text; nil for the checker's.
  ///   - wrapFlag: whether the words before the place come after the last one.
  ///   - tag: the number of the text, whose ignored words are right.
  ///   - wordCount: gets how many words were looked at.
  open func checkSpelling(
    of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool,
    inSpellDocumentWithTag tag: Int, wordCount: UnsafeMutablePointer<Int>?
  ) -> NSRange {
    let all = words(stringToCheck)
    let later = all.filter { $0.location >= startingOffset }
    let order = later + (wrapFlag ? all.filter { $0.location < startingOffset } : [])
    let text = stringToCheck as NSString
    let first = order.firstIndex { isWrong(text.substring(with: $0), tag) }
    wordCount?.pointee = first.map { $0 + 1 } ?? order.count
    return first.map { order[$0] } ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Where the first wrong word at or after a place of a text is, else one before it.
  open func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
    checkSpelling(
      of: stringToCheck, startingAt: startingOffset, language: nil, wrap: true, inSpellDocumentWithTag: 0,
      wordCount: nil)
  }

  /// How many words a text has.
  open func countWords(in stringToCount: String, language: String?) -> Int { words(stringToCount).count }

  /// What may be meant by a word: `knownGuesses` of a wrong one; nil for none.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
  ) -> [String]? {
    guard let word = Self.part(range, of: string), isWrong(word, tag) else { return nil }
    return knownGuesses[word.lowercased()]
  }

  /// What a wrong word is replaced by while a user types: the best guess; nil for none.
  open func correction(
    forWordRange range: NSRange, in string: String, language: String, inSpellDocumentWithTag tag: Int
  ) -> String? {
    guesses(forWordRange: range, in: string, language: language, inSpellDocumentWithTag: tag)?.first
  }

  /// Words that begin with a part of a text, in the order of the alphabet: those of `vocabulary` and those that were
  /// learned; nil for none.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
  ) -> [String]? {
    guard let start = Self.part(range, of: string)?.lowercased(), !start.isEmpty else { return nil }
    let found = Set(vocabulary).union(learned).filter {
      $0.lowercased().hasPrefix(start) && $0.count > start.count
    }
    return found.isEmpty ? nil : found.sorted()
  }

  private static func part(_ range: NSRange, of string: String) -> String? {
    let text = string as NSString
    guard range.location >= 0, range.length >= 0, range.location <= text.length,
      range.length <= text.length - range.location
    else { return nil }
    return text.substring(with: range)
  }

  /// Forgets a text's number and the words it ignores.
  open func closeSpellDocument(withTag tag: Int) { ignored[tag] = nil }

  /// Has a word be right in one text.
  open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {
    if ignored[tag]?.contains(wordToIgnore) != true { ignored[tag, default: []].append(wordToIgnore) }
  }

  /// The words that are right in one text; nil for none.
  open func ignoredWords(inSpellDocumentWithTag tag: Int) -> [String]? { ignored[tag] }

  /// Sets the words that are right in one text.
  open func setIgnoredWords(_ words: [String], inSpellDocumentWithTag tag: Int) { ignored[tag] = words }

  /// Has a word be right in all texts.
  open func learnWord(_ word: String) { learned.insert(word) }

  /// Whether a word was learned.
  open func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word that was learned.
  open func unlearnWord(_ word: String) { learned.remove(word) }

  /// The languages that can be checked.
  open var availableLanguages: [String] { ["en", "de", "fr", "es", "it", "nl", "pt_BR", "sv", "da", "pl"] }

  /// The language that is checked where a text says none.
  open func language() -> String { currentLanguage }

  /// Sets that language.
  /// - Returns: false for one that cannot be checked.
  @discardableResult
  open func setLanguage(_ language: String) -> Bool {
    guard availableLanguages.contains(language) else { return false }
    currentLanguage = language
    return true
  }

  /// Notes what a user did about a correction, in `responses`.
  open func record(
    _ response: CorrectionResponse, toCorrection correction: String, forWord word: String, language: String?,
    inSpellDocumentWithTag tag: Int
  ) { responses.append((response, correction, word, language)) }
}

extension NSSpellChecker {
  /// What a user did about a correction. Documented: the numbers, by AppKit.
  public enum CorrectionResponse: Int, Sendable {
    /// As named.
    case none, accepted, rejected, ignored, edited, reverted
  }
}

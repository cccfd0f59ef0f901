import NibRuntime
import NibStandIns

/// A keyboard that the user may choose. Stands in for UITextInputMode.
@MainActor
open class UITextInputMode {
  private let language: String?

  /// Makes one that has no language; a subclass says it.
  public init() { language = nil }

  private init(_ language: String) { self.language = language }

  /// The language, as `de-CH`; `dictation` or `emoji` for those keyboards.
  open var primaryLanguage: String? { language }

  /// The keyboards: one for each of the user's preferred languages.
  public class var activeInputModes: [UITextInputMode] { modes }

  private static let modes: [UITextInputMode] = {
    let languages = Locale.preferredLanguages
    return (languages.isEmpty ? ["en-US"] : languages).map { UITextInputMode($0) }
  }()

  /// Another keyboard is used; posted by nothing here.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")
}

/// What the keyboard of a tablet offers beside its keys. Stands in for UITextInputAssistantItem; kept, and nothing shows
/// it.
@MainActor
open class UITextInputAssistantItem {
  /// Makes one.
  public init() {}

  /// Whether the bar may be hidden.
  open var allowsHidingShortcuts = true
  /// Items at the leading side.
  open var leadingBarButtonGroups: [UIBarButtonItemGroup] = []
  /// Items at the trailing side.
  open var trailingBarButtonGroups: [UIBarButtonItemGroup] = []
}

/// Checks the spelling of a text. Stands in for UITextChecker.
///
/// There is no dictionary: words that were learned or are ignored are right, and others that code says are wrong are not
/// known to be. So no word is ever wrong, and what completes a word are words that were learned.
@MainActor
open class UITextChecker {
  /// Makes one that ignores nothing.
  public init() {}

  /// Words that this one ignores.
  open var ignoredWords: [String]?
  private static var learned: [String] = []

  /// The languages that words are known of: those of the user, as `en_US`.
  public class var availableLanguages: [String] {
    UITextInputMode.activeInputModes.compactMap { $0.primaryLanguage?.replacingOccurrences(of: "-", with: "_") }
  }

  /// The next word that is wrong: none, for nothing knows words.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// What a word might be meant for: nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? { nil }

  /// What a word that was begun may become: words that were learned, in the order in which they were.
  open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
    let count = string.utf16.count
    let start = min(max(range.location, 0), count)
    let place = NSRange(location: start, length: min(max(range.length, 0), count - start))
    let begun = TextEdit.part(place, of: string)
    let found = Self.learned.filter { $0.hasPrefix(begun) && $0 != begun }
    return begun.isEmpty || found.isEmpty ? nil : found
  }

  /// Ignores a word from now on.
  open func ignoreWord(_ wordToIgnore: String) { ignoredWords = (ignoredWords ?? []) + [wordToIgnore] }

  /// Learns a word, for all of the program.
  public class func learnWord(_ word: String) { if !hasLearnedWord(word) { learned.append(word) } }

  /// Whether a word was learned.
  public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }

  /// Forgets a word.
  public class func unlearnWord(_ word: String) { learned.removeAll { $0 == word } }
}

/// Words that the user's keyboard knows. Stands in for UILexicon: none.
@MainActor
open class UILexicon {
  init() {}

  /// What is written for what; nothing.
  open var entries: [UILexiconEntry] { [] }
}

/// What is written for a word. Stands in for UILexiconEntry.
@MainActor
open class UILexiconEntry {
  /// What is written.
  public final let documentText: String
  /// What is typed.
  public final let userInput: String

  init(documentText: String, userInput: String) {
    (self.documentText, self.userInput) = (documentText, userInput)
  }
}

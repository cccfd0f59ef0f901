import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSSpellChecker {
  /// What a check is told.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// The option of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The languages of the text: an `NSOrthography`.
    public static let orthography = Self(rawValue: "NSTextCheckingOrthographyKey")
    /// The quotes that are used: an array of texts.
    public static let quotes = Self(rawValue: "NSTextCheckingQuotesKey")
    /// What abbreviations stand for: a dictionary of texts.
    public static let replacements = Self(rawValue: "NSTextCheckingReplacementsKey")
    /// The day that dates are seen from: a `Date`.
    public static let referenceDate = Self(rawValue: "NSTextCheckingReferenceDateKey")
    /// The zone that times are in: a `TimeZone`.
    public static let referenceTimeZone = Self(rawValue: "NSTextCheckingReferenceTimeZoneKey")
    /// Where the document is: a `URL`.
    public static let documentURL = Self(rawValue: "NSTextCheckingDocumentURLKey")
    /// What the document is called: a text.
    public static let documentTitle = Self(rawValue: "NSTextCheckingDocumentTitleKey")
    /// Who wrote it: a text.
    public static let documentAuthor = Self(rawValue: "NSTextCheckingDocumentAuthorKey")
    /// What else is looked for: an array of `NSRegularExpression`.
    public static let regularExpressions = Self(rawValue: "NSTextCheckingRegularExpressionsKey")
    /// What is selected: an `NSValue` of a range.
    public static let selectedRange = Self(rawValue: "NSTextCheckingSelectedRangeKey")
    /// Whether a numeral may become a word.
    public static let generateInlinePredictions = Self(rawValue: "NSTextCheckingGenerateInlinePredictionsKey")
  }

  /// What is shown beside a word.
  public enum CorrectionIndicatorType: Int, Sendable {
    /// A correction; the word before it; what may be meant.
    case `default` = 0
    /// As named.
    case reversion, guesses
  }

  /// The user changed whether spelling is corrected.
  public static let didChangeAutomaticSpellingCorrectionNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticSpellingCorrectionNotification")
  /// The user changed whether abbreviations are replaced.
  public static let didChangeAutomaticTextReplacementNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticTextReplacementNotification")
  /// The user changed whether quotes are curly.
  public static let didChangeAutomaticQuoteSubstitutionNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticQuoteSubstitutionNotification")
  /// The user changed whether hyphens become dashes.
  public static let didChangeAutomaticDashSubstitutionNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticDashSubstitutionNotification")
  /// The user changed whether sentences begin with capitals.
  public static let didChangeAutomaticCapitalizationNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticCapitalizationNotification")
  /// The user changed whether two spaces become a period.
  public static let didChangeAutomaticPeriodSubstitutionNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticPeriodSubstitutionNotification")
  /// The user changed whether words are completed.
  public static let didChangeAutomaticTextCompletionNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticTextCompletionNotification")
  /// The user changed whether the system writes on.
  public static let didChangeAutomaticInlinePredictionNotification = Notification.Name(
    "NSSpellCheckerDidChangeAutomaticInlinePredictionNotification")

  /// Whether the user has abbreviations replaced, as the system is set up at first.
  public class var isAutomaticTextReplacementEnabled: Bool { true }
  /// Whether the user has spelling corrected, likewise.
  public class var isAutomaticSpellingCorrectionEnabled: Bool { true }
  /// Whether the user has quotes made curly, likewise.
  public class var isAutomaticQuoteSubstitutionEnabled: Bool { true }
  /// Whether the user has hyphens made dashes, likewise.
  public class var isAutomaticDashSubstitutionEnabled: Bool { true }
  /// Whether the user has sentences begin with capitals, likewise.
  public class var isAutomaticCapitalizationEnabled: Bool { true }
  /// Whether the user has two spaces made a period, likewise.
  public class var isAutomaticPeriodSubstitutionEnabled: Bool { true }
  /// Whether the user has words completed, likewise.
  public class var isAutomaticTextCompletionEnabled: Bool { true }
  /// Whether the user has the system write on, likewise.
  public class var isAutomaticInlinePredictionEnabled: Bool { true }

  /// Looks for kinds of things in a part of a text: wrong words, what is written in place of words, links, straight quotes
  /// and hyphens, and what regular expressions of the options find. The bits are those of
  /// `NSTextCheckingResult.CheckingType`; other kinds find nothing here.
  public final func check(
    _ stringToCheck: String, range: NSRange, types checkingTypes: NSTextCheckingTypes,
    options: [OptionKey: Any]? = nil, inSpellDocumentWithTag tag: Int,
    orthography: AutoreleasingUnsafeMutablePointer<NSOrthography>?, wordCount: UnsafeMutablePointer<Int>?
  ) -> [NSTextCheckingResult] {
    let text = stringToCheck as NSString
    let part = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    var found: [NSTextCheckingResult] = []
    let places = words(in: stringToCheck).filter { NSIntersectionRange($0, part).length == $0.length }
    wordCount?.pointee = places.count
    let others = options?[.replacements] as? [String: String] ?? userReplacementsDictionary
    for place in places {
      let word = text.substring(with: place)
      if checkingTypes & Self.bit(FoundKind.replacement) != 0, let other = others[word] {
        found.append(FoundText(FoundKind.replacement, place, text: other))
      } else if isMisspelled(word, tag) {
        if checkingTypes & Self.bit(FoundKind.correction) != 0, let guess = knownGuesses[word.lowercased()]?.first {
          found.append(FoundText(FoundKind.correction, place, text: guess))
        } else if checkingTypes & Self.bit(FoundKind.spelling) != 0 {
          found.append(FoundText(FoundKind.spelling, place))
        }
      }
    }
    if checkingTypes & Self.bit(FoundKind.link) != 0 {
      found += NSTextView.links(in: stringToCheck, range: part).map {
        FoundText(FoundKind.link, $0.range, link: $0.url)
      }
    }
    found += typedMistakes(text, part, checkingTypes)
    for expression in options?[.regularExpressions] as? [NSRegularExpression] ?? [] {
      found += expression.matches(in: stringToCheck, range: part)
    }
    return found.sorted { $0.range.location < $1.range.location }
  }

  /// The one script and language that texts are taken to have.
  static var orthography: NSOrthography {
    NSOrthography(dominantScript: "Latn", languageMap: ["Latn": [shared.language()]])
  }

  private static func bit(_ kind: NSTextCheckingResult.CheckingType) -> NSTextCheckingTypes {
    NSTextCheckingTypes(kind.rawValue)
  }

  /// Straight quotes, and two hyphens.
  private func typedMistakes(_ text: NSString, _ part: NSRange, _ kinds: NSTextCheckingTypes) -> [NSTextCheckingResult]
  {
    var found: [NSTextCheckingResult] = []
    var place = part.location
    while place < NSMaxRange(part) {
      let unit = text.character(at: place)
      if kinds & Self.bit(FoundKind.quote) != 0, unit == 0x22 || unit == 0x27 {
        let quote = TypedSubstitutions.quote(for: unit == 0x22 ? "\"" : "'", after: text.substring(to: place))
        found.append(FoundText(FoundKind.quote, NSRange(location: place, length: 1), text: quote))
      } else if kinds & Self.bit(FoundKind.dash) != 0, unit == 0x2d, place + 1 < NSMaxRange(part),
        text.character(at: place + 1) == 0x2d
      {
        found.append(FoundText(FoundKind.dash, NSRange(location: place, length: 2), text: "—"))
        place += 1
      }
      place += 1
    }
    return found
  }

  /// The same, handed to a block; where AppKit calls it later, it is called at once here.
  /// - Returns: the number of the check.
  @discardableResult
  public final func requestChecking(
    of stringToCheck: String, range: NSRange, types checkingTypes: NSTextCheckingTypes,
    options: [OptionKey: Any]? = nil, inSpellDocumentWithTag tag: Int,
    completionHandler: ((Int, [NSTextCheckingResult], NSOrthography, Int) -> Void)? = nil
  ) -> Int {
    var count = 0
    let results = check(
      stringToCheck, range: range, types: checkingTypes, options: options, inSpellDocumentWithTag: tag,
      orthography: nil, wordCount: &count)
    let number = Self.uniqueSpellDocumentTag()
    completionHandler?(number, results, Self.orthography, count)
    return number
  }

  /// What may come in place of what is selected: the right words for a wrong one, handed to a block at once.
  /// - Returns: the number of the check.
  @discardableResult
  public final func requestCandidates(
    forSelectedRange selectedRange: NSRange, in stringToCheck: String, types checkingTypes: NSTextCheckingTypes,
    options: [OptionKey: Any]? = nil, inSpellDocumentWithTag tag: Int,
    completionHandler: ((Int, [NSTextCheckingResult]) -> Void)? = nil
  ) -> Int {
    let guesses = guesses(
      forWordRange: selectedRange, in: stringToCheck, language: nil, inSpellDocumentWithTag: tag)
    let number = Self.uniqueSpellDocumentTag()
    completionHandler?(number, (guesses ?? []).map { FoundText(FoundKind.correction, selectedRange, text: $0) })
    return number
  }

  /// Where grammar is wrong at or after a place; not found, for no grammar is checked.
  public final func checkGrammar(
    of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool,
    inSpellDocumentWithTag tag: Int, details: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// The menu of what was found: of a wrong word what may be meant.
  public final func menu(
    for result: NSTextCheckingResult, string checkedString: String, options: [OptionKey: Any]? = nil,
    atLocation location: NSPoint, in view: NSView
  ) -> NSMenu? {
    guard [FoundKind.spelling, FoundKind.correction].contains(result.resultType) else { return nil }
    let words = guesses(forWordRange: result.range, in: checkedString, language: nil, inSpellDocumentWithTag: 0) ?? []
    guard !words.isEmpty else { return nil }
    let menu = NSMenu()
    for word in words { menu.addItem(withTitle: word, action: Selector("changeSpelling:"), keyEquivalent: "") }
    return menu
  }
}

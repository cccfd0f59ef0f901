import Foundation
import NibFoundation

/// Kinds of what is looked for in texts, as the bits of `NSTextCheckingResult.CheckingType`.
public typealias NSTextCheckingTypes = UInt64

/// What a text view speaks aloud.
private struct SpokenText: RareState {
  var text: String?
}

extension NSTextView {
  private static let checks: [(bit: NSTextCheckingTypes, flag: ReferenceWritableKeyPath<NSTextView, Bool>)] = [
    (1 << 1, \.isContinuousSpellCheckingEnabled), (1 << 2, \.isGrammarCheckingEnabled),
    (1 << 5, \.isAutomaticLinkDetectionEnabled), (1 << 6, \.isAutomaticQuoteSubstitutionEnabled),
    (1 << 7, \.isAutomaticDashSubstitutionEnabled), (1 << 8, \.isAutomaticTextReplacementEnabled),
    (1 << 9, \.isAutomaticSpellingCorrectionEnabled),
  ]
  /// Dates, addresses, telephone numbers and flights, which one flag turns on.
  private static let dataBits: NSTextCheckingTypes = 1 << 3 | 1 << 4 | 1 << 11 | 1 << 12

  /// What is looked for in the text: the view's flags as bits, each of which changes the other. Dates, addresses, telephone
  /// numbers and flights have one flag together.
  public final var enabledTextCheckingTypes: NSTextCheckingTypes {
    get {
      let kinds = Self.checks.reduce(0) { self[keyPath: $1.flag] ? $0 | $1.bit : $0 }
      return isAutomaticDataDetectionEnabled ? kinds | Self.dataBits : kinds
    }
    set {
      for (bit, flag) in Self.checks { self[keyPath: flag] = newValue & bit != 0 }
      isAutomaticDataDetectionEnabled = newValue & Self.dataBits != 0
    }
  }

  /// What is being spoken; nil for nothing. For tests.
  public final var spokenText: String? { self[rare: SpokenText.self].text }

  final func standardStartSpeaking(_ sender: Any?) {
    let range = selectedRange()
    self[rare: SpokenText.self].text = range.length > 0 ? (string as NSString).substring(with: range) : string
  }

  final func standardStopSpeaking(_ sender: Any?) { self[rare: SpokenText.self].text = nil }

  final func standardCheckSpelling(_ sender: Any?) {
    let wrong = NSSpellChecker.shared.checkSpelling(of: string, startingAt: NSMaxRange(selectedRange()))
    if wrong.location != NSNotFound, wrong.length > 0 {
      setSelectedRange(wrong)
      scrollRangeToVisible(wrong)
    }
  }
}

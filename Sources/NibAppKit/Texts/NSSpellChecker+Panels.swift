import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What the panels of the spell checker show.
@MainActor
private enum SpellPanels {
  static let spelling = NSPanel()
  static let substitutions = NSPanel()
  static var accessory: NSView?
  static var substitutionsAccessory: NSViewController?
  static var word = ""
  static var grammar = ""
  static var indicators: [(word: String, view: NSView)] = []
}

extension NSSpellChecker {
  /// The panel of spelling.
  public final var spellingPanel: NSPanel { SpellPanels.spelling }
  /// What else it shows; nil for nothing.
  public final var accessoryView: NSView? {
    get { SpellPanels.accessory }
    set { SpellPanels.accessory = newValue }
  }
  /// The panel of substitutions.
  public final var substitutionsPanel: NSPanel { SpellPanels.substitutions }
  /// What else it shows; nil for nothing.
  public final var substitutionsPanelAccessoryViewController: NSViewController? {
    get { SpellPanels.substitutionsAccessory }
    set { SpellPanels.substitutionsAccessory = newValue }
  }
  /// The panels show what is set up now.
  public final func updatePanels() {
    SpellPanels.spelling.contentView?.needsDisplay = true
    SpellPanels.substitutions.contentView?.needsDisplay = true
  }
  /// The wrong word that the panel of spelling shows; empty for none.
  public final var shownWord: String { SpellPanels.word }
  /// Has the panel of spelling show a wrong word; beeps for none.
  public final func updateSpellingPanel(withMisspelledWord word: String) {
    SpellPanels.word = word
    if word.isEmpty { NSSound.beep() }
  }
  /// Has the panel of spelling show wrong grammar.
  public final func updateSpellingPanel(withGrammarString string: String, detail: [String: Any]) {
    SpellPanels.grammar = string
  }
  /// Sets the text of the field of the panel of spelling.
  public final func setWordFieldStringValue(_ string: String) { SpellPanels.word = string }

  /// Shows a word beside a place of a view: the handler hears that nobody took it, for nobody sees it.
  public final func showCorrectionIndicator(
    of type: CorrectionIndicatorType, primaryString: String, alternativeStrings: [String],
    forStringIn rectOfTypedString: NSRect, view: NSView, completionHandler completionBlock: ((String?) -> Void)? = nil
  ) {
    SpellPanels.indicators.removeAll { $0.view === view }
    SpellPanels.indicators.append((primaryString, view))
    completionBlock?(nil)
  }
  /// The word that is shown beside a place of a view; nil for none.
  public final func correctionIndicator(in view: NSView) -> String? {
    SpellPanels.indicators.first { $0.view === view }?.word
  }
  /// Takes that word away.
  public final func dismissCorrectionIndicator(for view: NSView) {
    SpellPanels.indicators.removeAll { $0.view === view }
  }
  /// Has the system write on in gray at a client. Nothing is seen.
  public final func showInlinePrediction(
    forCandidates candidates: [NSTextCheckingResult], client: any NSTextInputClient
  ) {}
  /// Whether a text is one that what stands before is not corrected for: an empty one.
  public final func preventsAutocorrection(before string: String, language: String?) -> Bool { string.isEmpty }
  /// Whether a space that came by itself goes when a text is typed behind it: one that begins with a mark.
  public final func deletesAutospace(
    between precedingString: String, andFollowing followingString: String, language: String?
  )
    -> Bool
  { followingString.first.map { ".,;:!?)]}".contains($0) } ?? false }
  /// The language of a word: that of the checker.
  public final func language(forWordRange range: NSRange, in string: String, orthography: NSOrthography?) -> String? {
    language()
  }
  /// The quotes of a language: opening and closing, double and single.
  public final func userQuotesArray(forLanguage language: String) -> [String] { ["“", "”", "‘", "’"] }
  /// The languages that the user likes, the best first.
  public final var userPreferredLanguages: [String] { [language()] }
}

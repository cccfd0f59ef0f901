import Foundation
import NibFoundation

/// The actions of a text view that menus send, beside those of keys.
@MainActor
enum TextActions {
  static let methods: [String: @MainActor (NSTextView, Any?) -> Void] = [
    "copy:": { $0.copy($1) }, "cut:": { $0.cut($1) }, "paste:": { $0.paste($1) }, "delete:": { $0.delete($1) },
    "selectAll:": { $0.selectAll($1) }, "pasteAsPlainText:": { $0.pasteAsPlainText($1) },
    "pasteAsRichText:": { $0.pasteAsRichText($1) }, "copyFont:": { $0.copyFont($1) },
    "pasteFont:": { $0.pasteFont($1) }, "changeFont:": { $0.changeFont($1) }, "alignLeft:": { $0.alignLeft($1) },
    "alignRight:": { $0.alignRight($1) }, "alignCenter:": { $0.alignCenter($1) },
    "alignJustified:": { $0.alignJustified($1) }, "underline:": { $0.underline($1) },
    "superscript:": { $0.superscript($1) }, "subscript:": { $0.subscript($1) }, "unscript:": { $0.unscript($1) },
    "toggleRuler:": { $0.toggleRuler($1) }, "performFindPanelAction:": { $0.performFindPanelAction($1) },
    "performTextFinderAction:": { $0.performTextFinderAction($1) },
    "toggleContinuousSpellChecking:": { $0.toggleContinuousSpellChecking($1) },
    "toggleGrammarChecking:": { $0.toggleGrammarChecking($1) },
    "toggleSmartInsertDelete:": { $0.toggleSmartInsertDelete($1) },
    "toggleAutomaticQuoteSubstitution:": { $0.toggleAutomaticQuoteSubstitution($1) },
    "toggleAutomaticDashSubstitution:": { $0.toggleAutomaticDashSubstitution($1) },
    "toggleAutomaticLinkDetection:": { $0.toggleAutomaticLinkDetection($1) },
    "toggleAutomaticDataDetection:": { $0.toggleAutomaticDataDetection($1) },
    "toggleAutomaticTextReplacement:": { $0.toggleAutomaticTextReplacement($1) },
    "toggleAutomaticSpellingCorrection:": { $0.toggleAutomaticSpellingCorrection($1) },
    "toggleAutomaticTextCompletion:": { $0.toggleAutomaticTextCompletion($1) },
  ]
}

extension NSTextView {
  /// Whether an action makes sense now.
  final func allows(_ action: Selector?) -> Bool {
    switch action?.name {
    case "copy:": selectedRange().length > 0
    case "cut:", "delete:": isEditable && selectedRange().length > 0
    case "paste:", "pasteAsPlainText:", "pasteAsRichText:":
      isEditable && NSPasteboard.general.availableType(from: readablePasteboardTypes) != nil
    case "selectAll:": isSelectable
    case "underline:", "superscript:", "subscript:", "unscript:", "pasteFont:", "changeFont:": isEditable && isRichText
    case "alignLeft:", "alignRight:", "alignCenter:", "alignJustified:": isEditable
    default: true
    }
  }

  /// Begins or ends to check spelling while a user types.
  public final func toggleContinuousSpellChecking(_ sender: Any?) { isContinuousSpellCheckingEnabled.toggle() }
  /// Begins or ends to check grammar.
  public final func toggleGrammarChecking(_ sender: Any?) { isGrammarCheckingEnabled.toggle() }
  /// Begins or ends to keep spaces between words right.
  public final func toggleSmartInsertDelete(_ sender: Any?) { smartInsertDeleteEnabled.toggle() }
  /// Begins or ends to make straight quotes curly.
  public final func toggleAutomaticQuoteSubstitution(_ sender: Any?) { isAutomaticQuoteSubstitutionEnabled.toggle() }
  /// Begins or ends to make two hyphens a dash.
  public final func toggleAutomaticDashSubstitution(_ sender: Any?) { isAutomaticDashSubstitutionEnabled.toggle() }
  /// Begins or ends to make addresses links.
  public final func toggleAutomaticLinkDetection(_ sender: Any?) { isAutomaticLinkDetectionEnabled.toggle() }
  /// Begins or ends to make dates and places links.
  public final func toggleAutomaticDataDetection(_ sender: Any?) { isAutomaticDataDetectionEnabled.toggle() }
  /// Begins or ends to replace the user's abbreviations.
  public final func toggleAutomaticTextReplacement(_ sender: Any?) { isAutomaticTextReplacementEnabled.toggle() }
  /// Begins or ends to correct spelling.
  public final func toggleAutomaticSpellingCorrection(_ sender: Any?) { isAutomaticSpellingCorrectionEnabled.toggle() }
  /// Begins or ends to complete words.
  public final func toggleAutomaticTextCompletion(_ sender: Any?) { isAutomaticTextCompletionEnabled.toggle() }
}

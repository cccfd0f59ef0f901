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
    "startSpeaking:": { $0.startSpeaking($1) }, "stopSpeaking:": { $0.stopSpeaking($1) },
    "checkSpelling:": { $0.checkSpelling($1) }, "checkTextInDocument:": { $0.checkTextInDocument($1) },
    "checkTextInSelection:": { $0.checkTextInSelection($1) },
    "toggleAutomaticTextCompletion:": { $0.toggleAutomaticTextCompletion($1) },
    "copyRuler:": { $0.copyRuler($1) }, "pasteRuler:": { $0.pasteRuler($1) },
    "showGuessPanel:": { $0.showGuessPanel($1) }, "changeSpelling:": { $0.changeSpelling($1) },
    "ignoreSpelling:": { $0.ignoreSpelling($1) }, "changeColor:": { $0.changeColor($1) },
    "changeAttributes:": { $0.changeAttributes($1) },
    "changeDocumentBackgroundColor:": { $0.changeDocumentBackgroundColor($1) },
    "orderFrontSubstitutionsPanel:": { $0.orderFrontSubstitutionsPanel($1) },
    "orderFrontSharingServicePicker:": { $0.orderFrontSharingServicePicker($1) },
    "orderFrontSpacingPanel:": { $0.orderFrontSpacingPanel($1) },
    "orderFrontLinkPanel:": { $0.orderFrontLinkPanel($1) },
    "orderFrontListPanel:": { $0.orderFrontListPanel($1) }, "orderFrontTablePanel:": { $0.orderFrontTablePanel($1) },
    "turnOffKerning:": { $0.turnOffKerning($1) }, "tightenKerning:": { $0.tightenKerning($1) },
    "loosenKerning:": { $0.loosenKerning($1) }, "useStandardKerning:": { $0.useStandardKerning($1) },
    "turnOffLigatures:": { $0.turnOffLigatures($1) }, "useStandardLigatures:": { $0.useStandardLigatures($1) },
    "useAllLigatures:": { $0.useAllLigatures($1) }, "raiseBaseline:": { $0.raiseBaseline($1) },
    "lowerBaseline:": { $0.lowerBaseline($1) }, "outline:": { $0.outline($1) },
    "changeLayoutOrientation:": { $0.changeLayoutOrientation($1) },
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
    case "stopSpeaking:": spokenText != nil
    case "alignLeft:", "alignRight:", "alignCenter:", "alignJustified:": isEditable
    default: true
    }
  }

  final func standardToggleContinuousSpellChecking(_ sender: Any?) { isContinuousSpellCheckingEnabled.toggle() }
  final func standardToggleGrammarChecking(_ sender: Any?) { isGrammarCheckingEnabled.toggle() }
  final func standardToggleSmartInsertDelete(_ sender: Any?) { smartInsertDeleteEnabled.toggle() }
  final func standardToggleAutomaticQuoteSubstitution(_ sender: Any?) { isAutomaticQuoteSubstitutionEnabled.toggle() }
  final func standardToggleAutomaticDashSubstitution(_ sender: Any?) { isAutomaticDashSubstitutionEnabled.toggle() }
  final func standardToggleAutomaticLinkDetection(_ sender: Any?) { isAutomaticLinkDetectionEnabled.toggle() }
  /// Begins or ends to make dates and places links.
  public final func toggleAutomaticDataDetection(_ sender: Any?) { isAutomaticDataDetectionEnabled.toggle() }
  final func standardToggleAutomaticTextReplacement(_ sender: Any?) { isAutomaticTextReplacementEnabled.toggle() }
  final func standardToggleAutomaticSpellingCorrection(_ sender: Any?) { isAutomaticSpellingCorrectionEnabled.toggle() }
  /// Begins or ends to complete words.
  public final func toggleAutomaticTextCompletion(_ sender: Any?) { isAutomaticTextCompletionEnabled.toggle() }
}

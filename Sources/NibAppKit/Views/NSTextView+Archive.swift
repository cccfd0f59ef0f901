import NibRuntime
import NibSchema
import NibStandIns

extension NSTextView {
  static let textViewTable = PropertyTable(
    NSTextView.self, kind: AppKitElements.textView, fresh: { NSTextView() },
    [
      Property("maxSize", \.maxSize),
      Property("minSize", \.minSize),
      Property("horizontallyResizable", \.isHorizontallyResizable),
      Property("verticallyResizable", \.isVerticallyResizable),
      Property("textStorage", \.text),
      Property("textColor", \.textColor),
      Property("editable", \.isEditable),
      Property("selectable", \.isSelectable),
      Property("richText", \.isRichText),
      Property("importsGraphics", \.importsGraphics),
      Property("fieldEditor", \.isFieldEditor),
      Property("usesFontPanel", \.usesFontPanel),
      Property("usesRuler", \.usesRuler),
      Property("allowsUndo", \.allowsUndo),
      Property("smartInsertDeleteEnabled", row: "smartInsertDelete", \.smartInsertDeleteEnabled),
      Property("drawsBackground", \.drawsBackground),
      Property("continuousSpellCheckingEnabled", row: "continuousSpellChecking", \.isContinuousSpellCheckingEnabled),
      Property("automaticSpellingCorrectionEnabled", row: "spellingCorrection", \.isAutomaticSpellingCorrectionEnabled),
      Property("automaticDashSubstitutionEnabled", row: "dashSubstitution", \.isAutomaticDashSubstitutionEnabled),
      Property("automaticQuoteSubstitutionEnabled", row: "quoteSubstitution", \.isAutomaticQuoteSubstitutionEnabled),
      Property("automaticTextReplacementEnabled", row: "textReplacement", \.isAutomaticTextReplacementEnabled),
      Property("automaticTextCompletionEnabled", row: "textCompletion", \.isAutomaticTextCompletionEnabled),
      Property("grammarCheckingEnabled", row: "grammarChecking", \.isGrammarCheckingEnabled),
      Property("automaticLinkDetectionEnabled", row: "linkDetection", \.isAutomaticLinkDetectionEnabled),
      Property("automaticDataDetectionEnabled", row: "dataDetection", \.isAutomaticDataDetectionEnabled),
      Property("incrementalSearchingEnabled", \.isIncrementalSearchingEnabled),
      Property("usesInspectorBar", \.usesInspectorBar),
      Property("allowsDocumentBackgroundColorChange", \.allowsDocumentBackgroundColorChange),
      Property("allowsImageEditing", \.allowsImageEditing),
      Property("allowsCharacterPickerTouchBarItem", \.allowsCharacterPickerTouchBarItem),
      Property("allowsNonContiguousLayout", \.allowsNonContiguousLayout),
      Property(
        "usesFindPanel", row: "findStyle", get: { ChoiceFlag<FindPanel>($0.usesFindPanel) },
        set: { $0.usesFindPanel = $1.isOn }),
      Property(
        "usesFindBar", row: "findStyle", get: { ChoiceFlag<FindBar>($0.usesFindBar) }, set: { $0.usesFindBar = $1.isOn }
      ),
      Property("backgroundColor", \.backgroundColor),
      Property("insertionPointColor", \.insertionPointColor),
      Property("string", \.string),
    ])
}

/// The panel among the ways to find, and the bar. Seen: `NSPreferredTextFinderStyle` of compiled nibs.
enum FindPanel: ChoiceNumber { static let number = 1 }
enum FindBar: ChoiceNumber { static let number = 2 }

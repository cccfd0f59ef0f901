import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a text view has and does, for subclasses to override; the base of `NSTextView`.
open class TextViewMembers: NSText {
  private final var own: NSTextView { (self as? NSTextView) ?? NSTextView() }

  /// Undoes what was typed: that of the delegate, else of who is asked next.
  open override var undoManager: UndoManager? { own.textDelegate?.undoManager(for: own) ?? super.undoManager }

  /// Where the area begins in the view.
  open var textContainerOrigin: NSPoint { own.standardTextContainerOrigin }

  /// What is selected, as several parts.
  open var selectedRanges: [NSValue] {
    get { own.standardSelectedRanges }
    set { own.standardSelectedRanges = newValue }
  }

  /// Selects characters, and says on which line the insertion point is where two meet.
  open func setSelectedRange(
    _ charRange: NSRange, affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) { own.standardSetSelectedRange(charRange, affinity: affinity, stillSelecting: stillSelectingFlag) }

  /// Attributes of what is typed next: what code set, until another part is selected, else those of the text before the
  /// insertion point, else the view's font and color.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { own.standardTypingAttributes }
    set { own.standardTypingAttributes = newValue }
  }

  /// How paragraphs stand where the text says nothing; nil for the system's style.
  open var defaultParagraphStyle: NSParagraphStyle? {
    get { own.standardDefaultParagraphStyle }
    set { own.standardDefaultParagraphStyle = newValue }
  }

  /// How links look: blue and underlined, with a hand as the pointer, where code says nothing else.
  open var linkTextAttributes: [NSAttributedString.Key: Any]? {
    get { own.standardLinkTextAttributes }
    set { own.standardLinkTextAttributes = newValue }
  }

  /// How what is selected looks.
  open var selectedTextAttributes: [NSAttributedString.Key: Any] {
    get { own.standardSelectedTextAttributes }
    set { own.standardSelectedTextAttributes = newValue }
  }

  /// How text looks that an input method has not settled yet.
  open var markedTextAttributes: [NSAttributedString.Key: Any]? {
    get { own.standardMarkedTextAttributes }
    set { own.standardMarkedTextAttributes = newValue }
  }

  /// The text with its attributes, as a value.
  open func attributedString() -> NSAttributedString { own.standardAttributedString() }

  /// Puts characters in place of others; the delegate is not asked.
  open func replaceCharacters(in range: NSRange, with text: String) {
    own.standardReplaceCharacters(in: range, with: text)
  }

  /// Asks the delegate whether texts may come in place of parts; nil for attributes alone.
  open func shouldChangeText(inRanges affectedRanges: [NSValue], replacementStrings: [String]?) -> Bool {
    own.standardShouldChangeText(inRanges: affectedRanges, replacementStrings: replacementStrings)
  }

  /// Ends what is undone together: what is typed next is undone by itself.
  open func breakUndoCoalescing() { own.standardBreakUndoCoalescing() }

  /// The character at a point of the view; the end of the text for a point behind it.
  open func characterIndexForInsertion(at point: NSPoint) -> Int {
    own.standardCharacterIndexForInsertion(at: point)
  }

  /// Puts in a text that is not settled, in place of the one before, and selects a part of it; nothing happens where the
  /// text may not be changed.
  open func setMarkedText(_ string: Any, selectedRange: NSRange, replacementRange: NSRange) {
    own.standardSetMarkedText(string, selectedRange: selectedRange, replacementRange: replacementRange)
  }

  /// Settles the text.
  open func unmarkText() { own.standardUnmarkText() }

  /// Whether there is text that is not settled.
  open func hasMarkedText() -> Bool { own.standardHasMarkedText() }

  /// The text that is not settled; not found for none.
  open func markedRange() -> NSRange { own.standardMarkedRange() }

  /// Lets the paragraphs of what is selected fill their lines.
  open func alignJustified(_ sender: Any?) { own.standardAlignJustified(sender) }

  /// Shows the place that a find led to: recorded as scrolled to, for nothing is drawn.
  open func showFindIndicator(for charRange: NSRange) { own.standardShowFindIndicator(for: charRange) }

  /// Begins or ends to check spelling while a user types.
  open func toggleContinuousSpellChecking(_ sender: Any?) { own.standardToggleContinuousSpellChecking(sender) }

  /// Begins or ends to check grammar.
  open func toggleGrammarChecking(_ sender: Any?) { own.standardToggleGrammarChecking(sender) }

  /// Begins or ends to keep spaces between words right.
  open func toggleSmartInsertDelete(_ sender: Any?) { own.standardToggleSmartInsertDelete(sender) }

  /// Begins or ends to make straight quotes curly.
  open func toggleAutomaticQuoteSubstitution(_ sender: Any?) {
    own.standardToggleAutomaticQuoteSubstitution(sender)
  }

  /// Begins or ends to make two hyphens a dash.
  open func toggleAutomaticDashSubstitution(_ sender: Any?) { own.standardToggleAutomaticDashSubstitution(sender) }

  /// Begins or ends to make addresses links.
  open func toggleAutomaticLinkDetection(_ sender: Any?) { own.standardToggleAutomaticLinkDetection(sender) }

  /// Begins or ends to replace the user's abbreviations.
  open func toggleAutomaticTextReplacement(_ sender: Any?) { own.standardToggleAutomaticTextReplacement(sender) }

  /// Begins or ends to correct spelling.
  open func toggleAutomaticSpellingCorrection(_ sender: Any?) {
    own.standardToggleAutomaticSpellingCorrection(sender)
  }

  /// Selects the next word that the spell checker finds wrong, from the end of what is selected on and then from the
  /// beginning; without one the selection stays.
  open func checkSpelling(_ sender: Any?) { own.standardCheckSpelling(sender) }

  /// Makes links of addresses in the text, where `isAutomaticLinkDetectionEnabled` is true.
  open func checkTextInDocument(_ sender: Any?) {
    own.standardCheckText(in: NSRange(location: 0, length: own.string.utf16.count))
  }

  /// Makes links of addresses in what is selected, where `isAutomaticLinkDetectionEnabled` is true.
  open func checkTextInSelection(_ sender: Any?) { own.standardCheckText(in: own.selectedRange()) }

  /// Begins to speak what is selected, or all of the text: `spokenText` is that, for nothing is heard.
  open func startSpeaking(_ sender: Any?) { own.standardStartSpeaking(sender) }

  /// Ends to speak.
  open func stopSpeaking(_ sender: Any?) { own.standardStopSpeaking(sender) }

  /// Aligns the paragraphs of a part.
  open func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    own.standardSetAlignment(alignment, range: range)
  }

  /// Sets the font of a part of the text.
  open func setFont(_ font: NSFont, range: NSRange) { own.standardSetFont(font, range: range) }

  /// Sets the color of a part of the text; nil for that of the view.
  open func setTextColor(_ color: NSColor?, range: NSRange) { own.standardSetTextColor(color, range: range) }

  /// Whether an item of a menu for the text can be chosen: where `validateUserInterfaceItem` says so.
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { own.validateUserInterfaceItem(menuItem) }
}

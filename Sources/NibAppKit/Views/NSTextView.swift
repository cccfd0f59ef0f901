import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// Text of many lines. Stands in for NSTextView.
open class NSTextView: TextViewActions, NSMenuItemValidation, NSUserInterfaceValidations {
  /// What is selected, in UTF-16; never without a part.
  final var selections = [NSRange(location: 0, length: 0)]
  /// The end of what is selected that stays when the other is moved.
  final var anchor: Int?
  /// Where the insertion point wants to be while it moves up and down.
  final var goalX: CGFloat?
  /// A place to come back to.
  final var mark: Int?
  /// The font that code gave all of the text.
  final var plainFont: NSFont?
  final var system = TextSystem()
  /// The part that was scrolled to last; nil for none.
  open internal(set) var rangeScrolledTo: NSRange?
  /// Room around the text, in points.
  open var textContainerInset = NSSize()
  /// Whether changes can be undone.
  open var allowsUndo = false
  /// Whether spaces between words are kept right.
  open var smartInsertDeleteEnabled = true
  /// How much the system's help with writing does; kept.
  open var writingToolsBehavior = NSWritingToolsBehavior.default
  /// What that help may bring; kept.
  open var allowedWritingToolsResultOptions: NSWritingToolsResultOptions = []
  /// Whether spelling is checked while a user types.
  open var isContinuousSpellCheckingEnabled = false
  /// Whether spelling is corrected.
  open var isAutomaticSpellingCorrectionEnabled = false
  /// Whether two hyphens become a dash.
  open var isAutomaticDashSubstitutionEnabled = false
  /// Whether straight quotes become curly ones.
  open var isAutomaticQuoteSubstitutionEnabled = false
  /// Whether the user's abbreviations are replaced.
  open var isAutomaticTextReplacementEnabled = false
  /// Whether words are completed.
  open var isAutomaticTextCompletionEnabled = true
  /// Whether grammar is checked.
  open var isGrammarCheckingEnabled = false
  /// Whether addresses become links.
  open var isAutomaticLinkDetectionEnabled = false
  /// Whether dates and places become links.
  open var isAutomaticDataDetectionEnabled = false
  /// Whether it finds while a user types.
  open var isIncrementalSearchingEnabled = false
  /// Whether a ruler above it changes the paragraphs of text.
  open var usesRuler = true
  /// Whether a bar above it changes the looks of text.
  open var usesInspectorBar = false
  /// Whether the user can change the color behind the text.
  open var allowsDocumentBackgroundColorChange = false
  /// Whether pictures in it can be edited.
  open var allowsImageEditing = false
  /// Whether a touch bar offers characters.
  open var allowsCharacterPickerTouchBarItem = true
  /// Whether its layout manager lays out parts of the text alone.
  open var allowsNonContiguousLayout = false
  /// Whether the panel for finding finds in it.
  open var usesFindPanel = false
  /// Whether a bar above it finds in it.
  open var usesFindBar = false
  /// Color of the insertion point.
  open var insertionPointColor: NSColor?

  /// Makes one that shows the text of a container, or of a container of its own for nil.
  public init(frame frameRect: NSRect, textContainer container: NSTextContainer?) {
    super.init(frame: frameRect)
    if let container { textContainer = container }
  }

  /// Makes one that shows the text of a container of its own.
  public override convenience init(frame frameRect: NSRect) { self.init(frame: frameRect, textContainer: nil) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.textViewTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [textViewTable] }

  override func takeNewCharacters() {
    // What was typed is not where it was any more.
    if !system.isTyping { system.forgetPlaces() }
  }

  override func takeNewText() {
    system.show(text)
    if system.isIdle { selections = [clipped(selection)] }
    textDidChange()
  }

  /// The text is another one. Tells nobody here.
  func textDidChange() {}

  /// A text that can be selected takes the keys.
  open override var acceptsFirstResponder: Bool { isSelectable }

  /// Ends editing, if the delegate allows it.
  open override func resignFirstResponder() -> Bool { endEditing() && super.resignFirstResponder() }

  /// The menu of the secondary button: the view's own, else the usual one, as the delegate changes it.
  open override func menu(for event: NSEvent) -> NSMenu? { askedMenu(super.menu(for: event), event) }

  /// Does what the keys stand for: types, moves and deletes.
  open override func keyDown(with event: NSEvent) { interpretKeyEvents([event]) }

  /// The delegate is asked first whether it does the command itself.
  open override func doCommand(by selector: Selector) {
    if textDelegate?.textView(self, doCommandBy: selector) == true { return }
    super.doCommand(by: selector)
  }

  override func carryOut(_ command: KeyCommand, _ sender: Any?) {
    if !TextCommands(self).perform(command) { super.carryOut(command, sender) }
  }

  /// Does what typing does at what is selected.
  open override func insertText(_ insertString: Any) {
    insertText(insertString, replacementRange: NSRange(location: NSNotFound, length: 0))
  }

  /// Does what typing does: puts a text in place of a part, or of what is selected where the part is not found. The
  /// delegate is asked and told, and the insertion point goes behind the text.
  open func insertText(_ string: Any, replacementRange: NSRange) { type(string, in: replacementRange) }

  /// Asks the delegate whether a text may come in place of a part; nil for attributes alone.
  open func shouldChangeText(in affectedCharRange: NSRange, replacementString: String?) -> Bool {
    mayChange(affectedCharRange, replacementString)
  }

  /// Tells the delegate and observers that the text is another one.
  open func didChangeText() { tellChange() }

  /// The selected characters, in UTF-16; the first part where several are selected.
  open func selectedRange() -> NSRange { clipped(selection) }

  /// Selects characters, in UTF-16; what lies beyond the text is cut off. The delegate may say another part.
  open func setSelectedRange(_ charRange: NSRange) {
    setSelectedRange(charRange, affinity: .downstream, stillSelecting: false)
  }

  /// Selects parts of the text, likewise: called for every selection, by code and by a user. Whether it goes on is not
  /// looked at.
  open func setSelectedRanges(
    _ ranges: [NSValue], affinity: NSSelectionAffinity, stillSelecting stillSelectingFlag: Bool
  ) {
    guard !ranges.isEmpty else { return }
    system.affinity = affinity
    select(ranges.map(\.rangeValue))
  }

  /// What is selected where a part of a text is asked for: whole words or paragraphs, as the granularity says.
  open func selectionRange(forProposedRange proposedCharRange: NSRange, granularity: NSSelectionGranularity) -> NSRange
  {
    TextCommands(self).range(around: clipped(proposedCharRange), granularity)
  }

  /// Puts the text of the pasteboard in place of what is selected, without attributes.
  open func pasteAsPlainText(_ sender: Any?) { pasteText(isPlain: true) }

  /// Puts the text of the pasteboard in place of what is selected, with its attributes where the view has some.
  open func pasteAsRichText(_ sender: Any?) { pasteText(isPlain: false) }

  /// Completes the word before the insertion point: the delegate says with what, the first one comes in.
  open override func complete(_ sender: Any?) { completeWord() }

  /// Words that begin with a part of the text: those that the delegate makes of none, for no dictionary is read.
  open func completions(
    forPartialWordRange charRange: NSRange, indexOfSelectedItem index: UnsafeMutablePointer<Int>
  ) -> [String]? {
    textDelegate?.textView(self, completions: [], forPartialWordRange: charRange, indexOfSelectedItem: index)
  }

  /// The part of a word before the insertion point; not found where there is none.
  open var rangeForUserCompletion: NSRange { TextCommands(self).partialWord }

  /// Puts a completion in place of a part.
  open func insertCompletion(
    _ word: String, forPartialWordRange charRange: NSRange, movement: Int, isFinal flag: Bool
  ) { insertText(word, replacementRange: charRange) }

  /// A link is clicked: the delegate takes it, else it is opened.
  open func clicked(onLink link: Any, at charIndex: Int) { follow(link, at: charIndex) }

  /// Fills what is behind the text.
  open func drawBackground(in rect: NSRect) {
    (backgroundColor ?? .textBackgroundColor).setFill()
    rect.fill()
  }

  /// Fills the insertion point while it is seen.
  open func drawInsertionPoint(in rect: NSRect, color: NSColor, turnedOn flag: Bool) {
    guard flag else { return }
    color.setFill()
    rect.fill()
  }

  /// Draws what is behind the text, and the insertion point where the view has the keys; no letter is drawn.
  open override func draw(_ dirtyRect: NSRect) {
    if drawsBackground { drawBackground(in: dirtyRect) }
    guard window?.firstResponder === self, selectedRange().length == 0, isEditable else { return }
    let caret = insertionRect
    drawInsertionPoint(in: caret, color: insertionPointColor ?? .textInsertionPointColor, turnedOn: true)
  }

  /// Whether a menu's or a toolbar's item for the text can be chosen.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool { allows(item.action) }

  /// Does what typing a text does: it takes the place of the one that was there, and is written to what is bound.
  /// - Throws: `RuntimeError` if the model refuses it.
  public func enter(_ text: String) throws(RuntimeError) {
    guard isEditable else { return }
    string = text
    try commitBindings()
  }

  /// The text.
  open override var shownTexts: [String] { [string].filter { !$0.isEmpty } }

  /// Whether the class has the action itself: those of the keys, of the pasteboard and of attributes.
  open override func responds(to selector: String) -> Bool {
    TextActions.methods[selector] != nil || KeyCommand(Selector(selector)).map(TextCommands.known.contains) ?? false
      || super.responds(to: selector)
  }

  /// Performs an action of the class.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    if let method = TextActions.methods[selector] {
      method(self, sender)
      return true
    }
    guard let command = KeyCommand(Selector(selector)), TextCommands.known.contains(command) else {
      return try super.perform(selector, sender: sender, event: event)
    }
    command.call(self, sender)
    return true
  }

  /// The kinds that the view can take from a pasteboard, the best first.
  open var readablePasteboardTypes: [NSPasteboard.PasteboardType] { isRichText ? [.rtf, .string] : [.string] }

  /// The kinds that the view can put on a pasteboard, the best first.
  open var writablePasteboardTypes: [NSPasteboard.PasteboardType] { readablePasteboardTypes }

  /// Does what the tag of the sender says: 1 shows the panel, 2 and 3 find the next and the last place of the text on the
  /// pasteboard for finding, 7 puts what is selected there, 9 selects all places. nil shows the panel.
  open func performFindPanelAction(_ sender: Any?) { find(tag(of: sender)) }

  /// The same, by the names of `NSTextFinder.Action`.
  open override func performTextFinderAction(_ sender: Any?) { find(tag(of: sender)) }

  /// Puts the text of a pasteboard in place of what is selected.
  /// - Returns: false where it has none.
  @discardableResult
  open func readSelection(from pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool {
    switch type {
    case .rtf:
      guard let text = pboard.data(forType: .rtf).flatMap({ NSAttributedString(rtf: $0, documentAttributes: nil) })
      else { return false }
      insertText(text, replacementRange: selectedRange())
    default:
      guard let text = pboard.string(forType: type) else { return false }
      insertText(text, replacementRange: selectedRange())
    }
    return true
  }

  /// Puts the text of a pasteboard in place of what is selected, in the best kind that the view takes.
  @discardableResult
  open func readSelection(from pboard: NSPasteboard) -> Bool {
    pboard.availableType(from: readablePasteboardTypes).map { readSelection(from: pboard, type: $0) } ?? false
  }

  /// Puts what is selected on a pasteboard, in a kind.
  /// - Returns: false for a kind that the view does not write, and without a selection.
  @discardableResult
  open func writeSelection(to pboard: NSPasteboard, type: NSPasteboard.PasteboardType) -> Bool {
    guard writablePasteboardTypes.contains(type), !selectedText.isEmpty else { return false }
    if type == .string { return pboard.setString(selectedText, forType: type) }
    let part = attributedString().attributedSubstring(from: selectedRange())
    return pboard.setData(part.rtf(from: NSRange(location: 0, length: part.length)), forType: type)
  }
}

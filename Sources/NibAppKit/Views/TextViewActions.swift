import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// More of what a text view has and does, for subclasses to override; a base of `NSTextView`.
open class TextViewActions: TextViewMembers {
  private final var own: NSTextView { (self as? NSTextView) ?? NSTextView() }

  /// The least rectangle around characters on the screen, or in the window of a view that is on none.
  open func firstRect(forCharacterRange range: NSRange, actualRange: NSRangePointer?) -> NSRect {
    own.standardFirstRect(forCharacterRange: range, actualRange: actualRange)
  }
  /// A part of the text; nil for a part that is not there.
  open func attributedSubstring(forProposedRange range: NSRange, actualRange: NSRangePointer?) -> NSAttributedString? {
    own.standardSubstring(forProposedRange: range, actualRange: actualRange)
  }
  /// The attributes that text may have that is not settled.
  open func validAttributesForMarkedText() -> [NSAttributedString.Key] {
    [.font, .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .markedClauseSegment]
  }
  /// The character at a point of the screen.
  open func characterIndex(for point: NSPoint) -> Int {
    let inWindow = own.window?.convertPoint(fromScreen: point) ?? point
    return own.characterIndexForInsertion(at: own.convert(inWindow, from: nil))
  }
  /// How far through its character a point of the screen lies, 0...1.
  open func fractionOfDistanceThroughGlyph(for point: NSPoint) -> CGFloat {
    guard let manager = own.ownLayoutManager, let container = own.textContainer else { return 0 }
    let inside = own.convert(own.window?.convertPoint(fromScreen: point) ?? point, from: nil)
    let origin = own.textContainerOrigin
    return manager.fractionOfDistanceThroughGlyph(
      for: NSPoint(x: inside.x - origin.x, y: inside.y - origin.y), in: container)
  }
  /// How far the line that a character stands on is above the origin of its rectangle.
  open func baselineDeltaForCharacter(at anIndex: Int) -> CGFloat {
    guard let manager = own.ownLayoutManager else { return 0 }
    let line = manager.lineFragmentRect(forGlyphAt: anIndex, effectiveRange: nil)
    return line.height - manager.location(forGlyphAt: anIndex).y
  }
  /// The level of the window.
  open func windowLevel() -> Int { own.window?.level.rawValue ?? 0 }
  /// Whether a character is written from top to bottom.
  open func drawsVerticallyForCharacter(at charIndex: Int) -> Bool { own.layoutOrientation == .vertical }

  /// Says that a part is to be drawn again, without laying anything out.
  open func setNeedsDisplay(_ rect: NSRect, avoidAdditionalLayout flag: Bool) { own.setNeedsDisplay(rect) }
  /// Whether the insertion point is drawn: where the view has the keys and nothing is selected.
  open var shouldDrawInsertionPoint: Bool {
    own.window?.firstResponder === self && own.isEditable && own.selectedRange().length == 0
  }
  /// Shows the insertion point, or hides it; it does not blink here.
  open func updateInsertionPointStateAndRestartTimer(_ restartFlag: Bool) { needsDisplay = true }
  /// The area begins elsewhere: it is asked for again.
  open func invalidateTextContainerOrigin() { needsDisplay = true }
  /// Gives the view a size that its text asks for, within its least and greatest.
  open func setConstrainedFrameSize(_ desiredSize: NSSize) { own.constrain(to: desiredSize) }
  /// The ruler shows what is selected.
  open func updateRuler() { own.enclosingScrollView?.horizontalRulerView?.needsDisplay = true }
  /// The panel of fonts shows the font of what is selected.
  open func updateFontPanel() {
    guard own.usesFontPanel, let font = own.typingAttributes[.font] as? NSFont else { return }
    NSFontManager.shared.setSelectedFont(font, isMultiple: false)
  }
  /// The view takes what it can read where it can be edited, and nothing else.
  open func updateDragTypeRegistration() {
    unregisterDraggedTypes()
    if own.isEditable { registerForDraggedTypes(own.acceptableDragTypes) }
  }

  /// The kinds that can be dropped onto the text: those that it reads.
  open var acceptableDragTypes: [NSPasteboard.PasteboardType] { own.readablePasteboardTypes }
  /// What dropping something of a kind does: copies it where the text can be edited.
  open func dragOperation(for dragInfo: any NSDraggingInfo, type: NSPasteboard.PasteboardType) -> NSDragOperation {
    own.isEditable && own.acceptableDragTypes.contains(type) ? .copy : []
  }
  /// Forgets what a drag over the text has left.
  open func cleanUpAfterDragOperation() {}
  /// The picture of what is selected, as it is dragged: an empty one of its size.
  open func dragImageForSelection(with event: NSEvent, origin: NSPointPointer?) -> NSImage? {
    guard own.selectedRange().length > 0 else { return nil }
    let rect = own.rect(of: own.selectedRange())
    origin?.pointee = rect.origin
    return NSImage(size: rect.size)
  }
  /// Begins to drag what is selected: it is on the pasteboard of drags.
  /// - Returns: whether there is something.
  open func dragSelection(with event: NSEvent, offset mouseOffset: NSSize, slideBack: Bool) -> Bool {
    let range = own.selectedRange()
    if range.length == 1,
      let attachment = own.textStorage?.attribute(.attachment, at: range.location, effectiveRange: nil)
        as? NSTextAttachment, let cell = attachment.attachmentCell, let delegate = own.textDelegate
    {
      delegate.textView(own, draggedCell: cell, in: own.rect(of: range), event: event, at: range.location)
      return true
    }
    return own.writeSelection(to: NSPasteboard(name: .drag), types: own.writablePasteboardTypes)
  }
  /// Puts what is selected on a pasteboard, in kinds.
  /// - Returns: whether it is there in one.
  @discardableResult
  open func writeSelection(to pboard: NSPasteboard, types: [NSPasteboard.PasteboardType]) -> Bool {
    pboard.clearContents()
    return types.map { own.writeSelection(to: pboard, type: $0) }.contains(true)
  }
  /// The best kind of some for the view, among those that are allowed.
  open func preferredPasteboardType(
    from availableTypes: [NSPasteboard.PasteboardType],
    restrictedToTypesFrom allowedTypes: [NSPasteboard.PasteboardType]?
  ) -> NSPasteboard.PasteboardType? {
    own.readablePasteboardTypes.first { availableTypes.contains($0) && allowedTypes?.contains($0) != false }
  }

  /// The parts that typing changes: what is selected, where the text can be edited; nil for none.
  open var rangesForUserTextChange: [NSValue]? { own.isEditable ? own.selectedRanges : nil }
  /// The parts that commands for letters change; nil for none, as in text without attributes.
  open var rangesForUserCharacterAttributeChange: [NSValue]? {
    own.isEditable && own.isRichText ? own.selectedRanges : nil
  }
  /// The paragraphs that commands for paragraphs change; nil for none.
  open var rangesForUserParagraphAttributeChange: [NSValue]? {
    guard own.isEditable else { return nil }
    return own.selectedRanges.map { NSValue(range: (own.string as NSString).paragraphRange(for: $0.rangeValue)) }
  }
  /// The first of the parts that typing changes; not found for none.
  open var rangeForUserTextChange: NSRange { first(rangesForUserTextChange) }
  /// The first of the parts that commands for letters change; not found for none.
  open var rangeForUserCharacterAttributeChange: NSRange { first(rangesForUserCharacterAttributeChange) }
  /// The first of the paragraphs that commands for paragraphs change; not found for none.
  open var rangeForUserParagraphAttributeChange: NSRange { first(rangesForUserParagraphAttributeChange) }

  private func first(_ ranges: [NSValue]?) -> NSRange {
    ranges?.first?.rangeValue ?? NSRange(location: NSNotFound, length: 0)
  }

  /// Marks a part: bits, 1 for a wrong word, 2 for wrong grammar, 0 for neither; the delegate may choose others.
  open func setSpellingState(_ value: Int, range charRange: NSRange) {
    own.standardSetSpellingState(value, range: charRange)
  }
  /// The number of the text for the spell checker.
  open var spellCheckerDocumentTag: Int { own.ownSpellTag }
  /// Looks for kinds of things in a part, and does what is found.
  open func checkText(
    in range: NSRange, types checkingTypes: NSTextCheckingTypes, options: [NSSpellChecker.OptionKey: Any] = [:]
  ) { own.standardCheckText(in: range, types: checkingTypes, options: options) }
  /// Does what was found: marks mistakes, makes links, puts in what takes the place of something.
  open func handleTextCheckingResults(
    _ results: [NSTextCheckingResult], forRange range: NSRange, types checkingTypes: NSTextCheckingTypes,
    options: [NSSpellChecker.OptionKey: Any] = [:], orthography: NSOrthography, wordCount: Int
  ) {
    own.standardHandle(
      results, in: range, types: checkingTypes, options: options, orthography: orthography, wordCount: wordCount)
  }
  /// Shows the panel of spelling with the word that is wrong next.
  open func showGuessPanel(_ sender: Any?) {
    checkSpelling(sender)
    let selected = own.selectedRange()
    if selected.length > 0 {
      NSSpellChecker.shared.updateSpellingPanel(
        withMisspelledWord: (own.string as NSString).substring(with: selected))
    }
    NSSpellChecker.shared.spellingPanel.orderFront(sender)
  }
  /// Shows the panel of substitutions.
  open func orderFrontSubstitutionsPanel(_ sender: Any?) {
    NSSpellChecker.shared.substitutionsPanel.orderFront(sender)
  }
  /// Puts the text of the sender's selected cell in place of what is selected.
  open func changeSpelling(_ sender: Any?) {
    guard let word = (sender as? NSControl)?.selectedCell()?.stringValue, own.selectedRange().length > 0 else { return }
    own.insertText(word, replacementRange: own.selectedRange())
  }
  /// Has the text of the sender be right in this text.
  open func ignoreSpelling(_ sender: Any?) {
    guard let word = (sender as? NSControl)?.stringValue else { return }
    NSSpellChecker.shared.ignoreWord(word, inSpellDocumentWithTag: spellCheckerDocumentTag)
  }

  /// Opens a picker of services for what is selected; the delegate may give another one, or none.
  open func orderFrontSharingServicePicker(_ sender: Any?) {
    guard own.selectedRange().length > 0 else { return }
    let items: [Any] = [own.selectedText]
    let picker = NSSharingServicePicker(items: items)
    let shown = own.textDelegate.map { $0.textView(own, willShow: picker, forItems: items) } ?? picker
    shown?.show(relativeTo: own.rect(of: own.selectedRange()), of: own, preferredEdge: .minY)
  }

  /// Gives what is selected the color of the sender: a panel of colors, or a well.
  open func changeColor(_ sender: Any?) {
    guard let color = (sender as? NSColorPanel)?.color ?? (sender as? NSColorWell)?.color else { return }
    own.changeTyped { $0[.foregroundColor] = color }
  }
  /// Gives what is selected the attributes that the sender makes of its own.
  open func changeAttributes(_ sender: Any?) {
    guard let manager = sender as? NSFontManager else { return }
    own.changeTyped { $0 = manager.convertedAttributes($0) }
  }
  /// Gives the text the color behind it of the sender, where that may be.
  open func changeDocumentBackgroundColor(_ sender: Any?) {
    guard own.allowsDocumentBackgroundColorChange, let color = (sender as? NSColorPanel)?.color else { return }
    own.backgroundColor = color
  }
}

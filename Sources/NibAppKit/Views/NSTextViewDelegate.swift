import Foundation
import NibFoundation

/// What is asked and told of editing in a text. Stands in for NSTextDelegate.
@MainActor
public protocol NSTextDelegate: AnyObject {
  /// Whether the text may be changed; asked before the first change.
  func textShouldBeginEditing(_ textObject: NSText) -> Bool
  /// Whether editing may end; no keeps the keys where they are.
  func textShouldEndEditing(_ textObject: NSText) -> Bool
  /// Editing begins.
  func textDidBeginEditing(_ notification: Notification)
  /// Editing ends.
  func textDidEndEditing(_ notification: Notification)
  /// The text is another one.
  func textDidChange(_ notification: Notification)
}

extension NSTextDelegate {
  /// Yes.
  public func textShouldBeginEditing(_ textObject: NSText) -> Bool { true }
  /// Yes.
  public func textShouldEndEditing(_ textObject: NSText) -> Bool { true }
  /// Does nothing.
  public func textDidBeginEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidEndEditing(_ notification: Notification) {}
  /// Does nothing.
  public func textDidChange(_ notification: Notification) {}
}

/// What is asked and told of editing in a text view. Stands in for NSTextViewDelegate.
@MainActor
public protocol NSTextViewDelegate: NSTextDelegate {
  /// Whether a text may come in place of a part; nil for other attributes.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool
  /// Whether texts may come in place of parts; nil for other attributes.
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool
  /// Whether the delegate does a command itself.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool
  /// Whether the delegate follows a link itself.
  func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool
  /// What is selected in place of another part.
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange
  /// The parts that are selected in place of others.
  func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue],
    toCharacterRanges newSelectedCharRanges: [NSValue]
  ) -> [NSValue]
  /// Attributes of what is typed next in place of others.
  func textView(
    _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
    toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any]
  /// What a part of a word can be completed to, and which is selected; -1 for none.
  func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String]
  /// The menu of a character; nil for none.
  func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu?
  /// What a pointer that rests on a character shows; nil for nothing.
  func textView(_ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int)
    -> String?
  /// What undoes changes; nil for that of the window.
  func undoManager(for view: NSTextView) -> UndoManager?
  /// Another part is selected.
  func textViewDidChangeSelection(_ notification: Notification)
  /// What is typed next has other attributes.
  func textViewDidChangeTypingAttributes(_ notification: Notification)
  /// The cell of an attachment is clicked.
  func textView(
    _ textView: NSTextView, clickedOn cell: any NSTextAttachmentCellProtocol, in cellFrame: NSRect, at charIndex: Int)
  /// The cell of an attachment is clicked twice.
  func textView(
    _ textView: NSTextView, doubleClickedOn cell: any NSTextAttachmentCellProtocol, in cellFrame: NSRect,
    at charIndex: Int)
  /// The cell of an attachment is dragged.
  func textView(
    _ view: NSTextView, draggedCell cell: any NSTextAttachmentCellProtocol, in rect: NSRect, event: NSEvent,
    at charIndex: Int)
  /// What a part is marked with: bits, 1 for a wrong word, 2 for wrong grammar.
  func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange) -> Int
  /// A part is about to be checked: the options, and by the pointer the kinds, that it is checked with.
  func textView(
    _ view: NSTextView, willCheckTextIn range: NSRange, options: [NSSpellChecker.OptionKey: Any],
    types checkingTypes: UnsafeMutablePointer<NSTextCheckingTypes>
  ) -> [NSSpellChecker.OptionKey: Any]
  /// A part was checked: the results that are used.
  func textView(
    _ view: NSTextView, didCheckTextIn range: NSRange, types checkingTypes: NSTextCheckingTypes,
    options: [NSSpellChecker.OptionKey: Any], results: [NSTextCheckingResult], orthography: NSOrthography,
    wordCount: Int
  ) -> [NSTextCheckingResult]
  /// Where the content of an attachment is; nil for nowhere.
  func textView(_ textView: NSTextView, urlForContentsOf textAttachment: NSTextAttachment, at charIndex: Int) -> URL?
  /// A picker of services is about to open for things; nil opens none.
  func textView(_ textView: NSTextView, willShow servicePicker: NSSharingServicePicker, forItems items: [Any])
    -> NSSharingServicePicker?
  /// What may come in place of what is selected; nil for what the system offers.
  func textView(_ textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]?
  /// The candidates that are shown of some.
  func textView(
    _ textView: NSTextView, candidates: [NSTextCheckingResult], forSelectedRange selectedRange: NSRange
  ) -> [NSTextCheckingResult]
  /// Whether a candidate comes in.
  func textView(_ textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool
  /// The items that the touch bar shows of some.
  func textView(
    _ textView: NSTextView, shouldUpdateTouchBarItemIdentifiers identifiers: [NSTouchBarItem.Identifier]
  ) -> [NSTouchBarItem.Identifier]
}

extension NSTextViewDelegate {
  /// Every text.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange, replacementString: String?
  ) -> Bool { true }
  /// Asks for each part.
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue], replacementStrings: [String]?
  ) -> Bool {
    affectedRanges.enumerated().allSatisfy { place, range in
      let text = replacementStrings.flatMap { $0.indices.contains(place) ? $0[place] : nil }
      return self.textView(textView, shouldChangeTextIn: range.rangeValue, replacementString: text)
    }
  }
  /// No.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool { false }
  /// No.
  public func textView(_ textView: NSTextView, clickedOnLink link: Any, at charIndex: Int) -> Bool { false }
  /// The new part.
  public func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRange oldSelectedCharRange: NSRange,
    toCharacterRange newSelectedCharRange: NSRange
  ) -> NSRange { newSelectedCharRange }
  /// The new parts; of one the part that the delegate says in place of it.
  public func textView(
    _ textView: NSTextView, willChangeSelectionFromCharacterRanges oldSelectedCharRanges: [NSValue],
    toCharacterRanges newSelectedCharRanges: [NSValue]
  ) -> [NSValue] {
    guard newSelectedCharRanges.count == 1, let old = oldSelectedCharRanges.first else { return newSelectedCharRanges }
    let part = self.textView(
      textView, willChangeSelectionFromCharacterRange: old.rangeValue,
      toCharacterRange: newSelectedCharRanges[0].rangeValue)
    return [NSValue(range: part)]
  }
  /// The new ones.
  public func textView(
    _ textView: NSTextView, shouldChangeTypingAttributes oldTypingAttributes: [String: Any],
    toAttributes newTypingAttributes: [NSAttributedString.Key: Any]
  ) -> [NSAttributedString.Key: Any] { newTypingAttributes }
  /// The words that there are.
  public func textView(
    _ textView: NSTextView, completions words: [String], forPartialWordRange charRange: NSRange,
    indexOfSelectedItem index: UnsafeMutablePointer<Int>?
  ) -> [String] { words }
  /// The one that there is.
  public func textView(_ view: NSTextView, menu: NSMenu, for event: NSEvent, at charIndex: Int) -> NSMenu? { menu }
  /// What there is.
  public func textView(
    _ textView: NSTextView, willDisplayToolTip tooltip: String, forCharacterAt characterIndex: Int
  ) -> String? { tooltip }
  /// That of the window.
  public func undoManager(for view: NSTextView) -> UndoManager? { nil }
  /// Does nothing.
  public func textViewDidChangeSelection(_ notification: Notification) {}
  /// Does nothing.
  public func textViewDidChangeTypingAttributes(_ notification: Notification) {}
}

/// On which line a place between two lines is. Documented: the numbers, by AppKit.
public enum NSSelectionAffinity: UInt, Sendable {
  /// At the end of the first.
  case upstream
  /// At the beginning of the second.
  case downstream
}

/// By what a selection grows. Documented: the numbers, by AppKit.
public enum NSSelectionGranularity: UInt, Sendable {
  /// As named.
  case selectByCharacter, selectByWord, selectByParagraph
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

// The answers of a delegate that does not implement the methods.
extension NSTextViewDelegate {
  /// Does nothing.
  public func textView(
    _ textView: NSTextView, clickedOn cell: any NSTextAttachmentCellProtocol, in cellFrame: NSRect, at charIndex: Int
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: NSTextView, doubleClickedOn cell: any NSTextAttachmentCellProtocol, in cellFrame: NSRect,
    at charIndex: Int
  ) {}
  /// Does nothing.
  public func textView(
    _ view: NSTextView, draggedCell cell: any NSTextAttachmentCellProtocol, in rect: NSRect, event: NSEvent,
    at charIndex: Int
  ) {}
  /// As it is.
  public func textView(_ textView: NSTextView, shouldSetSpellingState value: Int, range affectedCharRange: NSRange)
    -> Int
  { value }
  /// These options, and the kinds as they are.
  public func textView(
    _ view: NSTextView, willCheckTextIn range: NSRange, options: [NSSpellChecker.OptionKey: Any],
    types checkingTypes: UnsafeMutablePointer<NSTextCheckingTypes>
  ) -> [NSSpellChecker.OptionKey: Any] { options }
  /// All of them.
  public func textView(
    _ view: NSTextView, didCheckTextIn range: NSRange, types checkingTypes: NSTextCheckingTypes,
    options: [NSSpellChecker.OptionKey: Any], results: [NSTextCheckingResult], orthography: NSOrthography,
    wordCount: Int
  ) -> [NSTextCheckingResult] { results }
  /// Nowhere.
  public func textView(_ textView: NSTextView, urlForContentsOf textAttachment: NSTextAttachment, at charIndex: Int)
    -> URL?
  { nil }
  /// This one.
  public func textView(_ textView: NSTextView, willShow servicePicker: NSSharingServicePicker, forItems items: [Any])
    -> NSSharingServicePicker?
  { servicePicker }
  /// What the system offers.
  public func textView(_ textView: NSTextView, candidatesForSelectedRange selectedRange: NSRange) -> [Any]? { nil }
  /// All of them.
  public func textView(
    _ textView: NSTextView, candidates: [NSTextCheckingResult], forSelectedRange selectedRange: NSRange
  ) -> [NSTextCheckingResult] { candidates }
  /// Says yes.
  public func textView(_ textView: NSTextView, shouldSelectCandidateAt index: Int) -> Bool { true }
  /// All of them.
  public func textView(
    _ textView: NSTextView, shouldUpdateTouchBarItemIdentifiers identifiers: [NSTouchBarItem.Identifier]
  ) -> [NSTouchBarItem.Identifier] { identifiers }
}

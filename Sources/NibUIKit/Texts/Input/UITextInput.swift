import NibRuntime
import NibStandIns

/// Text that keys change. Stands for UIKeyInput.
@MainActor
public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is any text.
  var hasText: Bool { get }
  /// Puts characters in the place of what is selected.
  func insertText(_ text: String)
  /// Deletes what is selected, or the character before it.
  func deleteBackward()
}

/// Text that can be selected and changed in parts: fields, text views, and views of an app's own. Stands for
/// UITextInput.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// The characters of a part; nil if there is no such part.
  func text(in range: UITextRange) -> String?
  /// Puts characters in the place of a part.
  func replace(_ range: UITextRange, withText text: String)
  /// The part that is selected; nil for none.
  var selectedTextRange: UITextRange? { get set }
  /// The part that is not decided yet, as while an accent is composed; nil for none.
  var markedTextRange: UITextRange? { get }
  /// How that part is shown.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts characters that are not decided in the place of those that are not, or of what is selected, and selects a part
  /// of them, in UTF-16 units from their beginning.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Takes the characters that are not decided for decided.
  func unmarkText()
  /// The beginning of the text.
  var beginningOfDocument: UITextPosition { get }
  /// The end of the text.
  var endOfDocument: UITextPosition { get }
  /// The part between two places.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The place that lies a number of UTF-16 units from another one; nil beyond the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The place that lies a number of steps from another one in a direction; nil beyond the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// Where a place stands against another one.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two places; negative if the second one is the earlier.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Who is told of changes that no key made; not kept alive.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words and sentences.
  var tokenizer: any UITextInputTokenizer { get }
  /// The place of a part that is farthest in a direction.
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition?
  /// The part from a place as far as there is text in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The direction that the text at a place is written in.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Says in which direction a part is written.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)
  /// Where the first line of a part is, in the view's coordinates, in points.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where the caret is at a place, likewise.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where the lines of a part are, likewise.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The place that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The place of a part that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?
  /// Whether a text may take the place of a part.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// The attributes of the text at a place, for what is offered beside it.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?
  /// The place at a number of characters from the beginning of a part.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// The number of characters from the beginning of a part to a place.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// The view whose coordinates the rectangles are in.
  var textInputView: UIView { get }
  /// On which side of a place the caret belongs to.
  var selectionAffinity: UITextStorageDirection { get set }
}

extension UITextInput {
  /// Yes.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }
  /// None are known.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }
  /// Counted in UTF-16 units.
  public func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition? {
    position(from: range.start, offset: offset)
  }
  /// Counted in UTF-16 units.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
  /// The view itself; an empty one for what is none.
  public var textInputView: UIView { self as? UIView ?? UIView() }
  /// Forward; what is set is not kept.
  public var selectionAffinity: UITextStorageDirection {
    get { .forward }
    set {}
  }
}

/// Who is told of changes in a text that no key made: the system. Stands for UITextInputDelegate.
@MainActor
public protocol UITextInputDelegate: AnyObject {
  /// The text is about to change.
  func textWillChange(_ textInput: (any UITextInput)?)
  /// The text changed.
  func textDidChange(_ textInput: (any UITextInput)?)
  /// Another part is about to be selected.
  func selectionWillChange(_ textInput: (any UITextInput)?)
  /// Another part is selected.
  func selectionDidChange(_ textInput: (any UITextInput)?)
}

import NibRuntime
import NibStandIns

/// Text that is kept as characters, with what is selected in it: fields and text views.
@MainActor
public protocol TextKeepingInput: UITextInput {
  /// The characters; counted in UTF-16 units where ranges speak of them.
  var characters: String? { get set }
  /// What code selected; nil for nothing. It may lie beyond the end of the text.
  var selection: NSRange? { get set }
  /// What the input keeps beside them.
  var textInputState: TextInputStandIn { get }
  /// Tells who hears of the input that another part is selected.
  func tellSelection()
}

/// What a text input keeps beside its characters and what is selected.
@MainActor
public final class TextInputStandIn {
  weak var delegate: (any UITextInputDelegate)?
  var marked: NSRange?
  var markedStyle: [NSAttributedString.Key: Any]?
  var affinity = UITextStorageDirection.forward
  var directions: [(range: NSRange, direction: NSWritingDirection)] = []
  var tokenizer: (any UITextInputTokenizer)?

  init() {}
}

extension TextKeepingInput {
  var unitCount: Int { (characters ?? "").utf16.count }

  /// A place as a number of UTF-16 units within the text; the beginning for a place of another kind of text.
  func bounded(_ position: UITextPosition) -> Int { min(max((position as? TextOffset)?.offset ?? 0, 0), unitCount) }

  /// A part in UTF-16 units within the text.
  func bounded(_ range: UITextRange) -> NSRange {
    let (start, end) = (bounded(range.start), bounded(range.end))
    return NSRange(location: min(start, end), length: abs(end - start))
  }

  /// The selection within the text.
  var boundedSelection: NSRange {
    let count = unitCount
    guard let selection else { return NSRange(location: count, length: 0) }
    let start = min(max(selection.location, 0), count)
    return NSRange(location: start, length: min(max(selection.length, 0), count - start))
  }

  /// Selects a part, with what the input's delegate hears of it.
  func select(_ range: UITextRange?) {
    textInputState.delegate?.selectionWillChange(self)
    selection = range.map { bounded($0) }
    textInputState.delegate?.selectionDidChange(self)
    tellSelection()
  }

  /// Puts characters in the place of a part, with what the input's delegate hears of it.
  func put(_ string: String, inPlaceOf range: NSRange) {
    textInputState.delegate?.textWillChange(self)
    characters = TextEdit.replace(range, of: characters ?? "", with: string)
    textInputState.delegate?.textDidChange(self)
  }

  /// Whether there is any text.
  public var hasText: Bool { !(characters ?? "").isEmpty }

  /// The beginning of the text.
  public var beginningOfDocument: UITextPosition { TextOffset(0) }

  /// The end of the text.
  public var endOfDocument: UITextPosition { TextOffset(unitCount) }

  /// The place that lies a number of UTF-16 units from another one; nil beyond the text.
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let start = (position as? TextOffset)?.offset else { return nil }
    let (place, isBeyond) = start.addingReportingOverflow(offset)
    guard !isBeyond, (0...unitCount).contains(place) else { return nil }
    return TextOffset(place)
  }

  /// The place that lies a number of UTF-16 units from another one to the right or left, or of lines up or down; nil
  /// beyond the text. Lines end where the text breaks them.
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    switch direction {
    case .right: return self.position(from: position, offset: offset)
    case .left: return offset == .min ? nil : self.position(from: position, offset: -offset)
    case .up: return offset == .min ? nil : place(lines: -offset, from: bounded(position))
    case .down: return place(lines: offset, from: bounded(position))
    }
  }

  /// Where a place stands against another one.
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (first, second) = (bounded(position), bounded(other))
    return first == second ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  /// How many UTF-16 units lie between two places; negative if the second one is the earlier.
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { bounded(toPosition) - bounded(from) }

  /// The part between two places, in either order.
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    let (first, second) = (bounded(fromPosition), bounded(toPosition))
    return TextPart(min(first, second), max(first, second))
  }

  /// Selects all text, as the menu of a user's does.
  func selectWhole() { select(TextPart(0, unitCount)) }

  /// Who is told of changes that no key made; not kept alive.
  public var inputDelegate: (any UITextInputDelegate)? {
    get { textInputState.delegate }
    set { textInputState.delegate = newValue }
  }

  /// On which side of a place the caret belongs to; kept.
  public var selectionAffinity: UITextStorageDirection {
    get { textInputState.affinity }
    set { textInputState.affinity = newValue }
  }

  /// The part that is not decided yet; nil for none.
  public var markedTextRange: UITextRange? {
    guard let marked = textInputState.marked else { return nil }
    let start = min(marked.location, unitCount)
    return TextPart(start, min(start + marked.length, unitCount))
  }

  /// How that part is shown; kept.
  public var markedTextStyle: [NSAttributedString.Key: Any]? {
    get { textInputState.markedStyle }
    set { textInputState.markedStyle = newValue }
  }

  /// Puts characters that are not decided in the place of those that are not, or of what is selected, and selects a part
  /// of them.
  public func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let place = markedTextRange.map { bounded($0) } ?? boundedSelection
    let (text, count) = (markedText ?? "", (markedText ?? "").utf16.count)
    characters = TextEdit.replace(place, of: characters ?? "", with: text)
    textInputState.marked = text.isEmpty ? nil : NSRange(location: place.location, length: count)
    let start = min(max(selectedRange.location, 0), count)
    let chosen = min(max(selectedRange.length, 0), count - start)
    selection = NSRange(location: place.location + start, length: chosen)
  }

  /// Takes the characters that are not decided for decided.
  public func unmarkText() { textInputState.marked = nil }

  /// Puts characters in the place of what is not decided, or of what is selected.
  /// - Returns: whether there were any characters to put or to replace.
  func insertAtSelection(_ text: String) -> Bool {
    let range = markedTextRange.map { bounded($0) } ?? boundedSelection
    guard !text.isEmpty || range.length > 0 else { return false }
    textInputState.marked = nil
    characters = TextEdit.replace(range, of: characters ?? "", with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    tellSelection()
    return true
  }

  /// Puts what a user types in the place of what is selected; the caret is behind it then.
  func typeAtSelection(_ text: String) {
    let range = boundedSelection
    characters = TextEdit.replace(range, of: characters ?? "", with: text)
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    tellSelection()
  }

  /// What the delete key deletes: what is selected, or the character before it; nil at the beginning.
  var deletedByKey: NSRange? {
    let range = boundedSelection
    guard range.length == 0 else { return range }
    let before = TextEdit.part(NSRange(location: 0, length: range.location), of: characters ?? "")
    guard let length = before.last.map({ String($0).utf16.count }) else { return nil }
    return NSRange(location: range.location - length, length: length)
  }

  /// Deletes what is selected, or the character before it.
  func deleteAtSelection() -> Bool {
    textInputState.marked = nil
    guard let range = deletedByKey else { return false }
    selection = range
    return insertAtSelection("")
  }
}

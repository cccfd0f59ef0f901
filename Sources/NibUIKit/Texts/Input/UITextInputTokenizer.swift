import NibRuntime
import NibStandIns

/// What finds words and sentences in a text. Stands for UITextInputTokenizer.
@MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The part that holds a place; at the border of two the one that lies in the direction, and nil for none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange?
  /// Whether a part ends at a place in the direction: going back, whether one begins there.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
  /// The next such place; nil for none.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// Whether a place is within a part, or at the border of one that lies in the direction.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool
}

/// Finds words and sentences in any text. Stands in for UITextInputStringTokenizer.
///
/// Words are letters and digits, with apostrophes between them; sentences end behind a full stop and spaces; lines are
/// paragraphs, for nothing wraps.
@MainActor
open class UITextInputStringTokenizer: UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  /// Makes one of a text, which is not kept alive.
  public init(textInput: UIResponder & UITextInput) { input = textInput }

  init(ofText input: any UITextInput) { self.input = input }

  private struct Whole {
    let input: any UITextInput
    let units: TextUnits
    let place: Int
  }

  private func whole(_ position: UITextPosition) -> Whole? {
    guard let input else { return nil }
    let begin = input.beginningOfDocument
    guard let all = input.textRange(from: begin, to: input.endOfDocument) else { return nil }
    let units = TextUnits(input.text(in: all) ?? "")
    return Whole(input: input, units: units, place: input.offset(from: begin, to: position))
  }

  /// The part that holds a place.
  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextRange? {
    guard let whole = whole(position),
      let found = whole.units.range(of: granularity, enclosing: whole.place, isForward: direction.isForward),
      let start = whole.input.position(from: whole.input.beginningOfDocument, offset: found.location),
      let end = whole.input.position(from: start, offset: found.length)
    else { return nil }
    return whole.input.textRange(from: start, to: end)
  }

  /// Whether a part ends at a place in the direction.
  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let whole = whole(position) else { return false }
    let isForward = direction.isForward
    guard let found = whole.units.range(of: granularity, enclosing: whole.place, isForward: !isForward) else {
      return false
    }
    return (isForward ? found.location + found.length : found.location) == whole.place
  }

  /// The next such place.
  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> UITextPosition? {
    guard let whole = whole(position),
      let found = whole.units.border(of: granularity, from: whole.place, isForward: direction.isForward)
    else { return nil }
    return whole.input.position(from: whole.input.beginningOfDocument, offset: found)
  }

  /// Whether a place is within a part.
  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
  ) -> Bool {
    guard let whole = whole(position) else { return false }
    return whole.units.range(of: granularity, enclosing: whole.place, isForward: direction.isForward) != nil
  }
}

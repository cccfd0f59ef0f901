import NibRuntime
import NibStandIns

/// A place in a text. Stands in for UITextPosition; a text of an app's own has a subclass with what it needs.
@MainActor
open class UITextPosition {
  /// Makes one that says nothing.
  public init() {}
}

/// A part of a text. Stands in for UITextRange; a text of an app's own has a subclass with what it needs.
@MainActor
open class UITextRange {
  /// Makes one that says nothing.
  public init() {}

  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing is in it.
  open var isEmpty: Bool { start === end }
}

/// Where a part of a text that is selected stands. Stands in for UITextSelectionRect.
@MainActor
open class UITextSelectionRect {
  /// Makes one that says nothing.
  public init() {}

  /// The place, in the view's coordinates, in points.
  open var rect: CGRect { CGRect() }
  /// The direction that the text is written in.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins here.
  open var containsStart: Bool { false }
  /// Whether the selection ends here.
  open var containsEnd: Bool { false }
  /// Whether the text is written from top to bottom.
  open var isVertical: Bool { false }
}

/// A place in the text of a field or a text view.
final class TextOffset: UITextPosition {
  /// Where it is, in UTF-16 units from the beginning.
  let offset: Int

  init(_ offset: Int) { self.offset = offset }
}

/// A part of such a text.
final class TextPart: UITextRange {
  let range: NSRange
  private let first: TextOffset
  private let last: TextOffset

  init(_ start: Int, _ end: Int) {
    range = NSRange(location: start, length: end - start)
    (first, last) = (TextOffset(start), TextOffset(end))
  }

  override var start: UITextPosition { first }
  override var end: UITextPosition { last }
  override var isEmpty: Bool { range.length == 0 }
}

/// A line of such a text that is selected.
final class SelectedLine: UITextSelectionRect {
  private let place: CGRect
  private let isFirst: Bool
  private let isLast: Bool

  init(_ place: CGRect, isFirst: Bool, isLast: Bool) {
    (self.place, self.isFirst, self.isLast) = (place, isFirst, isLast)
  }

  override var rect: CGRect { place }
  override var writingDirection: NSWritingDirection { .leftToRight }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}

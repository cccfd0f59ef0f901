import NibRuntime
import NibStandIns

/// Where a field or a text view shows its text.
@MainActor
protocol TextPlacing: AnyObject {
  /// Where the first line begins, in the view's coordinates, in points.
  var textOrigin: CGPoint { get }
  /// How wide a line may be, in points.
  var textWidth: CGFloat { get }
  /// The font that lines are as high as.
  var textFont: UIFont { get }
}

/// The lines of a text as it is broken by itself: nothing knows how wide letters are, so none wraps.
struct BrokenLines {
  /// Where each line begins, in UTF-16 units.
  private(set) var starts = [0]
  /// How long the text is.
  let count: Int

  init(_ text: String) {
    let units = Array(text.utf16)
    count = units.count
    for (place, unit) in units.enumerated() {
      let isBreak = unit == 0xa || unit == 0x2028 || unit == 0x2029
      let isReturn = unit == 0xd && !(place + 1 < units.count && units[place + 1] == 0xa)
      if isBreak || isReturn { starts.append(place + 1) }
    }
  }

  /// The line that a place is in.
  func line(of place: Int) -> Int {
    var (low, high) = (0, starts.count - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= place { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// Where a line ends with its break.
  func end(of line: Int) -> Int { line + 1 < starts.count ? starts[line + 1] : count }
}

// Rectangles and points. A line is as high as its font, and a place stands at the beginning of its line.
extension TextKeepingInput {
  private var lines: BrokenLines { BrokenLines(characters ?? "") }
  private var place: (origin: CGPoint, width: CGFloat, height: CGFloat) {
    guard let placing = self as? any TextPlacing else { return (CGPoint(), 0, 0) }
    return (placing.textOrigin, placing.textWidth, placing.textFont.lineHeight)
  }

  private func line(_ number: Int, width: CGFloat) -> CGRect {
    let (origin, _, height) = place
    return CGRect(x: origin.x, y: origin.y + CGFloat(number) * height, width: width, height: height)
  }

  /// The place a number of lines from another one; nil beyond the text.
  func place(lines count: Int, from place: Int) -> UITextPosition? {
    let lines = lines
    let line = lines.line(of: place)
    let (number, isBeyond) = line.addingReportingOverflow(count)
    guard !isBeyond, lines.starts.indices.contains(number) else { return nil }
    let column = place - lines.starts[line]
    let last = number + 1 < lines.starts.count ? lines.end(of: number) - 1 : lines.count
    return TextOffset(min(lines.starts[number] + column, max(last, lines.starts[number])))
  }

  /// The caret, two points wide, at the line of a place.
  func reckonedCaret(for position: UITextPosition) -> CGRect { line(lines.line(of: bounded(position)), width: 2) }

  /// The line that a part begins in.
  func reckonedFirstRect(for range: UITextRange) -> CGRect {
    line(lines.line(of: bounded(range).location), width: place.width)
  }

  /// A rectangle for each line of a part; none for one that is empty.
  func reckonedSelection(for range: UITextRange) -> [UITextSelectionRect] {
    let range = bounded(range)
    guard range.length > 0 else { return [] }
    let (lines, width) = (lines, place.width)
    let (first, last) = (lines.line(of: range.location), lines.line(of: range.location + range.length - 1))
    return (first...last).map {
      SelectedLine(line($0, width: width), isFirst: $0 == first, isLast: $0 == last)
    }
  }

  /// The beginning of the line that a point is in; of the first one above the text, and of the last one below it.
  func reckonedPosition(at point: CGPoint) -> UITextPosition {
    let (lines, place) = (lines, place)
    let number = place.height > 0 ? (point.y - place.origin.y) / place.height : 0
    let bounded = number.isNaN ? 0 : min(max(number, 0), CGFloat(lines.starts.count - 1))
    return TextOffset(lines.starts[Int(bounded)])
  }

  /// The place of a part that is nearest to a point.
  public func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    let range = bounded(range)
    guard let found = closestPosition(to: point) else { return nil }
    return TextOffset(min(max(bounded(found), range.location), range.location + range.length))
  }

  /// The character at a point: the first one of its line; nil where there is none.
  public func characterRange(at point: CGPoint) -> UITextRange? {
    guard let found = closestPosition(to: point), bounded(found) < unitCount else { return nil }
    let character = TextUnits(characters ?? "").range(of: .character, enclosing: bounded(found), isForward: true)
    return character.map { TextPart($0.location, $0.location + $0.length) }
  }

  /// The end of a part that a direction leads to.
  public func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection) -> UITextPosition? {
    direction.isForward ? range.end : range.start
  }

  /// The part from a place to the end of the text that a direction leads to.
  public func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    direction.isForward ? TextPart(bounded(position), unitCount) : TextPart(0, bounded(position))
  }

  /// The direction that code said for the text at a place; else from left to right.
  public func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection {
    let place = bounded(position) - (direction == .backward ? 1 : 0)
    let said = textInputState.directions.last { NSLocationInRange(place, $0.range) }
    return said?.direction ?? .natural
  }

  /// Says in which direction a part is written; kept.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {
    let range = bounded(range)
    textInputState.directions.removeAll { NSIntersectionRange($0.range, range) == $0.range }
    textInputState.directions.append((range, writingDirection))
  }

  /// Font and color of the text at a place.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? {
    (self as? any TextPlacing).map { [.font: $0.textFont] }
  }

  /// What finds words and sentences.
  public var tokenizer: any UITextInputTokenizer {
    if let known = textInputState.tokenizer { return known }
    let made = UITextInputStringTokenizer(ofText: self)
    textInputState.tokenizer = made
    return made
  }
}

extension UITextField: TextPlacing {
  var textOrigin: CGPoint {
    let rect = textRect(forBounds: bounds)
    return CGPoint(x: rect.origin.x, y: rect.origin.y + max(rect.size.height - textFont.lineHeight, 0) / 2)
  }
  var textWidth: CGFloat { textRect(forBounds: bounds).size.width }
  var textFont: UIFont { font ?? .systemFont(ofSize: 17) }
}

extension UITextView: TextPlacing {
  private var padding: CGFloat { textContainer.lineFragmentPadding }
  var textOrigin: CGPoint {
    CGPoint(x: textContainerInset.left + padding, y: textContainerInset.top)
  }
  var textWidth: CGFloat {
    max(bounds.size.width - textContainerInset.left - textContainerInset.right - 2 * padding, 0)
  }
  var textFont: UIFont { font ?? .systemFont(ofSize: 12) }
}

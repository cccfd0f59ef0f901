import Foundation

/// A text in lines, as long as neither the text nor its container is another: what both kinds of layout managers keep.
@MainActor
struct LaidOutText {
  private var cached: TextLines?
  private var cachedWidth: CGFloat = 0

  /// The lines of a text in a container, and whether they were laid out now.
  mutating func lines(of text: NSAttributedString, in container: NSTextContainer?) -> (lines: TextLines, isNew: Bool) {
    var width = container?.size.width ?? 0
    if container?.lineBreakMode == .byClipping { width = 0 }
    if let cached, cachedWidth == width { return (cached, false) }
    let lines = TextLines(
      text, width: width >= 1e7 ? 0 : width, padding: container?.lineFragmentPadding ?? 0,
      font: container?.shownBy?.fontOfPlainText)
    (cached, cachedWidth) = (lines, width)
    return (lines, true)
  }

  /// Forgets them.
  /// - Returns: whether there were any.
  mutating func forget() -> Bool {
    defer { cached = nil }
    return cached != nil
  }
}

extension TextLines {
  /// What is used of a container, from its top left.
  @MainActor func usedBounds(in container: NSTextContainer?) -> CGRect {
    var bounds = bounds
    if bounds == .zero {
      bounds.size.height = FontMeasures.lineHeight(container?.shownBy?.fontOfPlainText?.measuredSize ?? 12)
    }
    // Padding belongs to lines.
    return CGRect(
      x: 0, y: bounds.minY, width: bounds.maxX + (container?.lineFragmentPadding ?? 0), height: bounds.height)
  }

  /// The lines that characters are in.
  func touched(_ range: NSRange) -> ArraySlice<Line> {
    guard let first = number(of: range.location), first < lines.count else { return [] }
    return lines[first...].prefix { $0.range.location < NSMaxRange(range) && NSMaxRange($0.range) > range.location }
  }

  /// Where those of some characters stand that are in a line, which has some of them.
  func rect(of range: NSRange, in line: Line) -> CGRect {
    let start = max(range.location, line.range.location)
    let end = min(NSMaxRange(range), NSMaxRange(line.range))
    let left = places[start]
    let right = end > start ? places[end - 1] + widths[end - 1] : left
    return CGRect(x: left, y: line.used.minY, width: max(right - left, 0), height: line.used.height)
  }

  /// The line at a point, or the nearest; nil for an empty text.
  func line(at point: CGPoint) -> Line? {
    if let extraLine, point.y >= extraLine.rect.minY { return extraLine }
    return lines.first { point.y < $0.rect.maxY } ?? lines.last
  }

  /// Where what of a line is seen ends: in front of what breaks it.
  func visibleEnd(of line: Line) -> Int {
    line.endsParagraph ? max(NSMaxRange(line.range) - 1, line.range.location) : NSMaxRange(line.range)
  }
}

import Foundation
import NibFoundation

/// What AppKit adds to blocks of texts.
extension NSTextBlock {
  /// The color behind it; nil for none.
  public final var backgroundColor: NSColor? {
    get { background as? NSColor }
    set { background = newValue }
  }

  /// Sets the color of the border at an edge.
  public final func setBorderColor(_ color: NSColor?, for edge: NSRectEdge) { setBorder(color, edge) }

  /// Sets the color of the border at all edges.
  public final func setBorderColor(_ color: NSColor?) { setBorder(color, nil) }

  /// The color of the border at an edge; nil for none.
  public final func borderColor(for edge: NSRectEdge) -> NSColor? { border(edge) as? NSColor }

  /// Where the block's text may stand in a rectangle, from a point on: without margins, borders and padding.
  public final func rectForLayout(
    at startingPoint: NSPoint, in rect: NSRect, textContainer: NSTextContainer, characterRange charRange: NSRange
  ) -> NSRect {
    guard let cell = self as? NSTextTableBlock else { return contentRect(at: startingPoint, in: rect) }
    return cell.table.contentRect(of: cell, at: startingPoint, in: rect)
  }

  /// What the block takes around its text in a rectangle, with margins, borders and padding.
  public final func boundsRect(
    forContentRect contentRect: NSRect, in rect: NSRect, textContainer: NSTextContainer,
    characterRange charRange: NSRange
  ) -> NSRect { boundsRect(around: contentRect, in: rect) }

  /// Fills what is behind the block, in the current graphics context; borders are not drawn.
  @MainActor public final func drawBackground(
    withFrame frameRect: NSRect, in controlView: NSView, characterRange charRange: NSRange,
    layoutManager: NSLayoutManager
  ) {
    guard let backgroundColor else { return }
    backgroundColor.setFill()
    frameRect.fill()
  }
}

/// What AppKit adds to tables of texts.
extension NSTextTable {
  /// Where a cell's text may stand in a rectangle: columns are equally wide.
  public final func rect(
    for block: NSTextTableBlock, layoutAt startingPoint: NSPoint, in rect: NSRect, textContainer: NSTextContainer,
    characterRange charRange: NSRange
  ) -> NSRect { contentRect(of: block, at: startingPoint, in: rect) }

  /// What a cell takes around its text in a rectangle.
  public final func boundsRect(
    for block: NSTextTableBlock, contentRect: NSRect, in rect: NSRect, textContainer: NSTextContainer,
    characterRange charRange: NSRange
  ) -> NSRect { block.boundsRect(around: contentRect, in: rect) }
}

/// What lists, blocks and tables a text has.
extension NSAttributedString {
  /// The part around a place whose paragraphs a rule holds for, one after the other; not found where it does not hold there.
  private func paragraphs(at location: Int, _ isIn: (NSParagraphStyle) -> Bool) -> NSRange {
    guard location >= 0, location < length else { return NSRange(location: NSNotFound, length: 0) }
    let text = string as NSString
    func holds(_ place: Int) -> Bool {
      (attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle).map(isIn) ?? false
    }
    guard holds(location) else { return NSRange(location: NSNotFound, length: 0) }
    var range = text.paragraphRange(for: NSRange(location: location, length: 0))
    while range.location > 0, holds(range.location - 1) {
      let before = text.paragraphRange(for: NSRange(location: range.location - 1, length: 0))
      range = NSRange(location: before.location, length: NSMaxRange(range) - before.location)
    }
    while NSMaxRange(range) < length, holds(NSMaxRange(range)) {
      let next = text.paragraphRange(for: NSRange(location: NSMaxRange(range), length: 0))
      range.length = max(NSMaxRange(next) - range.location, range.length + 1)
    }
    return range
  }

  /// The part around a place that is in a block; not found where the place is not in it.
  public final func range(of block: NSTextBlock, at location: Int) -> NSRange {
    paragraphs(at: location) { $0.textBlocks.contains { $0 === block || $0 == block } }
  }

  /// The part around a place that is in a table; not found where the place is not in it.
  public final func range(of table: NSTextTable, at location: Int) -> NSRange {
    paragraphs(at: location) { $0.textBlocks.contains { ($0 as? NSTextTableBlock)?.table === table } }
  }

  /// The part around a place that is in a list; not found where the place is not in it.
  public final func range(of list: NSTextList, at location: Int) -> NSRange {
    paragraphs(at: location) { $0.textLists.contains(list) }
  }

  /// The number of an item at a place of a list: that of the first is `startingItemNumber`. Paragraphs that a list inside of
  /// it has are no items. `NSNotFound` where the place is not in the list.
  public final func itemNumber(in list: NSTextList, at location: Int) -> Int {
    let whole = range(of: list, at: location)
    guard whole.location != NSNotFound else { return NSNotFound }
    let text = string as NSString
    var (at, count) = (whole.location, 0)
    while at <= location {
      let style = attribute(.paragraphStyle, at: at, effectiveRange: nil) as? NSParagraphStyle
      if style?.textLists.last == list { count += 1 }
      at = max(NSMaxRange(text.paragraphRange(for: NSRange(location: at, length: 0))), at + 1)
    }
    return list.startingItemNumber.addingReportingOverflow(max(count, 1) - 1).partialValue
  }
}

import Foundation

/// Where glyphs stand. A glyph is a UTF-16 unit, so their numbers are those of characters.
extension NSLayoutManager {
  /// Lays out what is not.
  public final func ensureLayout(forBoundingRect bounds: NSRect, in container: NSTextContainer) { _ = lines }
  /// Makes glyphs; each unit is one.
  public final func ensureGlyphs(forCharacterRange charRange: NSRange) { _ = lines }
  /// Makes glyphs; each unit is one.
  public final func ensureGlyphs(forGlyphRange glyphRange: NSRange) { _ = lines }

  /// How many glyphs there are.
  public final var numberOfGlyphs: Int { textStorage?.length ?? 0 }
  /// Whether there is a glyph of a number.
  public final func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }
  /// The character of a glyph.
  public final func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// The glyph of a character.
  public final func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
  /// The glyphs of characters.
  public final func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }
  /// The characters of glyphs.
  public final func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }
  /// The glyphs in an area: all of them in the first.
  public final func glyphRange(for container: NSTextContainer) -> NSRange {
    NSRange(location: 0, length: container === textContainers.first ? numberOfGlyphs : 0)
  }
  /// The first character that is not laid out: the end.
  public final func firstUnlaidCharacterIndex() -> Int { numberOfGlyphs }
  /// The first glyph that is not laid out: the end.
  public final func firstUnlaidGlyphIndex() -> Int { numberOfGlyphs }

  /// The area that a glyph is in.
  public final func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSTextContainer? {
    effectiveGlyphRange?.pointee = NSRange(location: 0, length: numberOfGlyphs)
    return textContainers.first
  }

  /// The least rectangle around all that an area has, in points, from its top left.
  public final func usedRect(for container: NSTextContainer) -> NSRect {
    guard container === textContainers.first else { return .zero }
    return lines.usedBounds(in: container)
  }

  /// The line of a glyph: all of its width.
  public final func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRect {
    let line = lines.line(of: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: 0, length: 0)
    return line?.rect ?? .zero
  }

  /// What is used of the line of a glyph.
  public final func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRect {
    let line = lines.line(of: glyphIndex)
    effectiveGlyphRange?.pointee = line?.range ?? NSRange(location: 0, length: 0)
    return line?.used ?? .zero
  }

  /// The empty line behind a break at the end; empty where there is none.
  public final var extraLineFragmentRect: NSRect { lines.extraLine?.rect ?? .zero }
  /// What is used of it.
  public final var extraLineFragmentUsedRect: NSRect { lines.extraLine?.used ?? .zero }
  /// The area that it is in; nil where there is none.
  public final var extraLineFragmentTextContainer: NSTextContainer? {
    lines.extraLine == nil ? nil : textContainers.first
  }

  /// Where a glyph begins on the line that letters stand on, from the top left of its line.
  public final func location(forGlyphAt glyphIndex: Int) -> NSPoint {
    NSPoint(x: lines.x(of: glyphIndex), y: lines.line(of: glyphIndex)?.baseline ?? 0)
  }

  /// Whether a glyph is not shown, as line breaks.
  public final func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
    guard let text = textStorage?.string as NSString?, glyphIndex < text.length else { return false }
    return [0xa, 0xd, 0x2028, 0x2029].contains(text.character(at: glyphIndex))
  }

  /// The least rectangle around glyphs, in an area: all of their lines where there are several.
  public final func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> NSRect {
    let lines = lines
    let touched = lines.touched(glyphRange)
    guard let first = touched.first else {
      guard let line = lines.line(of: glyphRange.location) else { return .zero }
      return NSRect(x: lines.x(of: glyphRange.location), y: line.used.minY, width: 0, height: line.used.height)
    }
    return touched.dropFirst().reduce(lines.rect(of: glyphRange, in: first)) {
      $0.union(lines.rect(of: glyphRange, in: $1))
    }
  }

  /// The glyphs of the lines that a rectangle touches.
  public final func glyphRange(forBoundingRect bounds: NSRect, in container: NSTextContainer) -> NSRange {
    let touched = lines.lines.filter { $0.rect.minY < bounds.maxY && $0.rect.maxY > bounds.minY }
    guard let first = touched.first, let last = touched.last else { return NSRange(location: 0, length: 0) }
    return NSRange(location: first.range.location, length: NSMaxRange(last.range) - first.range.location)
  }

  /// The same, without laying anything out; all is laid out here.
  public final func glyphRange(
    forBoundingRectWithoutAdditionalLayout bounds: NSRect, in container: NSTextContainer
  ) -> NSRange { glyphRange(forBoundingRect: bounds, in: container) }

  private func found(_ point: NSPoint) -> (index: Int, fraction: CGFloat) {
    let lines = lines
    guard let line = lines.line(at: point) else { return (0, 0) }
    return line.range.location == lines.extraLine?.range.location
      ? (line.range.location, 0) : lines.character(at: point.x, in: line)
  }

  /// The glyph nearest to a point of an area.
  public final func glyphIndex(for point: NSPoint, in container: NSTextContainer) -> Int { found(point).index }

  /// The glyph nearest to a point of an area, and how far through it the point lies, 0...1.
  public final func glyphIndex(
    for point: NSPoint, in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = found(point).fraction
    return found(point).index
  }

  /// How far through its glyph a point lies, 0...1.
  public final func fractionOfDistanceThroughGlyph(for point: NSPoint, in container: NSTextContainer) -> CGFloat {
    found(point).fraction
  }

  /// The character nearest to a point of an area, and how far through it the point lies, 0...1.
  public final func characterIndex(
    for point: NSPoint, in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    partialFraction?.pointee = found(point).fraction
    return found(point).index
  }

  /// Hands each line of glyphs to a block: its rectangle, what is used of it, its area, its glyphs.
  public final func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (NSRect, NSRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    var stop = ObjCBool(false)
    for line in lines.touched(glyphRange) where !stop.boolValue {
      block(line.rect, line.used, container, line.range, &stop)
    }
  }

  /// Hands the rectangle that glyphs have of each of their lines to a block.
  public final func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (NSRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stop = ObjCBool(false)
    let lines = lines
    for line in lines.touched(glyphRange) where !stop.boolValue { block(lines.rect(of: glyphRange, in: line), &stop) }
  }
}

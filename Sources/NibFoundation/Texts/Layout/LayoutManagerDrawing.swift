import Foundation
import NibStandIns

/// What lays a text out is told by what breaks its lines, and how it draws, for subclasses to override; the base of
/// `NSLayoutManager`. Lines are broken by the layout manager itself: what is set here is kept, and returned again.
@MainActor
open class LayoutManagerDrawing: NSObject {
  package final var settings = LayoutSettings()

  /// Sets the line of glyphs; kept.
  open func setLineFragmentRect(_ fragmentRect: NSRect, forGlyphRange glyphRange: NSRange, usedRect: NSRect) {
    settings.linePositions[glyphRange.location] = (fragmentRect, usedRect)
  }
  /// Sets the empty line behind a break at the end; kept.
  open func setExtraLineFragmentRect(_ fragmentRect: NSRect, usedRect: NSRect, textContainer container: NSTextContainer)
  { settings.extraLine = (fragmentRect, usedRect) }
  /// Sets where glyphs begin on their line; kept.
  open func setLocation(_ location: NSPoint, forStartOfGlyphRange glyphRange: NSRange) {
    settings.locations[glyphRange.location] = location
  }
  /// Sets whether a glyph is not shown; kept.
  open func setNotShownAttribute(_ flag: Bool, forGlyphAt glyphIndex: Int) { settings.hidden[glyphIndex] = flag }
  /// Sets whether a glyph is drawn beyond its line; kept.
  open func setDrawsOutsideLineFragment(_ flag: Bool, forGlyphAt glyphIndex: Int) {
    if flag { settings.outside.insert(glyphIndex) } else { settings.outside.remove(glyphIndex) }
  }
  /// Sets how large attachments are; kept.
  open func setAttachmentSize(_ attachmentSize: NSSize, forGlyphRange glyphRange: NSRange) {
    for index in glyphRange.location..<NSMaxRange(glyphRange) { settings.attachmentSizes[index] = attachmentSize }
  }
  /// Sets the area of glyphs. All are in the first here.
  open func setTextContainer(_ container: NSTextContainer, forGlyphRange glyphRange: NSRange) {}

  /// Draws lines below letters: nothing is drawn.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: NSRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint
  ) {}
  /// Draws lines below words, or below all letters, by the style.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle, lineFragmentRect lineRect: NSRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }
  /// Draws lines through letters: nothing is drawn.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, baselineOffset: CGFloat,
    lineFragmentRect lineRect: NSRect, lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint
  ) {}
  /// Draws lines through words, or through all letters, by the style.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle, lineFragmentRect lineRect: NSRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: NSPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal, baselineOffset: 0, lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Lays out what is not.
  open func ensureLayout(for container: NSTextContainer) { (self as? NSLayoutManager)?.layOut() }
  /// Lays out what is not.
  open func ensureLayout(forCharacterRange charRange: NSRange) { (self as? NSLayoutManager)?.layOut() }
  /// Lays out what is not.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { (self as? NSLayoutManager)?.layOut() }
}

extension NSLayoutManager {
  fileprivate final func layOut() { _ = lines }
}

import Foundation

extension NSMutableAttributedString {
  /// Sets attributes of a part right: each paragraph has one style, and attachments stay with the character U+FFFC alone.
  /// Fonts are as they are, for none is looked up.
  public final func fixAttributes(in range: NSRange) {
    fixParagraphStyleAttribute(in: range)
    fixAttachmentAttribute(in: range)
  }

  /// Takes attachments away from characters that are not U+FFFC.
  public final func fixAttachmentAttribute(in range: NSRange) {
    let text = string as NSString
    let end = min(NSMaxRange(range), text.length)
    var at = range.location
    while at < end {
      var run = NSRange(location: at, length: 1)
      let attachment = attribute(.attachment, at: at, effectiveRange: &run)
      let runEnd = min(max(NSMaxRange(run), at + 1), end)
      if attachment != nil {
        for place in at..<runEnd where text.character(at: place) != 0xfffc {
          removeAttribute(.attachment, range: NSRange(location: place, length: 1))
        }
      }
      at = runEnd
    }
  }

  /// The whole paragraphs that a part lies in.
  package func wholeParagraphs(_ range: NSRange) -> NSRange {
    (string as NSString).paragraphRange(for: NSIntersectionRange(range, NSRange(location: 0, length: length)))
  }

  /// Gives each paragraph that a part lies in one style: that of its first character.
  public func fixParagraphStyleAttribute(in range: NSRange) {
    let whole = wholeParagraphs(range)
    var at = whole.location
    while at < NSMaxRange(whole) {
      let paragraph = wholeParagraphs(NSRange(location: at, length: 1))
      var run = NSRange()
      let style = attribute(
        .paragraphStyle, at: paragraph.location, longestEffectiveRange: &run, in: paragraph)
      if NSMaxRange(run) < NSMaxRange(paragraph) {
        if let style {
          addAttribute(.paragraphStyle, value: style, range: paragraph)
        } else {
          removeAttribute(.paragraphStyle, range: paragraph)
        }
      }
      at = max(NSMaxRange(paragraph), at + 1)
    }
  }
}

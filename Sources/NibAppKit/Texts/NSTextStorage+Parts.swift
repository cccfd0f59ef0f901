import Foundation
import NibFoundation

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
}

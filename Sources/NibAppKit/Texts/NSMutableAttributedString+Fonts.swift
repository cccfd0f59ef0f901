import Foundation
import NibFoundation

/// What AppKit adds to texts whose attributes change.
extension NSMutableAttributedString {
  /// Changes a value of each run of a part; nil takes it away.
  private func change<Value>(
    _ key: NSAttributedString.Key, in range: NSRange, _ body: (Value?) -> Value?
  ) {
    let whole = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard whole.length > 0 else { return }
    var runs: [(NSRange, Value?)] = []
    enumerateAttribute(key, in: whole) { value, run, _ in runs.append((run, value as? Value)) }
    beginEditing()
    for (run, old) in runs {
      if let new = body(old) { addAttribute(key, value: new, range: run) } else { removeAttribute(key, range: run) }
    }
    endEditing()
  }

  /// Gives all fonts of a part a trait more; where there is none, the font is Helvetica in 12 points.
  @MainActor public func applyFontTraits(_ traitMask: NSFontTraitMask, range: NSRange) {
    change(.font, in: range) { (font: NSFont?) in
      NSFontManager.shared.convert(font ?? Self.usualFont, toHaveTrait: traitMask)
    }
  }

  private static var usualFont: NSFont { NSFont(name: "Helvetica", size: 12) ?? .systemFont(ofSize: 12) }

  /// Raises the letters of a part by a step.
  public func superscriptRange(_ range: NSRange) { raise(range, by: 1) }

  /// Lowers the letters of a part by a step.
  public func subscriptRange(_ range: NSRange) { raise(range, by: -1) }

  /// Puts the letters of a part on the line again.
  public func unscriptRange(_ range: NSRange) { change(.superscript, in: range) { (_: NSNumber?) in nil } }

  private func raise(_ range: NSRange, by step: Int) {
    change(.superscript, in: range) { (old: Int?) in
      let new = (old ?? 0) + step
      return new == 0 ? nil : new
    }
  }

  /// Aligns the paragraphs that a part lies in.
  public func setAlignment(_ alignment: NSTextAlignment, range: NSRange) {
    changeStyles(range) { $0.alignment = alignment }
  }

  /// Sets in which direction the paragraphs are written that a part lies in.
  public func setBaseWritingDirection(_ writingDirection: NSWritingDirection, range: NSRange) {
    changeStyles(range) { $0.baseWritingDirection = writingDirection }
  }

  private func changeStyles(_ range: NSRange, _ body: (NSMutableParagraphStyle) -> Void) {
    change(.paragraphStyle, in: wholeParagraphs(range)) { (old: NSParagraphStyle?) in
      guard let style = (old ?? .default).mutableCopy() as? NSMutableParagraphStyle else { return old }
      body(style)
      return style
    }
  }
}

/// What AppKit adds to texts with attributes.
extension NSAttributedString {
  private static let ofParagraphs: Set<NSAttributedString.Key> = [.paragraphStyle]

  /// What of the first character of a part is about letters: all but the style of the paragraph and attachments.
  public func fontAttributes(in range: NSRange) -> [NSAttributedString.Key: Any] {
    guard range.location < length else { return [:] }
    return attributes(at: range.location, effectiveRange: nil).filter {
      $0.key != .paragraphStyle && $0.key != .attachment
    }
  }

  /// What of the first character of a part is about paragraphs: their style.
  public func rulerAttributes(in range: NSRange) -> [NSAttributedString.Key: Any] {
    guard range.location < length else { return [:] }
    return attributes(at: range.location, effectiveRange: nil).filter { Self.ofParagraphs.contains($0.key) }
  }

  /// What a double click at a place selects: the word, the blanks, or the one character there. At the end of the text
  /// nothing.
  public func doubleClick(at location: Int) -> NSRange {
    guard location >= 0, location < length else {
      return NSRange(location: min(max(location, 0), length), length: 0)
    }
    return TextUnits(string as NSString).word(at: location)
  }

  /// Where the next word begins after a place, or the last one before it; the end or the beginning of the text where there
  /// is none.
  public func nextWord(from location: Int, forward isForward: Bool) -> Int {
    TextUnits(string as NSString).nextWord(from: location, isForward: isForward)
  }

  /// Where the line breaks best at or before a place within a part: after blanks; not found where nowhere.
  public func lineBreak(before location: Int, within aRange: NSRange) -> Int {
    let text = string as NSString
    var at = min(location, min(NSMaxRange(aRange), text.length))
    while at > aRange.location {
      if TextUnits.Kind(text.character(at: at - 1)) == .blank { return at }
      at -= 1
    }
    return NSNotFound
  }
}

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
    change(.paragraphStyle, in: paragraphs(range)) { (old: NSParagraphStyle?) in
      guard let style = (old ?? .default).mutableCopy() as? NSMutableParagraphStyle else { return old }
      body(style)
      return style
    }
  }

  /// The whole paragraphs that a part lies in.
  private func paragraphs(_ range: NSRange) -> NSRange {
    (string as NSString).paragraphRange(for: NSIntersectionRange(range, NSRange(location: 0, length: length)))
  }

  /// Gives each paragraph that a part lies in one style: that of its first character.
  public func fixParagraphStyleAttribute(in range: NSRange) {
    let whole = paragraphs(range)
    var at = whole.location
    while at < NSMaxRange(whole) {
      let paragraph = paragraphs(NSRange(location: at, length: 1))
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
    let text = string as NSString
    guard location >= 0, location < text.length else {
      return NSRange(location: min(max(location, 0), length), length: 0)
    }
    let kind = WordKind(text.character(at: location))
    guard kind != .other else { return text.rangeOfComposedCharacterSequence(at: location) }
    var (start, end) = (location, location + 1)
    while start > 0, WordKind(text.character(at: start - 1)) == kind { start -= 1 }
    while end < text.length, WordKind(text.character(at: end)) == kind { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Where the next word begins after a place, or the last one before it; the end or the beginning of the text where there
  /// is none.
  public func nextWord(from location: Int, forward isForward: Bool) -> Int {
    let text = string as NSString
    func isWord(_ place: Int) -> Bool { WordKind(text.character(at: place)) == .word }
    var at = min(max(location, 0), text.length)
    if isForward {
      while at < text.length, isWord(at) { at += 1 }
      while at < text.length, !isWord(at) { at += 1 }
    } else {
      while at > 0, !isWord(at - 1) { at -= 1 }
      while at > 0, isWord(at - 1) { at -= 1 }
    }
    return at
  }

  /// Where the line breaks best at or before a place within a part: after blanks; not found where nowhere.
  public func lineBreak(before location: Int, within aRange: NSRange) -> Int {
    let text = string as NSString
    var at = min(location, min(NSMaxRange(aRange), text.length))
    while at > aRange.location {
      if WordKind(text.character(at: at - 1)) == .blank { return at }
      at -= 1
    }
    return NSNotFound
  }
}

/// What a character is for double clicks.
private enum WordKind {
  case word, blank, other

  init(_ unit: unichar) {
    guard let scalar = Unicode.Scalar(unit) else {
      self = .other
      return
    }
    if CharacterSet.alphanumerics.contains(scalar) || scalar == "_" || scalar == "'" || scalar == "’" {
      self = .word
    } else {
      self = CharacterSet.whitespaces.contains(scalar) ? .blank : .other
    }
  }
}

import Foundation

/// Words and sentences of a text.
package struct TextUnits {
  private let text: NSString

  /// Of a text.
  package init(_ text: NSString) { self.text = text }

  /// What a character is for double clicks.
  package enum Kind {
    /// Letters, digits and what is between letters of a word; blanks; others.
    case word, blank, other

    /// The kind of a unit.
    package init(_ unit: unichar) {
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

  /// The word, the blanks or the one character at a place, which is in the text.
  package func word(at place: Int) -> NSRange {
    let kind = Kind(text.character(at: place))
    guard kind != .other else { return text.rangeOfComposedCharacterSequence(at: place) }
    var (start, end) = (place, place + 1)
    while start > 0, Kind(text.character(at: start - 1)) == kind { start -= 1 }
    while end < text.length, Kind(text.character(at: end)) == kind { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// Where the next word begins behind a place, or the last one in front of it; an end of the text where there is none.
  package func nextWord(from place: Int, isForward: Bool) -> Int {
    func isWord(_ place: Int) -> Bool { Kind(text.character(at: place)) == .word }
    var at = min(max(place, 0), text.length)
    if isForward {
      while at < text.length, isWord(at) { at += 1 }
      while at < text.length, !isWord(at) { at += 1 }
    } else {
      while at > 0, !isWord(at - 1) { at -= 1 }
      while at > 0, isWord(at - 1) { at -= 1 }
    }
    return at
  }

  /// Where the word ends that is at a place or behind it.
  func wordEnd(from place: Int) -> Int {
    var at = min(max(place, 0), text.length)
    while at < text.length, Kind(text.character(at: at)) != .word { at += 1 }
    while at < text.length, Kind(text.character(at: at)) == .word { at += 1 }
    return at
  }

  /// The sentence at a place, with the blanks behind it.
  func sentence(at place: Int) -> NSRange {
    let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
    func isEnd(_ at: Int) -> Bool { [0x21, 0x2e, 0x3f, 0x2026].contains(text.character(at: at)) }
    func isBlank(_ at: Int) -> Bool { Kind(text.character(at: at)) == .blank }
    var (start, at) = (paragraph.location, paragraph.location)
    while at < NSMaxRange(paragraph) {
      at += 1
      guard isEnd(at - 1), at < NSMaxRange(paragraph), isBlank(at) else { continue }
      while at < NSMaxRange(paragraph), isBlank(at) { at += 1 }
      if place < at { return NSRange(location: start, length: at - start) }
      start = at
    }
    return NSRange(location: start, length: NSMaxRange(paragraph) - start)
  }
}

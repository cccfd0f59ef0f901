import Foundation

/// The parts of a text that belong together: characters, words, sentences, paragraphs.
struct TextUnits {
  private let text: String
  private let units: [UInt16]

  /// The parts of a text.
  init(_ text: String) {
    self.text = text
    units = Array(text.utf16)
  }

  /// The part of a kind that holds a place; at the border of two parts the one that lies in the direction, and nil
  /// where there is none, as between words.
  func range(of kind: UITextGranularity, enclosing place: Int, isForward: Bool) -> NSRange? {
    guard (0...units.count).contains(place), place > 0 || isForward, place < units.count || !isForward else {
      return nil
    }
    let unit = isForward ? place : place - 1
    switch kind {
    case .document: return NSRange(location: 0, length: units.count)
    case .character: return NSString(string: text).rangeOfComposedCharacterSequence(at: unit)
    case .word:
      guard isWord(unit) else { return nil }
      return spread(from: unit, while: isWord)
    case .line, .paragraph: return spread(from: unit, toEnd: isParagraphEnd)
    case .sentence: return spread(from: unit, toEnd: isSentenceEnd)
    }
  }

  /// The next place in a direction at which a part of a kind ends, or where it begins on the way back; nil for none.
  func border(of kind: UITextGranularity, from place: Int, isForward: Bool) -> Int? {
    guard (0...units.count).contains(place) else { return nil }
    var next = place
    while isForward ? next < units.count : next > 0 {
      if let found = range(of: kind, enclosing: next, isForward: isForward) {
        return isForward ? found.location + found.length : found.location
      }
      next += isForward ? 1 : -1
    }
    return nil
  }

  /// All units around one that belong to it.
  private func spread(from unit: Int, while belongs: (Int) -> Bool) -> NSRange {
    var (start, end) = (unit, unit + 1)
    while start > 0, belongs(start - 1) { start -= 1 }
    while end < units.count, belongs(end) { end += 1 }
    return NSRange(location: start, length: end - start)
  }

  /// All units around one, from behind the last end before it up to and with the next end.
  private func spread(from unit: Int, toEnd isEnd: (Int) -> Bool) -> NSRange {
    var (start, end) = (unit, unit)
    while start > 0, !isEnd(start - 1) { start -= 1 }
    while end < units.count - 1, !isEnd(end) { end += 1 }
    return NSRange(location: start, length: end + 1 - start)
  }

  private func isWord(_ unit: Int) -> Bool {
    guard let scalar = Unicode.Scalar(units[unit]) else { return true }
    if CharacterSet.alphanumerics.contains(scalar) || scalar == "_" { return true }
    guard scalar == "'" || scalar == "\u{2019}", unit > 0, unit + 1 < units.count else { return false }
    return [unit - 1, unit + 1].allSatisfy {
      Unicode.Scalar(units[$0]).map { CharacterSet.alphanumerics.contains($0) } ?? true
    }
  }

  private func isParagraphEnd(_ unit: Int) -> Bool {
    if units[unit] == 0xd { return !(unit + 1 < units.count && units[unit + 1] == 0xa) }
    return [0xa, 0x2028, 0x2029].contains(units[unit])
  }

  /// The last space behind a full stop, or the end of a paragraph.
  private func isSentenceEnd(_ unit: Int) -> Bool {
    if isParagraphEnd(unit) { return true }
    guard units[unit] == 0x20, unit + 1 < units.count, units[unit + 1] != 0x20 else { return false }
    var before = unit
    while before > 0, units[before] == 0x20 { before -= 1 }
    return [0x2e, 0x21, 0x3f, 0x2026].contains(units[before])
  }
}

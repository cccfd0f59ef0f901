import Foundation
import NibFoundation

/// Places in a text.
extension TextCommands {
  /// Where a movement leads from a place.
  func place(_ place: Place, from: Int) -> Int {
    switch place {
    case .next: return from < text.length ? NSMaxRange(text.rangeOfComposedCharacterSequence(at: from)) : from
    case .last: return from > 0 ? text.rangeOfComposedCharacterSequence(at: from - 1).location : 0
    case .nextWord: return wordEnd(after: from)
    case .lastWord: return wordStart(before: from)
    case .lineStart: return line(from)?.location ?? 0
    case .lineEnd: return lineEnd(from)
    case .paragraphStart: return paragraph(from).location
    case .paragraphEnd: return paragraphEnd(from)
    case .start: return 0
    case .end: return text.length
    case .up: return vertical(from, -1)
    case .down: return vertical(from, 1)
    case .pageUp: return vertical(from, -linesOfPage)
    case .pageDown: return vertical(from, linesOfPage)
    case .paragraphBackward:
      let start = paragraph(from).location
      return start == from && from > 0 ? paragraph(from - 1).location : start
    case .paragraphForward:
      let end = paragraphEnd(from)
      return end == from && from < text.length ? paragraphEnd(from + 1) : end
    }
  }

  private func paragraph(_ place: Int) -> NSRange {
    text.paragraphRange(for: NSRange(location: min(place, text.length), length: 0))
  }

  private func paragraphEnd(_ place: Int) -> Int { withoutBreak(paragraph(place)) }

  private func withoutBreak(_ range: NSRange) -> Int {
    var end = NSMaxRange(range)
    while end > range.location, end <= text.length, [0xa, 0xd, 0x2028, 0x2029].contains(text.character(at: end - 1)) {
      end -= 1
    }
    return end
  }

  private func line(_ place: Int) -> NSRange? { view.ownLayoutManager?.lines.line(of: place)?.range }

  private func lineEnd(_ place: Int) -> Int {
    guard let line = line(place) else { return text.length }
    let end = withoutBreak(line)
    guard end == NSMaxRange(line), end < text.length, end > line.location else { return end }
    // The last character of a line that goes on belongs to it.
    return max(text.rangeOfComposedCharacterSequence(at: end - 1).location, line.location)
  }

  private var linesOfPage: Int {
    let height = view.ownLayoutManager?.lines.lines.first?.rect.height ?? 14
    let count = view.visibleRect.height / max(height, 1)
    return max(Int(min(count, 1e6)) - 1, 1)
  }

  private func vertical(_ place: Int, _ count: Int) -> Int {
    guard let lines = view.ownLayoutManager?.lines, let number = lines.number(of: place) else { return place }
    let x = view.goalX ?? lines.x(of: place)
    let last = lines.lines.count - (lines.extraLine == nil ? 1 : 0)
    view.goalX = x
    if number + count < 0 { return 0 }
    if number + count > last { return text.length }
    guard let line = lines.line(number + count), line.range.length > 0 else {
      return lines.line(number + count)?.range.location ?? text.length
    }
    let (index, fraction) = lines.character(at: x, in: line)
    return min(fraction > 0.5 ? index + 1 : index, withoutBreak(line.range))
  }

  private func isWord(_ place: Int) -> Bool {
    guard let scalar = Unicode.Scalar(text.character(at: place)) else { return true }
    return CharacterSet.alphanumerics.contains(scalar) || scalar == "_" || scalar == "\u{2019}" || scalar == "'"
  }

  private func wordEnd(after place: Int) -> Int {
    var at = place
    while at < text.length, !isWord(at) { at += 1 }
    while at < text.length, isWord(at) { at += 1 }
    return at
  }

  private func wordStart(before place: Int) -> Int {
    var at = place
    while at > 0, !isWord(at - 1) { at -= 1 }
    while at > 0, isWord(at - 1) { at -= 1 }
    return at
  }

  /// The word around a place; the character where there is none.
  func word(at place: Int) -> NSRange {
    guard text.length > 0 else { return NSRange(location: 0, length: 0) }
    let inside = min(place, text.length - 1)
    guard isWord(inside) || (place > 0 && isWord(place - 1)) else {
      return text.rangeOfComposedCharacterSequence(at: inside)
    }
    let start = isWord(inside) ? wordStart(before: inside + 1) : wordStart(before: place)
    return NSRange(location: start, length: wordEnd(after: start) - start)
  }

  /// The part of a word before the insertion point; not found where there is none.
  var partialWord: NSRange {
    let place = view.selectedRange().location
    guard place > 0, isWord(place - 1) else { return NSRange(location: NSNotFound, length: 0) }
    let start = wordStart(before: place)
    return NSRange(location: start, length: place - start)
  }

  /// A part that is made larger to whole words or paragraphs.
  func range(around range: NSRange, _ granularity: NSSelectionGranularity) -> NSRange {
    switch granularity {
    case .selectByCharacter: return range
    case .selectByParagraph: return text.paragraphRange(for: range)
    case .selectByWord:
      let first = word(at: range.location)
      return range.length > 0 ? NSUnionRange(first, word(at: max(NSMaxRange(range) - 1, 0))) : first
    }
  }

  /// The commands that are neither movements nor deletions to a place nor insertions.
  static let others: [KeyCommand: @MainActor (TextCommands) -> Void] = [
    .selectWord: { $0.view.setSelectedRange($0.range(around: $0.view.selectedRange(), .selectByWord)) },
    .selectParagraph: { $0.view.setSelectedRange($0.range(around: $0.view.selectedRange(), .selectByParagraph)) },
    .selectLine: { $0.view.setSelectedRange($0.line($0.view.selectedRange().location) ?? NSRange()) },
    .uppercaseWord: { $0.changeWord { $0.uppercased() } },
    .lowercaseWord: { $0.changeWord { $0.lowercased() } },
    .capitalizeWord: { $0.changeWord { $0.capitalized } },
    .changeCaseOfLetter: { $0.changeLetter() },
    .transpose: { $0.transpose() },
    .yank: { $0.view.insertText(TextSystem.killed, replacementRange: $0.view.selectedRange()) },
    .setMark: { $0.view.mark = $0.view.selectedRange().location },
    .selectToMark: { $0.view.setSelectedRange($0.toMark) },
    .deleteToMark: { $0.view.insertText("", replacementRange: $0.toMark) },
    .swapWithMark: { $0.swapWithMark() },
    .scrollToBeginningOfDocument: { $0.view.scrollRangeToVisible(NSRange(location: 0, length: 0)) },
    .scrollToEndOfDocument: { $0.view.scrollRangeToVisible(NSRange(location: $0.text.length, length: 0)) },
    .centerSelectionInVisibleArea: { $0.view.scrollRangeToVisible($0.view.selectedRange()) },
    .makeBaseWritingDirectionNatural: { $0.write(.natural) },
    .makeBaseWritingDirectionLeftToRight: { $0.write(.leftToRight) },
    .makeBaseWritingDirectionRightToLeft: { $0.write(.rightToLeft) },
  ]

  private func write(_ direction: NSWritingDirection) {
    view.changeStyles(in: view.selectedRange()) { $0.baseWritingDirection = direction }
  }

  private func changeWord(_ change: (String) -> String) {
    let selected = view.selectedRange()
    let range = selected.length > 0 ? selected : word(at: selected.location)
    if range.length > 0 { view.insertText(change(text.substring(with: range)), replacementRange: range) }
  }

  private func changeLetter() {
    let place = view.selectedRange().location
    guard place < text.length else { return }
    let range = text.rangeOfComposedCharacterSequence(at: place)
    let letter = text.substring(with: range)
    let other = letter == letter.uppercased() ? letter.lowercased() : letter.uppercased()
    view.insertText(other, replacementRange: range)
  }

  private func transpose() {
    var place = view.selectedRange().location
    guard text.length > 1, place > 0 else { return }
    if place == text.length { place = text.rangeOfComposedCharacterSequence(at: place - 1).location }
    let (first, second) = (
      text.rangeOfComposedCharacterSequence(at: place - 1), text.rangeOfComposedCharacterSequence(at: place)
    )
    guard first.location != second.location else { return }
    let swapped = text.substring(with: second) + text.substring(with: first)
    view.insertText(swapped, replacementRange: NSUnionRange(first, second))
  }

  private var toMark: NSRange {
    let (mark, place) = (min(view.mark ?? 0, text.length), view.selectedRange().location)
    return NSRange(location: min(mark, place), length: abs(mark - place))
  }

  private func swapWithMark() {
    let place = view.selectedRange().location
    view.setSelectedRange(NSRange(location: view.mark ?? 0, length: 0))
    view.mark = place
  }
}

import Foundation
import NibFoundation

/// What keys do in a text.
@MainActor
struct TextCommands {
  let view: NSTextView
  let text: NSString

  init(_ view: NSTextView) {
    self.view = view
    text = view.string as NSString
  }

  /// Where a movement leads.
  enum Place {
    case next, last, nextWord, lastWord, lineStart, lineEnd, paragraphStart, paragraphEnd, start, end, up, down
    case paragraphBackward, paragraphForward, pageUp, pageDown
  }

  private static let movements: [KeyCommand: Place] = [
    .moveForward: .next, .moveRight: .next, .moveBackward: .last, .moveLeft: .last, .moveUp: .up, .moveDown: .down,
    .moveWordForward: .nextWord, .moveWordRight: .nextWord, .moveWordBackward: .lastWord, .moveWordLeft: .lastWord,
    .moveToBeginningOfLine: .lineStart, .moveToLeftEndOfLine: .lineStart, .moveToEndOfLine: .lineEnd,
    .moveToRightEndOfLine: .lineEnd, .moveToBeginningOfParagraph: .paragraphStart,
    .moveToEndOfParagraph: .paragraphEnd, .moveToBeginningOfDocument: .start, .moveToEndOfDocument: .end,
    .pageUp: .pageUp, .pageDown: .pageDown,
  ]

  private static let selections: [KeyCommand: Place] = [
    .moveForwardAndModifySelection: .next, .moveRightAndModifySelection: .next, .moveBackwardAndModifySelection: .last,
    .moveLeftAndModifySelection: .last, .moveUpAndModifySelection: .up, .moveDownAndModifySelection: .down,
    .moveWordForwardAndModifySelection: .nextWord, .moveWordRightAndModifySelection: .nextWord,
    .moveWordBackwardAndModifySelection: .lastWord, .moveWordLeftAndModifySelection: .lastWord,
    .moveToBeginningOfLineAndModifySelection: .lineStart, .moveToLeftEndOfLineAndModifySelection: .lineStart,
    .moveToEndOfLineAndModifySelection: .lineEnd, .moveToRightEndOfLineAndModifySelection: .lineEnd,
    .moveToBeginningOfParagraphAndModifySelection: .paragraphStart,
    .moveToEndOfParagraphAndModifySelection: .paragraphEnd, .moveToBeginningOfDocumentAndModifySelection: .start,
    .moveToEndOfDocumentAndModifySelection: .end, .moveParagraphBackwardAndModifySelection: .paragraphBackward,
    .moveParagraphForwardAndModifySelection: .paragraphForward, .pageUpAndModifySelection: .pageUp,
    .pageDownAndModifySelection: .pageDown,
  ]

  private static let deletions: [KeyCommand: Place] = [
    .deleteForward: .next, .deleteBackward: .last, .deleteBackwardByDecomposingPreviousCharacter: .last,
    .deleteWordForward: .nextWord, .deleteWordBackward: .lastWord, .deleteToBeginningOfLine: .lineStart,
    .deleteToEndOfLine: .lineEnd, .deleteToBeginningOfParagraph: .paragraphStart,
    .deleteToEndOfParagraph: .paragraphEnd,
  ]

  private static let insertions: [KeyCommand: String] = [
    .insertNewline: "\n", .insertParagraphSeparator: "\n", .insertNewlineIgnoringFieldEditor: "\n", .insertTab: "\t",
    .insertTabIgnoringFieldEditor: "\t", .insertLineBreak: "\u{2028}", .insertContainerBreak: "\u{c}",
    .insertSingleQuoteIgnoringSubstitution: "'", .insertDoubleQuoteIgnoringSubstitution: "\"",
  ]

  /// The commands that a text view does itself.
  static let known = Set(movements.keys).union(selections.keys).union(deletions.keys).union(insertions.keys)
    .union(TextCommands.others.keys)

  /// Does a command.
  /// - Returns: false for one that is not the text's.
  func perform(_ command: KeyCommand) -> Bool {
    if let text = Self.insertions[command] {
      // What edits the text of a field leaves line breaks and tabs to the field.
      if view.isFieldEditor, command == .insertNewline || command == .insertTab { return false }
      view.insertText(text, replacementRange: NSRange(location: NSNotFound, length: 0))
    } else if let place = Self.deletions[command] {
      delete(to: place, keeps: command == .deleteToEndOfParagraph || command == .deleteToEndOfLine)
    } else if let place = Self.movements[command] {
      move(to: place)
    } else if let place = Self.selections[command] {
      extend(to: place)
    } else if let other = Self.others[command] {
      other(self)
    } else {
      return false
    }
    return true
  }

  private func move(to place: Place) {
    let range = view.selectedRange()
    let isBackward = [.last, .lastWord, .lineStart, .paragraphStart, .start, .up, .pageUp].contains(place)
    let from = isBackward ? range.location : NSMaxRange(range)
    // A step out of what is selected ends at its edge.
    let to = range.length > 0 && (place == .next || place == .last) ? from : self.place(place, from: from)
    let goal = view.goalX
    view.setSelectedRange(NSRange(location: to, length: 0))
    if [.up, .down, .pageUp, .pageDown].contains(place) { view.goalX = goal }
    view.scrollRangeToVisible(view.selectedRange())
  }

  private func extend(to place: Place) {
    let range = view.selectedRange()
    let isBackward: [Place] = [.last, .lastWord, .lineStart, .paragraphStart, .paragraphBackward, .start, .up, .pageUp]
    let anchor = view.anchor ?? (isBackward.contains(place) ? NSMaxRange(range) : range.location)
    let from = anchor == range.location ? NSMaxRange(range) : range.location
    let to = self.place(place, from: from)
    let goal = view.goalX
    view.setSelectedRange(NSRange(location: min(anchor, to), length: abs(anchor - to)))
    view.anchor = anchor
    if place == .up || place == .down { view.goalX = goal }
  }

  private func delete(to place: Place, keeps: Bool) {
    var range = view.selectedRange()
    if range.length == 0 {
      var to = self.place(place, from: range.location)
      // At the end of a paragraph its break goes.
      if place == .paragraphEnd, to == range.location { to = min(to + 1, text.length) }
      range = NSRange(location: min(range.location, to), length: abs(to - range.location))
    }
    guard range.length > 0 else { return }
    if keeps { TextSystem.killed = text.substring(with: range) }
    view.insertText("", replacementRange: range)
  }
}

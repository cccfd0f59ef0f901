import NibRuntime
import NibStandIns

/// The commands of keys that every responder has. What a class does not do itself goes to the next responder, and at the
/// end of the chain to `NSResponder.noResponder(for:)`.
open class KeyCommandResponder: ResponderMembers {
  /// Does what a key stands for; here nothing but hand it on.
  func carryOut(_ command: KeyCommand, _ sender: Any?) {}

  /// Moves the insertion point a character on.
  open func moveForward(_ sender: Any?) { carryOut(.moveForward, sender) }
  /// Moves the insertion point a character back.
  open func moveBackward(_ sender: Any?) { carryOut(.moveBackward, sender) }
  /// Moves the insertion point a character to the right.
  open func moveRight(_ sender: Any?) { carryOut(.moveRight, sender) }
  /// Moves the insertion point a character to the left.
  open func moveLeft(_ sender: Any?) { carryOut(.moveLeft, sender) }
  /// Moves the insertion point, or what is selected, a line up.
  open func moveUp(_ sender: Any?) { carryOut(.moveUp, sender) }
  /// Moves the insertion point, or what is selected, a line down.
  open func moveDown(_ sender: Any?) { carryOut(.moveDown, sender) }
  /// Moves the insertion point behind the next word.
  open func moveWordForward(_ sender: Any?) { carryOut(.moveWordForward, sender) }
  /// Moves the insertion point before the last word.
  open func moveWordBackward(_ sender: Any?) { carryOut(.moveWordBackward, sender) }
  /// Moves the insertion point behind the word on the right.
  open func moveWordRight(_ sender: Any?) { carryOut(.moveWordRight, sender) }
  /// Moves the insertion point before the word on the left.
  open func moveWordLeft(_ sender: Any?) { carryOut(.moveWordLeft, sender) }
  /// Moves the insertion point to where its line begins.
  open func moveToBeginningOfLine(_ sender: Any?) { carryOut(.moveToBeginningOfLine, sender) }
  /// Moves the insertion point to where its line ends.
  open func moveToEndOfLine(_ sender: Any?) { carryOut(.moveToEndOfLine, sender) }
  /// Moves the insertion point to the left end of its line.
  open func moveToLeftEndOfLine(_ sender: Any?) { carryOut(.moveToLeftEndOfLine, sender) }
  /// Moves the insertion point to the right end of its line.
  open func moveToRightEndOfLine(_ sender: Any?) { carryOut(.moveToRightEndOfLine, sender) }
  /// Moves the insertion point to where its paragraph begins.
  open func moveToBeginningOfParagraph(_ sender: Any?) { carryOut(.moveToBeginningOfParagraph, sender) }
  /// Moves the insertion point to where its paragraph ends.
  open func moveToEndOfParagraph(_ sender: Any?) { carryOut(.moveToEndOfParagraph, sender) }
  /// Moves the insertion point to where the text begins.
  open func moveToBeginningOfDocument(_ sender: Any?) { carryOut(.moveToBeginningOfDocument, sender) }
  /// Moves the insertion point to where the text ends.
  open func moveToEndOfDocument(_ sender: Any?) { carryOut(.moveToEndOfDocument, sender) }
  /// Moves the insertion point a page up.
  open func pageUp(_ sender: Any?) { carryOut(.pageUp, sender) }
  /// Moves the insertion point a page down.
  open func pageDown(_ sender: Any?) { carryOut(.pageDown, sender) }
  /// Scrolls what is selected into the middle.
  open func centerSelectionInVisibleArea(_ sender: Any?) { carryOut(.centerSelectionInVisibleArea, sender) }
  /// Moves the end of what is selected a character on.
  open func moveForwardAndModifySelection(_ sender: Any?) { carryOut(.moveForwardAndModifySelection, sender) }
  /// Moves the end of what is selected a character back.
  open func moveBackwardAndModifySelection(_ sender: Any?) { carryOut(.moveBackwardAndModifySelection, sender) }
  /// Moves the end of what is selected a character to the right.
  open func moveRightAndModifySelection(_ sender: Any?) { carryOut(.moveRightAndModifySelection, sender) }
  /// Moves the end of what is selected a character to the left.
  open func moveLeftAndModifySelection(_ sender: Any?) { carryOut(.moveLeftAndModifySelection, sender) }
  /// Moves the end of what is selected a line up.
  open func moveUpAndModifySelection(_ sender: Any?) { carryOut(.moveUpAndModifySelection, sender) }
  /// Moves the end of what is selected a line down.
  open func moveDownAndModifySelection(_ sender: Any?) { carryOut(.moveDownAndModifySelection, sender) }
  /// Moves the end of what is selected behind the next word.
  open func moveWordForwardAndModifySelection(_ sender: Any?) { carryOut(.moveWordForwardAndModifySelection, sender) }
  /// Moves the end of what is selected before the last word.
  open func moveWordBackwardAndModifySelection(_ sender: Any?) { carryOut(.moveWordBackwardAndModifySelection, sender) }
  /// Moves the end of what is selected behind the word on the right.
  open func moveWordRightAndModifySelection(_ sender: Any?) { carryOut(.moveWordRightAndModifySelection, sender) }
  /// Moves the end of what is selected before the word on the left.
  open func moveWordLeftAndModifySelection(_ sender: Any?) { carryOut(.moveWordLeftAndModifySelection, sender) }
  /// Selects to where the line begins.
  open func moveToBeginningOfLineAndModifySelection(_ sender: Any?) {
    carryOut(.moveToBeginningOfLineAndModifySelection, sender)
  }
  /// Selects to where the line ends.
  open func moveToEndOfLineAndModifySelection(_ sender: Any?) { carryOut(.moveToEndOfLineAndModifySelection, sender) }
  /// Selects to the left end of the line.
  open func moveToLeftEndOfLineAndModifySelection(_ sender: Any?) {
    carryOut(.moveToLeftEndOfLineAndModifySelection, sender)
  }
  /// Selects to the right end of the line.
  open func moveToRightEndOfLineAndModifySelection(_ sender: Any?) {
    carryOut(.moveToRightEndOfLineAndModifySelection, sender)
  }
  /// Selects to where the paragraph begins.
  open func moveToBeginningOfParagraphAndModifySelection(_ sender: Any?) {
    carryOut(.moveToBeginningOfParagraphAndModifySelection, sender)
  }
  /// Selects to where the paragraph ends.
  open func moveToEndOfParagraphAndModifySelection(_ sender: Any?) {
    carryOut(.moveToEndOfParagraphAndModifySelection, sender)
  }
  /// Selects to the end of this paragraph, then of the next.
  open func moveParagraphForwardAndModifySelection(_ sender: Any?) {
    carryOut(.moveParagraphForwardAndModifySelection, sender)
  }
  /// Selects to the beginning of this paragraph, then of the last.
  open func moveParagraphBackwardAndModifySelection(_ sender: Any?) {
    carryOut(.moveParagraphBackwardAndModifySelection, sender)
  }
  /// Selects to where the text begins.
  open func moveToBeginningOfDocumentAndModifySelection(_ sender: Any?) {
    carryOut(.moveToBeginningOfDocumentAndModifySelection, sender)
  }
  /// Selects to where the text ends.
  open func moveToEndOfDocumentAndModifySelection(_ sender: Any?) {
    carryOut(.moveToEndOfDocumentAndModifySelection, sender)
  }
  /// Moves the end of what is selected a page up.
  open func pageUpAndModifySelection(_ sender: Any?) { carryOut(.pageUpAndModifySelection, sender) }
  /// Moves the end of what is selected a page down.
  open func pageDownAndModifySelection(_ sender: Any?) { carryOut(.pageDownAndModifySelection, sender) }
  /// Scrolls a page up.
  open func scrollPageUp(_ sender: Any?) { carryOut(.scrollPageUp, sender) }
  /// Scrolls a page down.
  open func scrollPageDown(_ sender: Any?) { carryOut(.scrollPageDown, sender) }
  /// Scrolls a line up.
  open func scrollLineUp(_ sender: Any?) { carryOut(.scrollLineUp, sender) }
  /// Scrolls a line down.
  open func scrollLineDown(_ sender: Any?) { carryOut(.scrollLineDown, sender) }
  /// Scrolls to the beginning.
  open func scrollToBeginningOfDocument(_ sender: Any?) { carryOut(.scrollToBeginningOfDocument, sender) }
  /// Scrolls to the end.
  open func scrollToEndOfDocument(_ sender: Any?) { carryOut(.scrollToEndOfDocument, sender) }
  /// Lets two characters change places.
  open func transpose(_ sender: Any?) { carryOut(.transpose, sender) }
  /// Lets two words change places.
  open func transposeWords(_ sender: Any?) { carryOut(.transposeWords, sender) }
  /// Selects the paragraph.
  open func selectParagraph(_ sender: Any?) { carryOut(.selectParagraph, sender) }
  /// Selects the line.
  open func selectLine(_ sender: Any?) { carryOut(.selectLine, sender) }
  /// Selects the word.
  open func selectWord(_ sender: Any?) { carryOut(.selectWord, sender) }
  /// Indents the text.
  open func indent(_ sender: Any?) { carryOut(.indent, sender) }
  /// Puts in a tab, or goes to the next view.
  open func insertTab(_ sender: Any?) { carryOut(.insertTab, sender) }
  /// Goes to the view before.
  open func insertBacktab(_ sender: Any?) { carryOut(.insertBacktab, sender) }
  /// Puts in a line break, or ends editing.
  open func insertNewline(_ sender: Any?) { carryOut(.insertNewline, sender) }
  /// Puts in the end of a paragraph.
  open func insertParagraphSeparator(_ sender: Any?) { carryOut(.insertParagraphSeparator, sender) }
  /// Puts in a line break, in the text of a field too.
  open func insertNewlineIgnoringFieldEditor(_ sender: Any?) { carryOut(.insertNewlineIgnoringFieldEditor, sender) }
  /// Puts in a tab, in the text of a field too.
  open func insertTabIgnoringFieldEditor(_ sender: Any?) { carryOut(.insertTabIgnoringFieldEditor, sender) }
  /// Puts in a line break within the paragraph.
  open func insertLineBreak(_ sender: Any?) { carryOut(.insertLineBreak, sender) }
  /// Puts in the end of a page.
  open func insertContainerBreak(_ sender: Any?) { carryOut(.insertContainerBreak, sender) }
  /// Puts in a straight single quote.
  open func insertSingleQuoteIgnoringSubstitution(_ sender: Any?) {
    carryOut(.insertSingleQuoteIgnoringSubstitution, sender)
  }
  /// Puts in a straight double quote.
  open func insertDoubleQuoteIgnoringSubstitution(_ sender: Any?) {
    carryOut(.insertDoubleQuoteIgnoringSubstitution, sender)
  }
  /// Makes the letter a capital or a small one.
  open func changeCaseOfLetter(_ sender: Any?) { carryOut(.changeCaseOfLetter, sender) }
  /// Makes the letters of the word capitals.
  open func uppercaseWord(_ sender: Any?) { carryOut(.uppercaseWord, sender) }
  /// Makes the letters of the word small ones.
  open func lowercaseWord(_ sender: Any?) { carryOut(.lowercaseWord, sender) }
  /// Makes the first letter of the word a capital.
  open func capitalizeWord(_ sender: Any?) { carryOut(.capitalizeWord, sender) }
  /// Deletes what is selected, or the next character.
  open func deleteForward(_ sender: Any?) { carryOut(.deleteForward, sender) }
  /// Deletes what is selected, or the last character.
  open func deleteBackward(_ sender: Any?) { carryOut(.deleteBackward, sender) }
  /// Deletes the last mark of the last character.
  open func deleteBackwardByDecomposingPreviousCharacter(_ sender: Any?) {
    carryOut(.deleteBackwardByDecomposingPreviousCharacter, sender)
  }
  /// Deletes to the end of the word.
  open func deleteWordForward(_ sender: Any?) { carryOut(.deleteWordForward, sender) }
  /// Deletes to the beginning of the word.
  open func deleteWordBackward(_ sender: Any?) { carryOut(.deleteWordBackward, sender) }
  /// Deletes to where the line begins.
  open func deleteToBeginningOfLine(_ sender: Any?) { carryOut(.deleteToBeginningOfLine, sender) }
  /// Deletes to where the line ends.
  open func deleteToEndOfLine(_ sender: Any?) { carryOut(.deleteToEndOfLine, sender) }
  /// Deletes to where the paragraph begins.
  open func deleteToBeginningOfParagraph(_ sender: Any?) { carryOut(.deleteToBeginningOfParagraph, sender) }
  /// Deletes to where the paragraph ends.
  open func deleteToEndOfParagraph(_ sender: Any?) { carryOut(.deleteToEndOfParagraph, sender) }
  /// Puts in what was deleted last to an end.
  open func yank(_ sender: Any?) { carryOut(.yank, sender) }
  /// Completes the word, or ends to.
  open func complete(_ sender: Any?) { carryOut(.complete, sender) }
  /// Remembers the place of the insertion point.
  open func setMark(_ sender: Any?) { carryOut(.setMark, sender) }
  /// Deletes to the remembered place.
  open func deleteToMark(_ sender: Any?) { carryOut(.deleteToMark, sender) }
  /// Selects to the remembered place.
  open func selectToMark(_ sender: Any?) { carryOut(.selectToMark, sender) }
  /// Goes to the remembered place and remembers this one.
  open func swapWithMark(_ sender: Any?) { carryOut(.swapWithMark, sender) }
  /// Gives up what is being done: the escape key.
  open func cancelOperation(_ sender: Any?) { carryOut(.cancelOperation, sender) }
  /// Makes the paragraphs run as their language does.
  open func makeBaseWritingDirectionNatural(_ sender: Any?) { carryOut(.makeBaseWritingDirectionNatural, sender) }
  /// Makes the paragraphs run from left to right.
  open func makeBaseWritingDirectionLeftToRight(_ sender: Any?) {
    carryOut(.makeBaseWritingDirectionLeftToRight, sender)
  }
  /// Makes the paragraphs run from right to left.
  open func makeBaseWritingDirectionRightToLeft(_ sender: Any?) {
    carryOut(.makeBaseWritingDirectionRightToLeft, sender)
  }
  /// Makes the letters run as their language does.
  open func makeTextWritingDirectionNatural(_ sender: Any?) { carryOut(.makeTextWritingDirectionNatural, sender) }
  /// Makes the letters run from left to right.
  open func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    carryOut(.makeTextWritingDirectionLeftToRight, sender)
  }
  /// Makes the letters run from right to left.
  open func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    carryOut(.makeTextWritingDirectionRightToLeft, sender)
  }
  /// Shows what is selected in a preview.
  open func quickLookPreviewItems(_ sender: Any?) { carryOut(.quickLookPreviewItems, sender) }
}

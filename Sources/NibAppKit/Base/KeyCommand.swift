import NibFoundation

/// What a key stands for in a text, a list or a window: the name of a method of every responder.
enum KeyCommand: String, CaseIterable {
  case moveForward, moveBackward, moveRight, moveLeft, moveUp, moveDown, moveWordForward, moveWordBackward
  case moveWordRight, moveWordLeft, moveToBeginningOfLine, moveToEndOfLine, moveToLeftEndOfLine
  case moveToRightEndOfLine, moveToBeginningOfParagraph, moveToEndOfParagraph, moveToBeginningOfDocument
  case moveToEndOfDocument, pageUp, pageDown, centerSelectionInVisibleArea, moveForwardAndModifySelection
  case moveBackwardAndModifySelection, moveRightAndModifySelection, moveLeftAndModifySelection
  case moveUpAndModifySelection, moveDownAndModifySelection, moveWordForwardAndModifySelection
  case moveWordBackwardAndModifySelection, moveWordRightAndModifySelection, moveWordLeftAndModifySelection
  case moveToBeginningOfLineAndModifySelection, moveToEndOfLineAndModifySelection
  case moveToLeftEndOfLineAndModifySelection, moveToRightEndOfLineAndModifySelection
  case moveToBeginningOfParagraphAndModifySelection, moveToEndOfParagraphAndModifySelection
  case moveParagraphForwardAndModifySelection, moveParagraphBackwardAndModifySelection
  case moveToBeginningOfDocumentAndModifySelection, moveToEndOfDocumentAndModifySelection
  case pageUpAndModifySelection, pageDownAndModifySelection, scrollPageUp, scrollPageDown, scrollLineUp
  case scrollLineDown, scrollToBeginningOfDocument, scrollToEndOfDocument, transpose, transposeWords
  case selectParagraph, selectLine, selectWord, indent, insertTab, insertBacktab, insertNewline
  case insertParagraphSeparator, insertNewlineIgnoringFieldEditor, insertTabIgnoringFieldEditor, insertLineBreak
  case insertContainerBreak, insertSingleQuoteIgnoringSubstitution, insertDoubleQuoteIgnoringSubstitution
  case changeCaseOfLetter, uppercaseWord, lowercaseWord, capitalizeWord, deleteForward, deleteBackward
  case deleteBackwardByDecomposingPreviousCharacter, deleteWordForward, deleteWordBackward
  case deleteToBeginningOfLine, deleteToEndOfLine, deleteToBeginningOfParagraph, deleteToEndOfParagraph, yank
  case complete, setMark, deleteToMark, selectToMark, swapWithMark, cancelOperation
  case makeBaseWritingDirectionNatural, makeBaseWritingDirectionLeftToRight, makeBaseWritingDirectionRightToLeft
  case makeTextWritingDirectionNatural, makeTextWritingDirectionLeftToRight, makeTextWritingDirectionRightToLeft
  case quickLookPreviewItems

  /// The command of a selector; nil for a selector that is none.
  init?(_ selector: Selector) {
    guard selector.name.last == ":" else { return nil }
    self.init(rawValue: String(selector.name.dropLast()))
  }

  /// The selector.
  var selector: Selector { Selector(rawValue + ":") }
}

extension KeyCommand {
  /// Calls the method of the command.
  @MainActor func call(_ responder: KeyCommandResponder, _ sender: Any?) { Self.methods[self]?(responder, sender) }

  @MainActor private static let methods: [KeyCommand: @MainActor (KeyCommandResponder, Any?) -> Void] = [
    .moveForward: { $0.moveForward($1) },
    .moveBackward: { $0.moveBackward($1) },
    .moveRight: { $0.moveRight($1) },
    .moveLeft: { $0.moveLeft($1) },
    .moveUp: { $0.moveUp($1) },
    .moveDown: { $0.moveDown($1) },
    .moveWordForward: { $0.moveWordForward($1) },
    .moveWordBackward: { $0.moveWordBackward($1) },
    .moveWordRight: { $0.moveWordRight($1) },
    .moveWordLeft: { $0.moveWordLeft($1) },
    .moveToBeginningOfLine: { $0.moveToBeginningOfLine($1) },
    .moveToEndOfLine: { $0.moveToEndOfLine($1) },
    .moveToLeftEndOfLine: { $0.moveToLeftEndOfLine($1) },
    .moveToRightEndOfLine: { $0.moveToRightEndOfLine($1) },
    .moveToBeginningOfParagraph: { $0.moveToBeginningOfParagraph($1) },
    .moveToEndOfParagraph: { $0.moveToEndOfParagraph($1) },
    .moveToBeginningOfDocument: { $0.moveToBeginningOfDocument($1) },
    .moveToEndOfDocument: { $0.moveToEndOfDocument($1) },
    .pageUp: { $0.pageUp($1) },
    .pageDown: { $0.pageDown($1) },
    .centerSelectionInVisibleArea: { $0.centerSelectionInVisibleArea($1) },
    .moveForwardAndModifySelection: { $0.moveForwardAndModifySelection($1) },
    .moveBackwardAndModifySelection: { $0.moveBackwardAndModifySelection($1) },
    .moveRightAndModifySelection: { $0.moveRightAndModifySelection($1) },
    .moveLeftAndModifySelection: { $0.moveLeftAndModifySelection($1) },
    .moveUpAndModifySelection: { $0.moveUpAndModifySelection($1) },
    .moveDownAndModifySelection: { $0.moveDownAndModifySelection($1) },
    .moveWordForwardAndModifySelection: { $0.moveWordForwardAndModifySelection($1) },
    .moveWordBackwardAndModifySelection: { $0.moveWordBackwardAndModifySelection($1) },
    .moveWordRightAndModifySelection: { $0.moveWordRightAndModifySelection($1) },
    .moveWordLeftAndModifySelection: { $0.moveWordLeftAndModifySelection($1) },
    .moveToBeginningOfLineAndModifySelection: { $0.moveToBeginningOfLineAndModifySelection($1) },
    .moveToEndOfLineAndModifySelection: { $0.moveToEndOfLineAndModifySelection($1) },
    .moveToLeftEndOfLineAndModifySelection: { $0.moveToLeftEndOfLineAndModifySelection($1) },
    .moveToRightEndOfLineAndModifySelection: { $0.moveToRightEndOfLineAndModifySelection($1) },
    .moveToBeginningOfParagraphAndModifySelection: { $0.moveToBeginningOfParagraphAndModifySelection($1) },
    .moveToEndOfParagraphAndModifySelection: { $0.moveToEndOfParagraphAndModifySelection($1) },
    .moveParagraphForwardAndModifySelection: { $0.moveParagraphForwardAndModifySelection($1) },
    .moveParagraphBackwardAndModifySelection: { $0.moveParagraphBackwardAndModifySelection($1) },
    .moveToBeginningOfDocumentAndModifySelection: { $0.moveToBeginningOfDocumentAndModifySelection($1) },
    .moveToEndOfDocumentAndModifySelection: { $0.moveToEndOfDocumentAndModifySelection($1) },
    .pageUpAndModifySelection: { $0.pageUpAndModifySelection($1) },
    .pageDownAndModifySelection: { $0.pageDownAndModifySelection($1) },
    .scrollPageUp: { $0.scrollPageUp($1) },
    .scrollPageDown: { $0.scrollPageDown($1) },
    .scrollLineUp: { $0.scrollLineUp($1) },
    .scrollLineDown: { $0.scrollLineDown($1) },
    .scrollToBeginningOfDocument: { $0.scrollToBeginningOfDocument($1) },
    .scrollToEndOfDocument: { $0.scrollToEndOfDocument($1) },
    .transpose: { $0.transpose($1) },
    .transposeWords: { $0.transposeWords($1) },
    .selectParagraph: { $0.selectParagraph($1) },
    .selectLine: { $0.selectLine($1) },
    .selectWord: { $0.selectWord($1) },
    .indent: { $0.indent($1) },
    .insertTab: { $0.insertTab($1) },
    .insertBacktab: { $0.insertBacktab($1) },
    .insertNewline: { $0.insertNewline($1) },
    .insertParagraphSeparator: { $0.insertParagraphSeparator($1) },
    .insertNewlineIgnoringFieldEditor: { $0.insertNewlineIgnoringFieldEditor($1) },
    .insertTabIgnoringFieldEditor: { $0.insertTabIgnoringFieldEditor($1) },
    .insertLineBreak: { $0.insertLineBreak($1) },
    .insertContainerBreak: { $0.insertContainerBreak($1) },
    .insertSingleQuoteIgnoringSubstitution: { $0.insertSingleQuoteIgnoringSubstitution($1) },
    .insertDoubleQuoteIgnoringSubstitution: { $0.insertDoubleQuoteIgnoringSubstitution($1) },
    .changeCaseOfLetter: { $0.changeCaseOfLetter($1) },
    .uppercaseWord: { $0.uppercaseWord($1) },
    .lowercaseWord: { $0.lowercaseWord($1) },
    .capitalizeWord: { $0.capitalizeWord($1) },
    .deleteForward: { $0.deleteForward($1) },
    .deleteBackward: { $0.deleteBackward($1) },
    .deleteBackwardByDecomposingPreviousCharacter: { $0.deleteBackwardByDecomposingPreviousCharacter($1) },
    .deleteWordForward: { $0.deleteWordForward($1) },
    .deleteWordBackward: { $0.deleteWordBackward($1) },
    .deleteToBeginningOfLine: { $0.deleteToBeginningOfLine($1) },
    .deleteToEndOfLine: { $0.deleteToEndOfLine($1) },
    .deleteToBeginningOfParagraph: { $0.deleteToBeginningOfParagraph($1) },
    .deleteToEndOfParagraph: { $0.deleteToEndOfParagraph($1) },
    .yank: { $0.yank($1) },
    .complete: { $0.complete($1) },
    .setMark: { $0.setMark($1) },
    .deleteToMark: { $0.deleteToMark($1) },
    .selectToMark: { $0.selectToMark($1) },
    .swapWithMark: { $0.swapWithMark($1) },
    .cancelOperation: { $0.cancelOperation($1) },
    .makeBaseWritingDirectionNatural: { $0.makeBaseWritingDirectionNatural($1) },
    .makeBaseWritingDirectionLeftToRight: { $0.makeBaseWritingDirectionLeftToRight($1) },
    .makeBaseWritingDirectionRightToLeft: { $0.makeBaseWritingDirectionRightToLeft($1) },
    .makeTextWritingDirectionNatural: { $0.makeTextWritingDirectionNatural($1) },
    .makeTextWritingDirectionLeftToRight: { $0.makeTextWritingDirectionLeftToRight($1) },
    .makeTextWritingDirectionRightToLeft: { $0.makeTextWritingDirectionRightToLeft($1) },
    .quickLookPreviewItems: { $0.quickLookPreviewItems($1) },
  ]
}

import Foundation
import NibFoundation

/// What is done to documents, and with their files.
extension NSDocument {
  /// What was done to a document. Documented: the numbers, by AppKit.
  public enum ChangeType: UInt, Sendable {
    /// A change was made.
    case changeDone
    /// A change was undone.
    case changeUndone
    /// All was saved, or taken back.
    case changeCleared
    /// Another file was read into it.
    case changeReadOtherContents
    /// It was saved elsewhere by itself; the document's file is as before.
    case changeAutosaved
    /// A change was done again.
    case changeRedone
    /// A change was made that need not be saved.
    case changeDiscardable = 256
  }

  /// What saving does. Documented: the numbers, by AppKit.
  public enum SaveOperationType: UInt, Sendable {
    /// Writes the file again.
    case saveOperation
    /// Writes another file, which is the document's from then on.
    case saveAsOperation
    /// Writes another file beside the document's.
    case saveToOperation
    /// Writes a file elsewhere, by itself.
    case autosaveElsewhereOperation = 3
    /// Writes the file again, by itself.
    case autosaveInPlaceOperation
    /// Writes another file, by itself.
    case autosaveAsOperation
  }
}

/// How documents are made, and how they hear of changes and of windows.
extension NSDocument {
  /// Makes a new document of a type. `NSDocumentController` calls `init()` alone, and sets the type.
  public convenience init(type typeName: String) throws {
    self.init()
    fileType = typeName
  }

  /// Makes the document of a file. `NSDocumentController` calls `init()`, then reads.
  /// - Throws: what reading throws.
  public convenience init(contentsOf url: URL, ofType typeName: String) throws {
    self.init()
    try open(url, typeName)
  }

  /// Actions that documents do themselves.
  static let actions: Set<String> = [
    "saveDocument:", "saveDocumentAs:", "saveDocumentTo:", "revertDocumentToSaved:", "printDocument:", "runPageLayout:",
    "duplicateDocument:", "moveDocument:",
  ]

  /// Counts as changes what a manager is told.
  final func watch(_ manager: UndoManager?) {
    #if !canImport(ObjectiveC)
      if ownUndoManager !== manager { ownUndoManager?.onStep = nil }
    #endif
    ownUndoManager = manager
    #if !canImport(ObjectiveC)
      manager?.onStep = { [weak self] step in
        switch step {
        case .done: self?.updateChangeCount(.changeDone)
        case .redone: self?.updateChangeCount(.changeRedone)
        case .undone: self?.updateChangeCount(.changeUndone)
        }
      }
    #endif
  }

  /// A window was closed: the last one closes the document.
  final func didClose(_ controller: NSWindowController) {
    let closesAll = controller.shouldCloseDocument
    removeWindowController(controller)
    if windowControllers.isEmpty || closesAll { close() }
  }
}

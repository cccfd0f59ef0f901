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

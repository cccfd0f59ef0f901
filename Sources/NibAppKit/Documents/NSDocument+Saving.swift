import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A document's file.
extension NSDocument {
  @_silgen_name("nibwright_NSDocument_init") convenience init(dynamic: Void) { self.init() }
  /// Makes a document of a class that only the running program knows; see `DynamicInitializers` of NibUIKit.
  @_silgen_name("nibwright_NSDocument_init") static func make(dynamic: Void) -> NSDocument

  /// Takes a file's content as the document's.
  final func open(_ url: URL, _ typeName: String) throws {
    try read(from: url, ofType: typeName)
    (fileURL, fileType) = (url, typeName)
    fileModificationDate = Self.modificationDate(url)
    updateChangeCount(.changeCleared)
  }

  private static func modificationDate(_ url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  /// Writes a file, and makes it the document's unless another one is meant.
  /// - Parameters:
  ///   - url: the file.
  ///   - typeName: the name of its type.
  ///   - saveOperation: what saving does.
  ///   - completionHandler: is called at once, with what went wrong.
  public final func save(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    do { try save(to: url, ofType: typeName, for: saveOperation) } catch { return completionHandler(error) }
    completionHandler(nil)
  }

  /// The same, for code that waits.
  /// - Throws: as `write(to:ofType:)`.
  public final func save(to url: URL, ofType typeName: String, for saveOperation: SaveOperationType) throws {
    try write(to: url, ofType: typeName)
    switch saveOperation {
    case .saveToOperation, .autosaveElsewhereOperation: return
    case .saveOperation, .saveAsOperation, .autosaveInPlaceOperation, .autosaveAsOperation: break
    }
    (fileURL, fileType) = (url, typeName)
    fileModificationDate = Self.modificationDate(url)
    updateChangeCount(.changeCleared)
    NSDocumentController.shared.noteNewRecentDocument(self)
  }

  /// Saves as a menu does: where the file is, or where the panel's answer says (`NSApplication.modalAnswer`).
  public final func save(_ sender: Any?) {
    guard let fileURL else { return saveAs(sender) }
    save(to: fileURL, .saveOperation)
  }

  /// Asks where to save, and saves there; the document has that file then.
  public final func saveAs(_ sender: Any?) { ask { self.save(to: $0, .saveAsOperation) } }

  /// Asks where to save, and saves a copy there.
  public final func saveTo(_ sender: Any?) { ask { self.save(to: $0, .saveToOperation) } }

  private func ask(_ done: (URL) -> Void) {
    let panel = NSSavePanel()
    panel.nameFieldStringValue = displayName
    if panel.runModal() == .OK, let url = panel.url { done(url) }
  }

  private func save(to url: URL, _ operation: SaveOperationType) {
    do {
      try save(to: url, ofType: fileType ?? NSDocumentController.shared.defaultType ?? "", for: operation)
    } catch {
      presentError(error)
    }
  }

  /// Reads a file again; changes are lost.
  /// - Throws: what reading throws.
  public final func revert(toContentsOf url: URL, ofType typeName: String) throws {
    try open(url, typeName)
    undoManager?.removeAllActions()
  }

  /// Reads the document's file again.
  public final func revertToSaved(_ sender: Any?) {
    guard let fileURL else { return }
    do { try revert(toContentsOf: fileURL, ofType: fileType ?? "") } catch { presentError(error) }
  }

  /// Tells an error in an alert, which a test answers by `NSApplication.modalAnswer`.
  /// - Returns: false: nothing was done about it.
  @discardableResult
  public final func presentError(_ error: any Error) -> Bool {
    NSAlert(error: error).runModal()
    return false
  }
}

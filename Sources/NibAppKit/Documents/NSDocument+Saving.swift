import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A document's file.
extension NSDocument {
  /// Notes that what the document was at another time is saved.
  final func noteSaved(_ then: DocumentChanges) {
    changes.noteSaved(then)
    showName()
  }

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

  /// Saves as the document's class does, for code that waits.
  /// - Throws: what `save(to:ofType:for:completionHandler:)` tells.
  public final func save(to url: URL, ofType typeName: String, for saveOperation: SaveOperationType) throws {
    var fault: (any Error)?
    save(to: url, ofType: typeName, for: saveOperation) { fault = $0 }
    if let fault { throw fault }
  }

  /// Notes that a file was written.
  final func wrote(_ url: URL, _ typeName: String, _ saveOperation: SaveOperationType) {
    switch saveOperation {
    case .saveToOperation: return
    case .autosaveElsewhereOperation:
      autosaving.contents = url
      return updateChangeCount(.changeAutosaved)
    case .saveOperation, .saveAsOperation, .autosaveInPlaceOperation, .autosaveAsOperation: break
    }
    (fileURL, fileType) = (url, typeName)
    fileModificationDate = Self.modificationDate(url)
    updateChangeCount(.changeCleared)
    autosaving.forget(keeping: fileURL)
    NSDocumentController.shared.noteNewRecentDocument(self)
  }

  /// Saves as a menu does: where the file is, or where the panel's answer says (`NSApplication.modalAnswer`).
  func saveNow() {
    guard let fileURL else { return saveAs(nil) }
    save(to: fileURL, .saveOperation)
  }

  /// Asks where to save, and saves there; the document has that file then.
  func saveElsewhere() { runModalSavePanel(for: .saveAsOperation, delegate: nil, didSave: nil, contextInfo: nil) }

  /// Asks where to save, and saves a copy there.
  func saveCopy() { runModalSavePanel(for: .saveToOperation, delegate: nil, didSave: nil, contextInfo: nil) }

  /// Asks where to save, and saves there.
  /// - Returns: whether it was saved.
  final func askAndSave(_ operation: SaveOperationType) -> Bool {
    var isSaved = false
    ask { isSaved = self.save(to: $0, operation) }
    return isSaved
  }

  func ask(_ done: (URL) -> Void) {
    let panel = NSSavePanel()
    panel.nameFieldStringValue = displayName ?? ""
    guard prepareSavePanel(panel), panel.runModal() == .OK, let url = panel.url else { return }
    fileNameExtensionWasHiddenInLastRunSavePanel = panel.isExtensionHidden
    done(url)
  }

  @discardableResult
  private func save(to url: URL, _ operation: SaveOperationType) -> Bool {
    do {
      try save(to: url, ofType: fileType ?? NSDocumentController.shared.defaultType ?? "", for: operation)
      return true
    } catch {
      presentError(error)
      return false
    }
  }

  /// Reads the document's file again.
  func readAgain() {
    guard let fileURL else { return }
    do { try revert(toContentsOf: fileURL, ofType: fileType ?? "") } catch { presentError(error) }
  }
}

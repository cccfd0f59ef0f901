import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Copies of documents, and their files in other places.
extension NSDocument {
  /// Makes another document with the same content, which was never saved, and shows it.
  /// - Throws: what writing and reading the content throws.
  final func copied() throws -> NSDocument {
    let controller = NSDocumentController.shared
    let type = fileType ?? controller.defaultType ?? ""
    let copy = try controller.makeUntitledDocument(ofType: type)
    try copy.read(from: try fileWrapper(ofType: type), ofType: type)
    copy.displayName = "\(fileURL?.deletingPathExtension().lastPathComponent ?? displayName ?? "") copy"
    copy.updateChangeCount(.changeReadOtherContents)
    controller.add(copy, displaying: !windowControllers.isEmpty)
    return copy
  }

  final func standardMove(to url: URL, completionHandler: (((any Error)?) -> Void)?) {
    do {
      if let fileURL { try FileManager.default.moveItem(at: fileURL, to: url) }
      fileURL = url
      completionHandler?(nil)
    } catch { completionHandler?(error) }
  }

  final func standardMove(_ sender: Any?) {
    ask { url in self.move(to: url) { error in if let error { self.presentError(error) } } }
  }

  final func standardLock(completionHandler: (((any Error)?) -> Void)?) {
    isLocked = true
    completionHandler?(nil)
  }

  final func standardUnlock(completionHandler: (((any Error)?) -> Void)?) {
    isLocked = false
    completionHandler?(nil)
  }

  /// Runs what reads or writes the file, at once.
  public final func performSynchronousFileAccess(_ block: () -> Void) { block() }

  /// Runs what reads or writes the file, at once; it is handed what it calls at its end, which does nothing here.
  public final func performAsynchronousFileAccess(_ block: (@escaping () -> Void) -> Void) { block {} }

  /// Runs an activity at once; it is handed what it calls at its end, which does nothing here.
  public final func performActivity(
    withSynchronousWaiting waitSynchronously: Bool, using block: (@escaping () -> Void) -> Void
  ) { block {} }

  /// Lets a user go on while the document is saved. Does nothing: it is saved at once.
  public final func unblockUserInteraction() {}
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a document has of saving by itself.
struct DocumentAutosaving {
  /// Where the content lies that was saved elsewhere.
  var contents: URL?
  /// Whether a document with changes waits to be saved by itself.
  var isScheduled = false
  /// Whether what is being saved could be left.
  var isCancellable = false

  /// Removes the copy that was saved elsewhere, unless it is the document's file now.
  mutating func forget(keeping file: URL?) {
    if let contents, contents.standardizedFileURL != file?.standardizedFileURL {
      try? FileManager.default.removeItem(at: contents)
    }
    (contents, isScheduled) = (nil, false)
  }
}

/// Saving by itself. There is no loop of events that would wait for a delay: `NSDocumentController.autosaveDocuments()`
/// is what the end of the delay does.
extension NSDocument {
  /// Where the content lies that was saved by itself, and is not the document's file; nil for none.
  public final var autosavedContentsFileURL: URL? {
    get { autosaving.contents }
    set { autosaving.contents = newValue }
  }

  /// Whether the document waits to be saved by itself.
  public final var isAutosavingScheduled: Bool { autosaving.isScheduled }

  /// Whether what is saved by itself now could be left, as nobody asked for it.
  public final var autosavingIsImplicitlyCancellable: Bool { autosaving.isCancellable }

  /// Where a copy lies that is saved by itself: beside the file, or for a new document in the folder of temporary files.
  /// A file of that name that is there already is left as it is.
  /// Inferred: "(Autosaved)" is what Finder shows of such copies.
  private var placeElsewhere: URL {
    if let contents = autosaving.contents { return contents }
    let folder = fileURL?.deletingLastPathComponent() ?? FileManager.default.temporaryDirectory
    let name = fileURL?.deletingPathExtension().lastPathComponent ?? "Unsaved \(UUID().uuidString)"
    return FileManager.default.freePlace(
      in: folder, stem: name + " (Autosaved", fileExtension: fileURL?.pathExtension ?? "", last: ")")
  }

  /// Saves by itself: into the file, or elsewhere for a document without one, and where the class does not save in place.
  final func autosaveNow(cancellable: Bool, _ completionHandler: @escaping ((any Error)?) -> Void) {
    guard hasUnautosavedChanges, let type = autosavingFileType else { return completionHandler(nil) }
    autosaving.isCancellable = cancellable
    defer { autosaving.isCancellable = false }
    let inPlace = Self.autosavesInPlace ? fileURL : nil
    let place = inPlace ?? placeElsewhere
    let operation = inPlace == nil ? SaveOperationType.autosaveElsewhereOperation : .autosaveInPlaceOperation
    save(to: place, ofType: type, for: operation) { error in
      if error == nil { self.autosaving.isScheduled = false }
      completionHandler(error)
    }
  }
}

extension NSDocumentController {
  /// Does what the end of `autosavingDelay` does: saves all documents by themselves that wait for it. What goes wrong is
  /// shown in an alert.
  public final func autosaveDocuments() {
    for document in documents where document.isAutosavingScheduled {
      document.autosave(withImplicitCancellability: true) { if let error = $0 { document.presentError(error) } }
    }
  }
}

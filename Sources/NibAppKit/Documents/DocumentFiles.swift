import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What documents do rarely with their files, their printing and their versions, for subclasses to override; a base of
/// `NSDocument`.
open class DocumentFiles: DocumentAspects {
  private final var own: NSDocument? { self as? NSDocument }
  final var ownPreviews: [any NSPreviewRepresentableActivityItem]?
  private final func answer(_ delegate: Any?, _ didSave: Bool, _ contextInfo: UnsafeMutableRawPointer?) {
    guard let own else { return }
    (delegate as? any NSDocumentAnswering)?.document(own, didSave: didSave, contextInfo: contextInfo)
  }

  /// Where the file as it was before is kept while it is written anew: beside it, with a tilde. Nil without a file.
  open var backupFileURL: URL? {
    guard let url = own?.fileURL else { return nil }
    let name = url.deletingPathExtension().lastPathComponent + "~"
    let backup = url.deletingLastPathComponent().appendingPathComponent(name)
    return url.pathExtension.isEmpty ? backup : backup.appendingPathExtension(url.pathExtension)
  }

  /// Says why the document may not be saved by itself. Nothing is in the way here; a class throws what it knows.
  open func checkAutosavingSafety() throws {}

  /// Saves, and tells a delegate, an `NSDocumentAnswering`, whether that was done.
  open func save(
    to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType, delegate: Any?,
    didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    own?.save(to: url, ofType: typeName, for: saveOperation) { error in
      if let error { self.presentError(error) }
      self.answer(delegate, error == nil, contextInfo)
    }
  }

  /// Saves by itself if there are changes, and tells a delegate, an `NSDocumentAnswering`.
  open func autosave(
    withDelegate delegate: Any?, didAutosave didAutosaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    own?.autosave(withImplicitCancellability: false) { self.answer(delegate, $0 == nil, contextInfo) }
  }

  /// Makes a copy of the document as a menu does, and tells a delegate, an `NSDocumentAnswering`, that it is made.
  open func duplicate(
    withDelegate delegate: Any?, didDuplicate didDuplicateSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    do {
      try duplicate()
      answer(delegate, true, contextInfo)
    } catch {
      presentError(error)
      answer(delegate, false, contextInfo)
    }
  }

  /// Moves the file, which is the document's there.
  /// - Parameters:
  ///   - url: where to.
  ///   - completionHandler: is called at once, with what went wrong.
  open func move(to url: URL, completionHandler: (((any Error)?) -> Void)? = nil) {
    own?.standardMove(to: url, completionHandler: completionHandler)
  }
  /// Asks where to move the file, and moves it, as a menu does.
  open func move(_ sender: Any?) { own?.standardMove(sender) }
  /// Notes that the file may not be changed; the file itself stays as it is.
  open func lock(completionHandler: (((any Error)?) -> Void)? = nil) {
    own?.standardLock(completionHandler: completionHandler)
  }
  /// Notes that the file may be changed.
  open func unlock(completionHandler: (((any Error)?) -> Void)? = nil) {
    own?.standardUnlock(completionHandler: completionHandler)
  }

  /// Asks for another name of the file, and moves it there.
  open func rename(_ sender: Any?) { own?.move(sender) }
  /// Asks where in the cloud the file is moved; there is none here, so that it is anywhere.
  open func moveToUbiquityContainer(_ sender: Any?) { own?.move(sender) }
  /// Asks where to move the file, and tells whether it was moved.
  open func move(completionHandler: ((Bool) -> Void)?) {
    let before = own?.fileURL
    own?.move(nil)
    completionHandler?(own?.fileURL != before)
  }
  /// Notes that the file may not be changed.
  open func lock(_ sender: Any?) { own?.lock() }
  /// Notes that the file may be changed.
  open func unlock(_ sender: Any?) { own?.unlock() }
  /// Lets a user choose an older version of the file. There are none here: the handler of `stopBrowsingVersions` is called
  /// at once.
  open func browseVersions(_ sender: Any?) { stopBrowsingVersions(completionHandler: nil) }
  /// Ends choosing an older version.
  open func stopBrowsingVersions(completionHandler: (() -> Void)?) { completionHandler?() }

  /// Asks for the paper, and tells a delegate, an `NSDocumentAnswering`, whether a user chose.
  open func runModalPageLayout(
    with printInfo: NSPrintInfo, delegate: Any?, didRun didRunSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let layout = NSPageLayout()
    guard preparePageLayout(layout) else { return answer(delegate, false, contextInfo) }
    let isChosen = layout.runModal(with: printInfo) == NSApplication.ModalResponse.OK.rawValue
    answer(delegate, isChosen, contextInfo)
  }

  /// Prints, and tells a delegate, an `NSDocumentAnswering`, whether that was done.
  open func runModalPrintOperation(
    _ printOperation: NSPrintOperation, delegate: Any?, didRun didRunSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) { answer(delegate, printOperation.run(), contextInfo) }

  /// Prints the document into a PDF, as a menu does: by `pdfPrintOperation`.
  open func saveToPDF(_ sender: Any?) {
    do { _ = try printOperation(withSettings: [:]).run() } catch { presentError(error) }
  }

  /// Hands the file on by a service: it is saved first. The handler is told whether the service takes it.
  open func share(with sharingService: NSSharingService, completionHandler: ((Bool) -> Void)? = nil) {
    if own?.isDocumentEdited == true { save(nil) }
    let items = own?.fileURL.map { [$0 as Any] } ?? []
    let isPossible = !items.isEmpty && sharingService.canPerform(withItems: items)
    if isPossible { sharingService.perform(withItems: items) }
    completionHandler?(isPossible)
  }

  /// An error is not shown, for a user knows of it. Does nothing here.
  open func willNotPresentError(_ error: any Error) {}

  /// Keeps on a queue what is to be there when the program runs again. Does nothing here.
  open func encodeRestorableState(with coder: NSCoder, backgroundQueue queue: OperationQueue) {}
  /// Key paths of what is kept for the next run. Not read here: `encodeRestorableState(with:)` keeps what there is.
  open class var restorableStateKeyPaths: [String] { [] }
  /// Makes the document's windows anew: the first one has the identifier then.
  open func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void
  ) {
    if own?.windowControllers.isEmpty == true { own?.makeWindowControllers() }
    let windows = own?.windowControllers.compactMap(\.window) ?? []
    let window = windows.first { $0.identifier == identifier } ?? windows.first
    window?.restoreState(with: state)
    completionHandler(window, window == nil ? CocoaError(.fileReadUnknown) : nil)
  }

  /// How far the document is changed, to tell later what was saved.
  open func changeCountToken(for saveOperation: NSDocument.SaveOperationType) -> Any {
    own?.changes ?? DocumentChanges()
  }

  /// Notes that what the document was at a token is saved: what changed since stays unsaved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: NSDocument.SaveOperationType) {
    guard let own, let token = changeCountToken as? DocumentChanges, saveOperation != .saveToOperation else { return }
    own.noteSaved(token)
  }

  // MARK: Files that others change

  /// The file that others may change; nil without one.
  open var presentedItemURL: URL? { own?.fileURL }
  /// The queue on which the document is told of that.
  open var presentedItemOperationQueue: OperationQueue { .main }
  /// Somebody else changed the file: it is read again where the document has no changes of its own.
  open func presentedItemDidChange() {
    guard let own, let url = own.fileURL, let type = own.fileType, !own.isDocumentEdited else { return }
    do { try own.revert(toContentsOf: url, ofType: type) } catch { presentError(error) }
  }
  /// Somebody else moved the file: the document's is there.
  open func presentedItemDidMove(to newURL: URL) { own?.fileURL = newURL }
  /// Somebody else is about to delete the file: the document is closed.
  open func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    own?.close()
    completionHandler(nil)
  }
  /// Somebody else is about to read the file: changes are saved.
  open func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    guard let own, own.hasUnautosavedChanges else { return completionHandler(nil) }
    own.autosave(withImplicitCancellability: false) { completionHandler($0) }
  }
  /// Somebody else reads the file: at once, for nothing is written meanwhile.
  open func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    reader(nil)
  }
  /// Somebody else writes the file, likewise; it is read again afterwards.
  open func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    writer(nil)
    presentedItemDidChange()
  }
}

extension NSDocument {
  /// Makes the document of a file with the content of another one, as after an autosave.
  /// - Throws: what reading throws.
  public convenience init(for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String) throws {
    try self.init(contentsOf: contentsURL, ofType: typeName)
    fileURL = urlOrNil
    if urlOrNil == nil || urlOrNil != contentsURL { updateChangeCount(.changeReadOtherContents) }
  }

  /// Runs a part of an activity that `performActivity` began, at once.
  public final func continueActivity(_ block: () -> Void) { block() }

  /// Runs what has to run on the main thread while the document is saved on another: at once, for it is saved on that.
  public final func continueAsynchronousWorkOnMainThread(_ block: @escaping () -> Void) { block() }

  /// What prints the document into a PDF; that of `printOperation(withSettings:)`.
  public final var pdfPrintOperation: NSPrintOperation {
    (try? printOperation(withSettings: [:])) ?? NSPrintOperation(view: windowForSheet?.contentView ?? NSView())
  }

  /// The name of the file; that of the document where there is none.
  public final var lastComponentOfFileName: String {
    get { fileURL?.lastPathComponent ?? displayName ?? "" }
    set { displayName = newValue }
  }

  /// What others at a distance see of the document; nil for nothing.
  public final var previewRepresentableActivityItems: [any NSPreviewRepresentableActivityItem]? {
    get { ownPreviews }
    set { ownPreviews = newValue }
  }

  /// Saves as the document's class does.
  /// - Throws: what went wrong.
  public final func save(to url: URL, ofType typeName: String, for saveOperation: SaveOperationType) async throws {
    var fault: (any Error)?
    save(to: url, ofType: typeName, for: saveOperation) { fault = $0 }
    if let fault { throw fault }
  }

  /// Saves by itself if there are changes.
  /// - Throws: what went wrong.
  public final func autosave(withImplicitCancellability isCancellable: Bool) async throws {
    var fault: (any Error)?
    autosave(withImplicitCancellability: isCancellable) { fault = $0 }
    if let fault { throw fault }
  }
}

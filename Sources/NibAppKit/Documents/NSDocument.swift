import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a program of documents shows of a file: its content, its windows, and whether it was changed. Stands in for
/// NSDocument.
///
/// Files are read and written where code says so, and when a window is closed whose document has changes: a sheet asks
/// what to do with them. What is saved by itself, `NSDocumentController.autosaveDocuments()` saves.
@MainActor
open class NSDocument: DocumentFiles, NSMenuItemValidation, NSUserInterfaceValidations, NibActionPerforming,
  NibConnectable
{
  /// Where the file is; nil for a document that was never saved.
  open var fileURL: URL? { didSet { showName() } }
  /// The name of the file's type.
  open var fileType: String?
  /// When the file was changed, as it was read or saved last.
  open var fileModificationDate: Date?
  /// Whether it is a copy that was not saved to a file of its own yet.
  open var isDraft = false
  /// The controllers of its windows, in the order in which they were added.
  open private(set) var windowControllers: [NSWindowController] = []
  private final var ownName: String?
  final var ownUndoManager: UndoManager?
  final var changes = DocumentChanges()
  final var autosaving = DocumentAutosaving()

  /// Makes a document without a file.
  public override init() { super.init() }

  /// Whether documents of the class are saved by themselves. Not unless a class says so.
  open class var autosavesInPlace: Bool { false }
  /// Whether older versions are kept; where documents are saved by themselves.
  open class var preservesVersions: Bool { autosavesInPlace }
  /// Names of the types that the class reads, as the program's `Info.plist` tells them.
  open class var readableTypes: [String] { DocumentTypes.current.names(of: self, writable: false) }
  /// Names of the types that the class writes.
  open class var writableTypes: [String] { DocumentTypes.current.names(of: self, writable: true) }

  /// The name that users see: the one that was set, else that of the file, else "Untitled".
  open var displayName: String! {
    get { ownName ?? fileURL?.lastPathComponent ?? defaultDraftName() }
    set {
      ownName = newValue
      showName()
    }
  }

  final func showName() {
    for controller in windowControllers { controller.synchronizeWindowTitleWithDocumentName() }
  }

  // MARK: Changes

  /// Whether there are changes that are not saved.
  open var isDocumentEdited: Bool { changes.areUnsaved }
  /// Whether there are changes since the document was saved, by itself too (`changeAutosaved`).
  open var hasUnautosavedChanges: Bool { changes.isUnautosaved }
  /// Whether changes can be undone.
  open var hasUndoManager = true { didSet { if !hasUndoManager { watch(nil) } } }
  /// Undoes and does again; what it is told counts as a change. Nil where changes cannot be undone.
  open var undoManager: UndoManager? {
    get {
      if ownUndoManager == nil, hasUndoManager { watch(UndoManager()) }
      return ownUndoManager
    }
    set { watch(newValue) }
  }

  /// Notes a change, or that it was undone or saved; windows show whether there are any.
  open func updateChangeCount(_ change: ChangeType) {
    changes.note(change)
    showName()
    scheduleAutosaving()
  }

  /// Has the document saved by itself after a while if it has changes that are not saved, and the class saves in place or
  /// the documents' controller has a delay; else no longer.
  open func scheduleAutosaving() {
    let isWanted = Self.autosavesInPlace || NSDocumentController.shared.autosavingDelay > 0
    autosaving.isScheduled = isWanted && hasUnautosavedChanges
  }

  /// The type of the file that the document is saved as by itself; nil where it cannot be.
  open var autosavingFileType: String? { fileType ?? NSDocumentController.shared.defaultType }

  /// Saves by itself if there are changes: into the document's file where the class saves in place, else into a copy.
  /// - Parameters:
  ///   - autosavingIsImplicitlyCancellable: whether it could as well be left.
  ///   - completionHandler: is called at once, with what went wrong.
  open func autosave(
    withImplicitCancellability autosavingIsImplicitlyCancellable: Bool,
    completionHandler: @escaping ((any Error)?) -> Void
  ) { autosaveNow(cancellable: autosavingIsImplicitlyCancellable, completionHandler) }

  // MARK: Closing

  /// Tells a delegate whether the document may be closed. One that has changes and is saved in place is saved; else a user
  /// is asked: saves it, loses the changes, or leaves it open.
  /// - Parameters:
  ///   - delegate: an `NSDocumentAnswering`; others hear nothing.
  ///   - shouldCloseSelector: not sent here.
  ///   - contextInfo: what the delegate is told besides.
  open func canClose(
    withDelegate delegate: Any, shouldClose shouldCloseSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    let answer: @MainActor (Bool) -> Void = { mayClose in
      (delegate as? any NSDocumentAnswering)?.document(self, shouldClose: mayClose, contextInfo: contextInfo) ?? ()
    }
    guard isDocumentEdited else { return answer(true) }
    guard Self.autosavesInPlace, fileURL != nil else { return askToSave(answer) }
    autosave(withImplicitCancellability: false) { error in
      if let error { self.presentError(error) }
      answer(error == nil)
    }
  }

  /// Tells a delegate whether a window may be closed: one that closes the document as `canClose` says, others at once.
  open func shouldCloseWindowController(
    _ windowController: NSWindowController, delegate: Any?, shouldClose shouldCloseSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let isLast = windowControllers.allSatisfy { $0 === windowController }
    guard isLast || windowController.shouldCloseDocument, let delegate else {
      (delegate as? any NSDocumentAnswering)?.document(self, shouldClose: true, contextInfo: contextInfo)
      return
    }
    canClose(withDelegate: delegate, shouldClose: shouldCloseSelector, contextInfo: contextInfo)
  }

  /// Saves as a menu does, and tells a delegate, an `NSDocumentAnswering`, whether the document was saved.
  open func save(withDelegate delegate: Any?, didSave didSaveSelector: Selector?, contextInfo: UnsafeMutableRawPointer?)
  {
    save(nil)
    (delegate as? any NSDocumentAnswering)?.document(self, didSave: !isDocumentEdited, contextInfo: contextInfo)
  }

  // MARK: Windows

  /// Name of the nib with the document's window, which the document owns; nil for none.
  open var windowNibName: NSNib.Name? { nil }

  /// Makes the controllers of the windows: one of the nib that `windowNibName` names.
  open func makeWindowControllers() {
    if let windowNibName { addWindowController(NSWindowController(windowNibName: windowNibName, owner: self)) }
  }

  /// The nib of a window, which the document owns, is about to be loaded. Does nothing here.
  open func windowControllerWillLoadNib(_ windowController: NSWindowController) {}

  /// The nib of a window, which the document owns, was loaded. Does nothing here.
  open func windowControllerDidLoadNib(_ windowController: NSWindowController) {}

  /// Adds the controller of a window, taking it from another document.
  open func addWindowController(_ windowController: NSWindowController) {
    guard !windowControllers.contains(where: { $0 === windowController }) else { return }
    (windowController.document as? NSDocument)?.removeWindowController(windowController)
    windowControllers.append(windowController)
    windowController.document = self
  }

  /// Lets the controller of a window go.
  open func removeWindowController(_ windowController: NSWindowController) {
    guard let place = windowControllers.firstIndex(where: { $0 === windowController }) else { return }
    windowControllers.remove(at: place)
    windowController.document = nil
  }

  /// Shows the windows.
  open func showWindows() { for controller in windowControllers { controller.showWindow(self) } }

  /// The window that sheets of the document are shown in.
  open var windowForSheet: NSWindow? { windowControllers.lazy.compactMap(\.window).first }

  /// Gives the controller whose nib is being loaded the window that the nib connects to the document.
  open func setWindow(_ window: NSWindow?) { windowControllers.first(where: \.isLoading)?.window = window }

  /// `window` is that of the controller; others are what the class declares.
  open func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "window" else { return false }
    if let value, !(value is NSWindow) {
      throw OutletMismatch(expected: NSWindow.self, found: type(of: value))
    }
    setWindow(value as? NSWindow)
    return true
  }

  /// Closes the windows and lets the document go; changes are lost.
  open func close() {
    NSDocumentController.shared.removeDocument(self)
    autosaving.forget(keeping: fileURL)
    for controller in windowControllers {
      removeWindowController(controller)
      if controller.isWindowLoaded { controller.close() }
    }
  }

  // MARK: Reading and writing

  /// Reads the content of a file's bytes. A class overrides this or `read(from:ofType:)` of a URL.
  /// - Throws: `StandInError`, as a class of a program must read for itself.
  open func read(from data: Data, ofType typeName: String) throws {
    throw StandInError(.notFound, self, "the class does not override 'read(from:ofType:)'")
  }

  /// Reads the content of a file or a folder as one value. A class of documents that are folders overrides this.
  /// - Throws: what reading a file's bytes throws, and `StandInError` for a folder, which a class must read for itself.
  open func read(from fileWrapper: FileWrapper, ofType typeName: String) throws {
    guard let data = fileWrapper.regularFileContents else {
      throw StandInError(.notFound, self, "the class does not override 'read(from:ofType:)' of a FileWrapper")
    }
    try read(from: data, ofType: typeName)
  }

  /// Reads the content of a file.
  /// - Throws: what the system says of the file, and what reading its content throws.
  open func read(from url: URL, ofType typeName: String) throws {
    try read(from: try FileWrapper(url: url.resolvingSymlinksInPath()), ofType: typeName)
  }

  /// The content as a file's bytes. A class overrides this or `write(to:ofType:)`.
  /// - Throws: `StandInError`, as a class of a program must write for itself.
  open func data(ofType typeName: String) throws -> Data {
    throw StandInError(.notFound, self, "the class does not override 'data(ofType:)'")
  }

  /// The content as a file or a folder: a file of the bytes. A class of documents that are folders overrides this.
  /// - Throws: what making the bytes throws.
  open func fileWrapper(ofType typeName: String) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: try data(ofType: typeName))
  }

  /// Writes the content to a file, which stays as it was where that fails.
  /// - Throws: what making the content throws, and what the system says of the file.
  open func write(to url: URL, ofType typeName: String) throws {
    try fileWrapper(ofType: typeName).write(to: url, options: .atomic, originalContentsURL: fileURL)
  }

  /// Writes a file, and makes it the document's unless another one is meant.
  /// - Parameters:
  ///   - url: the file.
  ///   - typeName: the name of its type.
  ///   - saveOperation: what saving does.
  ///   - completionHandler: is called at once, with what went wrong.
  open func save(
    to url: URL, ofType typeName: String, for saveOperation: SaveOperationType,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    do {
      try writeSafely(to: url, ofType: typeName, for: saveOperation)
    } catch { return completionHandler(error) }
    wrote(url, typeName, saveOperation)
    completionHandler(nil)
  }

  /// Reads a file again; changes are lost.
  /// - Throws: what reading throws.
  open func revert(toContentsOf url: URL, ofType typeName: String) throws {
    try open(url, typeName)
    undoManager?.removeAllActions()
  }

  /// Performs what documents do themselves.
  open func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "saveDocument:": save(sender)
    case "saveDocumentAs:": saveAs(sender)
    case "saveDocumentTo:": saveTo(sender)
    case "revertDocumentToSaved:": revertToSaved(sender)
    case "printDocument:": printDocument(sender)
    case "runPageLayout:": runPageLayout(sender)
    case "duplicateDocument:": duplicate(sender)
    case "moveDocument:": move(sender)
    default: return false
    }
    return true
  }

  /// Whether documents do it themselves.
  open func responds(to selector: String) -> Bool {
    Self.actions.contains(selector)
  }

  /// Whether an action of the document would do something now.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "saveDocument:": isDocumentEdited || fileURL == nil
    case "revertDocumentToSaved:": isDocumentEdited && fileURL != nil
    default: true
    }
  }
}

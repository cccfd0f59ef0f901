import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What documents have besides their content, their windows and their changes: names, panels, printing, activities.
///
/// The base of `NSDocument`, and of nothing else; apart from that class for its length alone.
@MainActor
open class DocumentAspects: NSObject {
  final var ownPrintInfo: NSPrintInfo?
  /// Whether the file may not be changed.
  open internal(set) var isLocked = false
  /// Whether an older version is shown; never here.
  open var isInViewingMode: Bool { false }
  /// Whether older versions are looked at; never here.
  open var isBrowsingVersions: Bool { false }
  /// Whether all of the file is read, so that it may go; yes.
  open var isEntireFileLoaded: Bool { true }

  /// Makes an object without a file; `NSDocument` alone is made.
  public override init() { super.init() }

  private final var document: NSDocument? { self as? NSDocument }

  /// Whether an item of a menu for the document can be chosen: where `validateUserInterfaceItem` says so.
  open func validateMenuItem(_ menuItem: NSMenuItem) -> Bool { document?.validateUserInterfaceItem(menuItem) ?? true }

  // MARK: Types and names

  /// Whether new documents are saved by themselves without a question; where documents are saved in place.
  open class var autosavesDrafts: Bool { false }
  /// Whether documents may lie in the cloud.
  open class var usesUbiquitousStorage: Bool { true }
  /// Whether another thread may read documents of a type. Nothing is read by another thread here.
  open class func canConcurrentlyReadDocuments(ofType typeName: String) -> Bool { false }
  /// Whether a program's class reads and writes a type.
  open class func isNativeType(_ type: String) -> Bool {
    (self as? NSDocument.Type).map { $0.readableTypes.contains(type) && $0.writableTypes.contains(type) } ?? false
  }

  /// The name of a document that was never saved.
  open func defaultDraftName() -> String { "Untitled" }

  /// Names of the types that it can be saved as.
  open func writableTypes(for saveOperation: NSDocument.SaveOperationType) -> [String] {
    (type(of: self) as? NSDocument.Type)?.writableTypes ?? []
  }

  /// The extension of files of a type, without a dot: the first that the `Info.plist` tells, else the file's own.
  open func fileNameExtension(
    forType typeName: String, saveOperation: NSDocument.SaveOperationType
  ) -> String? {
    DocumentTypes.current.fileExtension(of: typeName)
      ?? document?.fileURL.map(\.pathExtension).flatMap { $0.isEmpty ? nil : $0 }
  }

  // MARK: Panels

  /// Whether a user can choose among types when saving.
  open var shouldRunSavePanelWithAccessoryView: Bool { true }
  /// The type that a user chose when saving last.
  open var fileTypeFromLastRunSavePanel: String? { document?.fileType }
  /// Whether a user hid the extension when saving last.
  open internal(set) var fileNameExtensionWasHiddenInLastRunSavePanel = false

  /// Called before a panel asks where to save.
  /// - Returns: whether it is to ask.
  open func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool { true }

  /// Asks where to save, saves there, and tells a delegate whether that was done.
  /// - Parameters:
  ///   - saveOperation: what saving does: whether the document has that file then.
  ///   - delegate: an `NSDocumentAnswering`; others hear nothing.
  ///   - didSaveSelector: not sent here.
  ///   - contextInfo: what the delegate is told besides.
  open func runModalSavePanel(
    for saveOperation: NSDocument.SaveOperationType, delegate: Any?, didSave didSaveSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    guard let document else { return }
    let isSaved = document.askAndSave(saveOperation)
    (delegate as? any NSDocumentAnswering)?.document(document, didSave: isSaved, contextInfo: contextInfo)
  }

  /// Called before a panel asks about the paper.
  /// - Returns: whether it is to ask.
  open func preparePageLayout(_ pageLayout: NSPageLayout) -> Bool { true }

  /// Called before a picker asks in which way the document is handed on.
  open func prepare(_ sharingServicePicker: NSSharingServicePicker) {}

  /// Whether the document can be handed on: whether there is a file.
  open var allowsDocumentSharing: Bool { document?.fileURL != nil }

  // MARK: Writing

  /// Whether the file that is written again is kept beside it.
  open var keepBackupFile: Bool { false }

  /// Writes the content so that the file stays as it was where that fails, and gives it its attributes.
  /// - Throws: what writing throws, and what the system says of the file.
  open func writeSafely(
    to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType
  ) throws {
    let old = document?.fileURL
    if keepBackupFile, saveOperation == .saveOperation, FileManager.default.fileExists(atPath: url.path) {
      let place = url.deletingPathExtension().path + "~" + (url.pathExtension.isEmpty ? "" : ".\(url.pathExtension)")
      try? FileManager.default.removeItem(atPath: place)
      try FileManager.default.copyItem(atPath: url.path, toPath: place)
    }
    try write(to: url, ofType: typeName, for: saveOperation, originalContentsURL: old)
    let attributes = try fileAttributesToWrite(
      to: url, ofType: typeName, for: saveOperation, originalContentsURL: old)
    guard !attributes.isEmpty else { return }
    let keyed = attributes.map { (FileAttributeKey(rawValue: $0.key), $0.value) }
    try FileManager.default.setAttributes(Dictionary(uniqueKeysWithValues: keyed), ofItemAtPath: url.path)
  }

  /// Writes the content for a kind of saving.
  /// - Throws: what writing throws.
  open func write(
    to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType,
    originalContentsURL absoluteOriginalContentsURL: URL?
  ) throws { try document?.write(to: url, ofType: typeName) }

  /// Attributes of the file, by the names of `FileAttributeKey`: none.
  open func fileAttributesToWrite(
    to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType,
    originalContentsURL absoluteOriginalContentsURL: URL?
  ) throws -> [String: Any] { [:] }

  // MARK: What menus do

  /// Saves where the file is, or where the panel's answer says (`NSApplication.modalAnswer`).
  open func save(_ sender: Any?) { document?.saveNow() }

  /// Asks where to save, and saves there; the document has that file then.
  open func saveAs(_ sender: Any?) { document?.saveElsewhere() }

  /// Asks where to save, and saves a copy there.
  open func saveTo(_ sender: Any?) { document?.saveCopy() }

  /// Reads the document's file again.
  open func revertToSaved(_ sender: Any?) { document?.readAgain() }

  /// Makes another document with the same content, which was never saved, and shows it.
  /// - Throws: what writing and reading the content throws.
  @discardableResult
  open func duplicate() throws -> NSDocument {
    guard let document else { throw StandInError(.notFound, self, "there is no document") }
    return try document.copied()
  }

  /// Does that as a menu does. What goes wrong is shown in an alert.
  open func duplicate(_ sender: Any?) { do { try duplicate() } catch { presentError(error) } }

  /// Whether the document may be written while a user goes on: no, unless a class says so. It is written at once here.
  open func canAsynchronouslyWrite(
    to url: URL, ofType typeName: String, for saveOperation: NSDocument.SaveOperationType
  ) -> Bool { false }

  // MARK: Restoring

  /// Writes what the document shows, for the next run of the program. Does nothing here; a test calls it.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Reads what `encodeRestorableState(with:)` wrote. Does nothing here; a test calls it.
  open func restoreState(with coder: NSCoder) {}

  /// Says that what was written is out of date. Does nothing here.
  open func invalidateRestorableState() {}

  // MARK: Printing

  /// How the document is printed: as the program prints, until it is set.
  open var printInfo: NSPrintInfo {
    get {
      if let ownPrintInfo { return ownPrintInfo }
      let made = NSPrintInfo.shared.copy() as? NSPrintInfo ?? NSPrintInfo()
      ownPrintInfo = made
      return made
    }
    set { ownPrintInfo = newValue }
  }

  /// Prints, as a menu does.
  open func printDocument(_ sender: Any?) {
    print(withSettings: [:], showPrintPanel: true, delegate: nil, didPrint: nil, contextInfo: nil)
  }

  /// Prints. What goes wrong is shown in an alert.
  /// - Parameters:
  ///   - printSettings: attributes besides those of `printInfo`.
  ///   - showPrintPanel: whether a user is asked first.
  ///   - delegate: an `NSPrintAnswering`; others hear nothing.
  ///   - didPrintSelector: not sent here.
  ///   - contextInfo: what the delegate is told besides.
  open func print(
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any], showPrintPanel: Bool, delegate: Any?,
    didPrint didPrintSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    do {
      let operation = try printOperation(withSettings: printSettings)
      operation.showsPrintPanel = showPrintPanel
      let isDone = operation.run()
      (delegate as? any NSPrintAnswering)?.printOperationDidRun(operation, success: isDone, contextInfo: contextInfo)
    } catch { presentError(error) }
  }

  /// What prints the document. A class that can be printed overrides this.
  /// - Throws: `StandInError`, as a class of a program must say what is printed.
  open func printOperation(withSettings printSettings: [NSPrintInfo.AttributeKey: Any]) throws -> NSPrintOperation {
    throw StandInError(.notFound, self, "the class does not override 'printOperation(withSettings:)'")
  }

  /// Asks about the paper, as a menu does.
  open func runPageLayout(_ sender: Any?) {
    let asked = printInfo.copy() as? NSPrintInfo ?? printInfo
    let panel = NSPageLayout()
    guard preparePageLayout(panel), panel.runModal(with: asked) == NSApplication.ModalResponse.OK.rawValue,
      shouldChangePrintInfo(asked)
    else { return }
    printInfo = asked
  }

  /// Whether what a user chose for the paper is taken.
  open func shouldChangePrintInfo(_ newPrintInfo: NSPrintInfo) -> Bool { true }

  // MARK: Errors

  /// Shows an error in an alert, as `willPresentError` makes it, then the documents' controller and the application's
  /// delegate; a test answers by `NSApplication.modalAnswer`.
  /// - Returns: whether something was done about it.
  @discardableResult
  open func presentError(_ error: any Error) -> Bool {
    NSDocumentController.shared.presentError(willPresentError(error))
  }

  /// Shows an error in a sheet of a window, likewise, and tells a delegate, an `NSErrorAnswering`.
  open func presentError(
    _ error: any Error, modalFor window: NSWindow, delegate: Any?, didPresent didPresentSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    NSDocumentController.shared.presentError(
      willPresentError(error), modalFor: window, delegate: delegate, didPresent: didPresentSelector,
      contextInfo: contextInfo)
  }

  /// The error that is shown in place of one: itself, unless a class says otherwise.
  open func willPresentError(_ error: any Error) -> any Error { error }

  // MARK: Activities

  /// What a user does with the document, to go on with elsewhere.
  open var userActivity: NSUserActivity? {
    didSet { UserActivitySaving.follow(userActivity, instead: oldValue, self) { $0.updateUserActivityState($1) } }
  }

  /// Brings the activity up to date: says which file it is of.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    if let url = document?.fileURL { userActivity.addUserInfoEntries(from: [NSUserActivityDocumentURLKey: url]) }
  }

  /// Goes on with an activity. Does nothing here.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}
}

/// Under which key an activity says the file of its document.
public let NSUserActivityDocumentURLKey = "NSUserActivityDocumentURLKey"

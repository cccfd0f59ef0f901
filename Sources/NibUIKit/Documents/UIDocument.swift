import NibRuntime
import NibStandIns

/// A document in a file. Stands in for UIDocument.
///
/// Files are read and written at once, where code asks for it, and handlers are called before the call returns. Nothing
/// saves by itself: a test calls `autosave`. No other program is asked about the file.
@MainActor
open class UIDocument: NSObject {
  /// How a document stands to its file. Documented: the bits, by UIKit.
  public struct State: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Open and without fault.
    public static let normal: Self = []
    /// Not read, or closed.
    public static let closed = Self(rawValue: 1)
    /// Another version of the file is there.
    public static let inConflict = Self(rawValue: 2)
    /// The last saving failed.
    public static let savingError = Self(rawValue: 4)
    /// A user may not change it at the moment.
    public static let editingDisabled = Self(rawValue: 8)
    /// There is a progress of what is being done.
    public static let progressAvailable = Self(rawValue: 16)
  }

  /// How a document changed.
  public enum ChangeKind: Int, Sendable {
    /// As named.
    case done, undone, redone, cleared
  }

  /// Why a document is saved.
  public enum SaveOperation: Int, Sendable {
    /// As named.
    case forCreating, forOverwriting
  }

  /// The state became another one; the notification's object is the document.
  public nonisolated static let stateChangedNotification = Notification.Name("UIDocumentStateChangedNotification")
  /// The name of the activity that carries a document's file.
  public nonisolated static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// The file.
  open internal(set) var fileURL: URL
  /// When the file was written as the document knows it; nil before it is read or saved.
  open var fileModificationDate: Date?
  private var kind: String?
  /// How the document stands to its file.
  open var documentState: State { state }
  private var state = State.closed {
    didSet { if state != oldValue { postStateChange() } }
  }
  private var changes = 0
  private var isLost = false
  private var epoch = 0
  /// What the user does with the document, to go on elsewhere; kept.
  open var userActivity: NSUserActivity?
  /// What is being done: nothing, for all is done at once.
  open var progress: Progress? { nil }
  private var manager: UndoManager?

  /// Makes a document of a file, which is not read before `open`.
  public init(fileURL url: URL) {
    fileURL = url
    super.init()
  }

  /// The name of the file without its ending.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The kind of the file, by its ending; nil for a file without one.
  open var fileType: String? { kind ?? UTType(filenameExtension: fileURL.pathExtension)?.identifier }

  /// What undoes changes: one is made when it is asked for. Each change that it is told counts as one of the document.
  open var undoManager: UndoManager! {
    get {
      if manager == nil { watch(UndoManager()) }
      return manager
    }
    set { watch(newValue) }
  }

  private func watch(_ newManager: UndoManager?) {
    #if !canImport(ObjectiveC)
      manager?.onStep = nil
      newManager?.onStep = { [weak self] step in
        switch step {
        case .done: self?.updateChangeCount(.done)
        case .redone: self?.updateChangeCount(.redone)
        case .undone: self?.updateChangeCount(.undone)
        }
      }
    #endif
    manager = newManager
  }

  // MARK: Content, said by subclasses.

  /// The content of the file: `Data` or a `FileWrapper`; none here.
  /// - Throws: what keeps the document from being saved.
  open func contents(forType typeName: String) throws -> Any { Data() }

  /// Takes the content of a file: `Data`, or a `FileWrapper` of a folder. Does nothing here.
  /// - Throws: what keeps the document from being opened.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {}

  // MARK: Changes.

  /// Whether there are changes that are not saved.
  open var hasUnsavedChanges: Bool { isLost || changes != 0 }

  /// Counts a change.
  open func updateChangeCount(_ change: ChangeKind) {
    switch change {
    case .done:
      // What was undone past the saved state cannot be done again once there is another change.
      if changes < 0 { isLost = true }
      changes += 1
    case .redone: changes += 1
    case .undone: changes -= 1
    case .cleared: (changes, isLost) = (0, false)
    }
    epoch &+= 1
  }

  /// What the number of changes is now, for `updateChangeCount(withToken:for:)`.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { epoch }

  /// Forgets the changes that a save wrote: all, unless there are newer ones than the token knows.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    if changeCountToken as? Int == epoch { updateChangeCount(.cleared) }
  }

  /// Keeps the user from changing the document, as while it is read anew. Does nothing here: a subclass says what it
  /// means.
  open func disableEditing() {}

  /// Lets the user change the document again. Does nothing here.
  open func enableEditing() {}

  // MARK: Faults.

  /// The error that `handleError` was told last.
  open private(set) var lastError: (any Error)?

  /// Told of what went wrong. Notes it, and presents nothing.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    lastError = error
    finishedHandlingError(error, recovered: false)
  }

  /// Told once an error is dealt with. Does nothing here.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Told that there is no more time to ask the user about an error. Does nothing here, and nothing calls it.
  open func userInteractionNoLongerPermitted(forError error: any Error) {}

  // MARK: Files.

  /// Does work on the file: at once.
  open func performAsynchronousFileAccess(_ block: @escaping () -> Void) { block() }

  /// Opens the document: reads its file. One that is open stays as it is.
  open func open(completionHandler: ((Bool) -> Void)? = nil) {
    guard documentState.contains(.closed) else {
      completionHandler?(true)
      return
    }
    let isRead = attempt { try self.read(from: self.fileURL) }
    if isRead {
      updateChangeCount(.cleared)
      state.remove(.closed)
    }
    completionHandler?(isRead)
  }

  /// Closes the document: saves its changes before. It stays open if that fails.
  open func close(completionHandler: ((Bool) -> Void)? = nil) {
    guard !documentState.contains(.closed) else {
      completionHandler?(true)
      return
    }
    let end: (Bool) -> Void = { isSaved in
      if isSaved { self.state.insert(.closed) }
      completionHandler?(isSaved)
    }
    if hasUnsavedChanges { autosave(completionHandler: end) } else { end(true) }
  }

  /// Saves the document if there are changes.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else {
      completionHandler?(true)
      return
    }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// Saves the document to a file, which is its own from then on. One that is saved for the first time is open then.
  open func save(to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil) {
    let token = changeCountToken(for: saveOperation)
    let isSaved = attempt {
      let contents = try self.contents(forType: self.savingFileType ?? "")
      let attributes = try self.fileAttributesToWrite(to: url, for: saveOperation)
      try self.writeContents(contents, andAttributes: attributes, safelyTo: url, for: saveOperation)
    }
    if isSaved {
      (fileURL, kind) = (url, savingFileType)
      fileModificationDate = Self.modificationDate(of: url)
      updateChangeCount(withToken: token, for: saveOperation)
      state.subtract(saveOperation == .forCreating ? [.savingError, .closed] : .savingError)
    } else {
      state.insert(.savingError)
    }
    completionHandler?(isSaved)
  }

  /// Reads a file in the place of what there is; changes go. What the user could undo is forgotten.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    state.insert(.editingDisabled)
    disableEditing()
    let isRead = attempt { try self.read(from: url) }
    if isRead {
      manager?.removeAllActions()
      updateChangeCount(.cleared)
    }
    enableEditing()
    state.remove(.editingDisabled)
    completionHandler?(isRead)
  }

  private func attempt(_ body: @escaping () throws -> Void) -> Bool {
    do { try body() } catch {
      handleError(error, userInteractionPermitted: true)
      return false
    }
    return true
  }

  static func modificationDate(of url: URL) -> Date? {
    (try? FileManager.default.attributesOfItem(atPath: url.path))?[.modificationDate] as? Date
  }

  /// The kind that the document is saved as: that of its file.
  open var savingFileType: String? { fileType }

  /// Reads a file and hands its content to `load(fromContents:ofType:)`: `Data`, or a `FileWrapper` of a folder.
  /// - Throws: what the system or `load` says.
  open func read(from url: URL) throws {
    let wrapper = try FileWrapper(url: url, options: .immediate)
    let type = url == fileURL ? fileType : UTType(filenameExtension: url.pathExtension)?.identifier
    try load(fromContents: wrapper.regularFileContents ?? wrapper, ofType: type)
    if url == fileURL { fileModificationDate = Self.modificationDate(of: url) }
  }

  /// The ending of files of a kind: that of the document's own file for its kind.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    let own = fileURL.pathExtension
    guard let typeName, typeName != fileType || own.isEmpty else { return own }
    return UTType(typeName)?.preferredFilenameExtension ?? ""
  }

  /// Attributes of the file besides its content; none here.
  /// - Throws: what keeps the document from being saved.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  /// Writes the content so that the file stays as it was where that fails, then its attributes that `FileManager` knows.
  /// - Throws: what the system says.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    let earlier = saveOperation == .forOverwriting ? url : nil
    try writeContents(contents, to: url, for: saveOperation, originalContentsURL: earlier)
    let known = (additionalFileAttributes ?? [:]).compactMap { pair in
      (pair.key as? FileAttributeKey).map { ($0, pair.value) }
    }
    guard !known.isEmpty else { return }
    try FileManager.default.setAttributes(Dictionary(known) { first, _ in first }, ofItemAtPath: url.path)
  }

  /// Writes the content: `Data` or a `FileWrapper`.
  /// - Throws: `CocoaError` with code `fileWriteUnknown` for content of another type; what the system says.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if let data = contents as? Data { return try data.write(to: url, options: .atomic) }
    if let wrapper = contents as? FileWrapper {
      return try wrapper.write(to: url, options: .atomic, originalContentsURL: originalContentsURL)
    }
    throw CocoaError(.fileWriteUnknown)
  }
}

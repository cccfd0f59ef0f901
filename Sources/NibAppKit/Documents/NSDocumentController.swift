import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// The documents of a program. Stands in for NSDocumentController.
///
/// Which class a file's document has, `CFBundleDocumentTypes` of the main bundle's `Info.plist` say, or a test by
/// `documentClasses`.
open class NSDocumentController: DocumentControllerMembers, NSUserInterfaceValidations {
  private static var first: NSDocumentController?

  /// The one of the program: the first that was made, else one that is made now.
  public static var shared: NSDocumentController { first ?? NSDocumentController() }

  /// The one of a program that has documents: that was made, or whose types the `Info.plist` tells; nil for others.
  static var ofProgram: NSDocumentController? { first ?? (DocumentTypes.current.isEmpty ? nil : shared) }

  /// Documents that are open, in the order in which they were added.
  open private(set) var documents: [NSDocument] = []
  /// Files that were opened or saved, the newest first, each once.
  open private(set) var recentDocumentURLs: [URL] = []
  /// Classes of documents by the names of their types, beside those that the `Info.plist` tells. In a test the module of a
  /// program has another name, or there is no `Info.plist`.
  open var documentClasses: [String: NSDocument.Type] = [:]
  /// Seconds between automatic saves; 0 for none, but of classes that save in place. `autosaveDocuments()` is their end.
  open var autosavingDelay = 0.0

  /// Makes one; the first is the program's.
  public override init() {
    super.init()
    if Self.first == nil { Self.first = self }
  }

  /// How many files are remembered.
  open var maximumRecentDocumentCount: Int { 10 }

  /// Adds a document.
  open func addDocument(_ document: NSDocument) {
    if !documents.contains(where: { $0 === document }) { documents.append(document) }
  }

  /// Lets a document go.
  open func removeDocument(_ document: NSDocument) { documents.removeAll { $0 === document } }

  /// The document of the key window, else of the main window.
  open var currentDocument: NSDocument? {
    [NSApplication.shared.keyWindow, NSApplication.shared.mainWindow].lazy
      .compactMap { $0.flatMap { self.document(for: $0) } }.first
  }

  /// The document of a window, or of the one that it is a sheet of.
  open func document(for window: NSWindow) -> NSDocument? {
    (window.sheetParent ?? window).windowController?.document as? NSDocument
  }

  /// The open document of a file.
  open func document(for url: URL) -> NSDocument? {
    documents.first { $0.fileURL?.standardizedFileURL == url.standardizedFileURL }
  }

  /// Whether a document has changes that are not saved.
  open var hasEditedDocuments: Bool { documents.contains(where: \.isDocumentEdited) }

  // MARK: Types

  /// The name of the type of new documents: the first that the program edits.
  open var defaultType: String? { DocumentTypes.current.edited ?? documentClasses.keys.sorted().first }

  /// The names of the classes of documents, as the `Info.plist` tells them.
  open var documentClassNames: [String] { DocumentTypes.current.classNames }

  /// What users call a type: as the `Info.plist` says, else its name.
  open func displayName(forType typeName: String) -> String? { DocumentTypes.current.kind(of: typeName) ?? typeName }

  /// The folder of the current document's file, or of the newest of those that were opened.
  open var currentDirectory: String? {
    (currentDocument?.fileURL ?? recentDocumentURLs.first)?.deletingLastPathComponent().path
  }

  /// The class of documents of a type; nil for none.
  open func documentClass(forType typeName: String) -> AnyClass? {
    documentClasses[typeName] ?? DocumentTypes.current.documentClass(of: typeName)
  }

  /// The name of a file's type, by its extension; where the `Info.plist` tells no types, that of new documents.
  /// - Throws: `StandInError` where the program has no type for the file.
  open func typeForContents(of url: URL) throws -> String {
    let types = DocumentTypes.current
    if let type = types.isEmpty ? defaultType : types.type(ofExtension: url.pathExtension) { return type }
    throw StandInError(.notFound, self, "no type of documents is known for '\(url.lastPathComponent)'")
  }

  private func makeDocument(ofType typeName: String) throws -> NSDocument {
    guard let type = documentClass(forType: typeName) as? NSDocument.Type else {
      throw StandInError(
        .notFound, self, "no class of documents is known for the type '\(typeName)'; a test sets 'documentClasses'")
    }
    return type.make(dynamic: ())
  }

  /// Makes a new document of a type.
  /// - Throws: `StandInError` where no class is known.
  open func makeUntitledDocument(ofType typeName: String) throws -> NSDocument {
    let document = try makeDocument(ofType: typeName)
    document.fileType = typeName
    return document
  }

  /// Makes the document of a file.
  /// - Throws: `StandInError` where no class is known; what reading throws.
  open func makeDocument(withContentsOf url: URL, ofType typeName: String) throws -> NSDocument {
    let document = try makeDocument(ofType: typeName)
    try document.open(url, typeName)
    return document
  }

  /// Makes the document of a file with the content of another one, which is not saved in it yet.
  /// - Throws: as `makeDocument(withContentsOf:ofType:)`.
  open func makeDocument(
    for urlOrNil: URL?, withContentsOf contentsURL: URL, ofType typeName: String
  ) throws -> NSDocument {
    let document = try makeDocument(withContentsOf: contentsURL, ofType: typeName)
    guard urlOrNil != contentsURL else { return document }
    document.fileURL = urlOrNil
    document.updateChangeCount(.changeReadOtherContents)
    return document
  }

  /// Makes a new document with the content of a file, which it does not have as its own.
  /// - Throws: as `makeDocument(withContentsOf:ofType:)`.
  @discardableResult
  open func duplicateDocument(
    withContentsOf url: URL, copying duplicateByCopying: Bool, displayName displayNameOrNil: String?
  ) throws -> NSDocument {
    let document = try makeDocument(for: nil, withContentsOf: url, ofType: try typeForContents(of: url))
    document.displayName = displayNameOrNil ?? url.deletingPathExtension().lastPathComponent
    add(document, displaying: true)
    return document
  }

  // MARK: Opening

  /// Makes a new document of the type of new documents, and shows it.
  /// - Throws: as `makeUntitledDocument(ofType:)`.
  @discardableResult
  open func openUntitledDocumentAndDisplay(_ displayDocument: Bool) throws -> NSDocument {
    guard let defaultType else { throw StandInError(.notFound, self, "no type of documents is known") }
    let document = try makeUntitledDocument(ofType: defaultType)
    add(document, displaying: displayDocument)
    return document
  }

  final func add(_ document: NSDocument, displaying: Bool) {
    addDocument(document)
    guard displaying else { return }
    if document.windowControllers.isEmpty { document.makeWindowControllers() }
    document.showWindows()
  }

  /// Opens the document of a file, or shows the one that is open.
  /// - Parameters:
  ///   - url: the file.
  ///   - displayDocument: whether its windows are shown.
  ///   - completionHandler: is called at once, with the document, whether it was open, and what went wrong.
  open func openDocument(
    withContentsOf url: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) {
    if let known = document(for: url) {
      if displayDocument { add(known, displaying: true) }
      return completionHandler(known, true, nil)
    }
    do {
      let document = try makeDocument(withContentsOf: url, ofType: try typeForContents(of: url))
      add(document, displaying: displayDocument)
      noteNewRecentDocument(document)
      completionHandler(document, false, nil)
    } catch {
      completionHandler(nil, false, error)
    }
  }

  /// Makes a new document, as a menu does.
  open func newDocument(_ sender: Any?) {
    do { try openUntitledDocumentAndDisplay(true) } catch { presentError(error) }
  }

  /// Asks which files to open, as a menu does; the panel's answer is a test's (`NSApplication.modalAnswer`).
  open func openDocument(_ sender: Any?) {
    for url in urlsFromRunningOpenPanel() ?? [] {
      openDocument(withContentsOf: url, display: true) { _, _, error in if let error { self.presentError(error) } }
    }
  }

  /// Asks which files to open, and waits for the answer.
  /// - Returns: what was chosen; nil where the panel was cancelled.
  open func urlsFromRunningOpenPanel() -> [URL]? {
    let panel = NSOpenPanel()
    panel.allowsMultipleSelection = true
    let answer = runModalOpenPanel(panel, forTypes: nil)
    return answer == NSApplication.ModalResponse.OK.rawValue ? panel.urls : nil
  }

  /// Has a panel ask, and waits for the answer.
  /// - Returns: the number of the panel's answer.
  open func runModalOpenPanel(_ openPanel: NSOpenPanel, forTypes types: [String]?) -> Int {
    if let types { openPanel.allowedFileTypes = types }
    return openPanel.runModal().rawValue
  }

  /// Has a panel ask which files to open.
  /// - Parameter completionHandler: is called at once, with what was chosen; nil where the panel was cancelled.
  open func beginOpenPanel(completionHandler: @escaping ([URL]?) -> Void) {
    completionHandler(urlsFromRunningOpenPanel())
  }

  /// Opens a document again that was open when the program ended: from its file, with the content of another one.
  open func reopenDocument(
    for urlOrNil: URL?, withContentsOf contentsURL: URL, display displayDocument: Bool,
    completionHandler: @escaping (NSDocument?, Bool, (any Error)?) -> Void
  ) {
    do {
      let type = try typeForContents(of: urlOrNil ?? contentsURL)
      let document = try makeDocument(for: urlOrNil, withContentsOf: contentsURL, ofType: type)
      add(document, displaying: displayDocument)
      completionHandler(document, false, nil)
    } catch { completionHandler(nil, false, error) }
  }

  /// Saves all documents that have changes.
  open func saveAllDocuments(_ sender: Any?) {
    for document in documents where document.isDocumentEdited { document.save(sender) }
  }

  /// Closes all documents, one after another, asking about their changes; ends with the first that stays open.
  ///
  /// The delegate's selector is sent nothing: `documents` is empty if all are closed.
  open func closeAllDocuments(
    withDelegate delegate: Any?, didCloseAllSelector: Selector?, contextInfo: UnsafeMutableRawPointer?
  ) {
    closeAsking(documents[...])
  }

  private func closeAsking(_ documents: ArraySlice<NSDocument>) {
    documents.first?.closeAsking { if $0 { self.closeAsking(documents.dropFirst()) } }
  }

  // MARK: Recent files

  /// Remembers the file of a document.
  open func noteNewRecentDocument(_ document: NSDocument) {
    if let url = document.fileURL { noteNewRecentDocumentURL(url) }
  }

  /// Remembers a file.
  open func noteNewRecentDocumentURL(_ url: URL) {
    recentDocumentURLs.removeAll { $0.standardizedFileURL == url.standardizedFileURL }
    recentDocumentURLs = Array(([url] + recentDocumentURLs).prefix(max(maximumRecentDocumentCount, 0)))
  }

  /// Forgets the files.
  open func clearRecentDocuments(_ sender: Any?) { recentDocumentURLs = [] }

  // MARK: Actions

  /// Performs what the documents' controller does itself.
  open override func perform(_ selector: String, sender: AnyObject?, event: ControlEvents?) throws -> Bool {
    switch selector {
    case "newDocument:": newDocument(sender)
    case "openDocument:": openDocument(sender)
    case "saveAllDocuments:": saveAllDocuments(sender)
    case "clearRecentDocuments:": clearRecentDocuments(sender)
    default: return try super.perform(selector, sender: sender, event: event)
    }
    return true
  }

  /// Whether it does it itself.
  open override func responds(to selector: String) -> Bool {
    ["newDocument:", "openDocument:", "saveAllDocuments:", "clearRecentDocuments:"].contains(selector)
      || super.responds(to: selector)
  }

  /// Whether an action of it would do something now.
  open func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool {
    switch item.action?.name {
    case "saveAllDocuments:": hasEditedDocuments
    case "clearRecentDocuments:": !recentDocumentURLs.isEmpty
    default: true
    }
  }
}

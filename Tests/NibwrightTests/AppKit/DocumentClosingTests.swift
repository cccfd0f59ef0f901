import NibAppKit
import NibTestSupport
import Testing

/// A document of text that is saved where a user says so.
private class NoteDocument: NSDocument {
  var text = ""

  override var autosavingFileType: String? { "Note" }
  override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
  override func read(from data: Data, ofType typeName: String) throws { text = String(decoding: data, as: UTF8.self) }

  func change(to new: String) {
    text = new
    updateChangeCount(.changeDone)
  }
}

/// One that is saved by itself.
private final class LiveDocument: NoteDocument {
  override class var autosavesInPlace: Bool { true }
}

/// One that is a folder of texts.
private final class BundleDocument: NSDocument {
  var pages: [String: String] = [:]

  override func read(from fileWrapper: FileWrapper, ofType typeName: String) throws {
    pages = (fileWrapper.fileWrappers ?? [:]).compactMapValues(\.regularFileContents)
      .mapValues { String(decoding: $0, as: UTF8.self) }
  }

  override func fileWrapper(ofType typeName: String) throws -> FileWrapper {
    FileWrapper(
      directoryWithFileWrappers: pages.mapValues { FileWrapper(regularFileWithContents: Data($0.utf8)) })
  }
}

/// Hears whether a document may be closed.
private final class Listener: NSDocumentAnswering {
  var told: [Bool] = []
  func document(_ document: NSDocument, shouldClose: Bool, contextInfo: UnsafeMutableRawPointer?) {
    told.append(shouldClose)
  }
}

@MainActor
@Suite("Closing documents of AppKit", .serialized) struct DocumentClosingTests {
  private func shown(_ document: NSDocument) -> NSWindow {
    let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 9, height: 9), styleMask: [.titled, .closable], backing: .buffered,
      defer: false)
    document.addWindowController(NSWindowController(window: window))
    NSDocumentController.shared.addDocument(document)
    document.showWindows()
    return window
  }

  private func answer(_ title: String, in window: NSWindow) throws {
    let sheet = try #require(window.attachedSheet)
    let buttons: [NSButton] = (sheet.contentView?.subviews ?? []).compactMap { $0 as? NSButton }
    try #require(buttons.first { $0.title == title }, "\(buttons.map(\.title))").click()
  }

  @Test("a window whose document has changes asks what to do with them; each answer does what it says")
  func answers() throws {
    let folder = try PictureFolder()
    defer { NSDocumentController.shared.clearRecentDocuments(nil) }
    let url = URL(fileURLWithPath: try folder.add("a.txt", Array("one".utf8)))
    let document = try NoteDocument(contentsOf: url, ofType: "Note")
    let window = shown(document)
    document.change(to: "two")

    window.performClose(nil)
    #expect(window.isVisible && window.attachedSheet != nil)
    try answer("Cancel", in: window)
    #expect(window.isVisible && window.attachedSheet == nil && document.isDocumentEdited)

    window.performClose(nil)
    try answer("Save", in: window)
    #expect(!window.isVisible && document.windowControllers.isEmpty)
    #expect(try String(contentsOf: url, encoding: .utf8) == "two")

    let again = shown(document)
    document.change(to: "three")
    again.performClose(nil)
    try answer("Don’t Save", in: again)
    #expect(!again.isVisible)
    #expect(try String(contentsOf: url, encoding: .utf8) == "two")
    #expect(!NSDocumentController.shared.documents.contains { $0 === document })
  }

  @Test("a new document that is to be saved asks where, and stays open without a place; its other windows just close")
  func untitled() throws {
    let document = NoteDocument()
    let window = shown(document)
    let second = NSWindowController(window: NSWindow())
    document.addWindowController(second)
    document.change(to: "x")
    second.window?.performClose(nil)
    #expect(document.windowControllers.count == 1, "another window shows the document, so nobody is asked")

    window.performClose(nil)
    NSApp.modalAnswer = { _ in .cancel }
    defer { NSApp.modalAnswer = nil }
    try answer("Save…", in: window)
    #expect(window.isVisible && document.isDocumentEdited)
    window.close()
  }

  @Test("a delegate hears whether a document may be closed; without a window on the screen an alert is waited for")
  func delegates() {
    let (document, listener) = (NoteDocument(), Listener())
    document.canClose(withDelegate: listener, shouldClose: nil, contextInfo: nil)
    document.change(to: "x")
    var asked: [String] = []
    NSApp.modalAnswer = { alert in
      asked.append((alert as? NSAlert)?.messageText ?? "")
      return asked.count == 1 ? .alertSecondButtonReturn : .alertThirdButtonReturn
    }
    defer { NSApp.modalAnswer = nil }
    for _ in 0..<2 { document.canClose(withDelegate: listener, shouldClose: nil, contextInfo: nil) }
    #expect(listener.told == [true, false, true])
    #expect(asked.count == 2 && asked[0].contains("“Untitled”"))

    NSDocumentController.shared.addDocument(document)
    asked = []
    NSDocumentController.shared.closeAllDocuments(withDelegate: nil, didCloseAllSelector: nil, contextInfo: nil)
    #expect(NSDocumentController.shared.documents.contains { $0 === document }, "the first answer is Cancel")
    NSDocumentController.shared.closeAllDocuments(withDelegate: nil, didCloseAllSelector: nil, contextInfo: nil)
    #expect(!NSDocumentController.shared.documents.contains { $0 === document })
  }

  @Test("a document that is saved in place is saved when its turn comes and when its window closes")
  func inPlace() throws {
    let folder = try PictureFolder()
    defer { NSDocumentController.shared.clearRecentDocuments(nil) }
    let url = URL(fileURLWithPath: try folder.add("a.txt", Array("one".utf8)))
    let document = try LiveDocument(contentsOf: url, ofType: "Note")
    let window = shown(document)
    #expect(!document.isAutosavingScheduled)
    document.change(to: "two")
    #expect(document.isAutosavingScheduled)
    NSDocumentController.shared.autosaveDocuments()
    #expect(!document.isAutosavingScheduled && !document.isDocumentEdited)
    #expect(try String(contentsOf: url, encoding: .utf8) == "two")

    document.change(to: "three")
    window.performClose(nil)
    #expect(!window.isVisible)
    #expect(try String(contentsOf: url, encoding: .utf8) == "three")
  }

  @Test("a document that is not saved in place leaves a copy, which goes when the document is saved")
  func elsewhere() throws {
    let folder = try PictureFolder()
    defer { NSDocumentController.shared.clearRecentDocuments(nil) }
    let url = URL(fileURLWithPath: try folder.add("a.txt", Array("one".utf8)))
    let document = try NoteDocument(contentsOf: url, ofType: "Note")
    document.change(to: "two")
    #expect(!document.isAutosavingScheduled)
    NSDocumentController.shared.autosavingDelay = 30
    defer { NSDocumentController.shared.autosavingDelay = 0 }
    document.scheduleAutosaving()
    #expect(document.isAutosavingScheduled)

    var faults: [(any Error)?] = []
    document.autosave(withImplicitCancellability: false) { faults.append($0) }
    let copy = try #require(document.autosavedContentsFileURL)
    #expect(faults.count == 1 && faults.first! == nil && copy.lastPathComponent == "a (Autosaved).txt")
    #expect(try String(contentsOf: copy, encoding: .utf8) == "two")
    #expect(document.isDocumentEdited && !document.hasUnautosavedChanges && !document.isAutosavingScheduled)
    #expect(try String(contentsOf: url, encoding: .utf8) == "one")
    document.save(nil)
    #expect(document.autosavedContentsFileURL == nil && !FileManager.default.fileExists(atPath: copy.path))
  }

  @Test("a copy is no file that is there already, and stays where the document is saved in its place")
  func savedOverCopy() throws {
    let folder = try PictureFolder()
    defer { NSDocumentController.shared.clearRecentDocuments(nil) }
    let url = URL(fileURLWithPath: try folder.add("a.txt", Array("one".utf8)))
    let other = try folder.add("a (Autosaved).txt", Array("other".utf8))
    let document = try NoteDocument(contentsOf: url, ofType: "Note")
    document.change(to: "two")

    document.autosave(withImplicitCancellability: false) { _ in }
    let copy = try #require(document.autosavedContentsFileURL)
    #expect(copy.lastPathComponent == "a (Autosaved 2).txt")
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "other")

    try document.save(to: copy, ofType: "Note", for: .saveAsOperation)
    #expect(document.fileURL == copy && document.autosavedContentsFileURL == nil)
    #expect(try String(contentsOf: copy, encoding: .utf8) == "two")
  }

  @Test(
    "a name that leads out of its folder is refused, and what was there stays", arguments: ["../b", "..", "a/b", ""])
  func strayNames(name: String) throws {
    let folder = try PictureFolder()
    let url = URL(fileURLWithPath: folder.path + "/Book.pages")
    let good = FileWrapper(directoryWithFileWrappers: ["a": FileWrapper(regularFileWithContents: Data("1".utf8))])
    try good.write(to: url, originalContentsURL: nil)
    let stray = FileWrapper(directoryWithFileWrappers: [name: FileWrapper(regularFileWithContents: Data("2".utf8))])

    #expect(throws: CocoaError.self) { try stray.write(to: url, originalContentsURL: url) }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["Book.pages"])
    #expect(try FileWrapper(url: url).fileWrappers?["a"]?.regularFileContents == Data("1".utf8))
  }

  @Test("a document that is a folder is written whole and read again")
  func folders() throws {
    let folder = try PictureFolder()
    defer { NSDocumentController.shared.clearRecentDocuments(nil) }
    let url = URL(fileURLWithPath: folder.path + "/Book.pages")
    let document = BundleDocument()
    for pages in [["a": "1", "b": "2"], ["b": "3"]] {
      document.pages = pages
      try document.save(to: url, ofType: "Book", for: .saveAsOperation)
      #expect(try BundleDocument(contentsOf: url, ofType: "Book").pages == pages)
    }
    #expect(throws: (any Error).self) { try NoteDocument(contentsOf: url, ofType: "Note") }
  }

  @Test("wrappers of a folder have names, of which each is used once")
  func wrappers() throws {
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    let first = wrapper.addRegularFile(withContents: Data("1".utf8), preferredFilename: "a")
    let second = wrapper.addRegularFile(withContents: Data("2".utf8), preferredFilename: "a")
    #expect(first == "a" && second != "a" && wrapper.fileWrappers?.count == 2 && wrapper.isDirectory)
    let child = try #require(wrapper.fileWrappers?["a"])
    #expect(child.isRegularFile && wrapper.keyForChildFileWrapper(child) == "a")
    wrapper.removeFileWrapper(child)
    #expect(wrapper.fileWrappers?.keys.sorted() == [second] && wrapper.regularFileContents == nil)
  }

  @Test("a link is a wrapper of its own, and a document reads what it leads to")
  func links() throws {
    let folder = try PictureFolder()
    let url = URL(fileURLWithPath: try folder.add("a.txt", Array("one".utf8)))
    let link = URL(fileURLWithPath: folder.path + "/b.txt")
    try FileWrapper(symbolicLinkWithDestinationURL: url).write(to: link, originalContentsURL: nil)
    let wrapper = try FileWrapper(url: link)
    #expect(wrapper.isSymbolicLink && wrapper.symbolicLinkDestinationURL?.path == url.path)
    #expect(try NoteDocument(contentsOf: link, ofType: "Note").text == "one")
  }
}

import Foundation
import NibAppKit
import NibRuntime
import NibTestSupport
import Nibwright
import Testing

/// An app of documents, driven by its user from its launch to its end.
@MainActor
@Suite("An app of documents, driven by its user", .serialized) struct PoemAppTests {
  private static let files = MemoryFileSource([
    "/App.app/MainMenu.xib": Array(PoemDocumentFiles.mainMenu.utf8),
    "/App.app/PoemDocument.xib": Array(PoemDocumentFiles.window.utf8),
    "/App.app/Info.plist": Array(PoemDocumentFiles.info.utf8),
  ])

  private func inApp(_ body: (NSApplication, PoemAppDelegate) throws -> Void) throws {
    try MainBundle.$current.withValue(MainBundle("/App.app", in: Self.files)) {
      let app = NSApplication.shared
      app.closeAllWindows()
      NSDocumentController.shared.documentClasses = ["Poem": PoemDocument.self]
      let delegate = PoemAppDelegate()
      ClassRegistry.shared.register("NibwrightTests.PoemAppDelegate") { delegate }
      let nib = try #require(NSNib(nibNamed: "MainMenu", bundle: .main))
      var topLevel: NSArray?
      #expect(nib.instantiate(withOwner: app, topLevelObjects: &topLevel))
      #expect(app.delegate === delegate)
      defer {
        for document in NSDocumentController.shared.documents { document.close() }
        NSDocumentController.shared.documentClasses = [:]
        app.closeAllWindows()
        app.mainMenu = nil
        app.delegate = nil
        app.modalAnswer = nil
      }
      app.finishLaunching()
      try body(app, delegate)
    }
  }

  private func newPoem(_ app: NSApplication) throws -> (PoemDocument, NSWindow) {
    try app.choose(menu: "File", "New")
    let document = try #require(NSDocumentController.shared.currentDocument as? PoemDocument)
    return (document, try #require(document.windowControllers.first?.window))
  }

  @Test("the app launches, and New makes a document with its window")
  func launch() throws {
    try inApp { app, _ in
      #expect(app.mainMenu?.item(withTitle: "File")?.submenu?.item(withTitle: "New") != nil)
      let (document, window) = try newPoem(app)
      #expect(
        window.isVisible && window.isKeyWindow && document.displayName == "Untitled" && window.title == "Untitled")
      #expect(window.firstResponder === document.titleField)
      #expect(!document.isDocumentEdited)
    }
  }

  @Test("a title that is typed can be undone and done again by keys, and the document knows that it changed")
  func undo() throws {
    try inApp { app, _ in
      let (document, window) = try newPoem(app)
      try window.typeText("Ozymandias\n")
      #expect(document.title == "Ozymandias" && document.isDocumentEdited)
      #expect(document.undoManager?.undoActionName == "Title")
      let undo = try #require(app.mainMenu?.item(withTitle: "Edit")?.submenu?.item(at: 0))
      undo.menu?.update()
      #expect(undo.title == "Undo Title" && undo.isEnabled)
      try window.key("z", .command)
      #expect(document.title == "" && !document.isDocumentEdited && document.titleField.stringValue == "")
      try window.key("z", [.command, .shift])
      #expect(document.title == "Ozymandias" && document.isDocumentEdited)
    }
  }

  @Test("typing in the text view is undone by itself")
  func typing() throws {
    try inApp { app, _ in
      let (document, window) = try newPoem(app)
      try window.key(.tab)
      #expect(window.firstResponder === document.linesView)
      try window.typeText("I met a traveller")
      #expect(document.linesView.string == "I met a traveller" && document.isDocumentEdited)
      try app.choose(menu: "Edit", "Undo Typing")
      #expect(document.linesView.string == "")
      try app.choose(menu: "Edit", "Redo Typing")
      #expect(document.linesView.string == "I met a traveller")
    }
  }

  @Test("items of the menu are validated by the document, which changes their titles")
  func validation() throws {
    try inApp { app, _ in
      let (document, window) = try newPoem(app)
      #expect(throws: UserActionError.self) { try app.choose(menu: "Poem", "Finish") }
      try window.typeText("Ode\n")
      try window.key("d", .command)
      #expect(document.isDone && document.doneButton.state == .on)
      try app.choose(menu: "Poem", "Reopen")
      #expect(!document.isDone)
      #expect(throws: UserActionError.self) { try app.choose(menu: "Poem", "Reverse Lines") }
      try document.linesView.typeText("one\ntwo")
      try window.key("r", [.command, .option])
      #expect(document.linesView.string == "two\none")
      try app.choose(menu: "Edit", "Undo Reverse Lines")
      #expect(document.linesView.string == "one\ntwo")
    }
  }

  @Test("copy and paste go through the pasteboard, from a field to the text")
  func pasting() throws {
    try inApp { app, _ in
      let (document, window) = try newPoem(app)
      try window.typeText("Kubla Khan")
      try window.key("a", .command)
      try window.key("c", .command)
      #expect(NSPasteboard.general.string(forType: .string) == "Kubla Khan")
      try window.key(.tab)
      try window.key("v", .command)
      #expect(document.linesView.string == "Kubla Khan")
      try app.choose(menu: "Edit", "Select All")
      try app.choose(menu: "Edit", "Cut")
      #expect(document.linesView.string == "")
      #expect(throws: UserActionError.self) { try app.choose(menu: "Edit", "Copy") }
    }
  }

  @Test("saving asks where, and writes; opening reads; reverting takes what was saved")
  func saving() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("poems-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try inApp { app, _ in
      let (document, window) = try newPoem(app)
      try window.typeText("Ode\tO Attic shape")
      let url = folder.appendingPathComponent("Ode.poem")
      app.modalAnswer = { panel in
        (panel as? NSSavePanel)?.choose([url])
        return .OK
      }
      try window.key("s", .command)
      #expect(document.fileURL?.lastPathComponent == "Ode.poem" && !document.isDocumentEdited)
      #expect(window.title == "Ode" || window.title == "Ode.poem")
      try document.linesView.typeText("!")
      #expect(document.isDocumentEdited && window.isDocumentEdited)
      try app.choose(menu: "File", "Revert to Saved")
      #expect(document.linesView.string == "O Attic shape" && !document.isDocumentEdited)
      try window.key("w", .command)
      #expect(NSDocumentController.shared.documents.isEmpty && !window.isVisible)
      NSDocumentController.shared.openDocument(withContentsOf: url, display: true) { _, _, _ in }
      let again = NSDocumentController.shared.documents.first as? PoemDocument
      #expect(again?.title == "Ode" && again?.linesView.string == "O Attic shape")
    }
  }

  @Test("closing an edited document asks, and quitting asks the app")
  func closing() throws {
    try inApp { app, delegate in
      let (document, window) = try newPoem(app)
      try window.typeText("Lost\n")
      try window.key("w", .command)
      let sheet = try #require(window.attachedSheet)
      try sheet.find(NSButton.self, text: "Cancel")?.click()
      #expect(window.isVisible)
      try app.choose(menu: "File", "Close")
      try window.attachedSheet?.require(NSButton.self, text: "Don’t Save").click()
      #expect(!window.isVisible && !NSDocumentController.shared.documents.contains(document))
      try app.key("q", .command)
      #expect(delegate.log == ["launched", "should terminate", "will terminate"])
    }
  }
}

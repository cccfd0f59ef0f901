import NibAppKit
import NibTestSupport
import Nibwright
import Testing

/// A document of text, as Xcode's template has it.
private class TextDocument: NSDocument {
  var text = ""
  var isLoaded = false

  override init() {
    super.init()
    text = "new"
  }

  override class var autosavesInPlace: Bool { true }
  override var windowNibName: NSNib.Name? { "TextDocument" }
  override func windowControllerDidLoadNib(_ windowController: NSWindowController) { isLoaded = true }
  override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
  override func read(from data: Data, ofType typeName: String) throws { text = String(decoding: data, as: UTF8.self) }

  func change(to new: String) {
    let old = text
    undoManager?.registerUndo(withTarget: self) { $0.change(to: old) }
    text = new
  }
}

/// A document that only reads, and that its window's nib knows of.
class PageDocument: NSDocument {
  var told: [String] = []

  override func read(from data: Data, ofType typeName: String) throws { told.append(typeName) }
  override func windowControllerWillLoadNib(_ windowController: NSWindowController) {
    told.append("\(windowController.isWindowLoaded)")
  }
  override func windowControllerDidLoadNib(_ windowController: NSWindowController) {
    told.append("\(windowController.isWindowLoaded)")
  }
}

@MainActor
@Suite("Documents of AppKit", .serialized) struct DocumentTests {
  private static let files = MemoryFileSource([
    "/App.app/TextDocument.xib": Array(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="MacOSX.Cocoa"><objects><customObject id="-2" userLabel="File's Owner" customClass="NSDocument">
        <connections><outlet property="window" destination="w" id="o1"/></connections></customObject>
        <window title="Window" id="w"><windowStyleMask key="styleMask" titled="YES" closable="YES"/>
        <rect key="contentRect" x="0" y="0" width="300" height="200"/></window></objects></document>
      """.utf8),
    "/App.app/Info.plist": Array(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleDocumentTypes</key><array><dict>
      <key>CFBundleTypeName</key><string>Page</string><key>CFBundleTypeExtensions</key><array><string>PG</string></array>
      <key>CFBundleTypeRole</key><string>Viewer</string><key>LSItemContentTypes</key><array><string>org.example.page</string>
      </array><key>NSDocumentClass</key><string>NibwrightTests.PageDocument</string></dict><dict>
      <key>CFBundleTypeName</key><string>Text</string><key>CFBundleTypeExtensions</key><array><string>txt</string></array>
      <key>NSDocumentClass</key><string>App.TextDocument</string></dict></array>
      <key>NSMainStoryboardFile</key><string>Main</string></dict></plist>
      """.utf8),
    "/App.app/Main.storyboard": Array(
      """
      <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0" toolsVersion="23504"
        targetRuntime="MacOSX.Cocoa"><scenes><scene sceneID="s"><objects><viewController storyboardIdentifier="Start"
        id="a" sceneMemberID="viewController"/></objects></scene></scenes></document>
      """.utf8),
  ])

  private func inApp(_ body: (NSDocumentController) throws -> Void) rethrows {
    try MainBundle.$current.withValue(MainBundle("/App.app", in: Self.files)) {
      let controller = NSDocumentController.shared
      controller.documentClasses = ["Text": TextDocument.self]
      defer {
        controller.closeAllDocuments(withDelegate: nil, didCloseAllSelector: nil, contextInfo: nil)
        controller.clearRecentDocuments(nil)
        controller.documentClasses = [:]
        NSApp.modalAnswer = nil
      }
      try body(controller)
    }
  }

  @Test("a new document is of the class of its type, made by its own initializer, and shows the window of its nib")
  func untitled() throws {
    try inApp { controller in
      #expect(controller.defaultType == "Text" && controller.documents.isEmpty)
      let document = try #require(controller.openUntitledDocumentAndDisplay(true) as? TextDocument)

      #expect(document.text == "new" && document.fileType == "Text" && document.displayName == "Untitled")
      #expect(controller.documents.first === document && controller.currentDocument === document)
      let window = try #require(document.windowControllers.first?.window)
      #expect(window.isVisible && window.title == "Untitled" && document.isLoaded)
      #expect(window.undoManager === document.undoManager && document.windowForSheet === window)
      window.close()
      #expect(controller.documents.isEmpty && document.windowControllers.isEmpty)
    }
  }

  @Test("a file is opened once, changes are counted with undo, and saving writes it")
  func files() throws {
    let folder = try PictureFolder()
    let url = URL(fileURLWithPath: try folder.add("a.txt", Array("one".utf8)))
    try inApp { controller in
      var opened: [(document: NSDocument?, wasOpen: Bool)] = []
      for _ in 0..<2 {
        controller.openDocument(withContentsOf: url, display: false) { document, wasOpen, error in
          #expect(error == nil)
          opened.append((document, wasOpen))
        }
      }
      let document = try #require(opened.first?.document as? TextDocument)
      #expect(document.text == "one" && opened.map(\.wasOpen) == [false, true] && opened.last?.document === document)
      #expect(controller.document(for: url) === document && controller.recentDocumentURLs == [url])
      #expect(document.windowControllers.isEmpty && document.displayName == "a.txt" && !document.isDocumentEdited)

      document.change(to: "two")
      #expect(document.isDocumentEdited && controller.hasEditedDocuments)
      document.undoManager?.undo()
      #expect(document.text == "one" && !document.isDocumentEdited)
      document.undoManager?.redo()
      #expect(document.text == "two" && document.isDocumentEdited)
      document.save(nil)
      #expect(!document.isDocumentEdited && document.fileModificationDate != nil)
      #expect(try String(contentsOf: url, encoding: .utf8) == "two")

      document.change(to: "three")
      document.revertToSaved(nil)
      #expect(document.text == "two" && !document.isDocumentEdited && document.undoManager?.canUndo == false)
    }
  }

  @Test("the class of a type is found by the name that the Info.plist tells, and so is the main storyboard")
  func information() {
    inApp { controller in
      controller.documentClasses = [:]
      #expect(controller.defaultType == "Text" && TextDocument.readableTypes.isEmpty)
      #expect(controller.documentClass(forType: "Text") == nil, "the class is not the module App's")
      #expect(controller.documentClass(forType: "Page") == PageDocument.self)
      #expect(controller.documentClass(forType: "org.example.page") == PageDocument.self)
      #expect(PageDocument.readableTypes == ["org.example.page"] && PageDocument.writableTypes.isEmpty)
      #expect(NSStoryboard.main?.identifiers == ["Start"])
    }
  }

  @Test("a file's type is the one of its extension, and a file without a type is refused")
  func types() throws {
    let folder = try PictureFolder()
    let page = URL(fileURLWithPath: try folder.add("a.pg", [1]))
    inApp { controller in
      var opened: [NSDocument?] = []
      controller.openDocument(withContentsOf: page, display: false) { document, _, _ in opened.append(document) }
      #expect((opened.first as? PageDocument)?.told == ["org.example.page"])

      let fault = #expect(throws: (any Error).self) {
        try controller.typeForContents(of: URL(fileURLWithPath: "/a.jpeg"))
      }
      #expect(fault.map { "\($0)".contains("no type of documents is known for 'a.jpeg'") } == true)
    }
  }

  @Test("a document is edited until it is as its file is, which a change after undoing past that makes impossible")
  func changes() {
    let document = TextDocument()
    for change in [.changeUndone, .changeDone, .changeUndone] as [NSDocument.ChangeType] {
      document.updateChangeCount(change)
      #expect(document.isDocumentEdited)
    }
    document.updateChangeCount(.changeAutosaved)
    #expect(document.isDocumentEdited && !document.hasUnautosavedChanges)
    document.updateChangeCount(.changeCleared)
    #expect(!document.isDocumentEdited)
    document.updateChangeCount(.changeReadOtherContents)
    #expect(document.isDocumentEdited && document.hasUnautosavedChanges)
    document.updateChangeCount(.changeCleared)

    let old = document.undoManager
    document.undoManager = UndoManager()
    old?.registerUndo(withTarget: document) { _ in }
    #expect(!document.isDocumentEdited, "it is not the document's any more")
  }

  @Test("the owner of a window's nib hears that it is loaded, and its window goes to the controller that loads it")
  func owners() throws {
    try inApp { _ in
      let document = PageDocument()
      let (first, second) = (
        NSWindowController(windowNibName: "TextDocument", owner: document),
        NSWindowController(windowNibName: "TextDocument", owner: document)
      )
      for controller in [first, second] { document.addWindowController(controller) }
      let window = try #require(second.window)
      #expect(!first.isWindowLoaded && window.windowController === second && document.told == ["false", "true"])

      let other = PageDocument()
      other.addWindowController(NSWindowController(window: NSWindow()))
      #expect(other.told.isEmpty)
    }
  }

  @Test("saving a new document asks where; a menu's actions go to the document of the window and to the controller")
  func actions() throws {
    let folder = try PictureFolder()
    let url = URL(fileURLWithPath: folder.path + "/b.txt")
    try inApp { controller in
      #expect(try NSApp.sendAction("newDocument:", from: nil) === controller)
      let document = try #require(controller.documents.first as? TextDocument)
      NSApp.modalAnswer = { window in
        (window as? NSSavePanel)?.choose([url])
        return .OK
      }
      #expect(try NSApp.sendAction("saveDocument:", from: nil) === document)
      #expect(document.fileURL == url && document.windowControllers.first?.window?.title == "b.txt")
      #expect(document.windowControllers.first?.window?.representedURL == url)

      let other = NSWindowController(window: NSWindow())
      document.addWindowController(other)
      document.updateChangeCount(.changeDone)
      #expect(other.window?.isDocumentEdited == true && other.document === document)
      let second = TextDocument()
      second.addWindowController(other)
      #expect(document.windowControllers.count == 1 && other.document === second)
    }
  }

  @Test("a type without a class, and a class that reads nothing, are errors that say so")
  func errors() throws {
    let folder = try PictureFolder()
    let url = URL(fileURLWithPath: try folder.add("c.txt", Array("x".utf8)))
    inApp { controller in
      var words: [String] = []
      for classes in [["Text": NSDocument.self], [:]] as [[String: NSDocument.Type]] {
        controller.documentClasses = classes
        controller.openDocument(withContentsOf: url, display: true) { document, _, error in
          words.append("\(document == nil) \(error.map { "\($0)" } ?? "")")
        }
      }

      #expect(words.count == 2 && words.allSatisfy { $0.hasPrefix("true ") } && controller.documents.isEmpty)
      #expect(words.first?.contains("does not override 'read(from:ofType:)'") == true, "\(words)")
      #expect(words.last?.contains("no class of documents is known for the type 'Text'") == true, "\(words)")
    }
  }
}

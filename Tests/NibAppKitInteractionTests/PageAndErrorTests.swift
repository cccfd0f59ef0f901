import Foundation
import NibAppKit
import Testing

@MainActor
@Suite("Pages of views, panels of documents, and errors") struct PageAndErrorTests {
  private final class Book: NSView {
    var log: [String] = []
    var count = 3
    override func knowsPageRange(_ range: NSRangePointer) -> Bool {
      range.pointee = NSRange(location: 1, length: Int.max)
      return true
    }
    override func rectForPage(_ page: Int) -> NSRect {
      page <= count ? NSRect(x: 0, y: Double(page - 1) * 10, width: 10, height: 10) : .zero
    }
    override func beginDocument() { log.append("begin") }
    override func endDocument() { log.append("end") }
    override func beginPage(in rect: NSRect, atPlacement location: NSPoint) { log.append("page \(Int(rect.minY))") }
    override func endPage() { log.append("done \(NSPrintOperation.current?.currentPage ?? 0)") }
    override func draw(_ dirtyRect: NSRect) { log.append("draw") }
  }

  private func operation(_ view: NSView, _ info: NSPrintInfo = NSPrintInfo()) -> NSPrintOperation {
    let operation = NSPrintOperation(view: view, printInfo: info)
    operation.showsPrintPanel = false
    return operation
  }

  @Test("a view that knows its pages prints those, until one is empty")
  func knownPages() {
    defer { NSPrintOperation.finished = [] }
    let book = Book()
    let printing = operation(book)
    #expect(printing.run() && printing.printedRects.map(\.minY) == [0, 10, 20] && printing.currentPage == 0)
    #expect(book.log.first == "begin" && book.log.last == "end" && book.log.filter { $0 == "draw" }.count == 3)
    #expect(book.log.filter { $0.hasPrefix("done") } == ["done 1", "done 2", "done 3"])
    let info = NSPrintInfo(dictionary: [.firstPage: 2, .lastPage: 2])
    let second = operation(book, info)
    #expect(
      second.run() && second.printedRects.map(\.minY) == [10] && second.pageRange == NSRange(location: 2, length: 1))
  }

  @Test(
    "pages that are none are not printed",
    arguments: [(Int.min, Int.max), (Int.max, Int.max), (5, 2), (0, 0), (Int.min, Int.min)])
  func oddRanges(_ first: Int, _ last: Int) {
    defer { NSPrintOperation.finished = [] }
    let printing = operation(NSView(), NSPrintInfo(dictionary: [.firstPage: first, .lastPage: last]))
    #expect(printing.run() && printing.pageRange.length == (first == Int.min && last == Int.max ? 1 : 0))
  }

  @Test("a view that is higher than the paper is cut into pages from the top")
  func automaticPages() {
    defer { NSPrintOperation.finished = [] }
    let view = NSView(frame: NSRect(x: 0, y: 0, width: 100, height: 1000))
    let info = NSPrintInfo()
    info.paperSize = NSSize(width: 612, height: 580)
    let printing = operation(view, info)
    printing.run()
    #expect(
      printing.printedRects == [
        NSRect(x: 0, y: 600, width: 100, height: 400), NSRect(x: 0, y: 200, width: 100, height: 400),
        NSRect(x: 0, y: 0, width: 100, height: 200),
      ])
    #expect(info.copy() is NSPrintInfo)
    info.printSettings["com.example.duplex"] = 1
    #expect((info.copy() as? NSPrintInfo)?.printSettings["com.example.duplex"] as? Int == 1)
  }

  private final class Paper: NSDocument {
    var refusesPanel = false
    override func data(ofType typeName: String) throws -> Data { Data("paper".utf8) }
    override func prepareSavePanel(_ savePanel: NSSavePanel) -> Bool { !refusesPanel }
    override func willPresentError(_ error: any Error) -> any Error {
      Trouble(name: "document's \((error as? Trouble)?.name ?? "")")
    }
  }

  private final class Answers: NSDocumentAnswering, NSErrorAnswering {
    var saved: [Bool] = []
    var recovered: [Bool] = []
    func document(_ document: NSDocument, didSave: Bool, contextInfo: UnsafeMutableRawPointer?) {
      saved.append(didSave)
    }
    func didPresentErrorWithRecovery(_ didRecover: Bool, contextInfo: UnsafeMutableRawPointer?) {
      recovered.append(didRecover)
    }
  }

  private struct Trouble: LocalizedError, RecoverableError {
    let name: String
    var errorDescription: String? { name }
    var recoveryOptions: [String] { ["Retry", "Give Up"] }
    func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool { recoveryOptionIndex == 0 }
  }

  @Test("a panel asks where to save, unless the document refuses it, and the delegate hears whether it was saved")
  func savePanel() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("panel-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer {
      NSApp.modalAnswer = nil
      try? FileManager.default.removeItem(at: folder)
      NSDocumentController.shared.clearRecentDocuments(nil)
    }
    let (paper, answers) = (Paper(), Answers())
    paper.fileType = "paper"
    func ask() { paper.runModalSavePanel(for: .saveAsOperation, delegate: answers, didSave: nil, contextInfo: nil) }
    ask()
    NSApp.modalAnswer = { panel in
      (panel as? NSSavePanel)?.choose([folder.appendingPathComponent("a.paper")])
      return nil
    }
    paper.refusesPanel = true
    ask()
    #expect(answers.saved == [false, false] && paper.fileURL == nil)
    paper.refusesPanel = false
    ask()
    #expect(answers.saved.last == true && paper.fileURL?.lastPathComponent == "a.paper")
  }

  private final class Delegate: NSObject, NSApplicationDelegate {
    var asked = 0
    func application(_ application: NSApplication, willPresentError error: any Error) -> any Error {
      asked += 1
      return error
    }
  }

  @Test("errors of documents come to the application's delegate, and recover as the chosen button says")
  func errors() {
    NSApp.closeAllWindows()
    let (delegate, before) = (Delegate(), NSApp.delegate)
    NSApp.delegate = delegate
    defer {
      NSApp.delegate = before
      NSApp.modalAnswer = nil
    }
    var texts: [String] = []
    NSApp.modalAnswer = { alert in
      texts.append((alert as? NSAlert)?.messageText ?? "")
      return texts.count == 1 ? .alertFirstButtonReturn : .alertSecondButtonReturn
    }
    #expect(Paper().presentError(Trouble(name: "trouble")))
    #expect(!NSView().presentError(Trouble(name: "other")))
    #expect(texts == ["document's trouble", "other"] && delegate.asked == 2)
  }

  @Test("an error in a sheet tells its delegate how it ended")
  func errorSheets() throws {
    NSApp.closeAllWindows()
    let (window, answers) = (plainWindow(), Answers())
    window.makeKeyAndOrderFront(nil)
    for (title, object) in [("Retry", window as NSResponder), ("Give Up", NSApp)] {
      object.presentError(
        Trouble(name: "trouble"), modalFor: window, delegate: answers, didPresent: nil, contextInfo: nil)
      let buttons = window.attachedSheet?.contentView?.subviews.compactMap { $0 as? NSButton }
      try #require(buttons?.first { $0.title == title }).click()
    }
    Paper().presentError(
      Trouble(name: "trouble"), modalFor: window, delegate: answers, didPresent: nil, contextInfo: nil)
    window.close()
    #expect(answers.recovered == [true, false, false])
  }

  @Test("a page past the ends shows the nearest one")
  func nearestPage() {
    final class Pages: NSPageControllerDelegate {
      func pageController(_ pageController: NSPageController, identifierFor object: Any) -> String { "\(object)" }
      func pageController(
        _ pageController: NSPageController, viewControllerForIdentifier identifier: String
      ) -> NSViewController {
        let controller = NSViewController()
        controller.view = NSView()
        controller.title = identifier
        return controller
      }
    }
    let (controller, pages) = (NSPageController(), Pages())
    controller.view = NSView()
    controller.delegate = pages
    controller.arrangedObjects = ["a", "b", "c"]
    controller.selectedIndex = 99
    #expect(controller.selectedIndex == 2 && controller.selectedViewController?.title == "c")
  }
}

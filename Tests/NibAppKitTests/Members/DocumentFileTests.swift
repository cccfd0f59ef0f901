import Foundation
import NibAppKit
import Testing

@Suite("What documents do rarely with their files", .serialized)
struct DocumentFileTests {
  private final class Note: NSDocument {
    var text = ""
    override func data(ofType typeName: String) throws -> Data { Data(text.utf8) }
    override func read(from data: Data, ofType typeName: String) throws { text = String(decoding: data, as: UTF8.self) }
  }

  private final class Hearer: NSDocumentAnswering, NSReviewAnswering {
    var heard: [String] = []
    func document(_ document: NSDocument, didSave: Bool, contextInfo: UnsafeMutableRawPointer?) {
      heard.append("saved \(didSave)")
    }
    func documentController(
      _ controller: DocumentControllerMembers, didReviewAll: Bool, contextInfo: UnsafeMutableRawPointer?
    ) { heard.append("reviewed \(didReviewAll)") }
  }

  private func file() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("note-\(UUID().uuidString).txt")
  }

  @Test("a token says what was saved, and later changes stay")
  func tokens() {
    let note = Note()
    note.updateChangeCount(.changeDone)
    let token = note.changeCountToken(for: .saveOperation)
    note.updateChangeCount(.changeDone)
    note.updateChangeCount(withToken: token, for: .saveOperation)
    #expect(note.isDocumentEdited)
    note.updateChangeCount(withToken: note.changeCountToken(for: .saveOperation), for: .saveOperation)
    #expect(!note.isDocumentEdited)
  }

  @Test("files that others change, move and read")
  func presented() async throws {
    let (url, note, hearer) = (file(), Note(), Hearer())
    defer {
      try? FileManager.default.removeItem(at: url)
      NSDocumentController.shared.clearRecentDocuments(nil)
    }
    note.text = "green"
    note.save(
      to: url, ofType: "public.plain-text", for: .saveAsOperation, delegate: hearer, didSave: nil, contextInfo: nil)
    #expect(hearer.heard == ["saved true"] && note.presentedItemURL == url)
    #expect(note.backupFileURL?.lastPathComponent == url.deletingPathExtension().lastPathComponent + "~.txt")
    try Data("black".utf8).write(to: url)
    note.presentedItemDidChange()
    #expect(note.text == "black")
    note.updateChangeCount(.changeDone)
    try Data("white".utf8).write(to: url)
    note.presentedItemDidChange()
    #expect(note.text == "black")
    try await note.save(to: url, ofType: "public.plain-text", for: .saveOperation)
    #expect(try String(contentsOf: url, encoding: .utf8) == "black" && !note.isDocumentEdited)
    let moved = file()
    note.presentedItemDidMove(to: moved)
    #expect(note.fileURL == moved && note.lastComponentOfFileName == moved.lastPathComponent)
    let copy = try Note(for: nil, withContentsOf: url, ofType: "public.plain-text")
    #expect(copy.text == "black" && copy.fileURL == nil && copy.isDocumentEdited)
  }

  @Test("changes of several documents are reviewed or lost")
  func review() {
    let (controller, hearer) = (NSDocumentController.shared, Hearer())
    let notes = [Note(), Note()]
    for note in notes {
      controller.addDocument(note)
      note.updateChangeCount(.changeDone)
    }
    defer { for note in notes { controller.removeDocument(note) } }
    var asked: [Int] = []
    NSApp.modalAnswer = { alert in
      asked.append((alert as? NSAlert)?.buttons.count ?? 0)
      return asked.count == 1 ? .alertFirstButtonReturn : .alertThirdButtonReturn
    }
    defer { NSApp.modalAnswer = nil }
    controller.reviewUnsavedDocuments(
      withAlertTitle: nil, cancellable: true, delegate: hearer, didReviewAllSelector: nil, contextInfo: nil)
    NSApp.modalAnswer = { _ in .alertSecondButtonReturn }
    controller.reviewUnsavedDocuments(
      withAlertTitle: nil, cancellable: true, delegate: hearer, didReviewAllSelector: nil, contextInfo: nil)
    #expect(hearer.heard == ["reviewed true", "reviewed false"] && asked == [3, 3, 3])
  }
}

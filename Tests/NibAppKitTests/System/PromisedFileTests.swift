import NibAppKit
import NibTestSupport
import Testing

private final class Writer: NSObject, NSFilePromiseProviderDelegate {
  func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String {
    fileType == "public.png" ? "Export.png" : "Export"
  }
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    do {
      try Data("\(filePromiseProvider.userInfo ?? "")".utf8).write(to: url)
      completionHandler(nil)
    } catch { completionHandler(error) }
  }
}

@MainActor
@Suite("Files that are promised") struct PromisedFileTests {
  private static func folder() throws -> URL {
    let folder = URL(fileURLWithPath: NSTemporaryDirectory()).appendingPathComponent("Promise-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  @Test("who receives a promise has its file written, beside one of the same name under another one")
  func receiving() throws {
    let (writer, folder, board) = (Writer(), try Self.folder(), NSPasteboard.withUniqueName())
    let provider = NSFilePromiseProvider(fileType: "public.png", delegate: writer)
    provider.userInfo = "pixels"
    #expect(board.writeObjects([provider]))
    let names = NSFilePromiseReceiver.readableDraggedTypes
    #expect(board.availableType(from: names.map { NSPasteboard.PasteboardType($0) }) != nil)

    let found = board.readObjects(forClasses: [NSFilePromiseReceiver.self]) as? [NSFilePromiseReceiver]
    let receiver = try #require(found?.first)
    #expect(receiver.fileTypes == ["public.png"] && receiver.fileNames.isEmpty)
    var urls: [URL] = []
    for _ in 1...2 {
      receiver.receivePromisedFiles(atDestination: folder, operationQueue: .main) { url, error in
        if error == nil { urls.append(url) }
      }
    }
    #expect(
      receiver.fileNames == ["Export.png", "Export 2.png"] && urls.map(\.lastPathComponent) == receiver.fileNames)
    #expect(try String(contentsOf: urls[0], encoding: .utf8) == "pixels")
  }

  @Test("a promise that cannot be kept tells its error, and one of a pasteboard with other contents is none")
  func broken() throws {
    let (writer, board) = (Writer(), NSPasteboard.withUniqueName())
    board.writeObjects([NSFilePromiseProvider(fileType: "public.text", delegate: writer)])
    let item = try #require(board.pasteboardItems?.first)
    let found = board.readObjects(forClasses: [NSFilePromiseReceiver.self]) as? [NSFilePromiseReceiver]
    var fault: (any Error)?
    let nowhere = try Self.folder().appendingPathComponent("none")
    found?.first?.receivePromisedFiles(atDestination: nowhere, operationQueue: .main) { fault = $1 }
    #expect(fault != nil)
    board.clearContents()
    board.writeObjects([item])
    #expect(board.readObjects(forClasses: [NSFilePromiseReceiver.self]) == nil)
  }

  @Test("a promised name that leads out of the folder is refused, and nothing is written")
  func outside() throws {
    final class Intruder: NSFilePromiseProviderDelegate {
      var places: [URL] = []
      func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
      {
        "../Outside.txt"
      }
      func filePromiseProvider(
        _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
        completionHandler: @escaping ((any Error)?) -> Void
      ) {
        places.append(url)
        completionHandler(nil)
      }
    }
    let (intruder, board) = (Intruder(), NSPasteboard.withUniqueName())
    board.writeObjects([NSFilePromiseProvider(fileType: "public.text", delegate: intruder)])
    let found = board.readObjects(forClasses: [NSFilePromiseReceiver.self]) as? [NSFilePromiseReceiver]
    let receiver = try #require(found?.first)
    var fault: (any Error)?
    receiver.receivePromisedFiles(atDestination: try Self.folder(), operationQueue: .main) { fault = $1 }
    #expect((fault as? CocoaError)?.code == .fileWriteInvalidFileName)
    #expect(intruder.places.isEmpty && receiver.fileNames.isEmpty)
  }
}

import Foundation
import NibFoundation

/// Writes the files that a drag promised. Stands in for NSFilePromiseProviderDelegate.
@MainActor
public protocol NSFilePromiseProviderDelegate: AnyObject {
  /// The name that the file will have, without a folder.
  func filePromiseProvider(_ filePromiseProvider: NSFilePromiseProvider, fileNameForType fileType: String) -> String
  /// Writes the file. `completionHandler` is to be called when it is written, with what went wrong.
  func filePromiseProvider(
    _ filePromiseProvider: NSFilePromiseProvider, writePromiseTo url: URL,
    completionHandler: @escaping ((any Error)?) -> Void)
  /// Where a program writes the file; here it is always written where it is received.
  func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue
}

extension NSFilePromiseProviderDelegate {
  /// The main one.
  public func operationQueue(for filePromiseProvider: NSFilePromiseProvider) -> OperationQueue { .main }
}

/// Promises a file, which is written once somebody wants it. Stands in for NSFilePromiseProvider.
///
/// What it puts on a pasteboard is good as long as the contents of the pasteboard are.
@MainActor
open class NSFilePromiseProvider: NSObject {
  /// The kind of the file, as `public.png`.
  open var fileType = ""
  /// Who writes the file; not kept alive.
  open weak var delegate: (any NSFilePromiseProviderDelegate)?
  /// What the delegate wants to know.
  open var userInfo: Any?
  private final lazy var number = UUID().uuidString

  /// Makes one that promises nothing yet.
  public override init() { super.init() }

  /// Makes one that promises a file of a kind.
  public convenience init(fileType: String, delegate: any NSFilePromiseProviderDelegate) {
    self.init()
    (self.fileType, self.delegate) = (fileType, delegate)
  }

  /// How a kind is promised: at once, for the promise is not the file.
  open func writingOptions(
    forType type: NSPasteboard.PasteboardType, pasteboard: NSPasteboard
  ) -> NSPasteboard.WritingOptions { [] }

  /// The kinds that promises are put on a pasteboard as.
  open func writableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    FilePromises.keep(self, as: number, on: pasteboard)
    return FilePromises.types
  }

  /// The kind and the name of the file, and which promise it is.
  open func pasteboardPropertyList(forType type: NSPasteboard.PasteboardType) -> Any? {
    switch type {
    case FilePromises.contentType: fileType
    case FilePromises.identifier: number
    case FilePromises.fileName, FilePromises.suggestedName: fileName ?? ""
    case FilePromises.types[4]: [fileType]
    default: FilePromises.types.contains(type) ? ["type": fileType] : nil
    }
  }

  final var fileName: String? { delegate?.filePromiseProvider(self, fileNameForType: fileType) }
}

extension NSFilePromiseProvider: @MainActor NSPasteboardWriting {}

/// Takes the files that a drag promised. Stands in for NSFilePromiseReceiver.
@MainActor
open class NSFilePromiseReceiver: NSObject {
  private final let provider: NSFilePromiseProvider
  /// The names of the files that were written; none before they are received.
  open private(set) var fileNames: [String] = []

  /// The kinds that a view registers for to receive such files.
  open class var readableDraggedTypes: [String] { FilePromises.types.map(\.rawValue) }

  /// Makes the one of a promise on a pasteboard; nil where the pasteboard it was put on has other contents by now.
  public required init?(pasteboardPropertyList propertyList: Any, ofType type: NSPasteboard.PasteboardType) {
    guard type == FilePromises.identifier, let number = propertyList as? String,
      let provider = FilePromises.provider(number)
    else { return nil }
    self.provider = provider
    super.init()
  }

  /// The kinds of the files that are promised.
  open var fileTypes: [String] { [provider.fileType] }

  /// Has the files written into a folder: at once, before the method returns, if the delegate does it at once. A file is
  /// given another name where there is one of its name.
  /// - Parameters:
  ///   - destinationDir: the folder.
  ///   - options: are not looked at.
  ///   - operationQueue: where a program hears of it; here it is where the delegate says that the file is written.
  ///   - reader: is called for each file, with where it is, and what went wrong: `fileWriteInvalidFileName` for a name that
  ///     leads out of the folder.
  open func receivePromisedFiles(
    atDestination destinationDir: URL, options: [AnyHashable: Any] = [:], operationQueue: OperationQueue,
    reader: @escaping (URL, (any Error)?) -> Void
  ) {
    guard let name = provider.fileName, let delegate = provider.delegate else {
      return reader(destinationDir, CocoaError(.fileNoSuchFile))
    }
    guard name.isFileName else {
      return reader(
        destinationDir, CocoaError(.fileWriteInvalidFileName, userInfo: [NSFilePathErrorKey: name]))
    }
    let wanted = destinationDir.appendingPathComponent(name)
    let url = FileManager.default.freePlace(
      in: destinationDir, stem: wanted.deletingPathExtension().lastPathComponent, fileExtension: wanted.pathExtension)
    fileNames.append(url.lastPathComponent)
    delegate.filePromiseProvider(provider, writePromiseTo: url) { reader(url, $0) }
  }
}

extension NSFilePromiseReceiver: @MainActor NSPasteboardReading {
  /// Which promise it is.
  public static func readableTypes(for pasteboard: NSPasteboard) -> [NSPasteboard.PasteboardType] {
    [FilePromises.identifier]
  }
}

/// Promises that are on pasteboards.
@MainActor
private enum FilePromises {
  static let identifier = NSPasteboard.PasteboardType("com.apple.pasteboard.NSFilePromiseID")
  static let contentType = NSPasteboard.PasteboardType("com.apple.pasteboard.promised-file-content-type")
  static let fileName = NSPasteboard.PasteboardType("com.apple.pasteboard.promised-file-name")
  static let suggestedName = NSPasteboard.PasteboardType("com.apple.pasteboard.promised-suggested-file-name")
  static let types = [
    NSPasteboard.PasteboardType("com.apple.NSFilePromiseItemMetaData"), fileName, suggestedName, contentType,
    NSPasteboard.PasteboardType("Apple files promise pasteboard type"), identifier,
  ]

  private struct Kept {
    let provider: NSFilePromiseProvider
    weak var pasteboard: NSPasteboard?
    let change: Int
    @MainActor var isGone: Bool { pasteboard.map { $0.changeCount != change } ?? true }
  }
  private static var kept: [String: Kept] = [:]

  static func keep(_ provider: NSFilePromiseProvider, as number: String, on pasteboard: NSPasteboard) {
    kept = kept.filter { !$0.value.isGone }
    kept[number] = Kept(provider: provider, pasteboard: pasteboard, change: pasteboard.changeCount)
  }

  static func provider(_ number: String) -> NSFilePromiseProvider? {
    kept[number].flatMap { $0.isGone ? nil : $0.provider }
  }
}

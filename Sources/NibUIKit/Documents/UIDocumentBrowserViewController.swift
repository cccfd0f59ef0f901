import NibRuntime
import NibStandIns

/// Shows files, lets a user open and make them. Stands in for UIDocumentBrowserViewController; a test opens and makes in
/// the user's place.
open class UIDocumentBrowserViewController: UIViewController {
  /// How a file comes to its place. Documented: the numbers, by UIKit.
  public enum ImportMode: UInt, Sendable {
    /// As named.
    case none, copy, move
  }

  /// How the browser looks.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// As named.
    case white, light, dark
  }

  /// What the user wants a document made for.
  public struct CreationIntent: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes one of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Makes one of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// As the app likes.
    public static let `default` = Self(rawValue: "UIDocumentBrowserDefaultDocumentCreationIntent")
  }

  /// Who hears; not kept alive.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the user may make files.
  open var allowsDocumentCreation = true
  /// Whether the user may open several files.
  open var allowsPickingMultipleItems = false
  /// Kinds of files that may be opened; none for all.
  open private(set) var contentTypesForRecentDocuments: [UTType] = []
  /// The kinds as names.
  open var allowedContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }
  /// Buttons before the title.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// Buttons behind the title.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = []
  /// What is offered for files.
  open var customActions: [UIDocumentBrowserAction] = []
  /// How the browser looks.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white
  /// The title of the button that makes a file.
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// Width against height of that button.
  open var defaultDocumentAspectRatio: CGFloat = 2.0 / 3.0
  /// Whether names have their endings.
  open var shouldShowFileExtensions = false
  /// What the user wants a document made for, while it is made.
  open private(set) var activeDocumentCreationIntent: CreationIntent?
  /// Files that were shown by `revealDocument`, in order.
  open private(set) var revealed: [URL] = []

  /// Makes one of some kinds of files; nil for all.
  public convenience init(forOpening contentTypes: [UTType]?) {
    self.init(nibName: nil, bundle: nil)
    contentTypesForRecentDocuments = contentTypes ?? []
  }

  /// Makes one of some kinds of files by their names; nil for all.
  public convenience init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    self.init(forOpening: allowedContentTypes?.compactMap { UTType($0) })
  }

  /// Shows a file: notes it, and tells the handler at once.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    guard FileManager.default.fileExists(atPath: url.path) else {
      completion?(nil, CocoaError(.fileNoSuchFile))
      return
    }
    revealed.append(url)
    completion?(url, nil)
  }

  /// Renames a file beside itself, and tells the handler at once.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    var place = documentURL.deletingLastPathComponent().appendingPathComponent(proposedName)
    guard place.lastPathComponent == proposedName, !["", ".", ".."].contains(proposedName) else {
      return completionHandler(nil, CocoaError(.fileWriteInvalidFileName))
    }
    let ending = documentURL.pathExtension
    if place.pathExtension.isEmpty, !ending.isEmpty { place = place.appendingPathExtension(ending) }
    do { try FileManager.default.moveItem(at: documentURL, to: place) } catch {
      return completionHandler(nil, error)
    }
    completionHandler(place, nil)
  }

  /// Opens files as a user does; the delegate hears.
  /// - Returns: false if nothing is opened: there is no file, or more than the user may open.
  @discardableResult
  open func pick(_ urls: [URL]) -> Bool {
    guard let delegate, !urls.isEmpty, allowsPickingMultipleItems || urls.count == 1 else { return false }
    delegate.documentBrowser(self, didPickDocumentsAt: urls)
    return true
  }

  /// Makes a file as a user does: the delegate says which, and hears what became of it. It is copied or moved into a
  /// folder as the delegate says.
  /// - Returns: the file; nil if none was made.
  @discardableResult
  open func create(in folder: URL, for intent: CreationIntent = .default) -> URL? {
    guard allowsDocumentCreation, let delegate else { return nil }
    var made: URL?
    activeDocumentCreationIntent = intent
    defer { activeDocumentCreationIntent = nil }
    delegate.documentBrowser(self) { source, mode in
      guard made == nil, let source, mode != .none else { return }
      made = self.take(source, into: folder, mode)
    }
    return made
  }

  private func take(_ source: URL, into folder: URL, _ mode: ImportMode) -> URL? {
    let place = folder.appendingPathComponent(source.lastPathComponent)
    do {
      if mode == .copy { try FileManager.default.copyItem(at: source, to: place) }
      if mode == .move { try FileManager.default.moveItem(at: source, to: place) }
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: source, error: error)
      return nil
    }
    delegate?.documentBrowser(self, didImportDocumentAt: source, toDestinationURL: place)
    return place
  }
}

/// Who hears of files. All is optional. Stands for UIDocumentBrowserViewControllerDelegate.
@MainActor
public protocol UIDocumentBrowserViewControllerDelegate: AnyObject {
  /// A user opens files.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// A user makes a file: the handler is told which one is to be taken, and how; nil for none.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void)
  /// A file was taken.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// A file could not be taken.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Activities that are offered for files; none if left out.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Files are about to be shared.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]
  ) {}
  /// No file.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (URL?, UIDocumentBrowserViewController.ImportMode) -> Void
  ) { importHandler(nil, .none) }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  /// None.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}

/// What a browser of files offers for them. Stands in for UIDocumentBrowserAction; `perform(on:)` chooses it.
@MainActor
open class UIDocumentBrowserAction {
  /// Where it is offered. Documented: the bits, by UIKit.
  public struct Availability: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// In the menu of a file.
    public static let menu = Self(rawValue: 1)
    /// In the bar.
    public static let navigationBar = Self(rawValue: 2)
  }

  /// What tells it from others.
  public final let identifier: String
  /// The title.
  public final let localizedTitle: String
  /// Where it is offered.
  public final let availability: Availability
  private let handler: ([URL]) -> Void
  /// The image.
  open var image: UIImage?
  /// Kinds of files that it is offered for.
  open var supportedContentTypes = ["public.item"]
  /// Whether it is for several files.
  open var supportsMultipleItems = true

  /// Makes one.
  public init(
    identifier: String, localizedTitle: String, availability: Availability, handler: @escaping ([URL]) -> Void
  ) {
    (self.identifier, self.localizedTitle) = (identifier, localizedTitle)
    (self.availability, self.handler) = (availability, handler)
  }

  /// Chooses it for files as a user does.
  /// - Returns: false for several files where it is for one.
  @discardableResult
  open func perform(on urls: [URL]) -> Bool {
    guard !urls.isEmpty, supportsMultipleItems || urls.count == 1 else { return false }
    handler(urls)
    return true
  }
}

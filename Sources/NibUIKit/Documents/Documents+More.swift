import NibFoundation
import NibRuntime
import NibStandIns

extension UIDocumentPickerViewController {
  /// Makes one that hands a file over, of older systems.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Makes one that hands files over, of older systems.
  public convenience init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.init(forExporting: urls, asCopy: mode == .exportToService)
    documentPickerMode = mode
  }

  /// What is done with files, of older systems.
  public private(set) var documentPickerMode: UIDocumentPickerMode {
    get { kept(exportedURLs.isEmpty ? .open : .exportToService) }
    set { keep(newValue) }
  }
}

extension UIDocumentBrowserViewController {
  /// Types of files that are offered first.
  public var recentDocumentsContentTypes: [String] { contentTypesForRecentDocuments.map(\.identifier) }

  /// Puts a file beside another one, as a copy or by a move.
  public func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let place = neighbourURL.deletingLastPathComponent().appendingPathComponent(documentURL.lastPathComponent)
    do {
      switch importMode {
      case .none: throw CocoaError(.userCancelled)
      case .copy: try FileManager.default.copyItem(at: documentURL, to: place)
      case .move: try FileManager.default.moveItem(at: documentURL, to: place)
      }
    } catch { return completion(nil, error) }
    completion(place, nil)
  }

  /// What shows a file coming out of the browser.
  public func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController()
  }

  /// The same of older systems.
  public func transitionController(forDocumentURL documentURL: URL) -> UIDocumentBrowserTransitionController {
    transitionController(forDocumentAt: documentURL)
  }
}

/// Shows a file coming out of the browser. Stands in for UIDocumentBrowserTransitionController; its view is there at once.
@MainActor
public final class UIDocumentBrowserTransitionController: UIViewControllerAnimatedTransitioning {
  /// How far the file is loaded; kept.
  public var loadingProgress: Progress?
  /// The view that the file comes to; kept.
  public weak var targetView: UIView?

  init() {}

  /// None.
  public func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0
  }

  /// Puts the view that comes into the container.
  public func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(true)
  }
}

/// Offers places of documents, of older systems. Stands in for UIDocumentMenuViewController.
open class UIDocumentMenuViewController: UIViewController {
  /// Where a choice stands. Stands in for UIDocumentMenuOrder.
  public enum Order: UInt, Sendable {
    /// As named.
    case first, last
  }

  /// Who hears of it.
  open weak var delegate: (any UIDocumentMenuDelegate)?
  /// What the program offers besides, for a test to look at.
  open private(set) var options: [(title: String, handler: () -> Void)] = []

  /// Offers places of files of types.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Offers places for a file.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(nibName: nil, bundle: nil) }

  /// Adds a choice of the program's.
  open func addOption(withTitle title: String, image: UIImage?, order: Order, handler: @escaping () -> Void) {
    options.insert((title, handler), at: order == .first ? 0 : options.count)
  }
}

/// Who hears which place was chosen. Stands for UIDocumentMenuDelegate.
@MainActor
public protocol UIDocumentMenuDelegate: AnyObject {
  /// A place was chosen.
  func documentMenu(
    _ documentMenu: UIDocumentMenuViewController, didPickDocumentPicker documentPicker: UIDocumentPickerViewController)
  /// None was.
  func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController)
}

extension UIDocumentMenuDelegate {
  /// Does nothing.
  public func documentMenuWasCancelled(_ documentMenu: UIDocumentMenuViewController) {}
}

extension UIDocument {
  /// Where the file is.
  public var presentedItemURL: URL? { fileURL }
  /// Where changes of the file are told: the main queue.
  public var presentedItemOperationQueue: OperationQueue { .main }
}

extension UIDocumentInteractionController {
  /// Gestures that open its menus: none.
  public var gestureRecognizers: [UIGestureRecognizer] { [] }
}

import NibRuntime
import NibStandIns

/// Shows a document. Stands in for UIDocumentViewController.
///
/// Once the view is loaded the document is opened, and `documentDidOpen()` tells of it. Without a document nothing is
/// shown in place of the view.
open class UIDocumentViewController: UIViewController {
  /// The document. One that is set while the view is there is opened.
  open var document: UIDocument? {
    didSet {
      guard document !== oldValue else { return }
      hasOpened = false
      navigationItem.title = document?.localizedName ?? navigationItem.title
      if isViewLoaded { openDocument { _ in } }
    }
  }
  private var hasOpened = false
  /// What is shown while there is no document; kept.
  open var launchOptions = LaunchOptions()
  /// Buttons for what the document undoes.
  open lazy var undoRedoItemGroup = UIBarButtonItemGroup(
    barButtonItems: [UIBarButtonItem(barButtonSystemItem: .undo), UIBarButtonItem(barButtonSystemItem: .redo)],
    representativeItem: nil)

  /// What is shown while there is no document. Stands in for UIDocumentViewController.LaunchOptions.
  @MainActor
  public final class LaunchOptions {
    /// The title.
    public var title: String?
    /// Makes a new document, or opens one.
    public var primaryAction: UIAction?
    /// The same, more rarely.
    public var secondaryAction: UIAction?
    /// What is behind all.
    public var background = UIBackgroundConfiguration.clear()
    /// The browser of files.
    public let browserViewController = UIDocumentBrowserViewController(forOpening: nil)
    /// A view in front of the page.
    public var foregroundAccessoryView: UIView?

    /// Makes options that say nothing.
    public init() {}
  }

  /// Makes one of a document.
  public init(document: UIDocument?) {
    super.init(nibName: nil, bundle: nil)
    self.document = document
    navigationItem.title = document?.localizedName
  }

  /// Makes one whose view comes from a nib.
  public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }

  /// Reads the archived values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// What undoes changes: the document's.
  open override var undoManager: UndoManager? { document?.undoManager ?? super.undoManager }

  /// Opens the document.
  open override func viewDidLoad() {
    super.viewDidLoad()
    if document != nil { openDocument { _ in } }
  }

  /// The document is open and the view loaded: the place to fill it. Does nothing here.
  open func documentDidOpen() {}

  /// Opens the document if it is not, then tells of it, once.
  open func openDocument(completionHandler: @escaping (Bool) -> Void) {
    guard let document else { return completionHandler(false) }
    document.open { [weak self] isOpen in
      if isOpen { self?.noteOpened() }
      completionHandler(isOpen)
    }
  }

  private func noteOpened() {
    guard isViewLoaded, !hasOpened else { return }
    hasOpened = true
    documentDidOpen()
  }
}

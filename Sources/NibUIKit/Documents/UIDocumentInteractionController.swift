import NibRuntime
import NibStandIns

/// Shows a file, and offers what may be done with it. Stands in for UIDocumentInteractionController; nothing is shown, and
/// a test does what a user does.
@MainActor
open class UIDocumentInteractionController {
  /// What is shown at the moment.
  public enum Shown: Sendable {
    /// As named.
    case preview, optionsMenu, openInMenu
  }

  /// The file; nil for none.
  open var url: URL?
  /// The kind of the file: by its ending, unless code says another one.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType(filenameExtension: $0.pathExtension)?.identifier } }
    set { ownType = newValue }
  }
  private var ownType: String?
  /// The name: the file's, unless code says another one.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownName: String?
  /// Images of the file; none.
  open var icons: [UIImage] { [] }
  /// What the program that opens the file is told; kept.
  open var annotation: Any?
  /// Who hears; not kept alive.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// What is shown at the moment; nil for nothing.
  open private(set) var shown: Shown?

  /// Makes one of a file.
  public init(url: URL) { self.url = url }

  /// Makes one without a file.
  public init() {}

  /// Shows the file; the delegate hears, and must say in which controller.
  /// - Returns: false if there is no file, or nobody says in which controller.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard url != nil, delegate?.documentInteractionControllerViewControllerForPreview(self) != nil else { return false }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    shown = .preview
    return true
  }

  /// Goes back from what `presentPreview` shows; the delegate hears.
  open func dismissPreview(animated: Bool) {
    guard shown == .preview else { return }
    shown = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  /// Shows what may be done with the file.
  /// - Returns: false if there is no file.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { present(.optionsMenu) }

  /// As above, at a bar item.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { present(.optionsMenu) }

  /// Shows which programs open the file.
  /// - Returns: false if there is no file.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { present(.openInMenu) }

  /// As above, at a bar item.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { present(.openInMenu) }

  private func present(_ menu: Shown) -> Bool {
    guard url != nil else { return false }
    if menu == .optionsMenu {
      delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    } else {
      delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    }
    shown = menu
    return true
  }

  /// Hides what a menu shows; the delegate hears.
  open func dismissMenu(animated: Bool) {
    let menu = shown
    guard menu == .optionsMenu || menu == .openInMenu else { return }
    shown = nil
    if menu == .optionsMenu {
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    } else {
      delegate?.documentInteractionControllerDidDismissOpenInMenu(self)
    }
  }

  /// Opens the file in another program as a user does: the menu goes, and the delegate hears before and after.
  open func send(toApplication application: String) {
    guard url != nil else { return }
    dismissMenu(animated: false)
    delegate?.documentInteractionController(self, willBeginSendingToApplication: application)
    delegate?.documentInteractionController(self, didEndSendingToApplication: application)
  }
}

/// Who hears of a file that is shown. All is optional. Stands for UIDocumentInteractionControllerDelegate.
@MainActor
public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller that a preview is shown in; nil for no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController?
  /// The place that a preview grows from; nil for none.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// The view that it grows from; nil for none.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// A preview begins.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// A preview ended.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// A menu is about to be shown.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// A menu is gone.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// A menu of programs is about to be shown.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// A menu of programs is gone.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  /// A program gets the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?)
  /// A program has the file.
  func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?)
}

extension UIDocumentInteractionControllerDelegate {
  /// None.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController? { nil }
  /// Nowhere.
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect {
    CGRect()
  }
  /// None.
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? {
    nil
  }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, willBeginSendingToApplication application: String?
  ) {}
  /// Does nothing.
  public func documentInteractionController(
    _ controller: UIDocumentInteractionController, didEndSendingToApplication application: String?
  ) {}
}

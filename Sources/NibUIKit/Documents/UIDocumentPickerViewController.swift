import NibRuntime
import NibStandIns

/// Picks files. Stands in for UIDocumentPickerViewController.
open class UIDocumentPickerViewController: UIViewController {
  /// Hears of files; not kept alive.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several may be picked.
  open var allowsMultipleSelection = false
  /// Whether names have their endings.
  open var shouldShowFileExtensions = false
  /// The folder to begin with.
  open var directoryURL: URL?
  /// The files that are handed out; empty for one that picks.
  open private(set) var exportedURLs: [URL] = []

  /// Makes one that hands files out.
  public convenience init(forExporting urls: [URL], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    exportedURLs = urls
  }

  /// Makes one that picks files of some kinds.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    self.init(nibName: nil, bundle: nil)
    self.contentTypes = contentTypes
  }

  /// The kinds of files that can be picked; none for all. Looked at by nothing.
  open private(set) var contentTypes: [UTType] = []

  /// Makes one that picks files of some kinds, as `public.text`.
  public convenience init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.init(nibName: nil, bundle: nil)
  }

  /// Picks files as a user does: the controller goes, the delegate hears.
  open func pick(_ urls: [URL]) {
    if presentingViewController != nil { dismiss(animated: true) }
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  /// Cancels as a user does, likewise.
  open func cancel() {
    if presentingViewController != nil { dismiss(animated: true) }
    delegate?.documentPickerWasCancelled(self)
  }
}

/// What older pickers of files do.
public enum UIDocumentPickerMode: UInt, Sendable {
  /// As named.
  case `import`, open, exportToService, moveToService
}

/// Hears of files. All is optional. Stands for UIDocumentPickerDelegate.
@MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Files were picked.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// The user cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

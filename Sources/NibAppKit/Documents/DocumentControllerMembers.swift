import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a controller of documents does rarely, for subclasses to override; the base of `NSDocumentController`.
open class DocumentControllerMembers: NSResponder, NSWindowRestoration {
  private final var own: NSDocumentController? { self as? NSDocumentController }

  /// Makes a window anew when the program runs again: that of the document of a file which the state names, else of a new
  /// one.
  open class func restoreWindow(
    withIdentifier identifier: NSUserInterfaceItemIdentifier, state: NSCoder,
    completionHandler: @escaping (NSWindow?, (any Error)?) -> Void
  ) {
    do {
      let controller = NSDocumentController.shared
      let document = try controller.documents.first ?? controller.openUntitledDocumentAndDisplay(false)
      document.restoreWindow(withIdentifier: identifier, state: state, completionHandler: completionHandler)
    } catch { completionHandler(nil, error) }
  }

  /// Has a panel ask which files of some types to open. The handler is called at once, with the number of the panel's answer.
  open func beginOpenPanel(
    _ openPanel: NSOpenPanel, forTypes inTypes: [String]?, completionHandler: @escaping (Int) -> Void
  ) { completionHandler(own?.runModalOpenPanel(openPanel, forTypes: inTypes) ?? 0) }

  /// Asks about the changes of all documents: to review them one by one, to lose them, or to go on. Tells a delegate, an
  /// `NSReviewAnswering`, whether all is saved or may be lost.
  open func reviewUnsavedDocuments(
    withAlertTitle title: String?, cancellable: Bool, delegate: Any?, didReviewAllSelector: Selector?,
    contextInfo: UnsafeMutableRawPointer?
  ) {
    let answer: @MainActor (Bool) -> Void = { isDone in
      (delegate as? any NSReviewAnswering)?.documentController(
        self, didReviewAll: isDone, contextInfo: contextInfo)
    }
    let edited = own?.documents.filter(\.isDocumentEdited) ?? []
    guard edited.count > 1 else { return review(edited[...], answer) }
    let alert = NSAlert()
    alert.messageText = title ?? "You have \(edited.count) documents with unsaved changes. Do you want to review them?"
    for name in ["Review Changes…"] + (cancellable ? ["Cancel"] : []) + ["Discard Changes"] {
      alert.addButton(withTitle: name)
    }
    let response = alert.runModal()
    switch response {
    case .alertFirstButtonReturn: review(edited[...], answer)
    case .alertSecondButtonReturn where cancellable: answer(false)
    default: answer(response.rawValue >= NSApplication.ModalResponse.alertFirstButtonReturn.rawValue)
    }
  }

  private func review(_ documents: ArraySlice<NSDocument>, _ answer: @escaping @MainActor (Bool) -> Void) {
    guard let document = documents.first else { return answer(true) }
    document.askToSave { isDone in isDone ? self.review(documents.dropFirst(), answer) : answer(false) }
  }

  /// Whether a menu for sharing documents is added by itself. None is here; kept for a class that asks.
  open var allowsAutomaticShareMenu: Bool { true }

  /// An item of a menu that shares the current document.
  open func standardShareMenuItem() -> NSMenuItem {
    let items = own?.currentDocument?.fileURL.map { [$0 as Any] } ?? []
    return NSSharingServicePicker(items: items).standardShareMenuItem
  }
}

/// What hears whether all changes are saved or may be lost.
///
/// In AppKit a delegate is sent a selector of three arguments, which Swift alone cannot send. Here the delegate conforms
/// to this.
@MainActor
public protocol NSReviewAnswering: AnyObject {
  /// All documents were asked about.
  func documentController(
    _ controller: DocumentControllerMembers, didReviewAll: Bool, contextInfo: UnsafeMutableRawPointer?)
}

extension NSDocumentController {
  /// Opens the document of a file, or finds it where it is open already.
  /// - Throws: what went wrong.
  public final func openDocument(withContentsOf url: URL, display: Bool) async throws -> (NSDocument, Bool) {
    var found: (NSDocument?, Bool, (any Error)?) = (nil, false, nil)
    openDocument(withContentsOf: url, display: display) { found = ($0, $1, $2) }
    guard let document = found.0 else { throw found.2 ?? CocoaError(.fileReadUnknown) }
    return (document, found.1)
  }

  /// Has a panel ask which files to open; nil where it was cancelled.
  public final func beginOpenPanel() async -> [URL]? {
    var chosen: [URL]?
    beginOpenPanel { chosen = $0 }
    return chosen
  }
}

import NibFoundation
import NibRuntime
import NibStandIns

/// What a program hands to an extension of another. Stands in for NSExtensionItem.
@MainActor
open class NSExtensionItem {
  /// The title.
  open var attributedTitle: NSAttributedString?
  /// The text.
  open var attributedContentText: NSAttributedString?
  /// What comes along.
  open var attachments: [NSItemProvider]?
  /// More of it, by name.
  open var userInfo: [AnyHashable: Any]?

  /// Makes one without anything.
  public init() {}
}

/// What an extension is asked from. Stands in for NSExtensionContext; a test makes one.
@MainActor
open class NSExtensionContext {
  /// What is handed over.
  open var inputItems: [Any]
  /// What was handed back; nil before that, for a test to look at.
  open private(set) var returnedItems: [Any]?
  /// Why the extension gave up; nil where it did not.
  open private(set) var cancellation: (any Error)?

  /// Makes one of what is handed over.
  public init(inputItems: [Any] = []) { self.inputItems = inputItems }

  /// Hands something back; the closure hears that the request is over.
  open func completeRequest(returningItems items: [Any]?, completionHandler: ((Bool) -> Void)? = nil) {
    returnedItems = items ?? []
    completionHandler?(false)
  }

  /// Gives up.
  open func cancelRequest(withError error: any Error) { cancellation = error }

  /// Opens nothing: the link is kept in the program's `openedURLs`.
  open func open(_ URL: URL, completionHandler: ((Bool) -> Void)? = nil) {
    UIApplication.shared.open(URL, options: [:], completionHandler: completionHandler)
  }
}

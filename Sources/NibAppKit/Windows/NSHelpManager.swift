import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// Help of the program. Nothing is shown; a test finds what was asked for. Stands in for NSHelpManager.
@MainActor
public final class NSHelpManager {
  /// The name of a place in a book.
  public typealias AnchorName = String
  /// The name of a book.
  public typealias BookName = String
  /// The name of a text of help in a bundle.
  public typealias ContextHelpKey = String

  /// A click shows the help of what is clicked from now on.
  public static let contextHelpModeDidActivateNotification = Notification.Name(
    "NSContextHelpModeDidActivateNotification")
  /// A click shows no help any more.
  public static let contextHelpModeDidDeactivateNotification = Notification.Name(
    "NSContextHelpModeDidDeactivateNotification")

  /// The one of the program.
  public static let shared = NSHelpManager()
  /// Whether a click shows the help of what is clicked.
  public static var isContextHelpModeActive = false {
    didSet {
      guard isContextHelpModeActive != oldValue else { return }
      NotificationCenter.default.post(
        name: isContextHelpModeActive
          ? contextHelpModeDidActivateNotification : contextHelpModeDidDeactivateNotification, object: shared)
    }
  }

  /// The places that were opened, the last one last, with their books; a test may empty the list.
  public var openedAnchors: [(anchor: AnchorName, book: BookName?)] = []
  /// What was searched, the last one last, with its book; a test may empty the list.
  public var searches: [(query: String, book: BookName?)] = []
  /// The texts of help that were shown, the last one last; a test may empty the list.
  public var shownHelp: [NSAttributedString] = []
  private var texts: [ObjectIdentifier: (object: WeakReference, text: NSAttributedString)] = [:]

  private init() {}

  /// Opens a place in a book; nil for all books.
  public func openHelpAnchor(_ anchor: AnchorName, inBook book: BookName?) { openedAnchors.append((anchor, book)) }

  /// Searches a book; nil for all books.
  public func find(_ query: String, inBook book: BookName?) { searches.append((query, book)) }

  /// Makes the books of a bundle known; whether its `Info.plist` names one.
  @discardableResult
  public func registerBooks(in bundle: Bundle) -> Bool {
    bundle.object(forInfoDictionaryKey: "CFBundleHelpBookName") != nil
  }

  /// Gives an object a text of help; it is not kept alive.
  public func setContextHelp(_ attrString: NSAttributedString, for object: Any) {
    let object = object as AnyObject
    texts[ObjectIdentifier(object)] = (WeakReference(object), attrString)
  }

  /// Takes the text of help of an object away.
  public func removeContextHelp(for object: Any) { texts[ObjectIdentifier(object as AnyObject)] = nil }

  /// The text of help of an object; nil for none.
  public func contextHelp(for object: Any) -> NSAttributedString? {
    let object = object as AnyObject
    guard let known = texts[ObjectIdentifier(object)], known.object.object === object else { return nil }
    return known.text
  }

  /// Shows the text of help of an object: `shownHelp` has it then.
  /// - Returns: whether it has one.
  @discardableResult
  public func showContextHelp(for object: Any, locationHint pt: NSPoint) -> Bool {
    guard let text = contextHelp(for: object) else { return false }
    shownHelp.append(text)
    return true
  }
}

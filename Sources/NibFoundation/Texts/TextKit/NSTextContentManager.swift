import Foundation

/// What is asked of elements. Stands in for NSTextContentManagerDelegate; all is optional.
@MainActor
public protocol NSTextContentManagerDelegate: AnyObject {
  /// The element at a place in place of the manager's own; nil for that.
  func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
    -> NSTextElement?
  /// Whether an element is handed out, and so laid out.
  func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool
}

extension NSTextContentManagerDelegate {
  /// The manager's own.
  public func textContentManager(_ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation)
    -> NSTextElement?
  { nil }
  /// Yes.
  public func textContentManager(
    _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
    options: NSTextContentManager.EnumerationOptions
  ) -> Bool { true }
}

/// A document that layout managers lay out. Stands in for NSTextContentManager.
///
/// It is the base of `NSTextContentStorage` and has no elements itself. A subclass with a storage of its own hands out
/// elements; layout managers lay out those of `NSTextContentStorage` alone.
@MainActor
open class NSTextContentManager: NSObject, NSTextElementProvider {
  /// In which order elements are handed out. Documented: the bits, by AppKit.
  public struct EnumerationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Options of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// From the end.
    public static let reverse = Self(rawValue: 1 << 0)
  }

  /// Elements changed that a layout manager had not laid out: posted by nothing here, for all is laid out.
  nonisolated public static let storageUnsupportedAttributeAddedNotification = Notification.Name(
    "NSTextContentStorageUnsupportedAttributeAddedNotification")

  /// Who is asked; not kept alive.
  open weak var delegate: (any NSTextContentManagerDelegate)?
  /// What lays it out.
  public private(set) final var textLayoutManagers: [NSTextLayoutManager] = []
  /// The one of them that edits are shown by; the first unless code says otherwise.
  open var primaryTextLayoutManager: NSTextLayoutManager? {
    get { primary ?? textLayoutManagers.first }
    set { primary = newValue.flatMap { new in textLayoutManagers.first { $0 === new } } }
  }
  private final weak var primary: NSTextLayoutManager?
  /// Whether an edit is under way.
  public private(set) final var hasEditingTransaction = false
  /// Whether layout managers hear of edits by themselves; kept, they do.
  open var automaticallySynchronizesTextLayoutManagers = true
  /// Whether edits are written at once; kept, they are.
  open var automaticallySynchronizesToBackingStore = true

  /// Makes one.
  public override init() { super.init() }

  /// Has a layout manager lay it out.
  open func addTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard !textLayoutManagers.contains(where: { $0 === textLayoutManager }) else { return }
    textLayoutManager.textContentManager?.removeTextLayoutManager(textLayoutManager)
    textLayoutManagers.append(textLayoutManager)
    textLayoutManager.take(self)
  }

  /// Has a layout manager lay it out no more.
  open func removeTextLayoutManager(_ textLayoutManager: NSTextLayoutManager) {
    guard let place = textLayoutManagers.firstIndex(where: { $0 === textLayoutManager }) else { return }
    textLayoutManagers.remove(at: place).take(nil)
  }

  /// Has all layout managers lay it out anew.
  open func synchronizeTextLayoutManagers(completionHandler: (((any Error)?) -> Void)? = nil) {
    for manager in textLayoutManagers { manager.forgetLayout() }
    completionHandler?(nil)
  }

  /// The elements that a range touches.
  open func textElements(for range: NSTextRange) -> [NSTextElement] {
    var found: [NSTextElement] = []
    enumerateTextElements(from: range.location, options: []) { element in
      guard let place = element.elementRange?.location else { return false }
      guard found.isEmpty || place.compare(range.endLocation) == .orderedAscending else { return false }
      found.append(element)
      return true
    }
    return found
  }

  /// Changes the document; layout managers hear of it once.
  open func performEditingTransaction(_ transaction: () -> Void) {
    let isOuter = !hasEditingTransaction
    hasEditingTransaction = true
    transaction()
    guard isOuter else { return }
    hasEditingTransaction = false
    synchronizeTextLayoutManagers()
  }

  /// Notes that a part became another one, for a subclass with a storage of its own.
  open func recordEditAction(in originalTextRange: NSTextRange, newTextRange: NSTextRange) {
    if !hasEditingTransaction { synchronizeTextLayoutManagers() }
  }

  /// All of the document: empty without a storage.
  open var documentRange: NSTextRange { NSTextRange(NSRange(location: 0, length: 0)) }

  /// Hands out elements: there are none without a storage.
  @discardableResult
  open func enumerateTextElements(
    from textLocation: (any NSTextLocation)?, options: EnumerationOptions = [], using block: (NSTextElement) -> Bool
  ) -> (any NSTextLocation)? { nil }

  /// Puts elements in place of a part: does nothing without a storage.
  open func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?) {}

  /// Writes what changed: nothing is to be done.
  open func synchronizeToBackingStore(completionHandler: (((any Error)?) -> Void)? = nil) { completionHandler?(nil) }

  /// The place that is some units behind another: nil without a storage.
  open func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? { nil }

  /// How many units are between two places: 0 without a storage.
  open func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { 0 }
}

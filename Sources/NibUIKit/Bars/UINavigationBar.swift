import NibRuntime
import NibSchema
import NibStandIns

/// Hears what happens to a navigation bar. All is optional. Stands for UINavigationBarDelegate.
@MainActor
public protocol UINavigationBarDelegate: AnyObject {
  /// Whether an item may be taken off by its back button.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// An item was taken off.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  /// An item was put on.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Yes.
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
}

/// A bar with the title of what is shown. Stands in for UINavigationBar.
open class UINavigationBar: BarStandIn {
  /// The items, the one at the bottom first.
  public private(set) final var items: [UINavigationItem]! = []
  /// Whether titles are large.
  public final var prefersLargeTitles = false
  /// Attributes of the title, as archived.
  final var archivedTitleAttributes: NibValue = .null
  /// Attributes of large titles, as archived.
  final var archivedLargeTitleAttributes: NibValue = .null
  /// The image of the way back; nil for the system's.
  public final var backIndicatorImage: UIImage?
  /// What hides titles behind the way back; nil for the system's.
  public final var backIndicatorTransitionMaskImage: UIImage?
  /// Whether a controller has the bar in its hands.
  public final var isLocked = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.navigationBarTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [navigationBarTable] }

  private static let navigationBarTable = PropertyTable(
    UINavigationBar.self, kind: UIKitElements.navigationBar, fresh: { UINavigationBar() },
    [
      Property("prefersLargeTitles", row: "largeTitles", \.prefersLargeTitles),
      Property("titleTextAttributes", \.archivedTitleAttributes),
      Property("largeTitleTextAttributes", \.archivedLargeTitleAttributes),
      Property("backIndicatorImage", \.backIndicatorImage),
      Property(
        "backIndicatorTransitionMaskImage", row: "backIndicatorTransitionMask", \.backIndicatorTransitionMaskImage),
      Property("items", getObjects: { $0.items }, set: { $0.setItems($1) }),
      Property("locked", \.isLocked),
    ] + appearanceProperties)

  /// The items in order.
  open override var allItems: [StandIn] { items }
  /// The item that is shown.
  public var topItem: UINavigationItem? { items.last }
  /// The item below, where the back button leads.
  public var backItem: UINavigationItem? { items.dropLast().last }

  /// Sets the items, as code does: nobody hears.
  public func setItems(_ items: [UINavigationItem], animated: Bool = false) {
    self.items = items
    for item in items { item.navigationBar = self }
  }

  /// Puts an item on; the delegate hears.
  public func pushItem(_ item: UINavigationItem, animated: Bool = false) {
    items.append(item)
    item.navigationBar = self
    listener((any UINavigationBarDelegate).self)?.navigationBar(self, didPush: item)
  }

  /// Takes the top item off; the delegate hears. The last one stays.
  @discardableResult
  public func popItem(animated: Bool = false) -> UINavigationItem? {
    guard items.count > 1 else { return nil }
    let item = items.removeLast()
    item.navigationBar = nil
    listener((any UINavigationBarDelegate).self)?.navigationBar(self, didPop: item)
    return item
  }

  /// Taps the back button as a user does.
  /// - Returns: false if nothing happens: there is no way back, no touch reaches the bar, or the delegate refuses.
  @discardableResult
  public func tapBack() -> Bool {
    guard items.count > 1, receivesTouches, let item = topItem else { return false }
    guard listener((any UINavigationBarDelegate).self)?.navigationBar(self, shouldPop: item) ?? true else {
      return false
    }
    return popItem() != nil
  }
}

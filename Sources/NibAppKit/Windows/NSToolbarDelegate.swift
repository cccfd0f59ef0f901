import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What makes the items of a toolbar. Stands in for NSToolbarDelegate.
@MainActor
public protocol NSToolbarDelegate: AnyObject {
  /// The item of an identifier.
  func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem?
  /// The items at first.
  func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that a user can choose from.
  func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that can be selected.
  func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
  /// The items that a user can neither move nor take away.
  func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
  /// Whether an item may be added at a place.
  func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool
  /// An item is about to be added: `item` in what the notification says.
  func toolbarWillAddItem(_ notification: Notification)
  /// An item was taken away: `item` in what the notification says.
  func toolbarDidRemoveItem(_ notification: Notification)
}

extension NSToolbarDelegate {
  /// None.
  public func toolbar(
    _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
    willBeInsertedIntoToolbar flag: Bool
  ) -> NSToolbarItem? { nil }
  /// None.
  public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// None.
  public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// None.
  public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
  /// None.
  public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { [] }
  /// Says yes.
  public func toolbar(
    _ toolbar: NSToolbar, itemIdentifier: NSToolbarItem.Identifier, canBeInsertedAt index: Int
  ) -> Bool { true }
  /// Does nothing.
  public func toolbarWillAddItem(_ notification: Notification) {}
  /// Does nothing.
  public func toolbarDidRemoveItem(_ notification: Notification) {}
}

/// What few toolbars have.
struct ToolbarExtras {
  var centered: Set<NSToolbarItem.Identifier> = []
  var allowsExtensionItems = false
  var allowsDisplayModeCustomization = true
}

extension NSToolbar {
  /// An item is about to be added: `item` in what the notification says.
  public static let willAddItemNotification = Notification.Name("NSToolbarWillAddItemNotification")
  /// An item was taken away: `item` in what the notification says.
  public static let didRemoveItemNotification = Notification.Name("NSToolbarDidRemoveItemNotification")

  final func tell(
    _ name: Notification.Name, _ item: NSToolbarItem, _ body: (any NSToolbarDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: ["item": item])
    if let delegate { body(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  /// The names of the items from the leading edge. Setting them takes items away that are not among them, adds those that
  /// are not there, and puts all in that order.
  public final var itemIdentifiers: [NSToolbarItem.Identifier] {
    get { items.map(\.itemIdentifier) }
    set {
      for index in items.indices.reversed() where !newValue.contains(items[index].itemIdentifier) {
        removeItem(at: index)
      }
      for (index, name) in newValue.enumerated() {
        if let old = items[min(index, items.count)...].firstIndex(where: { $0.itemIdentifier == name }) {
          items.insert(items.remove(at: old), at: index)
        } else {
          insertItem(withItemIdentifier: name, at: index)
        }
      }
      while items.count > newValue.count { removeItem(at: items.count - 1) }
    }
  }

  /// The names of the items in the middle.
  public final var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> {
    get { extras.centered }
    set { extras.centered = newValue }
  }

  /// The name of the item in the middle; nil for none.
  public final var centeredItemIdentifier: NSToolbarItem.Identifier? {
    get { extras.centered.min { $0.rawValue < $1.rawValue } }
    set { extras.centered = newValue.map { [$0] } ?? [] }
  }

  /// Whether other programs add items.
  public final var allowsExtensionItems: Bool {
    get { extras.allowsExtensionItems }
    set { extras.allowsExtensionItems = newValue }
  }

  /// Whether a user can change what the items show.
  public final var allowsDisplayModeCustomization: Bool {
    get { extras.allowsDisplayModeCustomization }
    set { extras.allowsDisplayModeCustomization = newValue }
  }

  /// What a user has changed, to be kept elsewhere: the names of the items, what they show, whether the toolbar is seen.
  public final var configuration: [String: Any] {
    [
      "TB Item Identifiers": items.map(\.itemIdentifier.rawValue), "TB Display Mode": displayMode.rawValue,
      "TB Size Mode": sizeMode.rawValue, "TB Is Shown": isVisible ? 1 : 0,
    ]
  }

  /// Takes what was kept of `configuration`.
  public final func setConfiguration(_ configDict: [String: Any]) {
    if let names = configDict["TB Item Identifiers"] as? [String] {
      itemIdentifiers = names.map { NSToolbarItem.Identifier($0) }
    }
    if let mode = (configDict["TB Display Mode"] as? Int).flatMap(DisplayMode.init) { displayMode = mode }
    if let mode = (configDict["TB Size Mode"] as? Int).flatMap(SizeMode.init) { sizeMode = mode }
    if let shown = configDict["TB Is Shown"] as? Int { isVisible = shown != 0 }
  }
}

extension NSToolbarItem {
  /// Who goes first when room is short. Documented: the numbers, by AppKit.
  public struct VisibilityPriority: NibChoice, Hashable {
    /// The number; items of greater ones stay longer.
    public let rawValue: Int
    /// The priority of a number.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// As items are.
    public static let standard = VisibilityPriority(rawValue: 0)
    /// Before others.
    public static let low = VisibilityPriority(rawValue: -1000)
    /// After others.
    public static let high = VisibilityPriority(rawValue: 1000)
    /// What a user has added.
    public static let user = VisibilityPriority(rawValue: 2000)
  }

  /// Least size, in points: that of the view where nothing says another.
  public final var minSize: NSSize {
    get { leastSize ?? view?.frame.size ?? .zero }
    set { leastSize = newValue }
  }

  /// Greatest size, in points: that of the view where nothing says another.
  public final var maxSize: NSSize {
    get { greatestSize ?? view?.frame.size ?? .zero }
    set { greatestSize = newValue }
  }

  /// Whether the item is seen in its toolbar.
  public final var isVisible: Bool { !isHidden && toolbar?.isVisible == true }
}

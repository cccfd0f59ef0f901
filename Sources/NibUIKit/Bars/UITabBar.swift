import NibRuntime
import NibSchema
import NibStandIns

/// Hears what happens to a tab bar. Stands for UITabBarDelegate.
@MainActor
public protocol UITabBarDelegate: AnyObject {
  /// A user chose an item.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  /// A user is about to arrange items.
  func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem])
  /// A user arranges items.
  func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem])
  /// A user is about to be done with that.
  func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool)
  /// A user is done with that.
  func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}

/// A row of tabs. Stands in for UITabBar.
open class UITabBar: BarStandIn {
  /// The items that code or an archive put on.
  private final var ownItems: [UITabBarItem]! = []
  /// The controller whose bar this is.
  final weak var tabs: UITabBarController?
  /// The items in order: of a controller's bar those of its children. Setting them raises `managedBar` there.
  open var items: [UITabBarItem]! {
    get { tabs.map { tabs in tabs.children.map(\.tabBarItem) } ?? ownItems }
    set { InterfaceFaults.raising { if try !isManaged("set its controllers") { ownItems = newValue } } }
  }
  /// Color of items that are not chosen; kept.
  open var unselectedItemTintColor: UIColor?
  /// How items stand; kept.
  open var itemPositioning = ItemPositioning.automatic
  /// Width of items, in points; kept, 0 for the system's.
  open var itemWidth: CGFloat = 0
  /// Distance of items, in points; kept, likewise.
  open var itemSpacing: CGFloat = 0
  /// Color of the image of the chosen item: older apps' word for `tintColor`.
  open var selectedImageTintColor: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
  /// Image behind the chosen item; kept.
  open var selectionIndicatorImage: UIImage?

  /// How items of a tab bar stand.
  public enum ItemPositioning: Int, NibChoice {
    /// Filling on a phone, centered on a tablet.
    case automatic = 0
    /// Over the whole width.
    case fill
    /// In the middle, `itemSpacing` points apart.
    case centered
  }
  private final var ownSelectedItem: UITabBarItem?
  /// The item chosen: of a controller's bar that of the child that is shown. Setting it in code tells nobody, and
  /// raises `managedBar` there.
  open var selectedItem: UITabBarItem? {
    get { tabs.map { tabs in tabs.selectedViewController?.tabBarItem } ?? ownSelectedItem }
    set { InterfaceFaults.raising { if try !isManaged("select a controller") { ownSelectedItem = newValue } } }
  }

  /// The items of a controller's bar follow its children, and UIKit raises an exception where code changes them.
  private func isManaged(_ instead: String) throws -> Bool {
    guard let tabs else { return false }
    throw UIControllerError(
      .managedBar, at: tabs, "\(tabs.displayName) shows the items of its controllers in its bar; \(instead) instead")
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tabBarTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tabBarTable] }

  private static let tabBarTable = PropertyTable(
    UITabBar.self, kind: UIKitElements.tabBar, fresh: { UITabBar() },
    [
      Property("itemPositioning", \.itemPositioning),
      Property("itemWidth", \.itemWidth),
      Property("itemSpacing", \.itemSpacing),
      Property("selectionIndicatorImage", \.selectionIndicatorImage),
      Property("selectedImageTintColor", \.selectedImageTintColor),
      Property("items", objects: \.ownItems),
      Property("selectedItem", object: \.ownSelectedItem),
    ])

  /// The items in order.
  open override var allItems: [StandIn] { items ?? [] }

  /// Who hears of the bar: the outlet `delegate`, else what the archive names. Not kept alive.
  open var delegate: (any UITabBarDelegate)? {
    get { listener((any UITabBarDelegate).self) }
    set { recordOutlet("delegate", newValue) }
  }

  /// Sets the items, as code does.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// Chooses an item, if that is the sender: code whose types leave open which method it means gets this one.
  open override func select(_ sender: Any?) {
    if let item = sender as? UITabBarItem { _ = choose(item) } else { super.select(sender) }
  }

  /// Chooses an item as a user does; the delegate hears. Of a controller's bar its child is shown, if the delegate of the
  /// controller does not refuse.
  /// - Returns: false if nothing happens: the item is none of the bar's, is disabled, or no touch reaches the bar. Raises what
  ///   showing a child throws.
  @discardableResult
  open func select(_ item: UITabBarItem) -> Bool { choose(item) }

  private func choose(_ item: UITabBarItem) -> Bool {
    guard let place = items.firstIndex(where: { $0 === item }), item.isEnabled, receivesTouches else { return false }
    if let tabs { return InterfaceFaults.raising(or: false) { try tabs.tap(tab: place) } }
    ownSelectedItem = item
    listener((any UITabBarDelegate).self)?.tabBar(self, didSelect: item)
    return true
  }
}

/// What a tab shows. Stands in for UITabBarItem.
open class UITabBarItem: UIBarItem {
  /// A number or word at the image's corner.
  open var badgeValue: String?
  /// Color behind it.
  open var badgeColor: UIColor?
  /// The image while chosen.
  open var selectedImage: UIImage?

  /// Makes one with title and image.
  public convenience init(title: String?, image: UIImage? = nil, tag: Int = 0) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes one with title and image, and another image while chosen.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image)
    self.selectedImage = selectedImage
  }

  /// Makes one of the system's.
  public convenience init(tabBarSystemItem kind: SystemItem, tag: Int) {
    self.init(title: nil, tag: tag)
    isSystemItem = true
    systemItem = kind
  }

  /// Which of the system's items; nil if the item says itself what it shows.
  open private(set) var systemItem: SystemItem?
  /// Where the badge is besides; kept.
  open var badgeOffset = UIOffset()
  /// Where the title is besides; kept.
  open var titlePositionAdjustment = UIOffset()

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tabBarItemTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tabBarItemTable] }

  private static let tabBarItemTable = PropertyTable(
    UITabBarItem.self, kind: UIKitElements.tabBarItem, fresh: { UITabBarItem() },
    [
      Property("badgeValue", \.badgeValue),
      Property("badgeColor", \.badgeColor),
      Property("selectedImage", \.selectedImage),
      Property("systemItem", \.systemItem),
      Property("titlePositionAdjustment", \.titlePositionAdjustment),
    ])
}

import NibRuntime
import NibStandIns

/// A tab of a controller of tabs, and what makes its controller. Stands in for UITab.
@MainActor
open class UITab: Hashable {
  /// The text.
  open var title: String
  /// A second text.
  open var subtitle: String?
  /// The image.
  open var image: UIImage?
  /// The name by which code finds the tab.
  public final let identifier: String
  /// What stands on the tab, as a number of messages; nil for nothing.
  open var badgeValue: String? { didSet { made?.tabBarItem.badgeValue = badgeValue } }
  /// Whether the tab reacts.
  open var isEnabled = true
  /// Whether the tab is not shown.
  open var isHidden = false { didSet { if isHidden != oldValue { tabBarController?.showTabs() } } }
  /// Whether a user took the tab away, where that is allowed.
  open var isHiddenByDefault = false
  /// Whether a user may take the tab away.
  open var allowsHiding = false
  /// Where the tab stands where a user may choose; kept.
  open var preferredPlacement = Placement.automatic
  /// Whether the list at the side may be missing while the tab is chosen; kept.
  open var allowsSpringLoading = true
  /// What an app wants to know with it.
  open var userInfo: Any?
  /// The group that holds the tab.
  open internal(set) weak var parent: UITabGroup?
  /// The controller of the tabs.
  open internal(set) weak var tabBarController: UITabBarController?
  private final let provider: (@MainActor (UITab) -> UIViewController)?
  private final var made: UIViewController?

  /// Makes a tab; the closure makes its controller when that is first asked for.
  public init(
    title: String, image: UIImage?, identifier: String,
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.title = title
    self.image = image
    self.identifier = identifier
    provider = viewControllerProvider
  }

  /// The group of the controllers that manage a stack; nil for a tab outside of groups.
  open var managingTabGroup: UITabGroup? {
    parent.flatMap { $0.managingNavigationController == nil ? $0.managingTabGroup : $0 }
  }

  /// The controller, made now if it is not yet; nil for a tab without one.
  open var viewController: UIViewController? {
    if let made { return made }
    made = provider?(self)
    if let made, made.tabBarItem.title == nil {
      made.tabBarItem.title = title
      made.tabBarItem.image = image
      made.tabBarItem.badgeValue = badgeValue
    }
    return made
  }

  /// Whether both are one tab.
  public nonisolated static func == (first: UITab, second: UITab) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A tab that holds others. Stands in for UITabGroup.
@MainActor
open class UITabGroup: UITab {
  /// The tabs of the group.
  open var children: [UITab] { didSet { adopt() } }
  /// The tab of the group that was chosen last; else the one that is chosen first; nil for none.
  open var selectedChild: UITab? {
    get { chosen ?? children.first { $0.identifier == defaultChildIdentifier } }
    set { chosen = newValue }
  }
  private final var chosen: UITab?
  /// The tab that is chosen first; nil for none.
  open var defaultChildIdentifier: String?
  /// The stack that shows the controllers of the group's tabs; kept.
  open var managingNavigationController: UINavigationController?
  /// Whether a user may arrange the tabs.
  open var allowsReordering = false
  /// The order that a user gave the tabs, by identifiers; those not named follow.
  open var displayOrderIdentifiers: [String] = []
  /// Whether the list at the side shows the group alone; kept.
  open var sidebarAppearance = SidebarAppearance.automatic
  /// What a user may do with the group in the list at the side; kept.
  open var sidebarActions: [UIAction] = []
  /// Whether choosing the group in the list at the side shows its controller; kept.
  open var isSidebarDestination = false

  /// How the list at the side shows a group.
  public enum SidebarAppearance: Int, Sendable {
    /// As named.
    case automatic, inline, rootSection
  }

  /// The tabs in the order that a user gave them.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { !named.contains($0) }
  }

  /// Makes a group.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    adopt()
  }

  private func adopt() { for child in children { child.parent = self } }

  /// The tab of an identifier in the group or in one of it; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    for child in children {
      if child.identifier == identifier { return child }
      if let found = (child as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}

/// The tab of a search. Stands in for UISearchTab.
@MainActor
open class UISearchTab: UITab {
  /// Whether choosing the tab begins to search.
  open var automaticallyActivatesSearch = false

  /// Makes the tab with the system's title and image.
  public init(viewControllerProvider: (@MainActor (UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UIImage(systemName: "magnifyingglass"), identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }
}

extension UITabBarController {
  /// Makes a container with tabs.
  public convenience init(tabs: [UITab]) {
    self.init()
    self.tabs = tabs
  }

  /// The tabs, where code gave any; setting them makes their controllers those of the tabs. Hidden ones have none, and a
  /// group without a controller of its own shows those of its tabs.
  final var shownTabs: [UITab] {
    get { ownTabs }
    set {
      for old in ownTabs { old.tabBarController = nil }
      ownTabs = newValue
      for tab in newValue { tab.tabBarController = self }
      showTabs()
    }
  }

  func showTabs() { setViewControllers(Self.shown(ownTabs).compactMap(\.viewController)) }

  /// Replaces the tabs.
  public func setTabs(_ tabs: [UITab], animated: Bool) { self.tabs = tabs }

  private static func shown(_ tabs: [UITab]) -> [UITab] {
    tabs.filter { !$0.isHidden }.flatMap { tab -> [UITab] in
      guard let group = tab as? UITabGroup, group.viewController == nil else { return [tab] }
      return shown(group.children)
    }
  }

  /// The tab that is chosen; setting it chooses one of the tabs, and others change nothing.
  final var ownSelectedTab: UITab? {
    get { Self.shown(ownTabs).first { $0.viewController === selectedViewController && selectedViewController != nil } }
    set {
      guard let newValue, newValue.isEnabled, Self.shown(ownTabs).contains(newValue) else { return }
      newValue.parent?.selectedChild = newValue
      selectedViewController = newValue.viewController
    }
  }

  /// Chooses a tab as a finger does: the delegate is asked before and told after.
  /// - Returns: whether it was chosen: false also for one that is not shown or does not react.
  @discardableResult
  public func tap(_ tab: UITab) -> Bool {
    guard tab.isEnabled, Self.shown(ownTabs).contains(tab) else { return false }
    let old = selectedTab
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return false }
    selectedTab = tab
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: old)
    return true
  }

  /// The tab of an identifier; nil for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    for tab in ownTabs {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }

  /// The controller of a tab, if it was made.
  public func viewController(for tab: UITab) -> UIViewController? {
    ownTabs.contains(tab) || tab.parent != nil ? tab.viewController : nil
  }

  /// Whether the bar is not seen.
  public var isTabBarHidden: Bool {
    get { tabBar.isHidden }
    set { tabBar.isHidden = newValue }
  }

  /// Hides or shows the bar.
  final func ownSetTabBarHidden(_ isHidden: Bool, animated: Bool) { tabBar.isHidden = isHidden }
}

import NibRuntime
import NibStandIns

extension UITabBarController {
  /// How tabs are shown where there is room.
  public enum Mode: Int, Sendable {
    /// As named.
    case automatic, tabBar, tabSidebar
  }

  /// When the bar becomes smaller.
  public enum MinimizeBehavior: Int, Sendable {
    /// As named.
    case automatic, never, onScrollDown, onScrollUp
  }

  /// How tabs are shown; kept, for there is a bar.
  public var mode: Mode {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// When the bar becomes smaller; kept.
  public var tabBarMinimizeBehavior: MinimizeBehavior {
    get { kept(.automatic) }
    set { keep(newValue) }
  }

  /// The list of tabs at the side.
  public var sidebar: Sidebar { keptOnce { Sidebar(self) } }

  /// What stands at the bar; its view is put into the controller's.
  public var bottomAccessory: UITabAccessory? {
    get { kept(nil) }
    set {
      bottomAccessory?.contentView.removeFromSuperview()
      keep(newValue)
      if let newValue { view?.addSubview(newValue.contentView) }
    }
  }

  /// Sets what stands at the bar.
  public func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// The name that a user's choice of tabs is kept by; nil for none.
  public var customizationIdentifier: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Which tabs are shown where there is little room; nil for all. Looked at by nothing.
  public var compactTabIdentifiers: [UITab.Identifier]? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// The stack over the tabs of groups; none.
  public var managedNavigationController: UINavigationController? { nil }

  /// The list of tabs at the side. Stands in for UITabBarController.Sidebar.
  @MainActor
  public final class Sidebar {
    /// How the list shares the room.
    public enum Layout: Int, Sendable {
      /// As named.
      case automatic, overlap, tile
    }

    private weak var owner: UITabBarController?
    /// Whether the list is not shown: it is not, until code or a user shows it.
    public var isHidden = true {
      didSet {
        if let owner, isHidden != oldValue { delegate?.tabBarController(owner, sidebarVisibilityDidChange: self) }
      }
    }
    /// How the list shares the room; kept.
    public var preferredLayout = Layout.automatic
    /// What stands above the tabs.
    public var headerContentConfiguration: (any UIContentConfiguration)?
    /// What stands below the tabs.
    public var footerContentConfiguration: (any UIContentConfiguration)?
    /// What stays at the bottom.
    public var bottomBarView: UIView?
    /// What stands in the bar over the tabs.
    public let navigationItem = UINavigationItem()
    /// Who hears of the list.
    public weak var delegate: (any UITabBarControllerSidebarDelegate)?

    init(_ owner: UITabBarController) { self.owner = owner }

    /// Makes changes.
    public func animateChanges(_ changes: () -> Void) { changes() }

    /// Does nothing: the list is not drawn.
    public func reconfigureItem(for tab: UITab) {}

    /// Scrolls to a tab: nothing scrolls.
    public func scrollToTab(_ tab: UITab, animated: Bool) {}
  }
}

/// Who hears of the list of tabs at the side; all is optional. Stands for UITabBarController.Sidebar.Delegate.
@MainActor
public protocol UITabBarControllerSidebarDelegate: AnyObject {
  /// The list comes or goes.
  func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityDidChange sidebar: UITabBarController.Sidebar)
}

extension UITabBarControllerSidebarDelegate {
  /// Does nothing.
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityDidChange sidebar: UITabBarController.Sidebar
  ) {}
}

extension UITabBarController.Sidebar {
  /// Who hears of the list.
  public typealias Delegate = UITabBarControllerSidebarDelegate
}

/// What stands at the bar of tabs. Stands in for UITabAccessory.
@MainActor
public final class UITabAccessory {
  /// Where it stands.
  public typealias Environment = UITabAccessoryEnvironment

  /// The view.
  public let contentView: UIView

  /// Makes one of a view.
  public init(contentView: UIView) { self.contentView = contentView }
}

extension UITab {
  /// The name by which code finds a tab.
  public typealias Identifier = String

  /// Where a tab stands where a user may choose.
  public enum Placement: Int, Sendable {
    /// As named.
    case automatic, `default`, optional, movable, pinned, fixed, sidebarOnly
  }
}

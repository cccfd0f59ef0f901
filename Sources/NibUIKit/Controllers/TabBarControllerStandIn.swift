import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UITabBarController` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class TabBarControllerStandIn: UIViewController {
  private final var me: UITabBarController { unsafeDowncast(self, to: UITabBarController.self) }

  /// The tabs, where code gave any; setting them makes their controllers those of the tabs. Hidden ones have none, and a
  /// group without a controller of its own shows those of its tabs.
  open var tabs: [UITab] {
    get { me.shownTabs }
    set { me.shownTabs = newValue }
  }

  /// The tab that is chosen; setting it chooses one of the tabs, and others change nothing.
  open var selectedTab: UITab? {
    get { me.ownSelectedTab }
    set { me.ownSelectedTab = newValue }
  }

  /// Hides or shows the bar.
  open func setTabBarHidden(_ isHidden: Bool, animated: Bool) { me.ownSetTabBarHidden(isHidden, animated: animated) }
}

import NibFoundation
import NibRuntime
import NibStandIns

/// What the list of tabs shows of one. Stands in for UITabSidebarItem.
@MainActor
public final class UITabSidebarItem {
  /// What is asked for. Stands in for UITabSidebarItem.Request.
  @MainActor
  public final class Request {
    /// The tab; nil for an action.
    public let tab: UITab?
    /// The action; nil for a tab.
    public let action: UIAction?

    /// Asks for a tab, for tests.
    public init(tab: UITab? = nil, action: UIAction? = nil) { (self.tab, self.action) = (tab, action) }
  }

  /// The tab; nil for an action.
  public let tab: UITab?
  /// The action; nil for a tab.
  public let action: UIAction?
  /// What it shows.
  public var contentConfiguration: (any UIContentConfiguration)?
  /// What is behind.
  public var backgroundConfiguration = UIBackgroundConfiguration.clear()
  /// What stands at the edges.
  public var accessories: [UICellAccessory] = []
  /// How it is.
  public var configurationState: UICellConfigurationState { UICellConfigurationState(traitCollection: .current) }
  /// What changes it.
  public var configurationUpdateHandler: ((UITabSidebarItem, UICellConfigurationState) -> Void)?

  /// Makes one of what is asked for.
  public init(request: Request) { (tab, action) = (request.tab, request.action) }

  /// A content with the title and image of the tab or action.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    var content = UIListContentConfiguration.sidebarCell()
    content.text = tab?.title ?? action?.title
    content.image = tab?.image ?? action?.image
    return content
  }

  /// Calls what changes it.
  public func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self, configurationState) }
}

extension UITabBarController.Sidebar {
  /// Where the list can be scrolled to.
  public enum ScrollTarget {
    /// The top.
    case header
    /// The bottom.
    case footer
    /// A tab.
    case tab(UITab)
  }

  /// Scrolls: nothing is drawn.
  public func scroll(to target: ScrollTarget, animated: Bool) {}

  /// Items that the list takes in where there is no room for them; kept by nothing.
  public var navigationOverflowItems: UIDeferredMenuElement? { nil }
}

extension UITabAccessory {
  /// Where it stands now: alone.
  public var environment: Environment { .none }
}

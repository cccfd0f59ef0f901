import NibRuntime
import NibStandIns

extension UIViewController {
  /// What a navigation bar shows of this controller; made when it is first asked for.
  public var navigationItem: UINavigationItem {
    if let known = items.navigation { return known }
    let made = UINavigationItem()
    made.title = title
    items.navigation = made
    return made
  }

  /// What a tab bar shows of this controller; made when it is first asked for.
  public var tabBarItem: UIBarItem {
    get {
      if let known = items.tab { return known }
      let made = UITabBarItem()
      made.title = title
      items.tab = made
      return made
    }
    set { items.tab = newValue }
  }

  /// View, items, segues, and what the view's nib needs of this one.
  func readParts(_ coder: NibCoder) throws {
    adopt(try coder.object("UIView", as: AnyObject.self) as? UIView)
    items.navigation = try coder.object("UINavigationItem", as: AnyObject.self) as? UINavigationItem
    items.tab = try coder.object("UITabBarItem", as: AnyObject.self) as? UIBarItem
    segueTemplates = try coder.members("UIStoryboardSegueTemplates", of: UIStoryboardSegueTemplate.self)
    viewState.kept = try coder.members("UITopLevelObjectsToKeepAliveFromStoryboard", of: AnyObject.self)
      .filter { !($0 is UIViewController) }
    guard case .dictionary(let pairs)? = try coder.value("UIExternalObjectsTableForViewLoading") else { return }
    for case let (.string(name), object?) in pairs.map({ ($0.key, $0.value.object) }) {
      viewState.upstream.append(UpstreamObject(name: name, object))
    }
  }

  /// Children of an archive are parented silently.
  /// - Seen: measured in UIKit on iOS 26.1; UIKit sends neither `willMove` nor `didMove` for them.
  func readFamily(_ coder: NibCoder) throws {
    let stacked = try coder.members("UIViewControllers", of: UIViewController.self)
    let listed = try coder.members("UIChildViewControllers", of: UIViewController.self)
    for child in listed.isEmpty ? stacked : listed { link(child) }
    coder.later("UIParentViewController", as: UIViewController.self) { [weak self] parent in
      guard let self, family.parent == nil, !parent.isInside(self) else { return }
      family.parent = parent
    }
  }
}

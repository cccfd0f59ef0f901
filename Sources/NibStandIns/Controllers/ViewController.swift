import NibRuntime

/// A view controller. Stands in for UIViewController and its kinds.
open class ViewController: Responder {
  /// The title.
  public var title: String?
  /// Name of the nib that holds the view.
  public var nibName: String?
  /// Name of the scene.
  public var storyboardIdentifier: String?
  /// A name for state restoration.
  public var restorationIdentifier: String?
  /// 0 full screen, 1 page, 2 form, … as archived.
  public var modalPresentationStyle = 0
  /// 0 from below, 1 flip, 2 dissolve, 3 curl.
  public var modalTransitionStyle = 0
  /// Whether a pushed controller covers the bar.
  public var hidesBottomBarWhenPushed = false
  /// Whether presented controllers stay within.
  public var definesPresentationContext = false
  /// Size in a popover, in points.
  public var preferredContentSize = NibSize()
  /// The view, if the archive holds or connects it.
  public private(set) var view: View?
  /// What a navigation bar shows of this controller.
  public private(set) var navigationItem: NavigationItem?
  /// What a tab bar shows of this controller.
  public private(set) var tabBarItem: BarItem?
  /// Controllers within this one: a navigation stack or tabs.
  public private(set) var children: [ViewController] = []
  /// The controller that this one is in.
  public private(set) weak var parent: ViewController?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.viewControllerTable.read(self, from: coder)
    view = try coder.object("UIView", as: AnyObject.self) as? View
    view?.chainEnd = self
    navigationItem = try coder.object("UINavigationItem", as: AnyObject.self) as? NavigationItem
    tabBarItem = try coder.object("UITabBarItem", as: AnyObject.self) as? BarItem
    try readChildren(coder)
    coder.later("UIParentViewController", as: ViewController.self) { [weak self] in self?.parent = $0 }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [viewControllerTable] }

  private static let viewControllerTable = PropertyTable(
    ViewController.self,
    [
      Property("title", "UITitle", at: \.title),
      Property("nibName", "UINibName", at: \.nibName),
      Property("storyboardIdentifier", "UIStoryboardIdentifier", at: \.storyboardIdentifier),
      Property("restorationIdentifier", "UIRestorationIdentifier", at: \.restorationIdentifier),
      Property("modalPresentationStyle", "UIModalPresentationStyle", at: \.modalPresentationStyle),
      Property("modalTransitionStyle", "UIModalTransitionStyle", at: \.modalTransitionStyle),
      Property("hidesBottomBarWhenPushed", "UIHidesBottomBarWhenPushed", at: \.hidesBottomBarWhenPushed),
      Property("definesPresentationContext", "UIDefinesPresentationContext", at: \.definesPresentationContext),
      Property("preferredContentSize", "UIPreferredContentSize", at: \.preferredContentSize),
    ])

  private func readChildren(_ coder: NibCoder) throws {
    let stacked = try coder.members("UIViewControllers", of: ViewController.self)
    let listed = try coder.members("UIChildViewControllers", of: ViewController.self)
    children = listed.isEmpty ? stacked : listed
    for child in children { child.parent = self }
  }

  /// The superview of the view, then the parent, then the nib's owner.
  open override var nextResponder: AnyObject? { view?.superview ?? parent ?? chainEnd }

  /// `view` is owned; other outlets are as in `StandIn`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    guard name == "view" else { return try super.setOutlet(name, to: value) }
    guard let value else {
      view = nil
      return true
    }
    guard let typed = value as? View else { throw OutletMismatch(expected: View.self, found: type(of: value)) }
    view = typed
    typed.chainEnd = self
    return true
  }

  /// Leads to `view` and `navigationItem` besides outlets.
  open override func object(forKey key: String) -> AnyObject? {
    switch key {
    case "view": view
    case "navigationItem": navigationItem
    default: super.object(forKey: key)
    }
  }
}

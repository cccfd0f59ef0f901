import NibRuntime
import NibSchema
import NibStandIns

/// Controllers of which one is chosen by a tab. Stands in for UITabBarController.
open class UITabBarController: TabBarControllerStandIn {
  /// What `selectedIndex` is while nothing is selected: UIKit's NSNotFound.
  public static let notFound = Int.max

  private var archivedTabBar: UITabBar? {
    didSet { archivedTabBar?.tabs = self }
  }
  /// The bar with the tabs; made when it is first asked for where the archive has none.
  open var tabBar: UITabBar {
    if let archivedTabBar { return archivedTabBar }
    let bar = UITabBar()
    archivedTabBar = bar
    return bar
  }
  /// Asked before and told after a tab is chosen by hand.
  open weak var delegate: (any UITabBarControllerDelegate)?
  /// The tabs that code gave.
  final var ownTabs: [UITab] = []
  private weak var selection: UIViewController?
  private var arrangeable: [UIViewController]??

  /// Reads the archived tabs.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.tabBarControllerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [tabBarControllerTable] }

  private static let tabBarControllerTable = PropertyTable(
    UITabBarController.self, kind: UIKitElements.tabBarController, fresh: { UITabBarController() },
    [
      Property("tabBar", object: \.archivedTabBar)
    ])

  /// The controllers, in the order of their tabs; setting it is `setViewControllers`. Never nil here.
  open var viewControllers: [UIViewController]! {
    get { children }
    set { setViewControllers(newValue ?? []) }
  }

  /// The controllers whose tabs a user may arrange: all until code says which; nil for none. Nothing is arranged.
  open var customizableViewControllers: [UIViewController]? {
    get { arrangeable ?? children }
    set { arrangeable = .some(newValue) }
  }

  /// Replaces the controllers. What was selected stays so if it is still there; else the first is.
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool = false) {
    let controllers = controllers ?? []
    InterfaceFaults.raising {
      for old in children where !controllers.contains(where: { $0 === old }) { expel(old) }
      for new in controllers where !children.contains(where: { $0 === new }) {
        try InterfaceFaults.catching { addChild(new) }
        new.didMove(toParent: self)
      }
      family.children = controllers
      arrangeable = nil
      if selectedViewController == nil { try select(controllers.first) }
    }
  }

  /// The controller whose tab is chosen. Setting it raises what `select` throws.
  open var selectedViewController: UIViewController? {
    get { selection.flatMap { $0.parent === self ? $0 : nil } }
    set { InterfaceFaults.raising { try select(newValue) } }
  }

  /// Position of the chosen tab; `notFound` while none is.
  ///
  /// Setting it to a position that no tab has changes nothing.
  /// - Seen: tabs from a storyboard have none chosen before and after their view loads (measured in UIKit on iOS 26.1).
  ///   Inferred: the first is chosen when they come on the screen.
  open var selectedIndex: Int {
    get { children.firstIndex { $0 === selectedViewController } ?? Self.notFound }
    set { if children.indices.contains(newValue) { try? select(children[newValue]) } }
  }

  /// Chooses a tab's controller. On the screen it takes the place of the one before.
  /// - Throws: `UIControllerError` with code `misplacedController` if it has no tab; what loading its view throws.
  open func select(_ controller: UIViewController?) throws {
    if let controller, controller.parent !== self {
      throw UIControllerError(.misplacedController, at: self, "\(controller.displayName) has no tab")
    }
    let old = selectedViewController
    selection = controller
    try exchange(old, for: controller, animated: false)
  }

  /// Chooses a tab as a finger does: the delegate is asked before and told after.
  /// - Returns: whether it was chosen.
  @discardableResult
  open func tap(tab index: Int) throws -> Bool {
    guard children.indices.contains(index) else { return false }
    let controller = children[index]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return false }
    try select(controller)
    delegate?.tabBarController(self, didSelect: controller)
    return true
  }

  /// `delegate` is typed; other outlets are as in `UIViewController`.
  open override func setOutlet(_ name: String, to value: AnyObject?) throws -> Bool {
    if name == "delegate" { delegate = value as? any UITabBarControllerDelegate }
    return try super.setOutlet(name, to: value)
  }

  final override func transitionAnimator(
    from old: UIViewController, to new: UIViewController, animated: Bool
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    delegate?.tabBarController(self, animationControllerForTransitionFrom: old, to: new)
  }

  /// The chosen controller alone.
  open override var childrenOnScreen: [UIViewController] { selectedViewController.map { [$0] } ?? [] }

  /// Chooses the first tab if none is, and puts the view of the chosen one into this one's.
  open override func arrangeChildren() throws {
    if selectedViewController == nil { selection = children.first }
    if let selection, let view = viewIfLoaded { try place(selection, in: view) }
  }

  /// Selects the child.
  open override func unwind(for segue: UIStoryboardSegue, towards child: UIViewController) {
    InterfaceFaults.raising { try select(child) }
  }
}

/// Who decides about tabs chosen by hand.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a tab may be chosen.
  func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool
  /// A tab was chosen.
  func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController)
  /// Whether a tab may be chosen, of newer systems; as `shouldSelect` says if left out.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
  /// Who moves the views when another tab is chosen; nobody if left out.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  /// Which ways the screen may be held; asked by nothing.
  func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask
  /// A tab was chosen, of newer systems; as `didSelect` if left out.
  func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  /// Nobody.
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  /// All.
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask { .all }
  /// Allows all.
  public func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool { true }
  /// Does nothing.
  public func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {}
  /// As `shouldSelect` says.
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    tab.viewController.map { self.tabBarController(tabBarController, shouldSelect: $0) } ?? true
  }
  /// As `didSelect`.
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    if let controller = selectedTab.viewController { self.tabBarController(tabBarController, didSelect: controller) }
  }
}

import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIViewController` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class ControllerStandIn: ScreenPreferencesStandIn {
  private final var me: UIViewController { unsafeDowncast(self, to: UIViewController.self) }

  /// The margins that views have at least, in points: none, for nothing is laid out.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { me.ownSystemMinimumLayoutMargins }

  /// Changes traits of a child, of older systems: as its `traitOverrides`, of the size classes and the text size.
  open func setOverrideTraitCollection(_ collection: UITraitCollection?, forChild child: UIViewController) {
    me.ownSetOverrideTraitCollection(collection, forChild: child)
  }

  /// The traits that were changed so; nil for none.
  open func overrideTraitCollection(forChild child: UIViewController) -> UITraitCollection? {
    me.ownOverrideTraitCollection(forChild: child)
  }

  /// Does nothing: nothing asks for the status bar.
  open func setNeedsStatusBarAppearanceUpdate() { me.ownSetNeedsStatusBarAppearanceUpdate() }

  /// Does nothing: nothing asks for the line at the bottom.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { me.ownSetNeedsUpdateOfHomeIndicatorAutoHidden() }

  /// Does nothing: nothing turns.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() { me.ownSetNeedsUpdateOfSupportedInterfaceOrientations() }

  /// Who makes what the controller's own transitions need; not kept alive.
  open var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { me.ownTransitioningDelegate }
    set { me.ownTransitioningDelegate = newValue }
  }

  /// What runs beside the transition that is under way; nil without one, and without animation.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { me.ownTransitionCoordinator }

  /// Where the controller's popover points; nil for one that is not presented as a popover. One in the style of
  /// questions from below has one too.
  open var popoverPresentationController: UIPopoverPresentationController? { me.ownPopoverPresentationController }

  /// How the controller's sheet stands; nil for one that is not presented as a sheet.
  open var sheetPresentationController: UISheetPresentationController? { me.ownSheetPresentationController }

  /// What presents the controller: what its transitioning delegate made, its popover or sheet, or a plain one.
  open var presentationController: UIPresentationController? { me.ownPresentationController }

  /// Begins to bring the view on the screen or to take it away: this controller is told, then its children on screen.
  ///
  /// There is no screen here: a window that is made visible, or a test by hand, begins it at the root; containers and
  /// presentations pass it on. Calling it twice for the same direction changes nothing.
  /// - Throws: what loading the view throws.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool = false) {
    me.ownBeginAppearanceTransition(isAppearing, animated: animated)
  }

  /// Ends what `beginAppearanceTransition` began: this controller is told, then its children on screen.
  open func endAppearanceTransition() { me.ownEndAppearanceTransition() }

  /// Controllers within this one, in order.
  open var children: [UIViewController] { me.ownChildren }

  /// The controller that this one is in.
  open var parent: UIViewController? { me.ownParent }

  /// The stack that this controller is in.
  open var navigationController: UINavigationController? { me.ownNavigationController }

  /// The tabs that this controller is in.
  open var tabBarController: UITabBarController? { me.ownTabBarController }

  /// The split that this controller is in.
  open var splitViewController: UISplitViewController? { me.ownSplitViewController }

  /// Adds a controller: `willMove(toParent:)` is sent here, `didMove(toParent:)` is the caller's to send.
  /// - Throws: `UIControllerError` with code `misplacedController` for one that would hold itself.
  open func addChild(_ child: UIViewController) { me.ownAddChild(child) }

  /// Leaves the parent: `didMove(toParent:)` is sent here, `willMove(toParent: nil)` is the caller's to send.
  open func removeFromParent() { me.ownRemoveFromParent() }

  /// Whether a user may not swipe the presented controller away; nothing swipes.
  open var isModalInPresentation: Bool {
    get { me.ownIsModalInPresentation }
    set { me.ownIsModalInPresentation = newValue }
  }

  /// Whether it decides how the status bar looks while it is presented over others only in part; nothing is drawn.
  open var modalPresentationCapturesStatusBarAppearance: Bool {
    get { me.ownModalPresentationCapturesStatusBarAppearance }
    set { me.ownModalPresentationCapturesStatusBarAppearance = newValue }
  }

  /// Whether those presented within it come by its own `modalTransitionStyle`; nothing is animated.
  open var providesPresentationContextTransitionStyle: Bool {
    get { me.ownProvidesPresentationContextTransitionStyle }
    set { me.ownProvidesPresentationContextTransitionStyle = newValue }
  }

  /// The sides at which the view goes below bars; nothing is laid out.
  open var edgesForExtendedLayout: UIRectEdge {
    get { me.ownEdgesForExtendedLayout }
    set { me.ownEdgesForExtendedLayout = newValue }
  }

  /// Whether it does so below opaque bars; nothing is laid out.
  open var extendedLayoutIncludesOpaqueBars: Bool {
    get { me.ownExtendedLayoutIncludesOpaqueBars }
    set { me.ownExtendedLayoutIncludesOpaqueBars = newValue }
  }

  /// Whether scroll views get insets for the bars over them; nothing is laid out.
  open var automaticallyAdjustsScrollViewInsets: Bool {
    get { me.ownAutomaticallyAdjustsScrollViewInsets }
    set { me.ownAutomaticallyAdjustsScrollViewInsets = newValue }
  }

  /// Whether the focus goes back to where it was when the controller is shown again; nothing has the focus.
  open var restoresFocusAfterTransition: Bool {
    get { me.ownRestoresFocusAfterTransition }
    set { me.ownRestoresFocusAfterTransition = newValue }
  }

  /// Distances that the controller adds to the safe area, in points; nothing is laid out.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { me.ownAdditionalSafeAreaInsets }
    set { me.ownAdditionalSafeAreaInsets = newValue }
  }

  /// Whether the view comes because the controller, or one around it, is presented.
  open var isBeingPresented: Bool { me.ownIsBeingPresented }

  /// Whether the view goes because the controller, or one around it, is dismissed.
  open var isBeingDismissed: Bool { me.ownIsBeingDismissed }

  /// Whether the view comes because the controller was put on a stack.
  open var isMovingToParent: Bool { me.ownIsMovingToParent }

  /// Whether the view goes because the controller was taken from a stack.
  open var isMovingFromParent: Bool { me.ownIsMovingFromParent }

  /// Makes the changes at once, then calls the completion. The views' places are the caller's business.
  open func transition(
    from old: UIViewController, to new: UIViewController, duration: Double, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    me.ownTransition(
      from: old, to: new, duration: duration, options: options, animations: animations, completion: completion)
  }

  /// The items of the toolbar that the stack around shows for the controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { me.ownToolbarItems }
    set { me.ownToolbarItems = newValue }
  }

  /// As the property.
  open func setToolbarItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    me.ownSetToolbarItems(items, animated: animated)
  }

  /// Whether the content is being edited.
  open var isEditing: Bool {
    get { me.ownIsEditing }
    set { me.ownIsEditing = newValue }
  }

  /// A button that begins and ends editing; made when it is first asked for.
  open var editButtonItem: UIBarButtonItem { me.ownEditButtonItem }

  /// The view if it is there; does not load it.
  open var viewIfLoaded: UIView? { me.ownViewIfLoaded }

  /// Whether the view is there.
  open var isViewLoaded: Bool { me.ownIsViewLoaded }

  /// Loads the view unless it is loaded: `loadView`, embed segues, `viewDidLoad`.
  ///
  /// Raises what `loadView` raises and what an embed segue throws. The next call tries again.
  open func loadViewIfNeeded() { me.ownLoadViewIfNeeded() }

  /// What a navigation bar shows of this controller; made when it is first asked for.
  open var navigationItem: UINavigationItem { me.ownNavigationItem }

  /// What a tab bar shows of this controller; made when it is first asked for.
  open var tabBarItem: UITabBarItem! {
    get { me.ownTabBarItem }
    set { me.ownTabBarItem = newValue }
  }

  /// The edge of the bars at the top, of older systems; bars take nothing. Loads the view.
  open var topLayoutGuide: any UILayoutSupport { me.ownTopLayoutGuide }

  /// The edge of the bars at the bottom, likewise.
  open var bottomLayoutGuide: any UILayoutSupport { me.ownBottomLayoutGuide }

  /// The interface orientation, as older systems name it: that of the scene.
  open var interfaceOrientation: UIInterfaceOrientation { me.ownInterfaceOrientation }

  /// What the controller is asked from, of extensions of other programs: nothing asks.
  open var extensionContext: NSExtensionContext? { me.ownExtensionContext }

  /// What this controller, or the nearest one around it, presents.
  open var presentedViewController: UIViewController? { me.ownPresentedViewController }

  /// Who presents this controller, or the nearest one around it.
  open var presentingViewController: UIViewController? { me.ownPresentingViewController }

  /// Adds a key that does something; there is no keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { me.ownAddKeyCommand(keyCommand) }

  /// Takes a key away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { me.ownRemoveKeyCommand(keyCommand) }

  /// The scroll view that the bar at an edge follows; nil where code set none.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { me.ownContentScrollView(for: edge) }

  /// The traits that hold here: those of around with what code changed.
  open var traitCollection: UITraitCollection { me.ownTraitCollection }

  /// Light or dark here and below, whatever the device's setting is.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { me.ownInterfaceStyle }
    set { me.ownInterfaceStyle = newValue }
  }
}

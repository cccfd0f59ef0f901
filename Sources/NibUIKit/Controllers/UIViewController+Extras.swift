import NibRuntime
import NibStandIns

/// What few controllers have: kept apart, so that the others are small.
@MainActor
final class ControllerExtras {
  var isModal = false
  var edges: UIRectEdge = .all
  var includesOpaqueBars = false
  var wantsFullScreen = false
  var popoverSize = CGSize(width: 320, height: 1100)
  var insets = UIEdgeInsets()
  var style = UIUserInterfaceStyle.unspecified
  var popover: UIPopoverPresentationController?
  var sheet: UISheetPresentationController?
  var plain: UIPresentationController?
  var custom: UIPresentationController?
  var traitListeners: [TraitListener] = []
  var capturesStatusBar = false
  var providesTransitionStyle = false
  var adjustsInsets = true
  var restoresFocus = true
  var respectsMinimumMargins = true
  var keyCommands: [UIKeyCommand] = []
  weak var transitioning: (any UIViewControllerTransitioningDelegate)?
  /// Where an animator put the controller's view, as long as it is presented.
  var transitionContainer: UIView?
  var unavailable: (UIView & UIContentView)?
  var overrides: UITraitOverrides?
  var kept: KeptValues?
}

extension UIViewController {
  func makeExtras() -> ControllerExtras {
    if let extras { return extras }
    let made = ControllerExtras()
    extras = made
    return made
  }

  /// Who makes the controller again that a user left; kept, for a test to ask.
  public var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { kept(nil) }
    set { keep(newValue) }
  }

  /// Whether a user may not swipe the presented controller away; nothing swipes.
  final var ownIsModalInPresentation: Bool {
    get { extras?.isModal ?? false }
    set { makeExtras().isModal = newValue }
  }

  /// Whether it says how the status bar looks while it is presented over others only in part; nothing is drawn.
  final var ownModalPresentationCapturesStatusBarAppearance: Bool {
    get { extras?.capturesStatusBar ?? false }
    set { makeExtras().capturesStatusBar = newValue }
  }

  /// Whether those presented within it come as its own `modalTransitionStyle` says; nothing is animated.
  final var ownProvidesPresentationContextTransitionStyle: Bool {
    get { extras?.providesTransitionStyle ?? false }
    set { makeExtras().providesTransitionStyle = newValue }
  }

  /// The sides at which the view goes below bars; nothing is laid out.
  final var ownEdgesForExtendedLayout: UIRectEdge {
    get { extras?.edges ?? .all }
    set { makeExtras().edges = newValue }
  }

  /// Whether it does so below opaque bars; nothing is laid out.
  final var ownExtendedLayoutIncludesOpaqueBars: Bool {
    get { extras?.includesOpaqueBars ?? false }
    set { makeExtras().includesOpaqueBars = newValue }
  }

  /// Size in a popover, in points: older apps' word for `preferredContentSize`.
  public var contentSizeForViewInPopover: CGSize {
    get { extras?.popoverSize ?? CGSize(width: 320, height: 1100) }
    set { makeExtras().popoverSize = newValue }
  }

  /// Whether the view goes below the bar of the screen: older apps' word for `edgesForExtendedLayout`; nothing is laid out.
  public var wantsFullScreenLayout: Bool {
    get { extras?.wantsFullScreen ?? false }
    set { makeExtras().wantsFullScreen = newValue }
  }

  /// Whether scroll views get insets for the bars over them; nothing is laid out.
  final var ownAutomaticallyAdjustsScrollViewInsets: Bool {
    get { extras?.adjustsInsets ?? true }
    set { makeExtras().adjustsInsets = newValue }
  }

  /// Whether the focus goes back to where it was when the controller is shown again; nothing has the focus.
  final var ownRestoresFocusAfterTransition: Bool {
    get { extras?.restoresFocus ?? true }
    set { makeExtras().restoresFocus = newValue }
  }

  /// Whether the view's margins are at least the system's; nothing is laid out.
  public var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { extras?.respectsMinimumMargins ?? true }
    set { makeExtras().respectsMinimumMargins = newValue }
  }

  /// Distances that the controller adds to the safe area, in points; nothing is laid out.
  final var ownAdditionalSafeAreaInsets: UIEdgeInsets {
    get { extras?.insets ?? UIEdgeInsets() }
    set { makeExtras().insets = newValue }
  }

  /// Whether the view comes because the controller, or one around it, is presented.
  final var ownIsBeingPresented: Bool { moves(.presented) }

  /// Whether the view goes because the controller, or one around it, is dismissed.
  final var ownIsBeingDismissed: Bool { moves(.dismissed) }

  /// Whether the view comes because the controller was put on a stack.
  final var ownIsMovingToParent: Bool { viewState.move == .added }

  /// Whether the view goes because the controller was taken from a stack.
  final var ownIsMovingFromParent: Bool { viewState.move == .removed }

  private func moves(_ move: ControllerMove) -> Bool {
    sequence(first: self, next: \.parent).contains { $0.viewState.move == move }
  }

  /// Makes the changes at once, then calls the completion. The views' places are the caller's business.
  final func ownTransition(
    from old: UIViewController, to new: UIViewController, duration: Double, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    if let new = new.viewIfLoaded ?? new.view, let holder = old.viewIfLoaded?.superview {
      holder.addSubview(new)
    }
    animations?()
    old.viewIfLoaded?.removeFromSuperview()
    completion?(true)
  }
}

/// Makes a controller again that a user left. Stands for UIViewControllerRestoration.
@MainActor
public protocol UIViewControllerRestoration {
  /// Makes the controller at a path of restoration identifiers; nil for none.
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

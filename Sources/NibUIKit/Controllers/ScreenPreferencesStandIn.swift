import NibRuntime
import NibStandIns

/// What a controller says of the screen around it, and hears of it: the part of `UIViewController` that nothing here
/// asks for and nothing calls, for there is no bar and nothing turns. Not for subclasses of one's own.
open class ScreenPreferencesStandIn: ContentContainerStandIn {
  /// Whether the status bar goes while this controller is shown.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar looks while this controller is shown.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// How the status bar changes.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that says how the status bar looks; nil for this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that says whether the status bar goes; nil for this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the line at the bottom of the screen goes.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that says so; nil for this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// The edges of the screen where the system waits for the controller's gestures.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Which ways the screen may be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// Which way the screen is held best.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the screen turns.
  open var shouldAutorotate: Bool { true }

  /// Whether the keyboard stays when it is not needed.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  /// Called when bars and notches changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called when memory is short.
  open func didReceiveMemoryWarning() {}

  /// Called before the view gets another size: its window has one. Children and what is presented are told, too.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {}

  /// Called before the traits change, likewise.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Says what is shown where there is no content: sets `contentUnavailableConfiguration`. Does nothing here; called before
  /// the first layout and after `setNeedsUpdateContentUnavailableConfiguration`.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  /// Whether the pointer stays where it is.
  open var prefersPointerLocked: Bool { false }

  /// The child that says so in its place.
  open var childViewControllerForPointerLock: UIViewController? { nil }

  /// The child that says whether the screen stays as it is held.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }

  /// Whether the screen stays as it is held when the device is turned.
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The child that decides at which edges the system waits; nil for this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }

  /// The style that the controller prefers within others, of iOS 13's betas.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  /// The child that decides it in its place.
  open var childViewControllerForUserInterfaceStyle: UIViewController? { nil }

  /// Whether actions reach the controller while it presents another: yes.
  open var performsActionsWhilePresentingModally: Bool { true }

  /// What a user may do with a picture of the controller, of older systems.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  /// Called when traits changed: after code changed them on this controller or around it.
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
}

extension UIViewController {
  /// Does nothing: nothing asks for the style.
  public func setNeedsUserInterfaceAppearanceUpdate() {}

  /// Does nothing: nothing asks for the status bar.
  final func ownSetNeedsStatusBarAppearanceUpdate() {}

  /// Does nothing: nothing asks for the line at the bottom.
  final func ownSetNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Does nothing: nothing turns.
  final func ownSetNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Does nothing: nothing turns the screen.
  public func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  /// Does nothing: nothing asks for edges.
  public func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  /// Does nothing: nothing turns.
  public static func attemptRotationToDeviceOrientation() {}
}

/// How the status bar looks.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the interface's style.
  case `default` = 0
  /// Light letters.
  case lightContent = 1
  /// Dark letters.
  case darkContent = 3
}

/// How the status bar changes.
public enum UIStatusBarAnimation: Int, Sendable {
  /// As named.
  case none, fade, slide
}

/// How a screen is held.
public enum UIInterfaceOrientation: Int, Sendable {
  /// As named.
  case unknown = 0
  /// As named.
  case portrait = 1
  /// As named.
  case portraitUpsideDown = 2
  /// As named.
  case landscapeRight = 3
  /// As named.
  case landscapeLeft = 4

  /// Whether upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Ways to hold a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = Self(rawValue: 2)
  /// Upside down.
  public static let portraitUpsideDown = Self(rawValue: 4)
  /// On its left side.
  public static let landscapeLeft = Self(rawValue: 16)
  /// On its right side.
  public static let landscapeRight = Self(rawValue: 8)
  /// On either side.
  public static let landscape: Self = [.landscapeLeft, .landscapeRight]
  /// All but upside down.
  public static let allButUpsideDown: Self = [.portrait, .landscape]
  /// All.
  public static let all: Self = [.portrait, .landscape, .portraitUpsideDown]
}

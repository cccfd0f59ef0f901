import NibDiagnostics
import NibRuntime
import NibStandIns

/// How far the view of a controller is loaded, and what came with it.
@MainActor
struct ViewState {
  /// The view, loaded or taken from the controller's own archive.
  var view: UIView?
  /// Whether `viewDidLoad` was called.
  var hasLoaded = false
  /// Whether `loadView` is at work, so that touching the view within leads nowhere.
  var isLoading = false
  /// Why the last attempt failed.
  var error: (any Error)?
  /// What loading the view's nib gave.
  var summary: LoadSummary?
  /// What instantiating the controller itself gave, for one that a storyboard made.
  var sceneSummary: LoadSummary?
  /// Top-level objects of the nibs, which nothing else may own.
  var kept: [AnyObject] = []
  /// What the view's nib knows of the controller's.
  var upstream: [UpstreamObject] = []
  /// Where the view is on its way to the screen.
  var appearance = UIViewController.AppearanceState.disappeared
  /// Whether the transition under way is animated.
  var isAnimated = false
  /// Why the view comes or goes, while it does.
  var move: ControllerMove?
}

/// An object of a controller's nib that the view's nib refers to by a made-up name.
///
/// A controller is not owned: it is this one or one around it.
@MainActor
struct UpstreamObject {
  let name: String
  private let owned: AnyObject?
  private weak var unowned: AnyObject?

  init(name: String, _ object: AnyObject) {
    self.name = name
    owned = object is UIViewController ? nil : object
    unowned = object
  }

  var object: AnyObject? { owned ?? unowned }
}

/// Why a controller's view comes on the screen or leaves it.
enum ControllerMove {
  case presented, dismissed, added, removed
}

/// Who is above, below and over a controller.
@MainActor
struct ControllerFamily {
  weak var parent: UIViewController?
  var children: [UIViewController] = []
  var presented: UIViewController?
  weak var presenting: UIViewController?
}

/// What bars show of a controller.
@MainActor
struct ControllerItems {
  var navigation: UINavigationItem?
  var tab: UITabBarItem?
  var toolbar: [UIBarButtonItem]?
  var editButton: UIBarButtonItem?
  var isEditing = false
}

extension UIViewController {
  /// Where a controller's view is on its way to the screen.
  public enum AppearanceState: String, Sendable {
    /// Off the screen.
    case disappeared
    /// Between `viewWillAppear` and `viewDidAppear`.
    case appearing
    /// On the screen.
    case appeared
    /// Between `viewWillDisappear` and `viewDidDisappear`.
    case disappearing
  }

  /// The two ways to show a controller without saying how.
  public enum ShowKind: Sendable {
    /// Next to or over the one shown: pushed on a stack.
    case show
    /// In the secondary place of a split.
    case showDetail
  }
}

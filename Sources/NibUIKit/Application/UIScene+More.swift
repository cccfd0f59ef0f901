import NibFoundation
import NibRuntime
import NibStandIns

extension UIScene {
  /// Whether a scene comes as a tab of another.
  public enum CollectionJoinBehavior: Int, Sendable {
    /// As named.
    case automatic, preferred, disallowed, preferredWithoutActivating
  }

  /// How a link is to be opened.
  public typealias OpenURLOptions = UIOpenURLContext.Options
  /// What the scene can be shown for.
  public typealias ActivationConditions = UISceneActivationConditions

  /// How a scene opens a link. Stands in for UIScene.OpenExternalURLOptions.
  @MainActor
  open class OpenExternalURLOptions {
    /// Only in an app that has asked for such links.
    public final var universalLinksOnly = false

    /// Empty options.
    public init() {}
  }

  /// Opens nothing: the link is kept in the program's `openedURLs`.
  public final func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: [:], completionHandler: completion) }

  /// Lets the scene restore its state later. Nothing is restored, so nothing waits.
  public final func extendStateRestoration() {}

  /// Ends that.
  public final func completeStateRestoration() {}
}

/// Whether the pointer stays where it is. Stands in for UIPointerLockState.
@MainActor
public final class UIPointerLockState {
  /// Whether it does: no, for there is no pointer.
  public var isLocked: Bool { false }

  init() {}

  /// It stays, or no longer; posted by tests alone.
  public nonisolated static let didChangeNotification = Notification.Name("UIPointerLockStateDidChangeNotification")
  /// Key of the scene.
  public nonisolated static let sceneUserInfoKey = "UIPointerLockStateSceneUserInfoKey"
}

extension UIWindowScene {
  /// How the buttons of the window stand. Stands in for UIWindowScene.WindowingControlStyle.
  @MainActor
  public struct WindowingControlStyle: Hashable {
    let name: String

    /// As the system likes.
    public static let automatic = Self(name: "automatic")
    /// In the bar.
    public static let unified = Self(name: "unified")
    /// As small as possible.
    public static let minimal = Self(name: "minimal")
  }

  /// How a scene comes that a program wants. Stands in for UIWindowScene.ActivationRequestOptions.
  open class ActivationRequestOptions: UIScene.ActivationRequestOptions {
    /// How it comes.
    public enum PresentationStyle: Int, Sendable {
      /// As named.
      case automatic, standard, prominent
    }

    /// How it comes; kept.
    public final var preferredPresentationStyle = PresentationStyle.automatic
  }

  /// Opens something in a new window by a gesture. Stands in for UIWindowScene.ActivationInteraction; `activate()` does.
  public final class ActivationInteraction: UIViewInteraction {
    private let provider: (ActivationInteraction, CGPoint) -> ActivationConfiguration?

    /// Makes one.
    public init(
      configurationProvider: @escaping (ActivationInteraction, CGPoint) -> ActivationConfiguration?,
      errorHandler: @escaping (any Error) -> Void = { _ in }
    ) { provider = configurationProvider }

    /// Opens the window as a gesture does; the program keeps what is wanted in `sceneRequests`.
    /// - Returns: false if nothing happens.
    @discardableResult
    public func activate(at point: CGPoint = CGPoint()) -> Bool {
      guard let view, view.receivesTouches, let wanted = provider(self, point) else { return false }
      UIApplication.shared.requestSceneSessionActivation(
        nil, userActivity: wanted.userActivity, options: wanted.options)
      return true
    }
  }

  /// The coordinates of the scene: those of its screen.
  public final var coordinateSpace: any UICoordinateSpace { ScreenSpace.main }

  /// Whether the window fills the screen: yes.
  public final var isFullScreen: Bool { true }

  /// What moves the focus: nothing, as on a phone without a keyboard.
  public final var focusSystem: UIFocusSystem? { nil }

  /// Makes files of what is on the screen.
  public final var screenshotService: UIScreenshotService? {
    SceneParts.main.screenshots = SceneParts.main.screenshots ?? UIScreenshotService(self)
    return SceneParts.main.screenshots
  }

  /// Provides what may be shared from the scene; kept, and not kept alive.
  public final var activityItemsConfigurationSource: (any UIActivityItemsConfigurationProviding)? {
    get { SceneParts.main.shared }
    set { SceneParts.main.shared = newValue }
  }

  /// Traits that the scene has besides; kept, and read by nothing.
  public final var traitOverrides: UITraitOverrides {
    get { SceneParts.main.overrides }
    set { SceneParts.main.overrides = newValue }
  }
}

@MainActor
private final class SceneParts {
  static let main = SceneParts()
  var screenshots: UIScreenshotService?
  weak var shared: (any UIActivityItemsConfigurationProviding)?
  var overrides = UITraitOverrides()
}

/// Says what may be shared. Stands for UIActivityItemsConfigurationProviding.
@MainActor
public protocol UIActivityItemsConfigurationProviding: AnyObject {
  /// What may be shared.
  var activityItemsConfiguration: (any UIActivityItemsConfigurationReading)? { get }
}

/// Makes files of what is on the screen. Stands in for UIScreenshotService; `takeFullPage` asks as a user does.
@MainActor
public final class UIScreenshotService {
  /// Who makes the file.
  public weak var delegate: (any UIScreenshotServiceDelegate)?
  /// The scene.
  public private(set) weak var windowScene: UIWindowScene?

  init(_ scene: UIWindowScene) { windowScene = scene }

  /// Asks the delegate for a PDF of all of the content.
  public func takeFullPage(_ completion: @escaping (Data?) -> Void) {
    guard let delegate else { return completion(nil) }
    delegate.screenshotService(self) { data, _, _ in completion(data) }
  }
}

/// Who makes files of what is on the screen. Stands for UIScreenshotServiceDelegate.
@MainActor
public protocol UIScreenshotServiceDelegate: AnyObject {
  /// Makes a PDF, and gives the page that is on the screen, and where.
  func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void)
}

extension UIScreenshotServiceDelegate {
  /// Makes none.
  public func screenshotService(
    _ screenshotService: UIScreenshotService,
    generatePDFRepresentationWithCompletion completionHandler: @escaping (Data?, Int, CGRect) -> Void
  ) { completionHandler(nil, 0, CGRect()) }
}

/// How a scene goes. Stands in for UISceneDestructionRequestOptions.
@MainActor
open class UISceneDestructionRequestOptions {
  /// Empty options.
  public init() {}
}

/// How a scene with windows goes. Stands in for UIWindowSceneDestructionRequestOptions.
open class UIWindowSceneDestructionRequestOptions: UISceneDestructionRequestOptions {
  /// How the window goes.
  public enum DismissalAnimation: Int, Sendable {
    /// As named.
    case standard = 1
    /// As named.
    case commit, decline
  }

  /// How the window goes; kept.
  open var windowDismissalAnimation = DismissalAnimation.standard
}

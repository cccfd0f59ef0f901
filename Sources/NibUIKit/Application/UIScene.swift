import NibRuntime
import NibStandIns

/// One instance of a program's interface. Stands in for UIScene.
@MainActor
open class UIScene: Hashable {
  /// Where a scene stands.
  public enum ActivationState: Int, Sendable {
    /// As named.
    case unattached = -1
    /// As named.
    case foregroundActive, foregroundInactive, background
  }

  /// What a scene is made with.
  @MainActor
  open class ConnectionOptions {
    /// Links that it is to open.
    public final var urlContexts: Set<UIOpenURLContext> = []
    /// What the user did elsewhere.
    public final var userActivities: Set<NSUserActivity> = []
    /// What was chosen from the program's icon.
    public final var shortcutItem: UIApplicationShortcutItem?
    /// The program that asked.
    public final var sourceApplication: String?
    /// What kind of activity is to come from elsewhere.
    public final var handoffUserActivityType: String?

    /// Options that say nothing; a test changes them.
    public init() {}
  }

  /// In front, unless a test says otherwise.
  open var activationState = ActivationState.foregroundActive
  /// What the scene's delegate is; set by a test.
  open weak var delegate: (any UISceneDelegate)?
  /// The title.
  open var title: String!
  /// The line below it, where the window has a bar.
  open var subtitle = ""
  /// What the scene is an instance of.
  public final let session: UISceneSession
  /// Whether the pointer stays where it is; nil where there is no pointer.
  open var pointerLockState: UIPointerLockState? { nil }
  /// What the user does in the scene, to go on elsewhere.
  open var userActivity: NSUserActivity?

  /// Makes a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) { self.session = session }

  /// Opens nothing: the link is kept in the program's `openedURLs`.
  open func open(
    _ url: URL, options: [UIApplication.OpenExternalURLOptionsKey: Any]? = nil,
    completionHandler: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, options: options ?? [:], completionHandler: completionHandler) }

  /// Whether both are one object.
  public nonisolated static func == (first: UIScene, second: UIScene) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  private nonisolated static func named(_ name: String) -> Notification.Name {
    Notification.Name("UIScene\(name)Notification")
  }

  /// A scene is about to be made; like the one below it is posted by tests alone, those that follow by what a user does with
  /// the program.
  public nonisolated static let willConnectNotification = named("WillConnect")
  /// A scene went.
  public nonisolated static let didDisconnectNotification = named("DidDisconnect")
  /// A scene takes touches.
  public nonisolated static let didActivateNotification = named("DidActivate")
  /// A scene takes touches no longer.
  public nonisolated static let willDeactivateNotification = named("WillDeactivate")
  /// A scene comes to the front.
  public nonisolated static let willEnterForegroundNotification = named("WillEnterForeground")
  /// A scene went to the background.
  public nonisolated static let didEnterBackgroundNotification = named("DidEnterBackground")
}

/// The scene with the program's windows. Stands in for UIWindowScene.
open class UIWindowScene: UIScene {
  /// The one scene that windows are in.
  public static let main = UIWindowScene(session: UISceneSession(), connectionOptions: ConnectionOptions())

  /// The windows that were made visible, in that order.
  open var windows: [UIWindow] { UIApplication.shared.windows }
  /// The window that was made visible last.
  open var keyWindow: UIWindow? { windows.last }
  /// The screen.
  open var screen: UIScreen { .main }
  /// What the screen says of itself.
  open var traitCollection: UITraitCollection { .current }
  /// How the screen is held: upright, unless a test says otherwise.
  open var interfaceOrientation = UIInterfaceOrientation.portrait
  /// The bar at the top of the screen.
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
  /// How large the scene may be.
  public let sizeRestrictions: UISceneSizeRestrictions? = nil
  let bar = UITitlebar()
  /// Where the program wanted the window.
  var requestedFrame: CGRect?
}

/// How large a scene may be. Stands in for UISceneSizeRestrictions.
@MainActor
public final class UISceneSizeRestrictions {
  /// Whether it may fill the screen.
  public var allowsFullScreen = true
  /// At least, in points.
  public var minimumSize = CGSize()
  /// At most, in points.
  public var maximumSize = CGSize()
}

/// The bar at the top of the screen; there is none. Stands in for UIStatusBarManager.
@MainActor
public final class UIStatusBarManager {
  /// How it looks.
  public var statusBarStyle: UIStatusBarStyle { .default }
  /// Whether it is not there.
  public var isStatusBarHidden: Bool { true }
  /// Where it is: nowhere.
  public var statusBarFrame: CGRect { CGRect() }
}

/// What scenes are instances of, kept when they go. Stands in for UISceneSession.
@MainActor
public final class UISceneSession: Hashable {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a role of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Windows on the device.
    public static let windowApplication = Self(rawValue: "UIWindowSceneSessionRoleApplication")
    /// A screen elsewhere, of older systems.
    public static let windowExternalDisplay = Self(rawValue: "UIWindowSceneSessionRoleExternalDisplay")
    /// A screen elsewhere.
    public static let windowExternalDisplayNonInteractive = Self(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scenes are for.
  public let role: Role
  /// The scene: there is one.
  public var scene: UIScene? { self === UIWindowScene.main.session ? UIWindowScene.main : nil }
  /// What they are made by.
  public var configuration: UISceneConfiguration
  /// What tells the session from others.
  public let persistentIdentifier = UUID().uuidString
  /// What a scene goes on with.
  public var stateRestorationActivity: NSUserActivity?
  /// What a program keeps.
  public var userInfo: [String: Any]?

  /// Makes one of a role, for tests.
  public init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }

  /// Whether both are one object.
  public nonisolated static func == (first: UISceneSession, second: UISceneSession) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// What a scene is made by. Stands in for UISceneConfiguration.
@MainActor
public final class UISceneConfiguration {
  /// The name in the program's property list.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene.
  public var sceneClass: AnyClass?
  /// The class of its delegate.
  public var delegateClass: AnyClass?
  /// Where its first controller is.
  public var storyboard: UIStoryboard?

  /// Makes one of a name.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
  }
}

/// A link that a scene is to open. Stands in for UIOpenURLContext.
@MainActor
public final class UIOpenURLContext: Hashable {
  /// How it is to be opened.
  @MainActor
  public struct Options {
    /// The program that asked.
    public var sourceApplication: String?
    /// What that program sent along.
    public var annotation: Any?
    /// Whether the file is left where it is.
    public var openInPlace = false

    /// Options that say nothing.
    public init() {}
  }

  /// The link.
  public let url: URL
  /// How it is to be opened.
  public let options: Options

  /// Makes one of a link, for tests.
  public init(url: URL, options: Options = Options()) {
    self.url = url
    self.options = options
  }

  /// Whether both are one object.
  public nonisolated static func == (first: UIOpenURLContext, second: UIOpenURLContext) -> Bool { first === second }

  /// By identity.
  public nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension UIWindow {
  /// The program's scene: there is one, so setting it changes nothing.
  final var ownWindowScene: UIWindowScene? {
    get { .main }
    set {}
  }

  /// Makes a window of a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) { self.init(frame: windowScene.screen.bounds) }
}

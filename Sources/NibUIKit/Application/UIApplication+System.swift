import NibRuntime
import NibStandIns

// What a program asks the system for: kept, and answered at once where there is an answer.

extension UIApplication {
  /// Why a program was begun.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By a link.
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// By another program.
    public static let sourceApplication = Self(rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
    /// By a notification.
    public static let remoteNotification = Self(rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    /// By a place.
    public static let location = Self(rawValue: "UIApplicationLaunchOptionsLocationKey")
    /// From the program's icon.
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  /// How a link is to be opened.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The program that asked.
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// What that program sent along.
    public static let annotation = Self(rawValue: "UIApplicationOpenURLOptionsAnnotationKey")
    /// Whether the file is left where it is.
    public static let openInPlace = Self(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Opens nothing, as `open(_:options:completionHandler:)`.
  /// - Returns: whether `canOpenURL` says yes.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    let opens = canOpenURL(url)
    if opens { links.opened.append(url) }
    return opens
  }

  /// Begins work that goes on in the background: as long as it likes, so the handler is not called.
  public func beginBackgroundTask(
    withName name: String? = nil, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    links.lastTask += 1
    let task = UIBackgroundTaskIdentifier(rawValue: links.lastTask)
    links.tasks.insert(task)
    return task
  }

  /// Ends such work.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) { links.tasks.remove(identifier) }

  /// Work that began and did not end, for a test to look at.
  public var backgroundTasks: Set<UIBackgroundTaskIdentifier> { links.tasks }

  /// Seconds that there are in the background: as many as one likes.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Whether the program may be woken in the background.
  public var backgroundRefreshStatus: UIBackgroundRefreshStatus { .available }

  /// Asks for notifications; nobody sends any.
  public func registerForRemoteNotifications() { links.isRegistered = true }

  /// Asks no longer.
  public func unregisterForRemoteNotifications() { links.isRegistered = false }

  /// Whether notifications were asked for.
  public var isRegisteredForRemoteNotifications: Bool { links.isRegistered }

  /// How large texts are that follow the user's wish.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }

  /// Which way interfaces read.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether there may be several scenes: no, unless a test says otherwise; there is one all the same.
  public var supportsMultipleScenes: Bool {
    get { links.hasManyScenes }
    set { links.hasManyScenes = newValue }
  }

  /// What scenes are instances of: one.
  public var openSessions: Set<UISceneSession> { [UIWindowScene.main.session] }

  /// Whether the icon can be changed: yes.
  public var supportsAlternateIcons: Bool { true }

  /// The name of the icon; nil for the usual one.
  public var alternateIconName: String? { links.icon }

  /// Changes the icon; any name makes one.
  public func setAlternateIconName(_ name: String?, completionHandler: (((any Error)?) -> Void)? = nil) {
    links.icon = name
    completionHandler?(nil)
  }

  /// What the program's icon offers.
  public var shortcutItems: [UIApplicationShortcutItem]? {
    get { links.shortcuts }
    set { links.shortcuts = newValue }
  }

  /// Whether protected files can be read: yes.
  public var isProtectedDataAvailable: Bool { true }

  /// Lets go of nothing: no touch is held back.
  public func beginReceivingRemoteControlEvents() {}

  /// Does nothing, likewise.
  public func endReceivingRemoteControlEvents() {}
}

/// Work that goes on in the background. Stands in for UIBackgroundTaskIdentifier.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number.
  public let rawValue: Int
  /// Makes one of a number.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// No work.
  public static let invalid = Self(rawValue: 0)
}

/// Whether a program may be woken in the background.
public enum UIBackgroundRefreshStatus: Int, Sendable {
  /// As named.
  case restricted, denied, available
}

/// What a program found in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  /// As named.
  case newData, noData, failed
}

/// What a program's icon offers. Stands in for UIApplicationShortcutItem.
@MainActor
open class UIApplicationShortcutItem {
  /// What tells it from others.
  public internal(set) var type: String
  /// The title.
  public internal(set) var localizedTitle: String
  /// The line below.
  public internal(set) var localizedSubtitle: String?
  /// The image.
  public internal(set) var icon: UIApplicationShortcutIcon?
  /// What a program keeps.
  public internal(set) var userInfo: [String: any NSSecureCoding]?
  /// What the item leads to, by which scenes tell whether they show it.
  public internal(set) var targetContentIdentifier: Any?

  /// Makes one.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String? = nil, icon: UIApplicationShortcutIcon? = nil,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.icon = icon
    self.userInfo = userInfo
  }
}

/// What a program's icon offers, that can be changed. Stands in for UIMutableApplicationShortcutItem.
public final class UIMutableApplicationShortcutItem: UIApplicationShortcutItem {
  /// What tells it from others.
  public override var type: String {
    get { super.type }
    set { super.type = newValue }
  }
  /// The title.
  public override var localizedTitle: String {
    get { super.localizedTitle }
    set { super.localizedTitle = newValue }
  }
  /// The line below.
  public override var localizedSubtitle: String? {
    get { super.localizedSubtitle }
    set { super.localizedSubtitle = newValue }
  }
  /// The image.
  public override var icon: UIApplicationShortcutIcon? {
    get { super.icon }
    set { super.icon = newValue }
  }
  /// What a program keeps.
  public override var userInfo: [String: any NSSecureCoding]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// What the item leads to.
  public override var targetContentIdentifier: Any? {
    get { super.targetContentIdentifier }
    set { super.targetContentIdentifier = newValue }
  }
}

/// The image of what an icon offers. Stands in for UIApplicationShortcutIcon.
@MainActor
public final class UIApplicationShortcutIcon {
  /// The image.
  public let image: UIImage?

  /// Makes one of an image of an asset catalog.
  public init(templateImageName: String) { image = UIImage(named: templateImageName) }

  /// Makes one of a symbol.
  public init(systemImageName: String) { image = UIImage(systemName: systemImageName) }
}

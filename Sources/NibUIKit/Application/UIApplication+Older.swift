import NibFoundation
import NibRuntime
import NibStandIns

// What programs ask the system for, of older systems: kept.

extension UIApplication {
  /// Whether the bar shows that something is loaded, of older systems; kept.
  public var isNetworkActivityIndicatorVisible: Bool {
    get { choices.isLoading }
    set { choices.isLoading = newValue }
  }

  /// How the bar of the screen looks, of older systems; kept.
  public var statusBarStyle: UIStatusBarStyle {
    get { choices.barStyle }
    set { choices.barStyle = newValue }
  }

  /// Whether the bar of the screen is not shown, of older systems; kept.
  public var isStatusBarHidden: Bool {
    get { choices.hidesBar }
    set { choices.hidesBar = newValue }
  }

  /// The interface orientation, as older systems name it: that of the scene.
  public var statusBarOrientation: UIInterfaceOrientation {
    get { UIWindowScene.main.interfaceOrientation }
    set { UIWindowScene.main.interfaceOrientation = newValue }
  }

  /// Seconds that a turn of the screen takes: none.
  public var statusBarOrientationAnimationDuration: TimeInterval { 0 }

  /// Where the bar of the screen is: nowhere.
  public var statusBarFrame: CGRect { CGRect() }

  /// Sets how the bar of the screen looks.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Shows or hides the bar of the screen.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) { isStatusBarHidden = hidden }

  /// Sets how the screen is held.
  public func setStatusBarOrientation(_ interfaceOrientation: UIInterfaceOrientation, animated: Bool) {
    statusBarOrientation = interfaceOrientation
  }

  /// Whether a shake undoes; kept.
  public var applicationSupportsShakeToEdit: Bool {
    get { choices.shakes }
    set { choices.shakes = newValue }
  }

  /// Takes no touches until `endIgnoringInteractionEvents`; kept, and touches of tests arrive all the same.
  public func beginIgnoringInteractionEvents() { choices.ignored += 1 }

  /// Takes touches again, once for each beginning.
  public func endIgnoringInteractionEvents() { choices.ignored = max(0, choices.ignored - 1) }

  /// Whether no touches are taken.
  public var isIgnoringInteractionEvents: Bool { choices.ignored > 0 }

  /// Opens a link as `open(_:options:completionHandler:)`.
  /// - Returns: whether `canOpenURL` returns true.
  @discardableResult
  public func openURL(_ url: URL) -> Bool {
    open(url, options: [:], completionHandler: nil)
    return canOpenURL(url)
  }

  /// Changes the icon; any name makes one.
  public func setAlternateIconName(_ alternateIconName: String?) async throws {
    setAlternateIconName(alternateIconName, completionHandler: nil)
  }

  /// Says how often the program wants to be woken, of older systems; nothing wakes it.
  public func setMinimumBackgroundFetchInterval(_ minimumBackgroundFetchInterval: TimeInterval) {
    choices.fetchInterval = minimumBackgroundFetchInterval
  }

  /// How often the program wants to be woken, for a test to look at.
  public var minimumBackgroundFetchInterval: TimeInterval { choices.fetchInterval }

  /// As often as possible.
  public nonisolated static let backgroundFetchIntervalMinimum: TimeInterval = 0
  /// Never.
  public nonisolated static let backgroundFetchIntervalNever: TimeInterval = .greatestFiniteMagnitude

  /// What the user lets notifications do, of older systems: what was asked for.
  public var currentUserNotificationSettings: UIUserNotificationSettings? { choices.settings }

  /// Asks what notifications may do: all of it.
  public func registerUserNotificationSettings(_ notificationSettings: UIUserNotificationSettings) {
    choices.settings = notificationSettings
  }

  /// The notifications that wait, of older systems.
  public var scheduledLocalNotifications: [UILocalNotification]? {
    get { choices.waiting }
    set { choices.waiting = newValue ?? [] }
  }

  /// Has a notification wait; nothing shows it.
  public func scheduleLocalNotification(_ notification: UILocalNotification) { choices.waiting.append(notification) }

  /// Shows a notification: nothing is shown.
  public func presentLocalNotificationNow(_ notification: UILocalNotification) {}

  /// Has a notification wait no longer.
  public func cancelLocalNotification(_ notification: UILocalNotification) {
    choices.waiting.removeAll { $0 === notification }
  }

  /// Has none wait.
  public func cancelAllLocalNotifications() { choices.waiting = [] }

  /// Lets a program restore its state later, until `completeStateRestoration`. Nothing is restored, so nothing waits.
  public func extendStateRestoration() {}

  /// Ends that.
  public func completeStateRestoration() {}

  /// Keeps no picture of the program for its next launch: none is taken.
  public func ignoreSnapshotOnNextApplicationLaunch() {}

  /// Makes an object known for the restoration of state: nothing is restored.
  public static func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) {}

  /// Which ways the screen may be held in a window: as the delegate answers.
  public func supportedInterfaceOrientations(for window: UIWindow?) -> UIInterfaceOrientationMask {
    delegate?.application(self, supportedInterfaceOrientationsFor: window) ?? .all
  }

  private var choices: ApplicationChoices { .main }
}

/// What a program chose.
@MainActor
private final class ApplicationChoices {
  static let main = ApplicationChoices()
  var isLoading = false
  var barStyle = UIStatusBarStyle.default
  var hidesBar = false
  var shakes = true
  var ignored = 0
  var fetchInterval = UIApplication.backgroundFetchIntervalNever
  var settings: UIUserNotificationSettings?
  var waiting: [UILocalNotification] = []
}

/// What notifications may do. Stands in for UIUserNotificationType.
public struct UIUserNotificationType: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// A number on the icon.
  public static let badge = Self(rawValue: 1)
  /// A sound.
  public static let sound = Self(rawValue: 2)
  /// A text.
  public static let alert = Self(rawValue: 4)
}

/// What notifications may do, of older systems. Stands in for UIUserNotificationSettings.
@MainActor
open class UIUserNotificationSettings {
  /// What they may do.
  public final let types: UIUserNotificationType
  /// Kinds of notifications with actions; kept.
  public final let categories: Set<AnyHashable>?

  /// Makes one.
  public init(types: UIUserNotificationType, categories: Set<AnyHashable>?) {
    (self.types, self.categories) = (types, categories)
  }
}

/// A notification of the program itself, of older systems. Stands in for UILocalNotification.
@MainActor
open class UILocalNotification {
  /// When it is shown.
  open var fireDate: Date?
  /// Where that time is meant.
  open var timeZone: TimeZone?
  /// How often it is shown.
  open var repeatInterval: Set<Calendar.Component> = []
  /// The calendar of that.
  open var repeatCalendar: Calendar?
  /// The text.
  open var alertBody: String?
  /// Whether there is a button.
  open var hasAction = true
  /// The title of the button.
  open var alertAction: String?
  /// The image of the launch.
  open var alertLaunchImage: String?
  /// The title.
  open var alertTitle: String?
  /// The sound's name.
  open var soundName: String?
  /// The number on the icon.
  open var applicationIconBadgeNumber = 0
  /// What a program keeps.
  open var userInfo: [AnyHashable: Any]?
  /// The kind.
  open var category: String?

  /// Makes an empty one.
  public init() {}
}

/// The sound of the system's notifications, of older systems.
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"

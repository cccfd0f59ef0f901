import Foundation
import NibRuntime
import NibStandIns

extension UIApplication {
  /// How a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a key of a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only in an app that has asked for such links.
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens nothing: the link is kept in `openedURLs`, and the completion hears whether `canOpenURL` says yes.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) {
    let opens = canOpenURL(url)
    if opens { links.opened.append(url) }
    completionHandler?(opens)
  }

  /// Whether a link could be opened: as `opensURL` says.
  public func canOpenURL(_ url: URL) -> Bool { opensURL(url) }

  /// What decides which links can be opened: all, unless a test says otherwise.
  public var opensURL: (URL) -> Bool {
    get { links.isOpened }
    set { links.isOpened = newValue }
  }

  /// The links that were opened, in order, for a test to look at.
  public var openedURLs: [URL] {
    get { links.opened }
    set { links.opened = newValue }
  }

  /// The scenes of the program: one, with its windows.
  public var connectedScenes: Set<UIScene> { [UIWindowScene.main] }

  /// What opens the program's settings.
  public nonisolated static let openSettingsURLString = "app-settings:"

  /// The program came to the front, by `comeBack()`.
  public nonisolated static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The program is about to leave the front.
  public nonisolated static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The program went to the background.
  public nonisolated static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The program is about to come back.
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The program is about to end.
  public nonisolated static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// Memory is short.
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  /// The user took a picture of the screen.
  public nonisolated static let userDidTakeScreenshotNotification = Notification.Name(
    "UIApplicationUserDidTakeScreenshotNotification")
}

/// What a program did with links, and asked for.
@MainActor
struct ApplicationLinks {
  var opened: [URL] = []
  var isOpened: (URL) -> Bool = { _ in true }
  var kept: AnyObject?
  var tasks: Set<UIBackgroundTaskIdentifier> = []
  var lastTask = 0
  var isRegistered = false
  var hasManyScenes = false
  var icon: String?
  var shortcuts: [UIApplicationShortcutItem]?
}

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

  /// The program came to the front. Like those below it is posted by tests alone.
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
  var icon: String?
  var shortcuts: [UIApplicationShortcutItem]?
}

extension UIResponder {
  /// The keyboard is about to come. Like those below it is posted by tests alone: there is no keyboard.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// The keyboard came.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// The keyboard is about to go.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// The keyboard went.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// The keyboard's frame is about to change.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// The keyboard's frame changed.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")
  /// Key of the keyboard's frame before: a `CGRect`.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Key of the keyboard's frame after, likewise.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// Key of how long it takes, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// Key of how it moves.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}

extension UITextField {
  /// Editing began. Like those below it is posted by tests alone; actions and the delegate hear of what a user does.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The text changed.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextFieldTextDidChangeNotification")
  /// Editing ended.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")
}

extension UITextView {
  /// The text changed; posted by tests alone.
  public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
}

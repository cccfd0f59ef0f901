import Foundation
import NibRuntime
import NibStandIns

/// What is told of the application: the object in its outlet `delegate`. Stands in for NSApplicationDelegate.
@MainActor
public protocol NSApplicationDelegate: ApplicationServing {
  /// The application is about to be ready.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The application is ready: `finishLaunching()` was called.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The menu of the icon in the Dock; nil for the one that the document connects.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
  /// The application is about to be the one that a user works with.
  func applicationWillBecomeActive(_ notification: Notification)
  /// The application became the one that a user works with.
  func applicationDidBecomeActive(_ notification: Notification)
  /// The application is about to be no longer the one that a user works with.
  func applicationWillResignActive(_ notification: Notification)
  /// The application is no longer the one that a user works with.
  func applicationDidResignActive(_ notification: Notification)
  /// The windows are about to be hidden.
  func applicationWillHide(_ notification: Notification)
  /// The windows are hidden.
  func applicationDidHide(_ notification: Notification)
  /// The windows are about to be shown again.
  func applicationWillUnhide(_ notification: Notification)
  /// The windows are shown again.
  func applicationDidUnhide(_ notification: Notification)
  /// The windows are about to be brought up to date.
  func applicationWillUpdate(_ notification: Notification)
  /// The windows are up to date.
  func applicationDidUpdate(_ notification: Notification)
  /// The application ends.
  func applicationWillTerminate(_ notification: Notification)
  /// The screens are others: `NSScreen.screens` was set.
  func applicationDidChangeScreenParameters(_ notification: Notification)
  /// Whether the application ends that was asked to.
  func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply
  /// Whether it ends with its last window that is no panel.
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  /// Whether a click on its icon in the Dock does what it does by itself.
  func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool
  /// Whether it opens a new document where there is no window.
  func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Opens a new document.
  func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool
  /// Opens addresses and files that a user opens elsewhere.
  func application(_ application: NSApplication, open urls: [URL])
  /// Opens files that a user opens elsewhere; asked where addresses are not taken.
  func application(_ sender: NSApplication, openFiles filenames: [String])
  /// Opens a file that a user opens elsewhere; asked where several are not taken.
  func application(_ sender: NSApplication, openFile filename: String) -> Bool
  /// Whether the delegate shows that the user is about to go on with an activity of a kind.
  func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  /// Goes on with an activity from elsewhere: the objects that the block is given restore its state.
  /// - Returns: whether it does; a document of the activity is opened otherwise.
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
  /// The error that is shown in place of one that is about to be.
  func application(_ application: NSApplication, willPresentError error: any Error) -> any Error
  /// Whether what is kept for the next run is read with known classes alone.
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  /// What else is kept for the next run.
  func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder)
  /// What was kept is there again.
  func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder)
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// None.
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
  /// Does nothing.
  public func applicationWillBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidBecomeActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidResignActive(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillHide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidHide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillUnhide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidUnhide(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillUpdate(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidUpdate(_ notification: Notification) {}
  /// Does nothing.
  public func applicationWillTerminate(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidChangeScreenParameters(_ notification: Notification) {}
  /// Says yes.
  public func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { .terminateNow }
  /// Says no.
  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { false }
  /// Says yes.
  public func applicationShouldHandleReopen(_ sender: NSApplication, hasVisibleWindows flag: Bool) -> Bool { true }
  /// Says yes.
  public func applicationShouldOpenUntitledFile(_ sender: NSApplication) -> Bool { true }
  /// Leaves it to the controller of documents.
  public func applicationOpenUntitledFile(_ sender: NSApplication) -> Bool { FilesOfFinder.openUntitled() }
  /// Takes the files among them by `application(_:openFiles:)`.
  public func application(_ application: NSApplication, open urls: [URL]) {
    let files = urls.filter(\.isFileURL).map(\.path)
    if !files.isEmpty { self.application(application, openFiles: files) }
  }
  /// Takes each by `application(_:openFile:)`.
  public func application(_ sender: NSApplication, openFiles filenames: [String]) {
    for name in filenames { _ = application(sender, openFile: name) }
  }
  /// Leaves it to the controller of documents.
  public func application(_ sender: NSApplication, openFile filename: String) -> Bool { FilesOfFinder.open(filename) }
  /// Takes the error.
  public func application(_ application: NSApplication, willPresentError error: any Error) -> any Error { error }
  /// Says no.
  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }
  /// No.
  public func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool { false }
  /// No.
  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool { false }
  /// Keeps nothing.
  public func application(_ app: NSApplication, willEncodeRestorableState coder: NSCoder) {}
  /// Does nothing.
  public func application(_ app: NSApplication, didDecodeRestorableState coder: NSCoder) {}
}

extension NSApplication {
  /// Posted, and told the delegate, before the application is ready.
  public static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
  /// Posted, and told the delegate, once the application is ready.
  public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")

  /// The application is about to be the one that a user works with.
  public static let willBecomeActiveNotification = Notification.Name(
    "NSApplicationWillBecomeActiveNotification")
  /// The application became the one that a user works with.
  public static let didBecomeActiveNotification = Notification.Name(
    "NSApplicationDidBecomeActiveNotification")
  /// The application is about to be no longer the one that a user works with.
  public static let willResignActiveNotification = Notification.Name(
    "NSApplicationWillResignActiveNotification")
  /// The application is no longer the one that a user works with.
  public static let didResignActiveNotification = Notification.Name(
    "NSApplicationDidResignActiveNotification")
  /// The windows are about to be hidden.
  public static let willHideNotification = Notification.Name(
    "NSApplicationWillHideNotification")
  /// The windows are hidden.
  public static let didHideNotification = Notification.Name(
    "NSApplicationDidHideNotification")
  /// The windows are about to be shown again.
  public static let willUnhideNotification = Notification.Name(
    "NSApplicationWillUnhideNotification")
  /// The windows are shown again.
  public static let didUnhideNotification = Notification.Name(
    "NSApplicationDidUnhideNotification")
  /// The windows are about to be brought up to date.
  public static let willUpdateNotification = Notification.Name(
    "NSApplicationWillUpdateNotification")
  /// The windows are up to date.
  public static let didUpdateNotification = Notification.Name(
    "NSApplicationDidUpdateNotification")
  /// The application ends.
  public static let willTerminateNotification = Notification.Name(
    "NSApplicationWillTerminateNotification")
  /// The screens are others: `NSScreen.screens` was set.
  public static let didChangeScreenParametersNotification = Notification.Name(
    "NSApplicationDidChangeScreenParametersNotification")

  /// Tells the delegate, then posts a notification of the application.
  final func tell(_ name: Notification.Name, _ body: (any NSApplicationDelegate, Notification) -> Void) {
    let notification = Notification(name: name, object: self)
    if let delegate { body(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  /// The menu of the icon in the Dock: the delegate's, else the one that a document connects to `dockMenu`.
  public final var dockMenu: NSMenu? {
    delegate?.applicationDockMenu(self) ?? connectedDockMenu
  }
}

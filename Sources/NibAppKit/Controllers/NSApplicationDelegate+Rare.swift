import Foundation
import NibRuntime
import NibStandIns

/// What an application's delegate is told beside the life of windows; a part of `NSApplicationDelegate`.
@MainActor
public protocol ApplicationServing: AnyObject {
  /// Opens a file without showing it.
  func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool
  /// Opens a file that the application deletes afterwards.
  func application(_ sender: NSApplication, openTempFile filename: String) -> Bool
  /// Prints a file.
  func application(_ sender: NSApplication, printFile filename: String) -> Bool
  /// Prints files.
  func application(
    _ application: NSApplication, printFiles fileNames: [String],
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any], showPrintPanels: Bool
  ) -> NSApplication.PrintReply
  /// A server knows the application by a token.
  func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// No server knows it.
  func application(_ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// A server sent a notification.
  func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any])
  /// A user cannot go on with an activity from elsewhere.
  func application(
    _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
  /// An activity is brought up to date, to go on with elsewhere.
  func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity)
  /// Whether scripts ask the delegate for a value.
  func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool
  /// Whether keys of menus are those of the user's keyboard.
  func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool
  /// Files that are encrypted while the computer is locked can soon be read no more.
  func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification)
  /// Such files can be read.
  func applicationProtectedDataDidBecomeAvailable(_ notification: Notification)
  /// A user sees something of the application, or nothing any more.
  func applicationDidChangeOcclusionState(_ notification: Notification)
}

extension ApplicationServing {
  /// Says no.
  public func application(_ sender: Any, openFileWithoutUI filename: String) -> Bool { false }
  /// Says no.
  public func application(_ sender: NSApplication, openTempFile filename: String) -> Bool { false }
  /// Says no.
  public func application(_ sender: NSApplication, printFile filename: String) -> Bool { false }
  /// Prints each by `application(_:printFile:)`.
  public func application(
    _ application: NSApplication, printFiles fileNames: [String],
    withSettings printSettings: [NSPrintInfo.AttributeKey: Any], showPrintPanels: Bool
  ) -> NSApplication.PrintReply {
    fileNames.allSatisfy { self.application(application, printFile: $0) } ? .printingSuccess : .printingFailure
  }
  /// Does nothing.
  public func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Does nothing.
  public func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: NSApplication, didReceiveRemoteNotification userInfo: [String: Any]) {}
  /// Does nothing.
  public func application(
    _ application: NSApplication, didFailToContinueUserActivityWithType userActivityType: String, error: any Error
  ) {}
  /// Does nothing.
  public func application(_ application: NSApplication, didUpdate userActivity: NSUserActivity) {}
  /// Says no.
  public func application(_ sender: NSApplication, delegateHandlesKey key: String) -> Bool { false }
  /// Says yes.
  public func applicationShouldAutomaticallyLocalizeKeyEquivalents(_ application: NSApplication) -> Bool { true }
  /// Does nothing.
  public func applicationProtectedDataWillBecomeUnavailable(_ notification: Notification) {}
  /// Does nothing.
  public func applicationProtectedDataDidBecomeAvailable(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidChangeOcclusionState(_ notification: Notification) {}
}

/// Files that are to be printed, and temporary ones.
extension NSApplication {
  /// Does what the Finder does for files that a user prints: the delegate prints them.
  /// - Returns: what it answers; failure without a delegate.
  @discardableResult
  public final func printFiles(
    _ names: [String], settings: [NSPrintInfo.AttributeKey: Any] = [:], showingPanels: Bool = true
  ) -> PrintReply {
    delegate?.application(self, printFiles: names, withSettings: settings, showPrintPanels: showingPanels)
      ?? .printingFailure
  }

  /// Does what another program does that lets a file be opened and deleted: the delegate opens it.
  /// - Returns: whether it did.
  @discardableResult
  public final func openTemporaryFile(_ name: String) -> Bool {
    delegate?.application(self, openTempFile: name) ?? false
  }
}

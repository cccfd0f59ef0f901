import Foundation
import NibRuntime
import NibStandIns

/// What is told of the application: the object in its outlet `delegate`. Stands in for NSApplicationDelegate.
@MainActor
public protocol NSApplicationDelegate: AnyObject {
  /// The application is about to be ready.
  func applicationWillFinishLaunching(_ notification: Notification)
  /// The application is ready: `finishLaunching()` was called.
  func applicationDidFinishLaunching(_ notification: Notification)
  /// The menu of the icon in the Dock; nil for the one that the document connects.
  func applicationDockMenu(_ sender: NSApplication) -> NSMenu?
}

extension NSApplicationDelegate {
  /// Does nothing.
  public func applicationWillFinishLaunching(_ notification: Notification) {}
  /// Does nothing.
  public func applicationDidFinishLaunching(_ notification: Notification) {}
  /// None.
  public func applicationDockMenu(_ sender: NSApplication) -> NSMenu? { nil }
}

extension NSApplication {
  /// Posted, and told the delegate, before the application is ready.
  public static let willFinishLaunchingNotification = Notification.Name("NSApplicationWillFinishLaunchingNotification")
  /// Posted, and told the delegate, once the application is ready.
  public static let didFinishLaunchingNotification = Notification.Name("NSApplicationDidFinishLaunchingNotification")

  /// Says that the application is ready, as running it does once its main nib is loaded.
  public func finishLaunching() {
    let delegate = delegate as? any NSApplicationDelegate
    for (name, tell) in [
      (Self.willFinishLaunchingNotification, delegate?.applicationWillFinishLaunching),
      (Self.didFinishLaunchingNotification, delegate?.applicationDidFinishLaunching),
    ] {
      let notification = Notification(name: name, object: self)
      tell?(notification)
      NotificationCenter.default.post(notification)
    }
  }

  /// The menu of the icon in the Dock: the delegate's, else the one that a document connects to `dockMenu`.
  public final var dockMenu: NSMenu? {
    (delegate as? any NSApplicationDelegate)?.applicationDockMenu(self) ?? connectedDockMenu
  }
}

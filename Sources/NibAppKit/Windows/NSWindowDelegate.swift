import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a window: the object in its outlet `delegate`. Stands in for NSWindowDelegate.
@MainActor
public protocol NSWindowDelegate: AnyObject {
  /// Whether a click on the close button closes the window.
  func windowShouldClose(_ sender: NSWindow) -> Bool
  /// The window is about to close.
  func windowWillClose(_ notification: Notification)
  /// The window has the keys.
  func windowDidBecomeKey(_ notification: Notification)
  /// The window has the keys no more.
  func windowDidResignKey(_ notification: Notification)
  /// The window has another size.
  func windowDidResize(_ notification: Notification)
  /// The window is at another place.
  func windowDidMove(_ notification: Notification)
  /// The window is put away in the Dock.
  func windowDidMiniaturize(_ notification: Notification)
  /// The window is back from the Dock.
  func windowDidDeminiaturize(_ notification: Notification)
  /// The window is about to fill the screen.
  func windowWillEnterFullScreen(_ notification: Notification)
  /// The window fills the screen.
  func windowDidEnterFullScreen(_ notification: Notification)
  /// The window fills the screen no more.
  func windowDidExitFullScreen(_ notification: Notification)
  /// What undoes changes in the window; nil for the window's own.
  func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager?
}

extension NSWindowDelegate {
  /// Says yes.
  public func windowShouldClose(_ sender: NSWindow) -> Bool { true }
  /// Does nothing.
  public func windowWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidBecomeKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResignKey(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidResize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMove(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidMiniaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidDeminiaturize(_ notification: Notification) {}
  /// Does nothing.
  public func windowWillEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidEnterFullScreen(_ notification: Notification) {}
  /// Does nothing.
  public func windowDidExitFullScreen(_ notification: Notification) {}
  /// No other than the window's own.
  public func windowWillReturnUndoManager(_ window: NSWindow) -> UndoManager? { nil }
}

extension NSWindow {
  /// The window closes.
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// The window has the keys.
  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// The window has the keys no more.
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The window has another size.
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// The window is at another place.
  public static let didMoveNotification = Notification.Name("NSWindowDidMoveNotification")
  /// The window is put away in the Dock.
  public static let didMiniaturizeNotification = Notification.Name("NSWindowDidMiniaturizeNotification")
  /// The window is back from the Dock.
  public static let didDeminiaturizeNotification = Notification.Name("NSWindowDidDeminiaturizeNotification")
  /// The window is about to fill the screen.
  public static let willEnterFullScreenNotification = Notification.Name("NSWindowWillEnterFullScreenNotification")
  /// The window fills the screen.
  public static let didEnterFullScreenNotification = Notification.Name("NSWindowDidEnterFullScreenNotification")
  /// The window fills the screen no more.
  public static let didExitFullScreenNotification = Notification.Name("NSWindowDidExitFullScreenNotification")

  /// The delegate, where it is of the protocol.
  var windowDelegate: (any NSWindowDelegate)? { delegate as? any NSWindowDelegate }

  /// Posts a notification of the window, and returns it.
  @discardableResult
  func notification(_ name: Notification.Name) -> Notification {
    let notification = Notification(name: name, object: self)
    NotificationCenter.default.post(notification)
    return notification
  }

  /// Posts a notification of the window, and tells the delegate.
  func tell(_ name: Notification.Name, _ body: (any NSWindowDelegate, Notification) -> Void) {
    let notification = notification(name)
    if let windowDelegate { body(windowDelegate, notification) }
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSWindow {
  /// The window closes.
  public static let willCloseNotification = Notification.Name("NSWindowWillCloseNotification")
  /// The window became the key window.
  public static let didBecomeKeyNotification = Notification.Name("NSWindowDidBecomeKeyNotification")
  /// The window is no longer the key window.
  public static let didResignKeyNotification = Notification.Name("NSWindowDidResignKeyNotification")
  /// The window has another size.
  public static let didResizeNotification = Notification.Name("NSWindowDidResizeNotification")
  /// A user begins to move the window.
  public static let willMoveNotification = Notification.Name("NSWindowWillMoveNotification")
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

  /// The window is the one that menus work on.
  public static let didBecomeMainNotification = Notification.Name(
    "NSWindowDidBecomeMainNotification")
  /// The window is no longer the one that menus work on.
  public static let didResignMainNotification = Notification.Name(
    "NSWindowDidResignMainNotification")
  /// The window is about to be put away in the Dock.
  public static let willMiniaturizeNotification = Notification.Name(
    "NSWindowWillMiniaturizeNotification")
  /// The window is up to date: `update()` was called.
  public static let didUpdateNotification = Notification.Name(
    "NSWindowDidUpdateNotification")
  /// The window is on another screen.
  public static let didChangeScreenNotification = Notification.Name(
    "NSWindowDidChangeScreenNotification")
  /// The window is on a screen of other pixels.
  public static let didChangeBackingPropertiesNotification = Notification.Name(
    "NSWindowDidChangeBackingPropertiesNotification")
  /// A sheet is about to be shown.
  public static let willBeginSheetNotification = Notification.Name(
    "NSWindowWillBeginSheetNotification")
  /// A sheet is gone.
  public static let didEndSheetNotification = Notification.Name(
    "NSWindowDidEndSheetNotification")
  /// A user begins to drag an edge.
  public static let willStartLiveResizeNotification = Notification.Name(
    "NSWindowWillStartLiveResizeNotification")
  /// A user has dragged an edge.
  public static let didEndLiveResizeNotification = Notification.Name(
    "NSWindowDidEndLiveResizeNotification")
  /// The window is about to fill the screen no more.
  public static let willExitFullScreenNotification = Notification.Name(
    "NSWindowWillExitFullScreenNotification")
  /// A user sees something of the window, or nothing any more.
  public static let didChangeOcclusionStateNotification = Notification.Name(
    "NSWindowDidChangeOcclusionStateNotification")

  /// Where a sheet comes out of the window, in its coordinates, as the delegate says: below the title bar.
  public func sheetPosition(of sheet: NSWindow) -> NSRect {
    let rect = NSRect(x: 0, y: contentLayoutRect.maxY, width: frame.width, height: 0)
    return windowDelegate?.window(self, willPositionSheet: sheet, using: rect) ?? rect
  }

  /// The delegate, where it is of the protocol.
  var windowDelegate: (any NSWindowDelegate)? { outlet("delegate") as? any NSWindowDelegate }

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

// Not a member of the class, for panels of files have a delegate of another protocol.
extension UserOperable where Self: NSWindow {
  /// What is told of the window, if it is of the protocol.
  public var delegate: (any NSWindowDelegate)? {
    get { windowDelegate }
    set { connect("delegate", to: newValue) }
  }
}

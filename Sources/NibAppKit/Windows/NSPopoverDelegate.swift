import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a popover: the object in its outlet `delegate`. Stands in for NSPopoverDelegate.
@MainActor
public protocol NSPopoverDelegate: AnyObject {
  /// It is about to be seen.
  func popoverWillShow(_ notification: Notification)
  /// It is seen.
  func popoverDidShow(_ notification: Notification)
  /// Whether a click elsewhere closes it.
  func popoverShouldClose(_ popover: NSPopover) -> Bool
  /// It is about to close.
  func popoverWillClose(_ notification: Notification)
  /// It is closed.
  func popoverDidClose(_ notification: Notification)
  /// Whether a user can draw it off what it is about.
  func popoverShouldDetach(_ popover: NSPopover) -> Bool
  /// It is a window of its own.
  func popoverDidDetach(_ popover: NSPopover)
  /// The window that takes its place when it is drawn off; nil for one with the popover's content.
  func detachableWindow(for popover: NSPopover) -> NSWindow?
}

extension NSPopoverDelegate {
  /// Does nothing.
  public func popoverWillShow(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidShow(_ notification: Notification) {}
  /// Says yes.
  public func popoverShouldClose(_ popover: NSPopover) -> Bool { true }
  /// Does nothing.
  public func popoverWillClose(_ notification: Notification) {}
  /// Does nothing.
  public func popoverDidClose(_ notification: Notification) {}
  /// Says no.
  public func popoverShouldDetach(_ popover: NSPopover) -> Bool { false }
  /// Does nothing.
  public func popoverDidDetach(_ popover: NSPopover) {}
  /// None.
  public func detachableWindow(for popover: NSPopover) -> NSWindow? { nil }
}

extension NSPopover {
  /// Why a popover closes. Documented: the texts, by AppKit.
  public struct CloseReason: RawRepresentable, Hashable, Sendable {
    /// The text.
    public let rawValue: String
    /// The reason of a text.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It was closed.
    public static let standard = CloseReason(rawValue: "NSPopoverCloseReasonStandard")
    /// A window takes its place.
    public static let detachToWindow = CloseReason(rawValue: "NSPopoverCloseReasonDetachToWindow")
  }

  /// Where the reason stands in what notifications of closing say.
  public static let closeReasonUserInfoKey = "NSPopoverCloseReasonKey"
  /// It is about to be seen.
  public static let willShowNotification = Notification.Name("NSPopoverWillShowNotification")
  /// It is seen.
  public static let didShowNotification = Notification.Name("NSPopoverDidShowNotification")
  /// It is about to close; the reason is by `closeReasonUserInfoKey`.
  public static let willCloseNotification = Notification.Name("NSPopoverWillCloseNotification")
  /// It is closed; the reason is by `closeReasonUserInfoKey`.
  public static let didCloseNotification = Notification.Name("NSPopoverDidCloseNotification")

  /// The look that it has: its own, else that of what it is beside.
  public final var effectiveAppearance: NSAppearance {
    appearance ?? positioningView?.effectiveAppearance ?? NSApplication.shared.effectiveAppearance
  }

  /// Tells the delegate, then posts the notification.
  final func tell(
    _ name: Notification.Name, _ reason: CloseReason? = nil, _ body: (any NSPopoverDelegate, Notification) -> Void
  ) {
    let words = reason.map { [Self.closeReasonUserInfoKey: $0.rawValue as Any] }
    let notification = Notification(name: name, object: self, userInfo: words)
    if let delegate { body(delegate, notification) }
    NotificationCenter.default.post(notification)
  }

  final func close(for reason: CloseReason) {
    guard isShown else { return }
    tell(Self.willCloseNotification, reason) { $0.popoverWillClose($1) }
    isShown = false
    noteShown(false)
    isDetached = false
    tell(Self.didCloseNotification, reason) { $0.popoverDidClose($1) }
    contentViewController?.endPresentation()
  }

  /// Draws it off what it is about, as a user does, where the delegate allows it: the delegate's window takes its place
  /// and comes to the screen, or it becomes a window of its own.
  /// - Returns: whether it was drawn off.
  @discardableResult
  public final func detach() -> Bool {
    guard isShown, !isDetached, let delegate, delegate.popoverShouldDetach(self) else { return false }
    if let window = delegate.detachableWindow(for: self) {
      close(for: .detachToWindow)
      window.makeKeyAndOrderFront(nil)
    } else {
      isDetached = true
    }
    delegate.popoverDidDetach(self)
    return true
  }

  /// Says what a popover that is shown is beside.
  final func place(beside rectangle: NSRect, of view: NSView, _ edge: NSRectEdge) {
    (positioningRect, preferredEdge, positioningView) = (rectangle, edge, view)
  }
}

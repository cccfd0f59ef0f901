import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSSplitView {
  final var along: CGFloat { isVertical ? bounds.width : bounds.height }

  final func length(of view: NSView) -> CGFloat { isVertical ? view.frame.width : view.frame.height }

  /// Places the panes one after the other with these lengths.
  final func place(_ lengths: [CGFloat]) {
    let coming = Notification(name: Self.willResizeSubviewsNotification, object: self)
    delegate?.splitViewWillResizeSubviews(coming)
    NotificationCenter.default.post(coming)
    var at: CGFloat = 0
    for (view, length) in zip(subviews, lengths) {
      if isVertical {
        view.frame.origin = NSPoint(x: at, y: 0)
        view.setFrameSize(NSSize(width: length, height: bounds.height))
      } else {
        // Coordinates begin below, panes above.
        view.frame.origin = NSPoint(x: 0, y: isFlipped ? at : bounds.height - at - length)
        view.setFrameSize(NSSize(width: bounds.width, height: length))
      }
      if !isCollapsed(view) { at += length + dividerThickness }
    }
    let notification = Notification(name: Self.didResizeSubviewsNotification, object: self)
    delegate?.splitViewDidResizeSubviews(notification)
    NotificationCenter.default.post(notification)
  }

  final func isCollapsed(_ view: NSView) -> Bool { view.isHidden }

  /// Panes are about to have other sizes.
  public static let willResizeSubviewsNotification = Notification.Name("NSSplitViewWillResizeSubviewsNotification")
  /// Panes have other sizes.
  public static let didResizeSubviewsNotification = Notification.Name("NSSplitViewDidResizeSubviewsNotification")
}

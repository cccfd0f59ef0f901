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

  /// Where a divider is drawn; nil beside a pane that is hidden at the edge, where the delegate hides it.
  final func dividerRect(at index: Int) -> NSRect? {
    guard subviews.indices.contains(index), subviews.indices.contains(index + 1) else { return nil }
    let isAtEdge =
      subviews[...index].allSatisfy(isCollapsed) || subviews[(index + 1)...].allSatisfy(isCollapsed)
    if isAtEdge, delegate?.splitView(self, shouldHideDividerAt: index) == true { return nil }
    let start = subviews[...index].reduce(-dividerThickness) {
      $0 + (isCollapsed($1) ? 0 : length(of: $1) + dividerThickness)
    }
    let place = max(start, 0)
    if isVertical { return NSRect(x: place, y: 0, width: dividerThickness, height: bounds.height) }
    let top = isFlipped ? place : bounds.height - place - dividerThickness
    return NSRect(x: 0, y: top, width: bounds.width, height: dividerThickness)
  }

  final func isCollapsed(_ view: NSView) -> Bool { view.isHidden }

  /// Panes are about to have other sizes.
  public static let willResizeSubviewsNotification = Notification.Name("NSSplitViewWillResizeSubviewsNotification")
  /// Panes have other sizes.
  public static let didResizeSubviewsNotification = Notification.Name("NSSplitViewDidResizeSubviewsNotification")
}

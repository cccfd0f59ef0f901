import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSSplitView {
  /// What is told of the split view, if it is of the protocol; the controller whose view it is, where none is set.
  public final var delegate: (any NSSplitViewDelegate)? {
    get { outlet("delegate") as? any NSSplitViewDelegate ?? controller }
    set { connect("delegate", to: newValue) }
  }

  /// The panes, from the left or the top: all subviews.
  public final var arrangedSubviews: [NSView] { subviews }

  /// Adds a pane at the end.
  public final func addArrangedSubview(_ view: NSView) { insertArrangedSubview(view, at: subviews.count) }

  /// Puts a pane at a place; one without a length is as long as the others are on average.
  public final func insertArrangedSubview(_ view: NSView, at index: Int) {
    guard !isDescendant(of: view) else { return }
    view.leave(for: self)
    let seen = subviews.filter { !isCollapsed($0) }
    if length(of: view) == 0, !seen.isEmpty {
      let average = seen.reduce(0) { $0 + length(of: $1) } / CGFloat(seen.count)
      view.frame.size = isVertical ? NSSize(width: average, height: 0) : NSSize(width: 0, height: average)
    }
    insert(view, at: index)
    adjustSubviews()
  }

  /// Takes a pane away. It stays a subview in AppKit where not all subviews are panes; here all are, so it leaves.
  public final func removeArrangedSubview(_ view: NSView) {
    guard view.superview === self else { return }
    view.removeFromSuperview()
    adjustSubviews()
  }

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

  /// Least place of a divider: where the pane before it has no length.
  public final func minPossiblePositionOfDivider(at index: Int) -> CGFloat {
    subviews.prefix(index).reduce(0) { $0 + length(of: $1) + dividerThickness }
  }

  /// Greatest place of a divider: where the pane behind it has no length.
  public final func maxPossiblePositionOfDivider(at index: Int) -> CGFloat {
    minPossiblePositionOfDivider(at: index) + subviews.dropFirst(index).prefix(2).reduce(0) { $0 + length(of: $1) }
  }

  /// Panes are about to have other sizes.
  public static let willResizeSubviewsNotification = Notification.Name("NSSplitViewWillResizeSubviewsNotification")
  /// Panes have other sizes.
  public static let didResizeSubviewsNotification = Notification.Name("NSSplitViewDidResizeSubviewsNotification")
}

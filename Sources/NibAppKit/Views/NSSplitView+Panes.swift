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

  /// Thickness of a divider, in points.
  public final var dividerThickness: CGFloat {
    switch dividerStyle {
    case .thin: 1
    case .thick: 9
    case .paneSplitter: 10
    }
  }

  private var along: CGFloat { isVertical ? bounds.width : bounds.height }

  private func length(of view: NSView) -> CGFloat { isVertical ? view.frame.width : view.frame.height }

  /// Places the panes one after the other with these lengths.
  private func place(_ lengths: [CGFloat]) {
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

  private func isCollapsed(_ view: NSView) -> Bool { view.isHidden }

  /// Has the panes fill the view: they share it by the lengths that they had, or equally where they had none.
  public final func adjustSubviews() {
    let seen = subviews.filter { !isCollapsed($0) }
    guard !seen.isEmpty else { return }
    let room = max(0, along - dividerThickness * CGFloat(seen.count - 1))
    // Panes that the delegate keeps as they are share nothing, unless all are such.
    let adjusted = seen.filter { delegate?.splitView(self, shouldAdjustSizeOfSubview: $0) ?? true }
    let sharing = adjusted.isEmpty ? seen : adjusted
    let kept = seen.filter { view in !sharing.contains { $0 === view } }.reduce(0) { $0 + length(of: $1) }
    let total = sharing.reduce(0) { $0 + length(of: $1) }
    place(
      subviews.map { view in
        guard sharing.contains(where: { $0 === view }) else { return length(of: view) }
        let left = max(0, room - kept)
        return total > 0 ? left * length(of: view) / total : left / CGFloat(sharing.count)
      })
  }

  /// Moves a divider to a place from the left or the top, as far as the delegate and the panes beside it let it.
  public final func setPosition(_ position: CGFloat, ofDividerAt index: Int) {
    guard subviews.indices.contains(index), subviews.indices.contains(index + 1) else { return }
    var lengths = subviews.map { length(of: $0) }
    let start = lengths[..<index].reduce(0) { $0 + $1 + dividerThickness }
    let both = lengths[index] + lengths[index + 1]
    var wanted = max(position, minPossiblePositionOfDivider(at: index))
    wanted = min(wanted, start + both)
    if let delegate {
      wanted = max(wanted, delegate.splitView(self, constrainMinCoordinate: start, ofSubviewAt: index))
      wanted = min(wanted, delegate.splitView(self, constrainMaxCoordinate: start + both, ofSubviewAt: index))
      wanted = delegate.splitView(self, constrainSplitPosition: wanted, ofSubviewAt: index)
    }
    // A delegate may say any place; no pane has less than no length.
    lengths[index] = min(max(wanted - start, 0), max(both, 0))
    lengths[index + 1] = both - lengths[index]
    place(lengths)
  }

  /// Least place of a divider: where the pane before it has no length.
  public final func minPossiblePositionOfDivider(at index: Int) -> CGFloat {
    subviews.prefix(index).reduce(0) { $0 + length(of: $1) + dividerThickness }
  }

  /// Greatest place of a divider: where the pane behind it has no length.
  public final func maxPossiblePositionOfDivider(at index: Int) -> CGFloat {
    minPossiblePositionOfDivider(at: index) + subviews.dropFirst(index).prefix(2).reduce(0) { $0 + length(of: $1) }
  }

  /// Whether a pane is collapsed, which hides it.
  public final func isSubviewCollapsed(_ subview: NSView) -> Bool { subview.superview === self && isCollapsed(subview) }

  /// Panes are about to have other sizes.
  public static let willResizeSubviewsNotification = Notification.Name("NSSplitViewWillResizeSubviewsNotification")
  /// Panes have other sizes.
  public static let didResizeSubviewsNotification = Notification.Name("NSSplitViewDidResizeSubviewsNotification")
}

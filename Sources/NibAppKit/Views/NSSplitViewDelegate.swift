import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a split view. Stands in for NSSplitViewDelegate.
@MainActor
public protocol NSSplitViewDelegate: AnyObject {
  /// Least place of a divider, from the left or the top.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Greatest place of a divider, likewise.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// The place that a divider snaps to, likewise.
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat
  /// Whether a pane can be collapsed.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Places the panes after the split view was resized.
  func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize)
  /// Whether a pane gets another size when the split view does.
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  /// Whether a divider that lies at the edge of the split view is not seen.
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  /// Where a divider can be dragged.
  func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect
  /// Where else a divider can be dragged.
  func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
  /// Panes are about to have other sizes.
  func splitViewWillResizeSubviews(_ notification: Notification)
  /// Panes have other sizes.
  func splitViewDidResizeSubviews(_ notification: Notification)
}

extension NSSplitViewDelegate {
  /// The place itself.
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  /// The place itself.
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  /// The place itself.
  public func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  /// Calls `adjustSubviews()` of the split view.
  public func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {
    splitView.adjustSubviews()
  }
  /// None.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  /// All.
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
  /// None.
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
  /// Where it would be anyway.
  public func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  /// Nowhere.
  public func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect {
    .zero
  }
  /// Does nothing.
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  /// Does nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
}

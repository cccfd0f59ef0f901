import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a controller is asked and told as the delegate of its split view, for subclasses to override; the base of
/// `NSSplitViewController`. Each does what a split view does without a delegate.
open class SplitDelegate: NSViewController, NSSplitViewDelegate {
  /// Whether a pane can be collapsed.
  open func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  /// Whether a double click on a divider collapses a pane.
  open func splitView(
    _ splitView: NSSplitView, shouldCollapseSubview subview: NSView, forDoubleClickOnDividerAt dividerIndex: Int
  ) -> Bool { true }
  /// Least place of a divider: the place itself.
  open func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposedMinimumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMinimumPosition }
  /// Greatest place of a divider: the place itself.
  open func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposedMaximumPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedMaximumPosition }
  /// The place that a divider snaps to: the place itself.
  open func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  /// Places the panes after the split view was resized.
  open func splitView(_ splitView: NSSplitView, resizeSubviewsWithOldSize oldSize: NSSize) {
    splitView.adjustSubviews()
  }
  /// Whether a pane gets another size when the split view does.
  open func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
  /// Whether a divider that lies at the edge of the split view is not seen.
  open func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
  /// Where a divider can be dragged.
  open func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  /// Where else a divider can be dragged: nowhere.
  open func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect {
    .zero
  }
  /// Panes are about to have other sizes.
  open func splitViewWillResizeSubviews(_ notification: Notification) {}
  /// Panes have other sizes.
  open func splitViewDidResizeSubviews(_ notification: Notification) {}
}

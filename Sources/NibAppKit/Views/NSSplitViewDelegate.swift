import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is told of a split view. Stands in for NSSplitViewDelegate.
@MainActor
public protocol NSSplitViewDelegate: AnyObject {
  /// Least place of a divider, from the left or the top.
  func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposed: CGFloat, ofSubviewAt index: Int
  ) -> CGFloat
  /// Greatest place of a divider, likewise.
  func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposed: CGFloat, ofSubviewAt index: Int
  ) -> CGFloat
  /// Whether a pane can be collapsed.
  func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool
  /// Panes have other sizes.
  func splitViewDidResizeSubviews(_ notification: Notification)
  /// Panes are about to have other sizes.
  func splitViewWillResizeSubviews(_ notification: Notification)
  /// Where a divider may be that is dragged to a place.
  func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  )
    -> CGFloat
  /// Whether a pane gets another size with the view.
  func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool
  /// Whether a divider at the edge is hidden.
  func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool
  /// Where a divider can be dragged.
  func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect
  /// Where a divider can be dragged besides.
  func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect
}

extension NSSplitViewDelegate {
  /// The place itself.
  public func splitView(
    _ splitView: NSSplitView, constrainMinCoordinate proposed: CGFloat, ofSubviewAt index: Int
  ) -> CGFloat { proposed }
  /// The place itself.
  public func splitView(
    _ splitView: NSSplitView, constrainMaxCoordinate proposed: CGFloat, ofSubviewAt index: Int
  ) -> CGFloat { proposed }
  /// None.
  public func splitView(_ splitView: NSSplitView, canCollapseSubview subview: NSView) -> Bool { false }
  /// Does nothing.
  public func splitViewDidResizeSubviews(_ notification: Notification) {}
  /// Does nothing.
  public func splitViewWillResizeSubviews(_ notification: Notification) {}
  /// The place itself.
  public func splitView(
    _ splitView: NSSplitView, constrainSplitPosition proposedPosition: CGFloat, ofSubviewAt dividerIndex: Int
  ) -> CGFloat { proposedPosition }
  /// Says yes.
  public func splitView(_ splitView: NSSplitView, shouldAdjustSizeOfSubview view: NSView) -> Bool { true }
  /// Says no.
  public func splitView(_ splitView: NSSplitView, shouldHideDividerAt dividerIndex: Int) -> Bool { false }
  /// The rectangle itself.
  public func splitView(
    _ splitView: NSSplitView, effectiveRect proposedEffectiveRect: NSRect, forDrawnRect drawnRect: NSRect,
    ofDividerAt dividerIndex: Int
  ) -> NSRect { proposedEffectiveRect }
  /// Nowhere.
  public func splitView(_ splitView: NSSplitView, additionalEffectiveRectOfDividerAt dividerIndex: Int) -> NSRect {
    .zero
  }
}

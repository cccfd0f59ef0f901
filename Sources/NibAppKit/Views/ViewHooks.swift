import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a view is told and asked, for subclasses to override; the base of `NSView`. Each does nothing here, or gives what
/// AppKit's view gives.
open class ViewHooks: PrintHooks {
  /// The main button goes down: the view does what a user does by that, as a button is clicked; else the next responder
  /// hears of it.
  open override func mouseDown(with event: NSEvent) {
    if !NSApplication.shared.carryOut(event, by: self) { super.mouseDown(with: event) }
  }
  /// The secondary button goes down: the menu of the view opens, if a user chooses of it; else the next responder hears of
  /// it.
  open override func rightMouseDown(with event: NSEvent) {
    if !NSApplication.shared.carryOut(event, by: self) { super.rightMouseDown(with: event) }
  }
  /// A key goes down: the view does what a user does by that, as a table selects the next row; else the next responder hears
  /// of it.
  open override func keyDown(with event: NSEvent) {
    if !NSApplication.shared.carryOut(event, by: self) { super.keyDown(with: event) }
  }
  /// The view is about to come into another one, or out of all.
  open func viewWillMove(toSuperview newSuperview: NSView?) {}
  /// The view came into another one, or out of all.
  open func viewDidMoveToSuperview() {}
  /// The view is about to come into another window, or out of all.
  open func viewWillMove(toWindow newWindow: NSWindow?) {}
  /// The view came into another window, or out of all.
  open func viewDidMoveToWindow() {}
  /// A view came into this one.
  open func didAddSubview(_ subview: NSView) {}
  /// A view is about to leave this one.
  open func willRemoveSubview(_ subview: NSView) {}
  /// The view is hidden, or one that it is in.
  open func viewDidHide() {}
  /// The view is seen again.
  open func viewDidUnhide() {}
  /// The look of the view is another one: its own `appearance`, or that of a view around it.
  open func viewDidChangeEffectiveAppearance() {}
  /// The view came to a screen of other pixels.
  open func viewDidChangeBackingProperties() {}
  /// The view is about to be drawn.
  open func viewWillDraw() {}
  /// A user begins to resize the window, by `NSWindow.drag(toSize:)`.
  open func viewWillStartLiveResize() {}
  /// A user has resized the window.
  open func viewDidEndLiveResize() {}
  /// The view is about to be used again, for another row: it is seen, and nothing shines through.
  open func prepareForReuse() { (self as? NSView)?.showAgain() }
  /// A menu of the view is about to open.
  open func willOpenMenu(_ menu: NSMenu, with event: NSEvent) {}
  /// A menu of the view was closed.
  open func didCloseMenu(_ menu: NSMenu, with event: NSEvent?) {}
  /// Draws the shape that the focus ring goes around. Nothing is drawn here.
  open func drawFocusRingMask() {}
  /// Adds the pointers of the view's parts, by `addCursorRect`.
  open func resetCursorRects() {}
  /// Whether coordinates begin at the upper left, not at the lower left.
  open var isFlipped: Bool { false }
  /// Whether nothing behind the view is seen through it.
  open var isOpaque: Bool { false }
  /// Whether the view is seen through what lies over it, in its look.
  open var allowsVibrancy: Bool { false }
  /// Whether a drag in the view moves the window.
  open var mouseDownCanMoveWindow: Bool { !isOpaque }
  /// Whether a click that brings the window to the front is for the view, too.
  open func acceptsFirstMouse(for event: NSEvent?) -> Bool { false }
  /// Whether the window comes to the front only after the click.
  open func shouldDelayWindowOrdering(for event: NSEvent) -> Bool { false }
  /// Whether a panel that takes the keys only where needed takes them for the view.
  open var needsPanelToBecomeKey: Bool { false }
  /// Whether scrolling may show what was drawn before. Not asked here, for nothing is drawn ahead.
  open class var isCompatibleWithResponsiveScrolling: Bool { true }
  /// Whether the view lays out with constraints alone.
  open class var requiresConstraintBasedLayout: Bool { false }
  /// What of the frame is around what constraints align, in points.
  open var alignmentRectInsets: NSEdgeInsets { NSEdgeInsets() }
  /// Distance of the line that the last line of text stands on to the bottom of the view, in points.
  open var baselineOffsetFromBottom: CGFloat { 0 }
  /// Distance of the line that the last line of text stands on to the bottom, likewise.
  open var lastBaselineOffsetFromBottom: CGFloat { baselineOffsetFromBottom }
  /// Distance of the line that the first line of text stands on to the top, in points.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }
  /// The size that the content asks for, in points; `noIntrinsicMetric` for no wish.
  open var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: NSView.noIntrinsicMetric) }
  /// Draws the view. Does nothing here.
  open func draw(_ dirtyRect: NSRect) {}
  /// Makes the view's layer.
  open func makeBackingLayer() -> CALayer { CALayer() }
  /// Whether a view with a layer changes that, in `updateLayer`, and draws nothing. Not unless a class says so.
  open var wantsUpdateLayer: Bool { false }
  /// Changes the layer when the view is to be displayed. Does nothing here.
  open func updateLayer() {}
  /// Places the subviews, when `needsLayout` asks for it. Does nothing here.
  open func layout() {}
  /// Brings the areas up to date in which the pointer is told. Does nothing here; called when a view that has some gets
  /// another size.
  open func updateTrackingAreas() {}
  /// A rectangle that scrolling shows in place of one that is asked for, in the view's coordinates; itself, unless a class
  /// says otherwise.
  open func adjustScroll(_ newVisible: NSRect) -> NSRect { newVisible }
  /// Scrolls as little as it takes to see where the pointer is, as a drag out of what is seen does.
  /// - Returns: whether that moved anything.
  @discardableResult
  open func autoscroll(with event: NSEvent) -> Bool { (self as? NSView)?.follow(event) ?? false }
  /// How a property changes over time by default: nil, for nothing takes time here.
  open class func defaultAnimation(forKey key: NSAnimatablePropertyKey) -> Any? { nil }

  /// Something is dragged onto the view: what a drop would do; none refuses it.
  open func draggingEntered(_ sender: any NSDraggingInfo) -> NSDragOperation { [] }
  /// What is dragged moves over the view; by default what entering said.
  open func draggingUpdated(_ sender: any NSDraggingInfo) -> NSDragOperation { draggingEntered(sender) }
  /// What is dragged leaves the view, or the drop is refused.
  open func draggingExited(_ sender: (any NSDraggingInfo)?) {}
  /// Whether the view gets ready for the drop.
  open func prepareForDragOperation(_ sender: any NSDraggingInfo) -> Bool { true }
  /// Takes what is dropped; false refuses it.
  open func performDragOperation(_ sender: any NSDraggingInfo) -> Bool { false }
  /// The drop is done.
  open func concludeDragOperation(_ sender: (any NSDraggingInfo)?) {}
  /// The drag is over that came to the view, whether it took what was dragged or not.
  open func draggingEnded(_ sender: any NSDraggingInfo) {}
  /// Whether the view is told again and again while the pointer rests on it.
  open func wantsPeriodicDraggingUpdates() -> Bool { true }
  /// What is dragged onto the view may look as what it becomes there.
  open func updateDraggingItemsForDrag(_ sender: (any NSDraggingInfo)?) {}

  /// Whether a user may move a marker of the ruler whose client the view is.
  open func rulerView(_ ruler: NSRulerView, shouldMove marker: NSRulerMarker) -> Bool { true }
  /// Where a marker goes that a user drags to a location.
  open func rulerView(
    _ ruler: NSRulerView, willMove marker: NSRulerMarker, toLocation location: CGFloat
  ) -> CGFloat { location }
  /// A user moved a marker.
  open func rulerView(_ ruler: NSRulerView, didMove marker: NSRulerMarker) {}
  /// Whether a user may take a marker away.
  open func rulerView(_ ruler: NSRulerView, shouldRemove marker: NSRulerMarker) -> Bool { true }
  /// A user took a marker away.
  open func rulerView(_ ruler: NSRulerView, didRemove marker: NSRulerMarker) {}
  /// Whether a user may add a marker.
  open func rulerView(_ ruler: NSRulerView, shouldAdd marker: NSRulerMarker) -> Bool { true }
  /// Where a marker goes that a user adds at a location.
  open func rulerView(
    _ ruler: NSRulerView, willAdd marker: NSRulerMarker, atLocation location: CGFloat
  ) -> CGFloat { location }
  /// A user added a marker.
  open func rulerView(_ ruler: NSRulerView, didAdd marker: NSRulerMarker) {}
  /// A user clicked the ruler beside its markers.
  open func rulerView(_ ruler: NSRulerView, handleMouseDownWith event: NSEvent) {}
  /// The ruler is about to have another client.
  open func rulerView(_ ruler: NSRulerView, willSetClientView newClient: NSView) {}
  /// Where a point of the view is along the ruler, in points.
  open func rulerView(_ ruler: NSRulerView, locationFor point: NSPoint) -> CGFloat {
    (ruler.orientation == .horizontalRuler ? point.x : point.y) - ruler.originOffset
  }
  /// The point of the view at a location along the ruler; 0 in the other direction.
  open func rulerView(_ ruler: NSRulerView, pointForLocation location: CGFloat) -> NSPoint {
    let along = location + ruler.originOffset
    return ruler.orientation == .horizontalRuler ? NSPoint(x: along, y: 0) : NSPoint(x: 0, y: along)
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a view has and does, for subclasses to override; a base of `NSView`.
open class ViewMembers: ViewHooks {
  private final var own: NSView { (self as? NSView) ?? NSView() }

  /// Subviews, back to front. Those of a list that are not there yet are added, others leave.
  open var subviews: [NSView] {
    get { own.standardSubviews }
    set { own.standardSubviews = newValue }
  }

  /// What hands keys to a view that takes text; nil for another one.
  open var inputContext: NSTextInputContext? { own.standardInputContext }

  /// What of the view is inside of all views that it lies in, in its own coordinates; empty for a hidden one.
  open var visibleRect: NSRect { own.standardVisibleRect }

  /// The nearest scroll view that the view lies in; nil for none.
  open var enclosingScrollView: NSScrollView? { own.standardEnclosingScrollView }

  /// The direction in which the interface is laid out: that of the language, from left to right here, unless code says
  /// another one.
  open var userInterfaceLayoutDirection: NSUserInterfaceLayoutDirection {
    get { own.standardUserInterfaceLayoutDirection }
    set { own.standardUserInterfaceLayoutDirection = newValue }
  }

  /// The look that the view has: its own, else that of the views around, the window, the application.
  open var effectiveAppearance: NSAppearance { own.standardEffectiveAppearance }

  /// Whether a user resizes the window at this moment; nobody does here.
  open var inLiveResize: Bool { own.standardInLiveResize }

  /// Draws the view and those in it, back to front, whether that is due or not; hidden ones are left out.
  open func display() { own.standardDisplay() }

  /// Draws what is due of the view and those in it.
  open func displayIfNeeded() { own.standardDisplayIfNeeded() }

  /// Has this view and those in it place what they hold, where that is due: constraints first, then `layout`.
  open func layoutSubtreeIfNeeded() { own.standardLayoutSubtreeIfNeeded() }

  /// Has this view and those in it bring their constraints up to date, where that is due.
  open func updateConstraintsForSubtreeIfNeeded() { own.standardUpdateConstraintsForSubtreeIfNeeded() }

  /// Scrolls so that a point of the view is at the origin of what is seen, as far as the document goes.
  open func scroll(_ point: NSPoint) { own.standardScroll(point) }

  /// Scrolls as little as it takes to see a rectangle of the view.
  /// - Returns: whether that moved anything.
  @discardableResult
  open func scrollToVisible(_ rect: NSRect) -> Bool { own.standardScrollToVisible(rect) }

  /// Lets the view take what is dragged onto it, of these kinds beside those before.
  open func registerForDraggedTypes(_ types: [NSPasteboard.PasteboardType]) {
    own.standardRegisterForDraggedTypes(types)
  }

  /// Lets the view take nothing that is dragged onto it.
  open func unregisterDraggedTypes() { own.standardUnregisterDraggedTypes() }

  /// Has an owner told of the pointer in an area.
  open func addTrackingArea(_ area: NSTrackingArea) { own.standardAddTrackingArea(area) }

  /// Has nobody told of the pointer in an area any more.
  open func removeTrackingArea(_ area: NSTrackingArea) { own.standardRemoveTrackingArea(area) }

  /// Attaches a recognizer, taking it from the view that has it.
  open func addGestureRecognizer(_ recognizer: NSGestureRecognizer) { own.standardAddGestureRecognizer(recognizer) }

  /// Takes a recognizer off; nothing happens if another view has it.
  open func removeGestureRecognizer(_ recognizer: NSGestureRecognizer) {
    own.standardRemoveGestureRecognizer(recognizer)
  }

  /// Has the pointer look so in a rectangle, until the rectangles are reset.
  open func addCursorRect(_ rect: NSRect, cursor object: NSCursor) { own.standardAddCursorRect(rect, cursor: object) }

  /// Takes the pointers of all rectangles away.
  open func discardCursorRects() { own.standardDiscardCursorRects() }

  /// Puts a view in the place of a subview, which leaves; nothing happens where that is no subview.
  open func replaceSubview(_ oldView: NSView, with newView: NSView) {
    own.standardReplaceSubview(oldView, with: newView)
  }

  /// The frame for a rectangle that constraints align.
  open func frame(forAlignmentRect alignmentRect: NSRect) -> NSRect {
    own.standardFrame(forAlignmentRect: alignmentRect)
  }

  /// Has a part of the view be made ready.
  open func prepareContent(in rect: NSRect) { own.standardPrepareContent(in: rect) }

  /// What is made ready beyond what is seen: what code asked for, else what is seen.
  open var preparedContentRect: NSRect {
    get { own.standardPreparedContentRect }
    set { own.standardPreparedContentRect = newValue }
  }

  /// When the layer's content is drawn anew.
  open var layerContentsRedrawPolicy: NSView.LayerContentsRedrawPolicy {
    get { own.standardLayerContentsRedrawPolicy }
    set { own.standardLayerContentsRedrawPolicy = newValue }
  }

  /// How a property changes over time: as code says, else by the class.
  open func animation(forKey key: NSAnimatablePropertyKey) -> Any? { own.standardAnimation(forKey: key) }

  /// Has the focus ring be drawn again.
  open func noteFocusRingMaskChanged() { own.standardNoteFocusRingMaskChanged() }

  /// Prints the view as the program prints, as a menu does.
  open func printView(_ sender: Any?) { own.standardPrintView(sender) }

  /// Begins a drag of items; the source is asked what a drop may do when there is one.
  @discardableResult
  open func beginDraggingSession(
    with items: [NSDraggingItem], event: NSEvent, source: any NSDraggingSource
  ) -> NSDraggingSession { own.standardBeginDraggingSession(with: items, event: event, source: source) }

  /// The next view that the tab key stops at.
  open var nextValidKeyView: NSView? { own.standardNextValidKeyView }

  /// The view before at which shift and tab stop.
  open var previousValidKeyView: NSView? { own.standardPreviousValidKeyView }

  /// Draws the view and those in it into pixels: what `draw(_:)` fills; letters and controls of the system are not drawn.
  /// The pixels are those of the current context meanwhile, and filled where the package trait `Imaging` is on.
  open func cacheDisplay(in rect: NSRect, to bitmapImageRep: NSBitmapImageRep) {
    own.standardCacheDisplay(in: rect, to: bitmapImageRep)
  }

  /// Clear pixels for a rectangle of the view, one a point; nil for an empty rectangle.
  open func bitmapImageRepForCachingDisplay(in rect: NSRect) -> NSBitmapImageRep? {
    own.standardBitmapImageRepForCachingDisplay(in: rect)
  }

  /// Whether the view or one that it is in is hidden.
  open var isHiddenOrHasHiddenAncestor: Bool { own.standardIsHiddenOrHasHiddenAncestor }

  /// Whether the view or any view around is turned.
  open var isRotatedFromBase: Bool { own.standardIsRotatedFromBase }
}

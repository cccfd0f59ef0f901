import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How a view draws, is divided into pages and lies in its superview, for subclasses to override; a base of `NSView`.
open class ViewDrawing: ViewMembers {
  private final var own: NSView { (self as? NSView) ?? NSView() }

  /// The layer: of a view that wants one, or lies in one that does, made by `makeBackingLayer` when it is first asked for;
  /// or the one that code gave it. Nil for other views. A layer that a view has no more stays as it was then.
  open var layer: CALayer? {
    get { own.standardLayer }
    set { own.standardLayer = newValue }
  }
  /// Whether a point lies in a rectangle of this view.
  open func isMousePoint(_ point: NSPoint, in rect: NSRect) -> Bool { rect.holds(point) }
  /// A size of this view in the coordinates of another one; nil for those of the window.
  open func convert(_ size: NSSize, to view: NSView?) -> NSSize { own.standardConvert(size, to: view) }
  /// A size of another view, or of the window for nil, in this view's coordinates.
  open func convert(_ size: NSSize, from view: NSView?) -> NSSize { own.standardConvert(size, from: view) }

  /// The view nearest above, or the view itself, that nothing behind is seen through; nil for none.
  open var opaqueAncestor: NSView? { sequence(first: own, next: \.superview).first(where: \.isOpaque) }
  /// Whether what the view draws is cut off at its edges. Not asked here: everything is.
  open var wantsDefaultClipping: Bool { true }
  /// Whether a rectangle is in what the view is asked to draw at the moment.
  open func needsToDraw(_ rect: NSRect) -> Bool {
    DrawingFocus.rect(of: own).map { !$0.cut(by: rect).isEmpty } ?? false
  }
  /// The rectangles that the view is asked to draw at the moment: one. Pointers live until the next call.
  open func getRectsBeingDrawn(
    _ rects: UnsafeMutablePointer<UnsafePointer<NSRect>?>?, count: UnsafeMutablePointer<Int>?
  ) {
    let drawn = DrawingFocus.rect(of: own)
    if let drawn { DrawingFocus.told.pointee = drawn }
    rects?.pointee = drawn.map { _ in UnsafePointer(DrawingFocus.told) }
    count?.pointee = drawn == nil ? 0 : 1
  }

  /// Draws a part of the view and of those in it.
  open func display(_ rect: NSRect) { own.standardDisplay(rect) }
  /// Draws a part of the view and of those in it, where they are to be drawn.
  open func displayIfNeeded(_ rect: NSRect) { if own.needsDisplayInTree { own.standardDisplay(rect) } }
  /// Draws what is due of the view and those in it, without what is behind it.
  open func displayIfNeededIgnoringOpacity() { own.displayIfNeeded() }
  /// Draws a part of the view and of those in it, without what is behind it.
  open func displayIgnoringOpacity(_ rect: NSRect) { own.standardDisplay(rect) }
  /// Draws a part that is due, without what is behind it.
  open func displayIfNeededIgnoringOpacity(_ rect: NSRect) { own.displayIfNeeded(rect) }
  /// Draws a part of the view and of those in it into a context.
  open func displayIgnoringOpacity(_ rect: NSRect, in context: NSGraphicsContext) {
    let outer = NSGraphicsContext.current
    defer { NSGraphicsContext.current = outer }
    NSGraphicsContext.current = context
    own.standardDisplay(rect)
  }

  /// What a gesture of two fingers that tap twice fills the scroll view with: what is seen of the view.
  open func rectForSmartMagnification(at location: NSPoint, in visibleRect: NSRect) -> NSRect { own.visibleRect }
  /// Whether what was drawn stays while a user resizes the window: where the window's flag is set.
  open var preservesContentDuringLiveResize: Bool { own.window?.preservesContentDuringLiveResize ?? false }
  /// What stays of the view while a user resizes the window: all, or nothing.
  open var rectPreservedDuringLiveResize: NSRect { preservesContentDuringLiveResize ? own.bounds : .zero }

  /// What the view and those in it draw, as a document of one page: a picture of a pixel a point, which is filled where the
  /// package trait `Imaging` is on.
  open func dataWithPDF(inside rect: NSRect) -> Data { PagePicture(of: own, rect).pdf }
  /// What the view and those in it draw, likewise, as PostScript.
  open func dataWithEPS(inside rect: NSRect) -> Data { PagePicture(of: own, rect).postScript }
  /// Puts such a document on a pasteboard.
  open func writePDF(inside rect: NSRect, to pasteboard: NSPasteboard) {
    pasteboard.declareTypes([.pdf], owner: nil)
    pasteboard.setData(dataWithPDF(inside: rect), forType: .pdf)
  }
  /// Puts such PostScript on a pasteboard.
  open func writeEPS(inside rect: NSRect, to pasteboard: NSPasteboard) {
    let type = NSPasteboard.PasteboardType(rawValue: "com.adobe.encapsulated-postscript")
    pasteboard.declareTypes([type], owner: nil)
    pasteboard.setData(dataWithEPS(inside: rect), forType: type)
  }

  /// How much of a page's height may be left for the next page: 0...1.
  open var heightAdjustLimit: CGFloat { 0.2 }
  /// How much of a page's width may be left for the next page: 0...1.
  open var widthAdjustLimit: CGFloat { 0.2 }
  /// Where a page ends at the right that would end at `oldRight`: there, unless a subclass overrides it.
  open func adjustPageWidthNew(
    _ newRight: UnsafeMutablePointer<CGFloat>, left oldLeft: CGFloat, right oldRight: CGFloat,
    limit rightLimit: CGFloat
  ) { newRight.pointee = oldRight }
  /// Where a page ends at the bottom that would end at `oldBottom`: there, unless a subclass overrides it.
  open func adjustPageHeightNew(
    _ newBottom: UnsafeMutablePointer<CGFloat>, top oldTop: CGFloat, bottom oldBottom: CGFloat,
    limit bottomLimit: CGFloat
  ) { newBottom.pointee = oldBottom }
  /// What stands above each page: the name of the job and the time.
  open var pageHeader: NSAttributedString {
    let time = DateFormatter.localizedString(from: Date(), dateStyle: .short, timeStyle: .short)
    return NSAttributedString(string: "\(own.printJobTitle)\t\(time)")
  }
  /// What stands below each page: its number, and how many there are.
  open var pageFooter: NSAttributedString {
    let operation = NSPrintOperation.current
    let pages = own.pages(with: operation?.printInfo ?? .shared).range.length
    return NSAttributedString(string: "\(operation?.currentPage ?? 1)/\(pages)")
  }
  /// Draws around a sheet of paper that has several pages. Does nothing here.
  open func drawSheetBorder(with borderSize: NSSize) {}

  /// What is drawn around views of the class that have the keys.
  open class var defaultFocusRingType: NSFocusRingType { .exterior }

  /// Fills a screen with the view, which leaves its window until `exitFullScreenMode(options:)`.
  /// - Returns: false where it fills one already.
  @discardableResult
  open func enterFullScreenMode(
    _ screen: NSScreen, withOptions options: [NSView.FullScreenModeOptionKey: Any]? = nil
  ) -> Bool { own.fill(screen, options ?? [:]) }
  /// Puts the view back where it was before it filled a screen.
  open func exitFullScreenMode(options: [NSView.FullScreenModeOptionKey: Any]? = nil) { own.leaveFilledScreen() }
  /// Whether the view fills a screen.
  open var isInFullScreenMode: Bool { own[rare: FilledScreen.self].window != nil }

  /// Turns the view around the origin of its frame, in degrees, counterclockwise. Constraints do not follow.
  open var frameRotation: CGFloat {
    get { own.isTransformed ? own[rare: ViewTurning.self].frame : 0 }
    set { own.turn { $0.frame = newValue } }
  }
  /// Turns the view around its middle, in degrees, counterclockwise.
  open var frameCenterRotation: CGFloat {
    get { frameRotation }
    set { own.turnAroundMiddle(newValue) }
  }
  /// How far the view's own coordinates are turned around their origin, in degrees, counterclockwise. `bounds` stays as if
  /// they were not.
  open var boundsRotation: CGFloat {
    get { own.isTransformed ? own[rare: ViewTurning.self].bounds : 0 }
    set { own.turn { $0.bounds = newValue } }
  }
  /// Turns the view's own coordinates further.
  open func rotate(byDegrees angle: CGFloat) { boundsRotation += angle }
  /// Moves the origin of the view's own coordinates to a point of these.
  open func translateOrigin(to translation: NSPoint) {
    own.bounds.origin = NSPoint(x: own.bounds.minX - translation.x, y: own.bounds.minY - translation.y)
  }
  /// Has a size of the view's own coordinates fill the view: they are scaled.
  open func setBoundsSize(_ newSize: NSSize) { own.scale(toBounds: newSize) }
  /// Makes the units of the view's own coordinates larger: 2, 2 for twice as large.
  open func scaleUnitSquare(to newUnitSize: NSSize) {
    guard newUnitSize.width != 0, newUnitSize.height != 0 else { return }
    let size = own.bounds.size
    own.scale(toBounds: NSSize(width: size.width / newUnitSize.width, height: size.height / newUnitSize.height))
  }
}

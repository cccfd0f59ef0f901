import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How a cell draws and is clicked, for subclasses to override; the base of `NSCell`. Nothing is drawn here.
open class CellHooks: NSResponder {
  /// Draws the cell: its border, then what is inside.
  open func draw(withFrame cellFrame: NSRect, in controlView: NSView) {
    drawInterior(withFrame: cellFrame, in: controlView)
  }
  /// Draws what is inside of the border. Nothing is drawn here.
  open func drawInterior(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Draws the cell as pressed, or not.
  open func highlight(_ flag: Bool, withFrame cellFrame: NSRect, in controlView: NSView) {
    (self as? NSCell)?.isHighlighted = flag
    draw(withFrame: cellFrame, in: controlView)
  }
  /// Draws the shape that the focus ring goes around. Nothing is drawn here.
  open func drawFocusRingMask(withFrame cellFrame: NSRect, in controlView: NSView) {}
  /// Where the focus ring is drawn.
  open func focusRingMaskBounds(forFrame cellFrame: NSRect, in controlView: NSView) -> NSRect { cellFrame }
  /// The size that the content asks for, in points: that of an image, else none here.
  open var cellSize: NSSize { cellSize(forBounds: NSRect(x: 0, y: 0, width: 40_000, height: 40_000)) }
  /// The size that the content asks for within bounds: that of an image, or of the text by the size of its font.
  open func cellSize(forBounds rect: NSRect) -> NSSize { (self as? NSCell)?.contentSize(within: rect) ?? .zero }
  /// What of the bounds is drawn in.
  open func drawingRect(forBounds rect: NSRect) -> NSRect { rect }
  /// Where the title is drawn.
  open func titleRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
  /// Where the image is drawn.
  open func imageRect(forBounds rect: NSRect) -> NSRect { drawingRect(forBounds: rect) }
  /// Begins to edit with a click.
  open func edit(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, event: NSEvent?
  ) {
    textObj.selectedRange = NSRange(location: 0, length: 0)
  }
  /// Begins to edit with a part of the text selected.
  open func select(
    withFrame rect: NSRect, in controlView: NSView, editor textObj: NSText, delegate: Any?, start selStart: Int,
    length selLength: Int
  ) { textObj.selectedRange = NSRange(location: selStart, length: selLength) }
  /// Takes what was edited.
  open func endEditing(_ textObj: NSText) { (self as? NSCell)?.stringValue = textObj.string }
  /// The editor that the cell wants for itself; nil for that of the window.
  open func fieldEditor(for controlView: NSView) -> NSTextView? { nil }
  /// Makes an editor look as the cell.
  open func setUpFieldEditorAttributes(_ textObj: NSText) -> NSText { textObj }
  /// The menu that a click with the secondary button opens.
  open func menu(for event: NSEvent, in cellFrame: NSRect, of view: NSView) -> NSMenu? { nil }
  /// Begins to follow the pointer; false leaves it alone.
  open func startTracking(at startPoint: NSPoint, in controlView: NSView) -> Bool { true }
  /// Goes on to follow the pointer.
  open func continueTracking(last lastPoint: NSPoint, current currentPoint: NSPoint, in controlView: NSView) -> Bool {
    true
  }
  /// The pointer is followed no more.
  open func stopTracking(
    last lastPoint: NSPoint, current stopPoint: NSPoint, in controlView: NSView, mouseIsUp flag: Bool
  ) {}
  /// Says how the pointer looks over the cell.
  open func resetCursorRect(_ cellFrame: NSRect, in controlView: NSView) {}
  /// How the selection is drawn behind the cell while it is highlighted.
  open func highlightColor(withFrame cellFrame: NSRect, in controlView: NSView) -> NSColor? { .selectedControlColor }
  /// What lies behind the cell.
  open var backgroundStyle = NSView.BackgroundStyle.normal
  /// What lies behind what is inside of the border.
  open var interiorBackgroundStyle: NSView.BackgroundStyle { backgroundStyle }
  /// Where all of a content is shown that is cut off in a frame; nothing where none is.
  open func expansionFrame(withFrame cellFrame: NSRect, in view: NSView) -> NSRect {
    let wanted = cellSize
    guard wanted.width > cellFrame.width else { return .zero }
    return NSRect(origin: cellFrame.origin, size: NSSize(width: wanted.width, height: cellFrame.height))
  }
  /// Draws that content.
  open func draw(withExpansionFrame cellFrame: NSRect, in view: NSView) { drawInterior(withFrame: cellFrame, in: view) }
  /// What of the cell an event of the pointer is over: content within its frame, that can be edited or clicked where it
  /// reacts.
  open func hitTest(for event: NSEvent, in cellFrame: NSRect, of controlView: NSView) -> NSCell.HitResult {
    let point = controlView.convert(event.locationInWindow, from: nil)
    guard let cell = self as? NSCell, cellFrame.holds(point) else { return [] }
    var result = NSCell.HitResult.contentArea
    if cell.isEnabled, cell.isEditable { result.insert(.editableTextArea) }
    if cell.isEnabled, !(cell is NSTextFieldCell) { result.insert(.trackableArea) }
    return result
  }
  /// Whether nothing behind the cell is seen through it.
  open var isOpaque: Bool { false }
}

extension NSCell {
  /// What of a cell the pointer is over. Documented: the bits, by AppKit.
  public struct HitResult: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Results of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Content.
    public static let contentArea = Self(rawValue: 1 << 0)
    /// Text that can be edited.
    public static let editableTextArea = Self(rawValue: 1 << 1)
    /// What follows the pointer.
    public static let trackableArea = Self(rawValue: 1 << 2)
  }
}

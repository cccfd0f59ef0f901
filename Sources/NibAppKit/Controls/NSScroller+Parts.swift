import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What a scroller is asked and draws, for subclasses to override; the base of `NSScroller`. Nothing of the system's looks
/// is drawn.
open class ScrollerParts: NSControl {
  private final var own: NSScroller { (self as? NSScroller) ?? NSScroller() }
  private final var isUpright: Bool { bounds.height >= bounds.width }

  /// The part that the pointer was pressed in last.
  open internal(set) var hitPart = NSScroller.Part.noPart

  /// Where a part is: the knob by `doubleValue` and `knobProportion`, in the slot, which is all of the scroller.
  open func rect(for partCode: NSScroller.Part) -> NSRect {
    let length = isUpright ? bounds.height : bounds.width
    let knob = max(min(length, 20), length * min(max(own.knobProportion, 0), 1))
    let place = (length - knob) * min(max(own.doubleValue, 0), 1)
    func part(_ start: CGFloat, _ size: CGFloat) -> NSRect {
      isUpright
        ? NSRect(
          x: bounds.minX, y: isFlipped ? bounds.minY + start : bounds.maxY - start - size, width: bounds.width,
          height: size)
        : NSRect(x: bounds.minX + start, y: bounds.minY, width: size, height: bounds.height)
    }
    return switch partCode {
    case .knob: part(place, knob)
    case .decrementPage: part(0, place)
    case .incrementPage: part(place + knob, length - place - knob)
    case .knobSlot: bounds
    default: .zero
    }
  }

  /// The part at a point of the window.
  open func testPart(_ point: NSPoint) -> NSScroller.Part {
    let inside = convert(point, from: nil)
    return [.knob, .decrementPage, .incrementPage].first { rect(for: $0).contains(inside) } ?? .noPart
  }

  /// Finds out which parts there is room for.
  open func checkSpaceForParts() { hitPart = .noPart }
  /// Which parts there is room for: all where the knob can move.
  open var usableParts: NSScroller.UsableParts {
    rect(for: .knob).size == bounds.size || own.knobProportion >= 1 ? .noScrollerParts : .allScrollerParts
  }

  /// Moves the knob with the pointer while its button is held, and sends the action each time: the events of the press
  /// that wait are taken.
  open func trackKnob(with event: NSEvent) {
    hitPart = .knob
    let knob = rect(for: .knob)
    let room = isUpright ? bounds.height - knob.height : bounds.width - knob.width
    let (start, value) = (convert(event.locationInWindow, from: nil), own.doubleValue)
    while let next = window?.nextEvent(matching: [.leftMouseDragged, .leftMouseUp]) {
      let place = convert(next.locationInWindow, from: nil)
      let moved = isUpright ? (isFlipped ? place.y - start.y : start.y - place.y) : place.x - start.x
      if room > 0 { own.doubleValue = min(max(value + Double(moved / room), 0), 1) }
      if let action { sendAction(action, to: target) }
      if next.type == .leftMouseUp { return }
    }
  }

  /// Draws the knob. Does nothing here.
  open func drawKnob() {}
  /// Draws what the knob moves in. Does nothing here.
  open func drawKnobSlot(in slotRect: NSRect, highlight flag: Bool) {}
  /// Shows that it is pressed, or not.
  open func highlight(_ flag: Bool) {
    isHighlighted = flag
    needsDisplay = true
  }
  /// Draws the slot, then the knob, where a class does.
  open override func draw(_ dirtyRect: NSRect) {
    drawKnobSlot(in: rect(for: .knobSlot), highlight: isHighlighted)
    if usableParts == .allScrollerParts { drawKnob() }
  }
}

extension NSScroller {
  /// For which parts there is room. Documented: the numbers, by AppKit.
  public enum UsableParts: UInt, Sendable {
    /// None; arrows; all.
    case noScrollerParts, onlyScrollerArrows, allScrollerParts
  }

  /// Width of a scroller beside its document in points, in older systems.
  public static func scrollerWidth() -> CGFloat { scrollerWidth(for: .regular, scrollerStyle: .legacy) }
  /// Width of a scroller of a size beside its document, in older systems.
  public static func scrollerWidth(for controlSize: ControlSize) -> CGFloat {
    scrollerWidth(for: controlSize, scrollerStyle: .legacy)
  }
}

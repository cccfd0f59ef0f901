import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// A cell whose value stays within its ends: the base of those of sliders and steppers.
open class BoundedCell: RangeCell {
  /// The value, kept within the ends.
  public override var doubleValue: Double {
    get { super.doubleValue }
    set { super.doubleValue = kept(newValue) }
  }

  /// The value as a whole number, kept within the ends.
  public override var integerValue: Int {
    get { super.integerValue }
    set { super.doubleValue = kept(Double(newValue)) }
  }
}

/// The cell of a slider, from 0 to 1 where code makes it. Stands in for NSSliderCell.
open class NSSliderCell: BoundedCell {
  override func takeMadeInCode() { maxValue = 1 }

  /// Whether sliders follow the pointer beyond their frame: they do.
  open override class var prefersTrackingUntilMouseUp: Bool { true }

  /// Thickness of the knob in points, as it lies along the slider.
  open var knobThickness: CGFloat { controlSize == .regular ? 21 : controlSize == .large ? 25 : 15 }
  /// Draws the knob. Nothing is drawn here.
  open func drawKnob(_ knobRect: NSRect) {}
  /// Draws the knob where it is.
  open func drawKnob() { drawKnob(knobRect(flipped: false)) }
  /// Draws the line that the knob is on. Nothing is drawn here.
  open func drawBar(inside rect: NSRect, flipped: Bool) {}
  /// Draws the marks. Nothing is drawn here.
  open func drawTickMarks() {}
  /// Where the line is.
  open func barRect(flipped: Bool) -> NSRect { trackRect }
  /// Where the knob is.
  open func knobRect(flipped: Bool) -> NSRect {
    let track = trackRect
    let part = maxValue > minValue ? CGFloat((doubleValue - minValue) / (maxValue - minValue)) : 0
    return isVertical
      ? NSRect(
        x: track.minX, y: track.minY + (track.height - knobThickness) * part, width: track.width, height: knobThickness)
      : NSRect(
        x: track.minX + (track.width - knobThickness) * part, y: track.minY, width: knobThickness, height: track.height)
  }
  /// Where the knob goes along: all of the control.
  open var trackRect: NSRect { controlView?.bounds ?? .zero }
  /// How many marks there are.
  public final var numberOfTickMarks: Int {
    get { tickMarks }
    set { tickMarks = newValue }
  }
  /// Whether only values at marks are taken.
  public final var allowsTickMarkValuesOnly: Bool {
    get { allowsTickMarksOnly }
    set { allowsTickMarksOnly = newValue }
  }
}

/// The cell of a stepper, from 0 to 59 where code makes it. Stands in for NSStepperCell.
open class NSStepperCell: BoundedCell {
  override func takeMadeInCode() { maxValue = 59 }
}

/// The cell of a level indicator. Stands in for NSLevelIndicatorCell.
open class NSLevelIndicatorCell: RangeCell {
  /// Makes one of a look.
  public convenience init(levelIndicatorStyle: NSLevelIndicator.Style) {
    self.init()
    self.levelIndicatorStyle = levelIndicatorStyle
  }

  /// How many marks there are.
  public final var numberOfTickMarks: Int {
    get { tickMarks }
    set { tickMarks = newValue }
  }
}

extension RangeCell {
  /// A value within the ends; any where these say nothing.
  fileprivate final func kept(_ value: Double) -> Double {
    maxValue > minValue ? Swift.min(Swift.max(value, minValue), maxValue) : value
  }

  /// The value of a mark, counted from 0.
  public final func tickMarkValue(at index: Int) -> Double {
    guard tickMarks > 1 else { return (minValue + maxValue) / 2 }
    return minValue + (maxValue - minValue) * Double(index) / Double(tickMarks - 1)
  }

  /// The value of the mark that is nearest to a value; the value itself without marks.
  public final func closestTickMarkValue(toValue value: Double) -> Double {
    (0..<Swift.max(0, tickMarks)).map(tickMarkValue).min { abs($0 - value) < abs($1 - value) } ?? value
  }
}

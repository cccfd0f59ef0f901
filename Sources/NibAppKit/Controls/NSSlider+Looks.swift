import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// How few sliders and level indicators look. Nothing is drawn.
private struct RangeLook: RareState {
  var track: NSColor?
  var fill: NSColor! = .systemGreen
  var warning: NSColor! = .systemYellow
  var critical: NSColor! = .systemRed
  var isTiered = false
  var ratingImage: NSImage?
  var placeholderImage: NSImage?
  var placeholder = NSLevelIndicator.PlaceholderVisibility.automatic
}

extension NSSlider {
  /// Color of the line up to the knob; nil for the standard one.
  public final var trackFillColor: NSColor? {
    get { self[rare: RangeLook.self].track }
    set { self[rare: RangeLook.self].track = newValue }
  }

  /// Thickness of the knob in points.
  public final var knobThickness: CGFloat { (cell as? NSSliderCell)?.knobThickness ?? 21 }

  /// Where a mark is, in the slider's own coordinates; empty beyond the ends.
  public final func rectOfTickMark(at index: Int) -> NSRect {
    rangeCell?.tickMarkRect(at: index, in: bounds, isVertical: isVertical) ?? .zero
  }

  /// The mark at a point; `NSNotFound` for none.
  public final func indexOfTickMark(at point: NSPoint) -> Int {
    (0..<max(numberOfTickMarks, 0)).first { rectOfTickMark(at: $0).insetBy(dx: -2, dy: -2).holds(point) }
      ?? NSNotFound
  }
}

extension RangeCell {
  /// Where a mark is within bounds: a line of one point across.
  final func tickMarkRect(at index: Int, in bounds: NSRect, isVertical: Bool) -> NSRect {
    guard (0..<max(tickMarks, 0)).contains(index) else { return .zero }
    let part = tickMarks > 1 ? CGFloat(index) / CGFloat(tickMarks - 1) : 0.5
    return isVertical
      ? NSRect(x: bounds.minX, y: bounds.minY + (bounds.height - 1) * part, width: bounds.width, height: 1)
      : NSRect(x: bounds.minX + (bounds.width - 1) * part, y: bounds.minY, width: 1, height: bounds.height)
  }
}

extension NSLevelIndicator {
  /// Whether stars that are not given are seen. Documented: the numbers, by AppKit.
  public enum PlaceholderVisibility: Int, Sendable {
    /// While the pointer is there; always; only while editing.
    case automatic, always, whileEditing
  }

  /// Number of large marks.
  public final var numberOfMajorTickMarks: Int {
    get { rangeCell?.numberOfMajorTickMarks ?? 0 }
    set { rangeCell?.numberOfMajorTickMarks = newValue }
  }
  /// At which side the marks are.
  public final var tickMarkPosition: NSSlider.TickMarkPosition {
    get { rangeCell?.tickMarkPosition ?? .below }
    set { rangeCell?.tickMarkPosition = newValue }
  }
  /// Whether a user can change the value.
  public final var isEditable: Bool {
    get { cell.isEditable }
    set { cell.isEditable = newValue }
  }
  /// Color as usual.
  public final var fillColor: NSColor! {
    get { self[rare: RangeLook.self].fill }
    set { self[rare: RangeLook.self].fill = newValue }
  }
  /// Color from `warningValue` on.
  public final var warningFillColor: NSColor! {
    get { self[rare: RangeLook.self].warning }
    set { self[rare: RangeLook.self].warning = newValue }
  }
  /// Color from `criticalValue` on.
  public final var criticalFillColor: NSColor! {
    get { self[rare: RangeLook.self].critical }
    set { self[rare: RangeLook.self].critical = newValue }
  }
  /// Whether each part has the color of its own values.
  public final var drawsTieredCapacityLevels: Bool {
    get { self[rare: RangeLook.self].isTiered }
    set { self[rare: RangeLook.self].isTiered = newValue }
  }
  /// Whether stars that are not given are seen.
  public final var placeholderVisibility: PlaceholderVisibility {
    get { self[rare: RangeLook.self].placeholder }
    set { self[rare: RangeLook.self].placeholder = newValue }
  }
  /// The image of a star; nil for the standard one.
  public final var ratingImage: NSImage? {
    get { self[rare: RangeLook.self].ratingImage }
    set { self[rare: RangeLook.self].ratingImage = newValue }
  }
  /// The image of a star that is not given; nil for the standard one.
  public final var ratingPlaceholderImage: NSImage? {
    get { self[rare: RangeLook.self].placeholderImage }
    set { self[rare: RangeLook.self].placeholderImage = newValue }
  }

  /// The color that the value is drawn in: by `warningValue` and `criticalValue`, whichever way they lie.
  public final var effectiveFillColor: NSColor! {
    let (value, warning, critical) = (doubleValue, warningValue, criticalValue)
    if warning == critical { return fillColor }
    if critical > warning {
      return value >= critical ? criticalFillColor : value >= warning ? warningFillColor : fillColor
    }
    return value <= critical ? criticalFillColor : value <= warning ? warningFillColor : fillColor
  }

  /// The value of a mark, counted from 0.
  public final func tickMarkValue(at index: Int) -> Double { rangeCell?.tickMarkValue(at: index) ?? 0 }

  /// Where a mark is, in the indicator's own coordinates; empty beyond the ends.
  public final func rectOfTickMark(at index: Int) -> NSRect {
    rangeCell?.tickMarkRect(at: index, in: bounds, isVertical: false) ?? .zero
  }

  /// Does what a click of a user at a value does; one that cannot be edited does nothing.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public final func choose(_ value: Double) throws(RuntimeError) -> AnyObject? {
    guard isEnabled, isEditable else { return nil }
    doubleValue = min(max(value, minValue), max(minValue, maxValue))
    return try sendAction()
  }
}

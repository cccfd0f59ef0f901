import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What few sliders are told.
private struct SliderTitle: RareState {
  var cell: NSCell?
  var color: NSColor?
  var font: NSFont?
  var image: NSImage?
  var neutralValue: Double?
}

extension NSSliderCell {
  /// Where a mark is, within the control; empty beyond the ends.
  public final func rectOfTickMark(at index: Int) -> NSRect {
    tickMarkRect(at: index, in: controlView?.bounds ?? .zero, isVertical: isVertical)
  }
  /// The mark at a point; `NSNotFound` for none.
  public final func indexOfTickMark(at point: NSPoint) -> Int {
    (0..<max(numberOfTickMarks, 0)).first { rectOfTickMark(at: $0).insetBy(dx: -2, dy: -2).holds(point) } ?? NSNotFound
  }
  /// The color of the title; kept, for a slider shows none.
  public final var titleColor: NSColor? {
    get { self[rare: SliderTitle.self].color }
    set { self[rare: SliderTitle.self].color = newValue }
  }
  /// The font of the title; kept, for a slider shows none.
  public final var titleFont: NSFont? {
    get { self[rare: SliderTitle.self].font }
    set { self[rare: SliderTitle.self].font = newValue }
  }
  /// The cell of the title; kept, for a slider shows none.
  public final func setTitleCell(_ cell: NSCell?) { self[rare: SliderTitle.self].cell = cell }
  /// The cell of the title.
  public final func titleCell() -> Any? { self[rare: SliderTitle.self].cell }
  /// The value at which the track begins to have its color; the least one unless code sets another.
  public final var neutralValue: Double {
    get { self[rare: SliderTitle.self].neutralValue ?? minValue }
    set { self[rare: SliderTitle.self].neutralValue = newValue }
  }
}

extension NSSlider {
  private var sliderCell: NSSliderCell? { cell as? NSSliderCell }

  /// The value at which the track begins to have its color; the least one unless code sets another.
  public final var neutralValue: Double {
    get { sliderCell?.neutralValue ?? minValue }
    set { sliderCell?.neutralValue = newValue }
  }
  /// The color of the title; kept, for a slider shows none.
  public final var titleColor: NSColor? {
    get { sliderCell?.titleColor }
    set { sliderCell?.titleColor = newValue }
  }
  /// The font of the title; kept, for a slider shows none.
  public final var titleFont: NSFont? {
    get { sliderCell?.titleFont }
    set { sliderCell?.titleFont = newValue }
  }
  /// The title; kept, for a slider shows none.
  public final var title: String {
    get { (titleCell() as? NSCell)?.stringValue ?? "" }
    set {
      if titleCell() == nil { setTitleCell(NSTextFieldCell(textCell: "")) }
      (titleCell() as? NSCell)?.stringValue = newValue
    }
  }
  /// The cell of the title; kept, for a slider shows none.
  public final func setTitleCell(_ cell: NSCell?) { sliderCell?.setTitleCell(cell) }
  /// The cell of the title.
  public final func titleCell() -> Any? { sliderCell?.titleCell() }
  /// The image in the track; kept, for nothing is drawn.
  public final var image: NSImage? {
    get { sliderCell?[rare: SliderTitle.self].image }
    set { sliderCell?[rare: SliderTitle.self].image = newValue }
  }
}

extension NSSlider.TickMarkPosition {
  /// At the left of a slider that stands upright.
  public static let left = Self.above
  /// At its right.
  public static let right = Self.below
}

extension NSLevelIndicatorCell {
  /// Where a mark is, within the control; empty beyond the ends.
  public final func rectOfTickMark(at index: Int) -> NSRect {
    tickMarkRect(at: index, in: controlView?.bounds ?? .zero, isVertical: false)
  }
}

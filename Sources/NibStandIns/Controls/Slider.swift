import NibRuntime

/// A value on a line. Stands in for UISlider.
open class Slider: Control {
  /// The value.
  public var value = 0.0
  /// The least value.
  public var minimumValue = 0.0
  /// The greatest value.
  public var maximumValue = 1.0
  /// Whether dragging sends events.
  public var isContinuous = true
  /// Image at the low end.
  public var minimumValueImage: NibImage?
  /// Image at the high end.
  public var maximumValueImage: NibImage?
  /// Color below the value.
  public var minimumTrackTintColor: NibColor?
  /// Color above the value.
  public var maximumTrackTintColor: NibColor?
  /// Color of the knob.
  public var thumbTintColor: NibColor?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.sliderTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [sliderTable] }

  private static let sliderTable = PropertyTable(
    Slider.self,
    [
      Property("value", "UIValue", at: \.value),
      Property("minimumValue", "UIMinValue", at: \.minimumValue),
      Property("maximumValue", "UIMaxValue", at: \.maximumValue),
      Property("continuous", "UIContinuous", at: \.isContinuous),
      Property("minimumValueImage", "UIMinValueImage", at: \.minimumValueImage),
      Property("maximumValueImage", "UIMaxValueImage", at: \.maximumValueImage),
      Property("minimumTrackTintColor", "UIMinTintColor", at: \.minimumTrackTintColor),
      Property("maximumTrackTintColor", "UIMaxTintColor", at: \.maximumTrackTintColor),
      Property("thumbTintColor", "UIThumbTintColor", at: \.thumbTintColor),
    ])
}

import NibRuntime
import NibSchema
import NibStandIns

/// A knob on a line. Stands in for NSSlider.
open class NSSlider: NSControl {

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.sliderTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [sliderTable] }

  private static let sliderTable = PropertyTable(
    NSSlider.self, kind: AppKitElements.slider, fresh: { NSSlider() },
    [
      Property("minValue", \.minValue),
      Property("maxValue", \.maxValue),
    ])

  /// The cell with its ends.
  open var rangeCell: RangeCell? { cell as? RangeCell }

  /// Least value.
  open var minValue: Double {
    get { rangeCell?.minValue ?? 0 }
    set { rangeCell?.minValue = newValue }
  }

  /// Greatest value.
  open var maxValue: Double {
    get { rangeCell?.maxValue ?? 0 }
    set { rangeCell?.maxValue = newValue }
  }

  /// Does what moving the knob does; the value is kept within the ends.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func slide(to value: Double) throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    doubleValue = min(max(value, minValue), max(minValue, maxValue))
    return try sendAction()
  }

  /// A cell for a control that is made in code.
  open override class func makeCell() -> NSCell { NSSliderCell() }

  override class var derivedProperties: Set<String> { ["objectValue", "stringValue", "integerValue"] }

  /// Shows no text.
  open override var shownTexts: [String] { [] }
}

import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a control whose value lies between two others. Stands in for NSSliderCell, NSStepperCell and
/// NSLevelIndicatorCell.
open class RangeCell: NSCell {
  /// Least value.
  public final var minValue = 0.0
  /// Greatest value.
  public final var maxValue = 0.0
  /// Distance of two values (steppers).
  public final var increment = 1.0
  /// Whether the greatest value is followed by the least (steppers).
  public final var wraps = false
  /// Number of marks (sliders).
  public final var tickMarks = 0
  /// Whether only values at marks are taken (sliders).
  public final var allowsTickMarksOnly = false
  /// Whether it stands upright (sliders).
  public final var isVertical = false

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.rangeCellTable.read(self, from: coder)
    objectValue = .real(try Self.rangeCellTable.names.value("doubleValue", in: coder, as: Double.self) ?? minValue)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [rangeCellTable] }

  private static let rangeCellTable = PropertyTable(
    RangeCell.self, kind: AppKitElements.sliderCell, others: [AppKitElements.stepperCell], fresh: { RangeCell() },
    [
      Property("minValue", \.minValue),
      Property("maxValue", \.maxValue),
      Property("increment", \.increment),
      Property("valueWraps", \.wraps),
      Property("numberOfTickMarks", \.tickMarks),
      Property("allowsTickMarkValuesOnly", \.allowsTickMarksOnly),
      Property("vertical", \.isVertical),
    ])
}

import NibRuntime
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
    objectValue = .real(try coder.readLeniently("NSValue", as: Double.self) ?? minValue)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [rangeCellTable] }

  private static let rangeCellTable = PropertyTable(
    RangeCell.self, fresh: { RangeCell() },
    [
      Property("minValue", "NSMinValue", get: { $0.minValue }, set: { $0.minValue = $1 }),
      Property("maxValue", "NSMaxValue", get: { $0.maxValue }, set: { $0.maxValue = $1 }),
      Property("increment", "NSIncrement", get: { $0.increment }, set: { $0.increment = $1 }),
      Property("valueWraps", "NSValueWraps", get: { $0.wraps }, set: { $0.wraps = $1 }),
      Property("numberOfTickMarks", "NSNumberOfTickMarks", get: { $0.tickMarks }, set: { $0.tickMarks = $1 }),
      Property(
        "allowsTickMarkValuesOnly", "NSAllowsTickMarkValuesOnly", get: { $0.allowsTickMarksOnly },
        set: { $0.allowsTickMarksOnly = $1 }),
      Property("vertical", "NSVertical", get: { $0.isVertical }, set: { $0.isVertical = $1 }),
    ])
}

import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a control whose value lies between two others: the base of those of sliders, steppers and level
/// indicators.
open class RangeCell: NSCell {
  /// Least value.
  public final var minValue = 0.0
  /// Greatest value.
  public final var maxValue = 0.0
  /// Distance of two values (steppers).
  public final var increment = 1.0
  /// Whether the greatest value is followed by the least (steppers).
  public final var valueWraps = false
  /// Number of marks (sliders).
  public final var tickMarks = 0
  /// Whether only values at marks are taken (sliders).
  public final var allowsTickMarksOnly = false
  /// How far an option click goes (sliders).
  public final var altIncrementValue = 0.0
  /// At which side the marks are (sliders).
  public final var tickMarkPosition = NSSlider.TickMarkPosition.below
  /// Whether it is a line or a dial (sliders).
  public final var sliderType = NSSlider.SliderType.linear
  /// Whether a button that is held changes the value again and again (steppers).
  public final var autorepeat = true
  /// The value from which it is yellow (level indicators).
  public final var warningValue = 0.0
  /// The value from which it is red (level indicators).
  public final var criticalValue = 0.0
  /// How it looks (level indicators).
  public final var levelIndicatorStyle = NSLevelIndicator.Style.discreteCapacity
  /// Number of large marks (level indicators).
  public final var numberOfMajorTickMarks = 0
  /// Whether it stands upright (sliders).
  public final var isVertical = false

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    // Archives leave the number out where it is 0.
    levelIndicatorStyle = .relevancy
    try Self.rangeCellTable.read(self, from: coder)
    if contentValue.isNull {
      contentValue = .real(minValue)
    }
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [rangeCellTable] }

  private static let rangeCellTable = PropertyTable(
    RangeCell.self, kind: AppKitElements.sliderCell,
    others: [AppKitElements.stepperCell, AppKitElements.levelIndicatorCell], fresh: { RangeCell() },
    [
      Property("minValue", \.minValue),
      Property("maxValue", \.maxValue),
      // As archived, wherever the ends are: they may be read later.
      Property("doubleValue", get: { $0.doubleValue }, set: { $0.contentValue = .real($1) }),
      Property("altIncrementValue", \.altIncrementValue),
      Property("tickMarkPosition", \.tickMarkPosition),
      Property("sliderType", \.sliderType),
      Property("continuous", \.isContinuous),
      Property("autorepeat", \.autorepeat),
      Property("warningValue", \.warningValue),
      Property("criticalValue", \.criticalValue),
      Property("levelIndicatorStyle", \.levelIndicatorStyle),
      Property("numberOfMajorTickMarks", \.numberOfMajorTickMarks),
      Property("increment", \.increment),
      Property("valueWraps", \.valueWraps),
      Property("numberOfTickMarks", \.tickMarks),
      Property("allowsTickMarkValuesOnly", \.allowsTickMarksOnly),
      Property("vertical", \.isVertical),
    ])
}

extension NSSlider {
  /// At which side of a slider its marks are. Documented: the numbers, by AppKit; upright ones share them.
  public enum TickMarkPosition: Int, NibChoice {
    /// Below, or at the right of one that stands upright; above, or at its left.
    case below, above

    /// Before the slider.
    public static let leading = TickMarkPosition.above
    /// Behind it.
    public static let trailing = TickMarkPosition.below
  }

  /// Whether a slider is a line or a dial. Documented: the order of the cases, by AppKit.
  public enum SliderType: Int, NibChoice {
    /// A line; a dial.
    case linear, circular
  }
}

extension NSLevelIndicator {
  /// How a level indicator looks. Documented: the order of the cases, by AppKit.
  public enum Style: Int, NibChoice {
    /// Lines; a bar; boxes; stars.
    case relevancy, continuousCapacity, discreteCapacity, rating
  }
}

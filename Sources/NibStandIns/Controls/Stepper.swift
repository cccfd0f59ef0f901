import NibRuntime

/// Up and down. Stands in for UIStepper.
open class Stepper: Control {
  /// The value.
  public var value = 0.0
  /// The least value.
  public var minimumValue = 0.0
  /// The greatest value.
  public var maximumValue = 100.0
  /// What a step adds.
  public var stepValue = 1.0
  /// Whether it goes round at the ends.
  public var wraps = false
  /// Whether holding repeats.
  public var autorepeat = true
  /// Whether holding sends events.
  public var isContinuous = true

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.stepperTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [stepperTable] }

  private static let stepperTable = PropertyTable(
    Stepper.self,
    [
      Property("value", "UIValue", at: \.value),
      Property("minimumValue", "UIMinimumValue", at: \.minimumValue),
      Property("maximumValue", "UIMaximumValue", at: \.maximumValue),
      Property("stepValue", "UIStepValue", at: \.stepValue),
      Property("wraps", "UIWraps", at: \.wraps),
      Property("autorepeat", "UIAutorepeat", at: \.autorepeat),
      Property("continuous", "UIContinuous", at: \.isContinuous),
    ])
}

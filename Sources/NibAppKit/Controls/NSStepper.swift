import NibRuntime
import NibSchema
import NibStandIns

/// Two arrows that change a number. Stands in for NSStepper.
open class NSStepper: NSControl {

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.stepperTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [stepperTable] }

  private static let stepperTable = PropertyTable(
    NSStepper.self, kind: AppKitElements.stepper, fresh: { NSStepper() },
    [
      Property("minValue", \.minValue),
      Property("maxValue", \.maxValue),
      Property("increment", \.increment),
      Property("autorepeat", row: "cell.autorepeat", get: { $0.autorepeat }, set: { $0.autorepeat = $1 }),
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

  /// Whether a button that is held changes the value again and again.
  open var autorepeat: Bool {
    get { rangeCell?.autorepeat ?? true }
    set { rangeCell?.autorepeat = newValue }
  }

  /// Distance of two values.
  open var increment: Double {
    get { rangeCell?.increment ?? 1 }
    set { rangeCell?.increment = newValue }
  }

  /// Whether the greatest value is followed by the least.
  open var valueWraps: Bool {
    get { rangeCell?.valueWraps ?? false }
    set { rangeCell?.valueWraps = newValue }
  }

  /// Does what clicks on an arrow do: `steps` of them, up or, if negative, down.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func step(_ steps: Int = 1) throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    let wanted = doubleValue + Double(steps) * increment
    let wraps = rangeCell?.valueWraps == true
    doubleValue =
      wanted > maxValue ? (wraps ? minValue : maxValue) : wanted < minValue ? (wraps ? maxValue : minValue) : wanted
    return try sendAction()
  }

  /// A cell for a control that is made in code.
  open override class func makeCell() -> NSCell { NSStepperCell() }

  override class var derivedProperties: Set<String> { ["objectValue", "stringValue", "integerValue"] }

  /// Shows no text.
  open override var shownTexts: [String] { [] }
}

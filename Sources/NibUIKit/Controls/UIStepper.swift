import NibRuntime
import NibSchema
import NibStandIns

/// Up and down. Stands in for UIStepper.
open class UIStepper: UIControl {
  /// The value, kept within the bounds.
  open var value: Double {
    get { storedValue }
    set { storedValue = min(max(newValue, minimumValue), max(minimumValue, maximumValue)) }
  }
  private var storedValue = 0.0
  /// The least value.
  open var minimumValue = 0.0 { didSet { value = storedValue } }
  /// The greatest value.
  open var maximumValue = 100.0 { didSet { value = storedValue } }
  /// What a step adds.
  open var stepValue = 1.0
  /// Whether it goes round at the ends.
  open var wraps = false
  /// Whether holding repeats.
  open var autorepeat = true
  /// Whether holding sends events.
  open var isContinuous = true

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.stepperTable.read(self, from: coder)
  }

  override var dumpedValue: String? { "\(NumberText(value))" }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [stepperTable] }

  private static let stepperTable = PropertyTable(
    UIStepper.self, kind: UIKitElements.stepper, fresh: { UIStepper() },
    [
      Property("minimumValue", \.minimumValue),
      Property("maximumValue", \.maximumValue),
      // After the bounds, which a value is kept within.
      Property("value", \.value),
      Property("stepValue", \.stepValue),
      Property("wraps", \.wraps),
      Property("autorepeat", \.autorepeat),
      Property("continuous", \.isContinuous),
    ])

  /// Steps up as a user does; at the end it stays, or begins anew if it wraps.
  /// - Returns: false if nothing happens because the stepper does not react, or stays.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func increment() throws(RuntimeError) -> Bool { try step(by: stepValue) }

  /// Steps down as a user does.
  /// - Returns: false if nothing happens because the stepper does not react, or stays.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func decrement() throws(RuntimeError) -> Bool { try step(by: -stepValue) }

  private func step(by distance: Double) throws(RuntimeError) -> Bool {
    var next = storedValue + distance
    if wraps, next > maximumValue { next = minimumValue }
    if wraps, next < minimumValue { next = maximumValue }
    next = min(max(next, minimumValue), max(minimumValue, maximumValue))
    guard next != storedValue else { return false }
    return try changeAsUser { value = next }
  }
}

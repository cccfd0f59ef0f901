import NibRuntime
import NibSchema
import NibStandIns

/// A date or a time. Stands in for NSDatePicker.
open class NSDatePicker: NSControl {
  /// The first date that can be chosen, in seconds since 2001; nil for any.
  public final var minDate: Double?
  /// The last date that can be chosen, in seconds since 2001; nil for any.
  public final var maxDate: Double?

  /// Makes one with the framework's defaults.
  public required init() { super.init() }

  /// Reads the archived values.
  public required init(from coder: NibCoder) throws {
    try super.init(from: coder)
    try Self.datePickerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [datePickerTable] }

  private static let datePickerTable = PropertyTable(
    NSDatePicker.self, kind: AppKitElements.datePicker, fresh: { NSDatePicker() },
    [
      Property("dateValue", \.dateValue)
    ])

  /// Seconds since 2001-01-01 00:00 UTC.
  public var dateValue: Double {
    get { if case .date(let seconds) = contentValue { seconds } else { 0 } }
    set { contentValue = .date(newValue) }
  }

  /// Does what choosing a date does; one outside of what can be chosen becomes the nearest that can.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose(_ date: Double) throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    dateValue = min(max(date, minDate ?? -.infinity), maxDate ?? .infinity)
    return try sendAction()
  }

  override class var derivedProperties: Set<String> { super.derivedProperties.union(["stringValue"]) }

  /// Shows no text that is known here.
  open override var shownTexts: [String] { [] }
}

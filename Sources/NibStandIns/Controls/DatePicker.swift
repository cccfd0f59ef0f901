import NibRuntime

/// A date or time. Stands in for UIDatePicker.
open class DatePicker: Control {
  /// 0 time, 1 date, 2 both, 3 count down.
  public var datePickerMode = 2
  /// Minutes between rows.
  public var minuteInterval = 1
  /// The date, in seconds since 2001-01-01 00:00 UTC; nil for now.
  public var date: NibValue = .null

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
    DatePicker.self,
    [
      Property("datePickerMode", "UIDatePickerMode", at: \.datePickerMode),
      Property("minuteInterval", "UIMinuteInterval", at: \.minuteInterval),
      Property("date", "UIDate", at: \.date),
    ])
}

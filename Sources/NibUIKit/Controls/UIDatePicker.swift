import NibRuntime
import NibStandIns

/// What a date picker picks.
public enum DatePickerMode: Int, NibChoice {
  /// As named.
  case time, date, dateAndTime, countDownTimer, yearAndMonth
}

/// A date or time. Stands in for UIDatePicker.
open class UIDatePicker: UIControl {
  /// What is picked.
  public final var datePickerMode = DatePickerMode.dateAndTime
  /// Minutes between rows.
  public final var minuteInterval = 1
  /// The date; nil for the moment of looking. Kept within the bounds.
  public var date: NibDate? {
    get { storedDate }
    set { storedDate = newValue.map(bounded) }
  }
  private var storedDate: NibDate?
  /// The earliest date.
  public var minimumDate: NibDate? { didSet { date = storedDate } }
  /// The latest date.
  public var maximumDate: NibDate? { didSet { date = storedDate } }
  /// What a count down begins at, in seconds.
  public final var countDownDuration = 0.0
  /// The archive's number: 0 automatic, 1 wheels, 2 compact, 3 inline.
  public final var preferredDatePickerStyle = 0
  /// The locale, as archived.
  public final var locale: NibValue = .null

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
    UIDatePicker.self,
    [
      Property("datePickerMode", "UIDatePickerMode", at: \.datePickerMode),
      Property("minuteInterval", "UIMinuteInterval", at: \.minuteInterval),
      Property("minimumDate", "UIMinimumDate", at: \.minimumDate),
      Property("maximumDate", "UIMaximumDate", at: \.maximumDate),
      // After the bounds, which a date is kept within.
      Property("date", "UIDate", at: \.date),
      Property("countDownDuration", "UICountDownDuration", at: \.countDownDuration),
      Property("preferredDatePickerStyle", "UIDatePickerStyle", at: \.preferredDatePickerStyle),
      Property("locale", "UILocale", at: \.locale),
    ])

  /// Picks a date as a user does, with `valueChanged`.
  /// - Returns: false if nothing happens because the picker does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func pick(_ date: NibDate) throws(RuntimeError) -> Bool { try changeAsUser { self.date = date } }

  private func bounded(_ date: NibDate) -> NibDate {
    let low = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, low) } ?? low
  }
}

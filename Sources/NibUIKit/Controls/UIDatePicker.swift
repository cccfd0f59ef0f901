import NibRuntime
import NibStandIns

/// A date or time. Stands in for UIDatePicker.
open class UIDatePicker: UIControl {
  /// What is picked.
  public final var datePickerMode = UIDatePicker.Mode.dateAndTime
  /// Minutes between rows.
  public final var minuteInterval = 1
  /// The date; nil for the moment of looking. Kept within the bounds.
  public var date: Date? {
    get { storedDate }
    set { storedDate = newValue.map(bounded) }
  }
  private var storedDate: Date?
  /// The earliest date.
  public var minimumDate: Date? { didSet { date = storedDate } }
  /// The latest date.
  public var maximumDate: Date? { didSet { date = storedDate } }
  /// What a count down begins at, in seconds.
  public final var countDownDuration = 0.0
  /// How it looks.
  public final var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The locale, as archived.
  public final var locale: NibValue = .null

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.datePickerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [datePickerTable] }

  private static let datePickerTable = PropertyTable(
    UIDatePicker.self, fresh: { UIDatePicker() },
    [
      Property("datePickerMode", "UIDatePickerMode", get: { $0.datePickerMode }, set: { $0.datePickerMode = $1 }),
      Property("minuteInterval", "UIMinuteInterval", get: { $0.minuteInterval }, set: { $0.minuteInterval = $1 }),
      Property("minimumDate", "UIMinimumDate", get: { $0.minimumDate }, set: { $0.minimumDate = $1 }),
      Property("maximumDate", "UIMaximumDate", get: { $0.maximumDate }, set: { $0.maximumDate = $1 }),
      // After the bounds, which a date is kept within.
      Property("date", "UIDate", get: { $0.date }, set: { $0.date = $1 }),
      Property(
        "countDownDuration", "UICountDownDuration", get: { $0.countDownDuration }, set: { $0.countDownDuration = $1 }),
      Property(
        "preferredDatePickerStyle", "UIDatePickerStyle", get: { $0.preferredDatePickerStyle },
        set: { $0.preferredDatePickerStyle = $1 }),
      Property("locale", "UILocale", get: { $0.locale }, set: { $0.locale = $1 }),
    ])

  /// Picks a date as a user does, with `valueChanged`.
  /// - Returns: false if nothing happens because the picker does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func pick(_ date: Date) throws(RuntimeError) -> Bool { try changeAsUser { self.date = date } }

  private func bounded(_ date: Date) -> Date {
    let low = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, low) } ?? low
  }
}

import NibRuntime
import NibSchema
import NibStandIns

/// A date or time. Stands in for UIDatePicker.
open class UIDatePicker: DatePickerStandIn {
  /// What is picked.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime
  /// Minutes between rows.
  open var minuteInterval = 1
  /// The date; the moment of looking where neither archive nor code says one. Kept within the bounds.
  open var date: Date {
    get { storedDate ?? bounded(Date()) }
    set { storedDate = bounded(newValue) }
  }
  private var ownLocale: Locale?
  /// The locale: what code says, else the archive; nil for the user's.
  open var locale: Locale? {
    get { ownLocale ?? archivedLocaleIdentifier.map { Locale(identifier: $0) } }
    set {
      ownLocale = newValue
      archivedLocale = .null
    }
  }
  private var ownCalendar: Calendar?
  /// The calendar; the user's unless code says another.
  open var calendar: Calendar! {
    get { ownCalendar ?? .current }
    set { ownCalendar = newValue }
  }
  /// The time zone; nil for the calendar's.
  open var timeZone: TimeZone?
  /// Whether days get no larger than they need; kept.
  open var roundsToMinuteInterval = true
  /// How the picker looks: compact, unless code says another.
  open var datePickerStyle: UIDatePickerStyle {
    preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
  }
  private var storedDate: Date?
  /// The earliest date.
  open var minimumDate: Date? { didSet { storedDate = storedDate.map(bounded) } }
  /// The latest date.
  open var maximumDate: Date? { didSet { storedDate = storedDate.map(bounded) } }
  /// What a count down begins at, in seconds.
  open var countDownDuration = 0.0
  /// How it looks.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The locale, as archived.
  open private(set) var archivedLocale: NibValue = .null

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.datePickerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [datePickerTable] }

  private static let datePickerTable = PropertyTable(
    UIDatePicker.self, kind: UIKitElements.datePicker, fresh: { UIDatePicker() },
    [
      Property("datePickerMode", \.datePickerMode),
      Property("minuteInterval", \.minuteInterval),
      Property("minimumDate", \.minimumDate),
      Property("maximumDate", \.maximumDate),
      // After the bounds, which a date is kept within.
      Property("date", get: { $0.storedDate }, set: { $0.storedDate = $1.map($0.bounded) }),
      Property("countDownDuration", \.countDownDuration),
      Property("preferredDatePickerStyle", row: "style", \.preferredDatePickerStyle),
      Property("locale", \.archivedLocale),
    ])

  /// Picks a date as a user does, with `valueChanged`.
  /// - Returns: false if nothing happens because the picker does not react.
  /// - Throws: `RuntimeError` of an action.
  @discardableResult
  open func pick(_ date: Date) throws(RuntimeError) -> Bool { try changeAsUser { self.date = date } }

  private static let localeKey = ArchivedNames(of: UIKitElements.locale).key("localeIdentifier")

  /// - Seen: an `NSLocale` with its identifier in compiled nibs.
  private var archivedLocaleIdentifier: String? {
    (archivedLocale.object as? PlaceholderObject)?.value(Self.localeKey).flatMap { String(nibValue: $0) }
  }

  private func bounded(_ date: Date) -> Date {
    let low = minimumDate.map { max($0, date) } ?? date
    return maximumDate.map { min($0, low) } ?? low
  }
}

import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// The cell of a date picker. Stands in for NSDatePickerCell.
open class NSDatePickerCell: NSCell {
  /// Which parts of a date and a time are shown.
  open var datePickerElements: NSDatePicker.ElementFlags = []
  /// How it looks.
  open var datePickerStyle = NSDatePicker.Style.textFieldAndStepper
  /// Whether one date is chosen or a range of them.
  open var datePickerMode = NSDatePicker.Mode.single
  /// Length of the range, in seconds.
  open var timeInterval = 0.0
  /// The first date that can be chosen; nil for any.
  open var minDate: Date?
  /// The last date that can be chosen; nil for any.
  open var maxDate: Date?
  /// Whether the color behind it is drawn.
  open var drawsBackground = false
  /// Color behind it.
  open var backgroundColor: NSColor?
  /// Color of the text.
  open var textColor: NSColor?

  /// The date; the start of 2001 where there is none.
  open var dateValue: Date {
    get { Date(nibValue: contentValue) ?? Date(timeIntervalSinceReferenceDate: 0) }
    set { contentValue = newValue.nibValue }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.datePickerCellTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [datePickerCellTable] }

  private static let datePickerCellTable = PropertyTable(
    NSDatePickerCell.self, kind: AppKitElements.datePickerCell, fresh: { NSDatePickerCell() },
    [
      Property("dateValue", row: "date", \.contentValue),
      Property("datePickerElements", \.datePickerElements),
      Property("datePickerStyle", \.datePickerStyle),
      Property("datePickerMode", \.datePickerMode),
      Property("timeInterval", \.timeInterval),
      Property("minDate", \.minDate),
      Property("maxDate", \.maxDate),
      Property("drawsBackground", \.drawsBackground),
      Property("backgroundColor", \.backgroundColor),
      Property("textColor", \.textColor),
    ])
}

/// A moment: seconds since the start of 2001.
public struct NibDate: NibConvertible, Sendable, Hashable {
  /// `date`
  public static let nibKind = "date"
  /// Seconds since 2001-01-01 00:00 UTC.
  public let timeIntervalSinceReferenceDate: Double

  /// Makes a moment.
  public init(timeIntervalSinceReferenceDate: Double) {
    self.timeIntervalSinceReferenceDate = timeIntervalSinceReferenceDate
  }

  /// Takes dates.
  public init?(nibValue: NibValue) {
    guard case .date(let seconds) = nibValue else { return nil }
    timeIntervalSinceReferenceDate = seconds
  }

  /// As a date.
  public var nibValue: NibValue { .date(timeIntervalSinceReferenceDate) }
}

extension NSDatePicker {
  /// How a date picker looks. Documented: the order of the cases, by AppKit.
  public enum Style: Int, NibChoice {
    /// As a field with arrows; as a clock and a calendar; as a field.
    case textFieldAndStepper, clockAndCalendar, textField
  }

  /// Whether one date is chosen or a range of them. Documented: the order of the cases, by AppKit.
  public enum Mode: Int, NibChoice {
    /// One; a range.
    case single, range
  }

  /// The parts of a date and a time. Documented: the bits, by AppKit.
  public struct ElementFlags: NibOptionSet, Hashable {
    /// The bits.
    public let rawValue: Int

    /// Makes a set from bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Hours and minutes.
    public static let hourMinute = Self(rawValue: 0x0C)
    /// Hours, minutes and seconds.
    public static let hourMinuteSecond = Self(rawValue: 0x0E)
    /// The time zone.
    public static let timeZone = Self(rawValue: 0x10)
    /// Years and months.
    public static let yearMonth = Self(rawValue: 0xC0)
    /// Years, months and days.
    public static let yearMonthDay = Self(rawValue: 0xE0)
    /// The era.
    public static let era = Self(rawValue: 0x100)

    /// The sets and their names.
    public static var names: [(option: Self, name: String)] {
      [
        (.hourMinute, "hourMinute"), (.hourMinuteSecond, "hourMinuteSecond"), (.timeZone, "timeZone"),
        (.yearMonth, "yearMonth"), (.yearMonthDay, "yearMonthDay"), (.era, "era"),
      ]
    }
  }
}

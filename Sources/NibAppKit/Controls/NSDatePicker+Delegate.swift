import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is asked before a date is chosen. Stands in for NSDatePickerCellDelegate.
@MainActor
public protocol NSDatePickerCellDelegate: AnyObject {
  /// A date is about to be chosen; what the pointers hold afterwards is.
  func datePickerCell(
    _ datePickerCell: NSDatePickerCell,
    validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
    timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?)
}

extension NSDatePickerCellDelegate {
  /// Takes the date as it is.
  public func datePickerCell(
    _ datePickerCell: NSDatePickerCell,
    validateProposedDateValue proposedDateValue: AutoreleasingUnsafeMutablePointer<NSDate>,
    timeInterval proposedTimeInterval: UnsafeMutablePointer<TimeInterval>?
  ) {}
}

/// What few date pickers are told.
private struct DateSettings: RareState {
  var overlay = false
}

/// What few cells of date pickers are told.
private struct DateCellSettings: RareState {
  var calendar: Calendar?
  var locale: Locale?
  var timeZone: TimeZone?
  weak var delegate: (any NSDatePickerCellDelegate)?
}

extension NSDatePickerCell {
  /// What is asked before a date is chosen; not kept alive. In a date picker its delegate comes first.
  public final var delegate: (any NSDatePickerCellDelegate)? {
    get { (controlView as? NSDatePicker)?.delegate ?? self[rare: DateCellSettings.self].delegate }
    set { self[rare: DateCellSettings.self].delegate = newValue }
  }
  /// The calendar; nil for the user's.
  public final var calendar: Calendar? {
    get { self[rare: DateCellSettings.self].calendar }
    set { self[rare: DateCellSettings.self].calendar = newValue }
  }
  /// The language and region; nil for the user's.
  public final var locale: Locale? {
    get { self[rare: DateCellSettings.self].locale }
    set { self[rare: DateCellSettings.self].locale = newValue }
  }
  /// The time zone; nil for the user's.
  public final var timeZone: TimeZone? {
    get { self[rare: DateCellSettings.self].timeZone }
    set { self[rare: DateCellSettings.self].timeZone = newValue }
  }
}

extension NSDatePicker {
  /// What is asked before a date is chosen; not kept alive.
  public final var delegate: (any NSDatePickerCellDelegate)? {
    get { outlet("delegate") as? any NSDatePickerCellDelegate }
    set { connect("delegate", to: newValue) }
  }
  /// The calendar; nil for the user's.
  public final var calendar: Calendar? {
    get { dateCell?.calendar }
    set { dateCell?.calendar = newValue }
  }
  /// The language and region; nil for the user's.
  public final var locale: Locale? {
    get { dateCell?.locale }
    set { dateCell?.locale = newValue }
  }
  /// The time zone; nil for the user's.
  public final var timeZone: TimeZone? {
    get { dateCell?.timeZone }
    set { dateCell?.timeZone = newValue }
  }
  /// Whether a calendar opens over a field that is edited.
  public final var presentsCalendarOverlay: Bool {
    get { self[rare: DateSettings.self].overlay }
    set { self[rare: DateSettings.self].overlay = newValue }
  }
  /// Whether it has a bezel.
  public final var isBezeled: Bool {
    get { cell.isBezeled }
    set { cell.isBezeled = newValue }
  }
  /// Whether it has a line around it.
  public final var isBordered: Bool {
    get { cell.isBordered }
    set { cell.isBordered = newValue }
  }

  /// The date that a proposed one becomes: within the ends, as the delegate has it.
  final func validated(_ date: Date) -> (Date, TimeInterval) {
    let kept = min(max(date, minDate ?? .distantPast), maxDate ?? .distantFuture)
    var proposed = NSDate(timeIntervalSinceReferenceDate: kept.timeIntervalSinceReferenceDate)
    var interval = timeInterval
    if let dateCell, let delegate = dateCell.delegate {
      delegate.datePickerCell(dateCell, validateProposedDateValue: &proposed, timeInterval: &interval)
    }
    return (Date(timeIntervalSinceReferenceDate: proposed.timeIntervalSinceReferenceDate), interval)
  }
}

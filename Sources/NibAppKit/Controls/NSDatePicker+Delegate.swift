import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

/// What is asked before a date is chosen. Stands in for NSDatePickerCellDelegate.
@preconcurrency @MainActor
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
  var calendar: Calendar?
  var locale: Locale?
  var timeZone: TimeZone?
  var overlay = false
}

extension NSDatePicker {
  /// What is asked before a date is chosen; not kept alive.
  public final var delegate: (any NSDatePickerCellDelegate)? {
    get { outlet("delegate") as? any NSDatePickerCellDelegate }
    set { connect("delegate", to: newValue) }
  }
  /// The calendar; nil for the user's.
  public final var calendar: Calendar? {
    get { self[rare: DateSettings.self].calendar }
    set { self[rare: DateSettings.self].calendar = newValue }
  }
  /// The language and region; nil for the user's.
  public final var locale: Locale? {
    get { self[rare: DateSettings.self].locale }
    set { self[rare: DateSettings.self].locale = newValue }
  }
  /// The time zone; nil for the user's.
  public final var timeZone: TimeZone? {
    get { self[rare: DateSettings.self].timeZone }
    set { self[rare: DateSettings.self].timeZone = newValue }
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
    if let delegate, let dateCell {
      delegate.datePickerCell(dateCell, validateProposedDateValue: &proposed, timeInterval: &interval)
    }
    return (Date(timeIntervalSinceReferenceDate: proposed.timeIntervalSinceReferenceDate), interval)
  }
}

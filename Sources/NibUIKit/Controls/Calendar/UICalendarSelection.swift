import NibRuntime
import NibStandIns

/// What a tap on a day of a calendar does. Stands in for UICalendarSelection.
@MainActor
open class UICalendarSelection {
  weak var calendarView: UICalendarView?

  init() {}

  func tap(_ day: DateComponents) -> Bool { false }

  /// Has the delegate say again which days can be chosen: it is asked each time.
  open func updateSelectableDates() {}
}

/// One day is chosen. Stands in for UICalendarSelectionSingleDate.
public final class UICalendarSelectionSingleDate: UICalendarSelection {
  /// Who allows and hears.
  public weak var delegate: (any UICalendarSelectionSingleDateDelegate)?
  /// The day; nil for none.
  public var selectedDate: DateComponents?

  /// Makes one.
  public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) { self.delegate = delegate }

  /// Chooses a day, as code does.
  public func setSelected(_ day: DateComponents?, animated: Bool) { selectedDate = day }

  override func tap(_ day: DateComponents) -> Bool {
    guard delegate?.dateSelection(self, canSelectDate: day) ?? true else { return false }
    selectedDate = day
    delegate?.dateSelection(self, didSelectDate: day)
    return true
  }
}

/// Who allows and hears of one day. Stands for UICalendarSelectionSingleDateDelegate.
@MainActor
public protocol UICalendarSelectionSingleDateDelegate: AnyObject {
  /// A user chose a day, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)
  /// Whether a user may choose a day, or none.
  func dateSelection(_ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?) -> Bool
}

extension UICalendarSelectionSingleDateDelegate {
  /// Yes.
  public func dateSelection(
    _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
  ) -> Bool { true }
}

/// Several days are chosen. Stands in for UICalendarSelectionMultiDate.
public final class UICalendarSelectionMultiDate: UICalendarSelection {
  /// Who allows and hears.
  public weak var delegate: (any UICalendarSelectionMultiDateDelegate)?
  /// The days.
  public var selectedDates: [DateComponents] = []

  /// Makes one.
  public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) { self.delegate = delegate }

  /// Chooses days, as code does.
  public func setSelectedDates(_ days: [DateComponents], animated: Bool) { selectedDates = days }

  override func tap(_ day: DateComponents) -> Bool {
    if let place = selectedDates.firstIndex(of: day) {
      guard delegate?.multiDateSelection(self, canDeselectDate: day) ?? true else { return false }
      selectedDates.remove(at: place)
      delegate?.multiDateSelection(self, didDeselectDate: day)
    } else {
      guard delegate?.multiDateSelection(self, canSelectDate: day) ?? true else { return false }
      selectedDates.append(day)
      delegate?.multiDateSelection(self, didSelectDate: day)
    }
    return true
  }
}

/// Who allows and hears of several days. Stands for UICalendarSelectionMultiDateDelegate.
@MainActor
public protocol UICalendarSelectionMultiDateDelegate: AnyObject {
  /// A user chose a day.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)
  /// A user took a day back.
  func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)
  /// Whether a user may choose a day.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool
  /// Whether a user may take a day back.
  func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool
}

extension UICalendarSelectionMultiDateDelegate {
  /// Yes.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
  ) -> Bool { true }
  /// Yes.
  public func multiDateSelection(
    _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
  ) -> Bool { true }
}

/// One week is chosen. Stands in for UICalendarSelectionWeekOfYear.
public final class UICalendarSelectionWeekOfYear: UICalendarSelection {
  /// Who allows and hears.
  public weak var delegate: (any UICalendarSelectionWeekOfYearDelegate)?
  /// The week; nil for none.
  public var selectedWeekOfYear: DateComponents?

  /// Makes one.
  public init(delegate: (any UICalendarSelectionWeekOfYearDelegate)?) { self.delegate = delegate }

  /// Chooses a week, as code does.
  public func setSelectedWeekOfYear(_ week: DateComponents?, animated: Bool) { selectedWeekOfYear = week }

  override func tap(_ day: DateComponents) -> Bool {
    guard let calendar = calendarView?.calendar, let date = calendar.date(from: day) else { return false }
    let week = calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date)
    guard delegate?.weekOfYearSelection(self, canSelectWeekOfYear: week) ?? true else { return false }
    selectedWeekOfYear = week
    delegate?.weekOfYearSelection(self, didSelectWeekOfYear: week)
    return true
  }
}

/// Who allows and hears of one week. Stands for UICalendarSelectionWeekOfYearDelegate.
@MainActor
public protocol UICalendarSelectionWeekOfYearDelegate: AnyObject {
  /// A user chose a week, or none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, didSelectWeekOfYear weekOfYearComponents: DateComponents?)
  /// Whether a user may choose a week, or none.
  func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool
}

extension UICalendarSelectionWeekOfYearDelegate {
  /// Yes.
  public func weekOfYearSelection(
    _ selection: UICalendarSelectionWeekOfYear, canSelectWeekOfYear weekOfYearComponents: DateComponents?
  ) -> Bool { true }
}

import Foundation
import NibFoundation
import NibRuntime
import NibSchema
import NibStandIns

/// A date or a time. Stands in for NSDatePicker.
open class NSDatePicker: NSControl {
  /// The first date that can be chosen; nil for any.
  open var minDate: Date? {
    get { dateCell?.minDate }
    set { dateCell?.minDate = newValue }
  }
  /// The last date that can be chosen; nil for any.
  open var maxDate: Date? {
    get { dateCell?.maxDate }
    set { dateCell?.maxDate = newValue }
  }

  /// Reads the archived values.
  open override func decode(from coder: NibCoder) throws {
    try super.decode(from: coder)
    try Self.datePickerTable.read(self, from: coder)
  }

  /// Property tables from the base class to this one.
  open override class var tables: [any AnyPropertyTable] { super.tables + [datePickerTable] }

  private static let datePickerTable = PropertyTable(
    NSDatePicker.self, kind: AppKitElements.datePicker, fresh: { NSDatePicker() },
    [
      Property("dateValue", \.dateValue)
    ])

  /// The date; the start of 2001 where there is none.
  open var dateValue: Date {
    get { Date(nibValue: contentValue) ?? Date(timeIntervalSinceReferenceDate: 0) }
    set { contentValue = newValue.nibValue }
  }

  /// Does what choosing a date does; one outside of what can be chosen becomes the nearest that can.
  /// - Returns: the object that performed the action.
  /// - Throws: as `sendAction`.
  @discardableResult
  public func choose(_ date: Date) throws(RuntimeError) -> AnyObject? {
    guard isEnabled else { return nil }
    let (allowed, interval) = validated(date)
    dateValue = allowed
    timeInterval = interval
    return try sendAction()
  }

  /// A cell for a date picker that is made in code.
  open override class func makeCell() -> NSCell { NSDatePickerCell() }

  override class var derivedProperties: Set<String> { super.derivedProperties.union(["stringValue"]) }

  /// Shows no text that is known here.
  open override var shownTexts: [String] { [] }
}

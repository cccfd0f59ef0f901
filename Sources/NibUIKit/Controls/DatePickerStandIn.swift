import NibFoundation
import NibRuntime
import NibStandIns

/// What apps override of `UIDatePicker` that stands in its extensions; each member does what the extension has for it. Not for
/// subclasses of one's own.
open class DatePickerStandIn: UIControl {
  private final var me: UIDatePicker { unsafeDowncast(self, to: UIDatePicker.self) }

  /// Sets the date, as code does.
  open func setDate(_ date: Date, animated: Bool) { me.ownSetDate(date, animated: animated) }
}

import Foundation
import NibFoundation
import NibRuntime
import NibStandIns

extension NSDatePicker {
  /// The cell as a date picker's.
  final var dateCell: NSDatePickerCell? { cell as? NSDatePickerCell }

  /// Which parts of a date and a time are shown.
  public final var datePickerElements: ElementFlags {
    get { dateCell?.datePickerElements ?? [] }
    set { dateCell?.datePickerElements = newValue }
  }
  /// How it looks.
  public final var datePickerStyle: Style {
    get { dateCell?.datePickerStyle ?? .textFieldAndStepper }
    set { dateCell?.datePickerStyle = newValue }
  }
  /// Whether one date is chosen or a range of them.
  public final var datePickerMode: Mode {
    get { dateCell?.datePickerMode ?? .single }
    set { dateCell?.datePickerMode = newValue }
  }
  /// Length of the range, in seconds.
  public final var timeInterval: TimeInterval {
    get { dateCell?.timeInterval ?? 0 }
    set { dateCell?.timeInterval = newValue }
  }
  /// Color of the text.
  public final var textColor: NSColor {
    get { dateCell?.textColor ?? .controlTextColor }
    set { dateCell?.textColor = newValue }
  }
  /// Color behind it.
  public final var backgroundColor: NSColor {
    get { dateCell?.backgroundColor ?? .textBackgroundColor }
    set { dateCell?.backgroundColor = newValue }
  }
  /// Whether that color is drawn.
  public final var drawsBackground: Bool {
    get { dateCell?.drawsBackground ?? false }
    set { dateCell?.drawsBackground = newValue }
  }
}

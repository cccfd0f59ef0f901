extension ElementSchema {
  /// Documented: UIKit, UIDatePicker; a picker that is given no date shows the current one. Seen: 11 goldens.
  ///
  /// Inferred: so one that is to use the current date has none, whatever date the document was saved with; and the order
  /// of the dates and the locale.
  static let datePicker = ElementSchema(
    "datePicker", class: "UIDatePicker", inherits: "control",
    silent: ["style", "useCurrentDate"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).through(.nib9h),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250
      ).since(.nib10),
      .choice("datePickerMode", .datePickerMode, nib: "UIDatePickerMode", omit: 2),
      .choice("style", .datePickerStyle, nib: "UIPreferredDatePickerStyle", omit: 0).since(.nib10),
      .child("date", nib: "UIDate").unless("useCurrentDate", in: ["YES"]),
      .child("locale", nib: "UILocale"),
      .child("minimumDate", nib: "UIMinimumDate"),
      .child("maximumDate", nib: "UIMaximumDate"),
      .int("minuteInterval", nib: "UIMinuteInterval", omit: 1),
      .double("countDownDuration", nib: "UICountDownDuration", omit: 0),
    ])
}

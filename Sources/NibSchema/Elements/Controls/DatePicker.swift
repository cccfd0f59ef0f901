extension ElementSchema {
  /// Documented: UIKit, UIDatePicker. Seen: 11 goldens.
  static let datePicker = ElementSchema(
    "datePicker", class: "UIDatePicker", inherits: "control",
    silent: ["style", "useCurrentDate", "date", "locale", "minimumDate", "maximumDate"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).through(.nib9g),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250
      ).since(.nib10),
      .choice("datePickerMode", .datePickerMode, nib: "UIDatePickerMode", omit: 2),
      .choice("style", .datePickerStyle, nib: "UIPreferredDatePickerStyle", omit: 0).since(.nib10),
      .special(.date),
      .int("minuteInterval", nib: "UIMinuteInterval", omit: 1),
      .double("countDownDuration", nib: "UICountDownDuration", omit: 0),
    ])
}

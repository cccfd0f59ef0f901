extension ElementSchema {
  /// Documented: UIKit, UIPickerView. Seen: 6 goldens.
  static let pickerView = ElementSchema(
    "pickerView", class: "UIPickerView", inherits: "view",
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .bool("showsSelectionIndicator", nib: "UIShowsSelectionBar", default: true),
      .constant(nib: "UIAllowSelectingCells", .bool(true)),
    ])
}

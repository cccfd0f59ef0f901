extension ElementSchema {
  /// Documented: UIKit, UIPickerView. Seen: 6 goldens.
  static let pickerView = ElementSchema(
    "pickerView", class: "UIPickerView", inherits: "view",
    rows: [
      .bool("showsSelectionIndicator", nib: "UIShowsSelectionBar", default: true),
      .constant(nib: "UIAllowSelectingCells", .bool(true)),
    ])
}

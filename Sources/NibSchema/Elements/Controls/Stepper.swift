extension ElementSchema {
  /// Documented: UIKit, UIStepper. Seen: 6 goldens with a maximum. Inferred: the other keys, by other readers of archives.
  static let stepper = ElementSchema(
    "stepper", class: "UIStepper", inherits: "control",
    rows: [
      .double("value", nib: "UIValue", omit: 0),
      .double("minimumValue", nib: "UIMinimumValue", omit: 0),
      .double("maximumValue", nib: "UIMaximumValue", default: 100, omit: 100),
      .double("stepValue", nib: "UIStepValue", default: 1, omit: 1),
      .bool("autorepeat", nib: "UIAutorepeat", default: true, omit: true),
      .bool("continuous", nib: "UIContinuous", default: true, omit: true),
      .bool("wraps", nib: "UIWraps", default: false, omit: false),
    ])
}

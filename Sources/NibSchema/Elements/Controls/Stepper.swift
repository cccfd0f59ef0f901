extension ElementSchema {
  /// Documented: UIKit, UIStepper. Seen: Archives/Elements/stepper; keys Inferred from inventories.
  static let stepper = ElementSchema(
    "stepper", class: "UIStepper", inherits: "control",
    rows: [
      .double("value", nib: "UIStepperValue", omit: 0),
      .double("minimumValue", nib: "UIStepperMinimumValue", omit: 0),
      .double("maximumValue", nib: "UIStepperMaximumValue", default: 100, omit: 100),
      .double("stepValue", nib: "UIStepperStepValue", default: 1, omit: 1),
      .bool("autorepeat", nib: "UIStepperAutorepeat", default: true, omit: true),
      .bool("continuous", nib: "UIStepperContinuous", default: true, omit: true),
      .bool("wraps", nib: "UIStepperWraps", default: false, omit: false),
    ])
}

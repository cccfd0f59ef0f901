extension ElementSchema {
  /// Documented: UIKit, UISlider. Seen: Archives/Elements/slider, 20 goldens.
  static let slider = ElementSchema(
    "slider", class: "UISlider", inherits: "control",
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .float("minValue", nib: "UIMinValue", default: 0, omit: 0),
      .float("maxValue", nib: "UIMaxValue", default: 1, omit: 1),
      .float("value", nib: "UIValue", default: 0, omit: 0),
      .image("minimumValueImage", nib: "UIMinimumImage"),
      .image("maximumValueImage", nib: "UIMaximumImage"),
      .bool("continuous", nib: "UIContinuous", default: true, omit: true),
      .color("minimumTrackTintColor", nib: "UIMinimumTrackTintColor"),
      .color("maximumTrackTintColor", nib: "UIMaximumTrackTintColor"),
      .color("thumbTintColor", nib: "UIThumbTintColor"),
      .constant(nib: "UIBehavioralStyle", .int(0)).since(.nib10),
    ])
}

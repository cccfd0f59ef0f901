extension ElementSchema {
  /// Documented: UIKit, UISlider. Seen: Archives/Elements/slider, 20 goldens. Inferred: keys of images and
  /// colours, by other readers of archives.
  static let slider = ElementSchema(
    "slider", class: "UISlider", inherits: "control",
    rows: [
      // Seen: 4 sliders of Xcode 11, none of other eras.
      .constant(nib: "UIHitTestDirectionalInsets", .string("{-12.5, -12.5, -12.5, -12.5}"))
        .since(.nib9g).through(.nib9g),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .float("minValue", nib: "UIMinValue", default: 0, omit: 0),
      .float("maxValue", nib: "UIMaxValue", default: 1, omit: 1),
      .float("value", nib: "UIValue", default: 0, omit: 0),
      .image("minimumValueImage", nib: "UIMinimumValueImage"),
      .image("maximumValueImage", nib: "UIMaximumValueImage"),
      .bool("continuous", nib: "UIContinuous", default: true, omit: true),
      .color("minimumTrackTintColor", nib: "UIMinimumTintColor"),
      .color("maximumTrackTintColor", nib: "UIMaximumTintColor"),
      .color("thumbTintColor", nib: "UIThumbTintColor"),
      .constant(nib: "UIBehavioralStyle", .int(0)).since(.nib10),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UISegmentedControl. Seen: Archives/Elements/segmentedControl, 24 goldens.
  static let segmentedControl = ElementSchema(
    "segmentedControl", class: "UISegmentedControl", inherits: "control",
    silent: ["segments"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .bool("pointerInteraction", nib: "UIPointerInteractionEnabled", default: true).since(.nib10),
      .bool("momentary", nib: "UIMomentary", default: false, omit: false),
      .special(.segments),
      .choice("segmentControlStyle", .segmentControlStyle, nib: "UISegmentedControlStyle", omit: 0),
      .color("selectedSegmentTintColor", nib: "UISelectedSegmentTintColor"),
      .int("selectedSegmentIndex", nib: "UISelectedSegmentIndex", default: -1),
      .bool(
        "apportionsSegmentWidthsByContent", nib: "UIApportionsSegmentWidthsByContent", default: false, omit: false),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UISegmentedControl. Seen: Archives/Elements/segmentedControl, 24 goldens.
  static let segmentedControl = ElementSchema(
    "segmentedControl", class: "UISegmentedControl", inherits: "control",
    silent: ["segments"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .bool("momentary", nib: "UIMomentary", default: false, omit: false),
      .special(.segments),
      .choice("segmentControlStyle", .segmentControlStyle, nib: "UISegmentedControlStyle", omit: 0),
      .int("selectedSegmentIndex", nib: "UISelectedSegmentIndex", default: -1),
      .bool(
        "apportionsSegmentWidthsByContent", nib: "UIApportionsSegmentWidthsByContent", default: false, omit: false),
    ])
}

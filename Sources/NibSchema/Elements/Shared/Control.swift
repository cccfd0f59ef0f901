extension ElementSchema {
  /// Documented: UIKit, UIControl. Seen: goldens with buttons, fields, switches.
  static let control = ElementSchema(
    "control", class: "UIControl", inherits: "view", silent: ["pointerInteraction"],
    rows: [
      .choice("contentVerticalAlignment", .verticalAlignment, nib: "UIContentVerticalAlignment", omit: 0),
      .choice("contentVerticalAlignment", .verticalAlignment, nib: "UIContentVerticalAlignment2", omit: 0)
        .since(.nib9g),
      .choice("contentHorizontalAlignment", .horizontalAlignment, nib: "UIContentHorizontalAlignment", omit: 0),
      .bool("enabled", nib: "UIDisabled", default: true, inverted: true, omit: false),
      .bool("highlighted", nib: "UIHighlighted", default: false, omit: false),
      .bool("selected", nib: "UISelected", default: false, omit: false),
      .bool("pointerInteraction", nib: "UIPointerInteractionEnabled", default: false).since(.nib10),
    ])
}

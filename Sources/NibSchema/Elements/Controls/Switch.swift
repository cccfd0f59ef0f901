extension ElementSchema {
  /// Documented: UIKit, UISwitch. Seen: Archives/Elements/switch, 33 goldens.
  ///
  /// A disabled switch is half transparent; hugging is left out at its default of 750.
  static let `switch` = ElementSchema(
    "switch", class: "UISwitch", inherits: "control", silent: ["title"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 750,
        omitsDefault: true),
      .constant(nib: "UIAlpha", .float(0.5)).when("enabled", in: ["NO"]),
      .float("alpha", nib: "UIAlpha", omit: 1).unless("enabled", in: ["NO"]),
      .bool("enabled", nib: "UISwitchEnabled", default: true, omit: false),
      .nonemptyString("title", nib: "UISwitchTitle").since(.nib10),
      .special(.switchFrame),
      .bool("on", nib: "UISwitchOn", default: false, omit: false),
      .color("onTintColor", nib: "UISwitchOnTintColor"),
      .color("thumbTintColor", nib: "UISwitchThumbTintColor"),
      .image("onImage", nib: "UISwitchOnImage"),
      .image("offImage", nib: "UISwitchOffImage"),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UISwitch. Seen: Archives/Elements/switch, 33 goldens.
  static let `switch` = ElementSchema(
    "switch", class: "UISwitch", inherits: "control",
    rows: [
      .bool("enabled", nib: "UISwitchEnabled", default: true, omit: false),
      .bool("on", nib: "UISwitchOn", default: false, omit: false),
      .color("onTintColor", nib: "UISwitchOnTintColor"),
      .color("thumbTintColor", nib: "UISwitchThumbTintColor"),
      .image("onImage", nib: "UISwitchOnImage"),
      .image("offImage", nib: "UISwitchOffImage"),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UIToolbar. Seen: 25 goldens.
  static let toolbar = ElementSchema(
    "toolbar", class: "UIToolbar", inherits: "view",
    silent: ["items", "translucent", "layoutMargins"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .special(.barMargins, nib: "UIViewLayoutMargins"),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .special(.barItems),
      .constant(nib: "UIBarPosition", .int(1)).since(.nib9b),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.nib9b).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.nib9b).when("translucent", in: ["NO"]),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UINavigationBar. Seen: 93 goldens.
  static let navigationBar = ElementSchema(
    "navigationBar", class: "UINavigationBar", inherits: "view",
    silent: ["items", "translucent"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.nib9b),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .special(.barItems),
      .constant(nib: "UIBarPosition", .int(2)).since(.nib9b),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.nib9b).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.nib9b).when("translucent", in: ["NO"]),
    ])
}

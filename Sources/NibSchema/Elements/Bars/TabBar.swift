extension ElementSchema {
  /// Documented: UIKit, UITabBar. Seen: 3 goldens.
  static let tabBar = ElementSchema(
    "tabBar", class: "UITabBar", inherits: "view",
    silent: ["items", "translucent", "selectedItem"],
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.nib9b),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .special(.barItems),
      .image("backgroundImage", nib: "UIBackgroundImage"),
      .image("selectionIndicatorImage", nib: "UISelectionIndicatorImage"),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.nib9b).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.nib9b).when("translucent", in: ["NO"]),
    ])
}

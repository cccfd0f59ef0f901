extension ElementSchema {
  /// The bar of a tab bar controller keeps to the lower edge, whatever its mask says. Seen: 15 such bars.
  ///
  /// Documented: UIKit, UITabBar. Seen: 3 goldens. Inferred: keys of the items' places, colour and images.
  static let tabBar = ElementSchema(
    "tabBar", class: "UITabBar", inherits: "view",
    silent: ["items", "translucent", "selectedItem"],
    rows: [
      .bits("autoresizingMask", .autoresizing, nib: "UIAutoresizingMask", default: 36, omit: 0)
        .unless("key", in: ["tabBar"]),
      .constant(nib: "UIAutoresizingMask", .int(10)).when("key", in: ["tabBar"]),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.nib9b),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .special(.barItems),
      // The colour of selected images is kept where other views keep their tint.
      .color("tintColor", nib: "UITintColor").when("selectedImageTintColor", in: [nil]),
      .color("selectedImageTintColor", nib: "UITintColor").unless("selectedImageTintColor", in: [nil]),
      .choice("itemPositioning", .itemPositioning, nib: "UITabBarItemPositioning", omit: 0),
      .float("itemWidth", nib: "UITabBarItemWidth", omit: 0),
      .float("itemSpacing", nib: "UITabBarItemSpacing", omit: 0),
      .image("shadowImage", nib: "UIShadowImage"),
      .image("backgroundImage", nib: "UIBackgroundImage"),
      .image("selectionIndicatorImage", nib: "UISelectionIndicatorImage"),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.nib9b).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.nib9b).when("translucent", in: ["NO"]),
    ])
}

extension ElementSchema {
  /// The bar of a navigation controller keeps the width of its controller, whatever its mask says, and from Xcode 6 on
  /// is not opaque. Seen: 15 such bars, one of them apart by `opaque` and older.
  ///
  /// Such a bar is locked: its items are the controller's. Seen: 4 bars of version 10, none before.
  ///
  /// Documented: UIKit, UINavigationBar. Seen: 93 goldens. Inferred: keys of large titles and of the back
  /// indicator's images.
  static let navigationBar = ElementSchema(
    "navigationBar", class: "UINavigationBar", inherits: "view",
    silent: ["items", "translucent", "layoutMargins", "largeTitles", "largeTitleTextAttributes"],
    rows: [
      .bool("opaque", nib: "UIOpaque", default: true, omit: false).through(.nib9a),
      .bool("opaque", nib: "UIOpaque", default: true, omit: false).since(.nib9b).unless("key", in: ["navigationBar"]),
      .bits("autoresizingMask", .autoresizing, nib: "UIAutoresizingMask", default: 36, omit: 0)
        .unless("key", in: ["navigationBar"]),
      .constant(nib: "UIAutoresizingMask", .int(2)).when("key", in: ["navigationBar"]),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).through(.nib9e),
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true
      ).since(.nib9f).unless("verticalHuggingPriority", in: [nil]),
      .constant(nib: "UIViewContentHuggingPriority", .string("{250, 750}")).since(.nib9f)
        .when("verticalHuggingPriority", in: [nil]),
      .special(.barMargins, nib: "UIViewLayoutMargins"),
      .choice("barStyle", .barStyle, nib: "UIBarStyle", omit: 0),
      .color("barTintColor", nib: "UIBarTintColor"),
      .bool("largeTitles", nib: "UIBarPrefersLargeTitles", default: false, omit: false).since(.nib9f),
      .textAttributes("titleTextAttributes", nib: "UITitleTextAttributes"),
      .textAttributes("largeTitleTextAttributes", nib: "UIBarLargeTitleTextAttributes").since(.nib9f),
      .image("shadowImage", nib: "UIShadowImage"),
      .image("backIndicatorImage", nib: "UIBackIndicatorImage"),
      .image("backIndicatorTransitionMask", nib: "UIBackIndicatorTransitionMask"),
      .special(.barItems),
      .constant(nib: "UIIsLocked", .bool(true)).since(.nib10).when("key", in: ["navigationBar"]),
      .constant(nib: "UIBarPosition", .int(2)).since(.nib9b),
      .constant(nib: "UIBarTranslucence", .int(1)).since(.nib9b).unless("translucent", in: ["NO"]),
      .constant(nib: "UIBarTranslucence", .int(2)).since(.nib9b).when("translucent", in: ["NO"]),
    ])
}

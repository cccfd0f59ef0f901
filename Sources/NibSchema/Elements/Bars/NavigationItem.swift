extension ElementSchema {
  /// Documented: UIKit, UINavigationItem. Seen: 62 goldens.
  static let navigationItem = ElementSchema(
    "navigationItem", class: "UINavigationItem", role: .object,
    silent: ["barButtonItems", "leftBarButtonItems", "rightBarButtonItems", "leftBarButtonItem", "rightBarButtonItem"],
    rows: [
      .string("title", nib: "UITitle"),
      .nonemptyString("prompt", nib: "UIPrompt"),
      .child("titleView", nib: "UITitleView"),
      .child("backBarButtonItem", nib: "UIBackBarButtonItem"),
      .special(.itemButtons),
      .bool("hidesBackButton", nib: "UIHidesBackButton", default: false, omit: false),
      .bool(
        "leftItemsSupplementBackButton", nib: "UILeftItemsSupplementBackButton", default: false, omit: false),
      .constant(nib: "UICenterItemGroups", .emptyArray).since(.nib10),
      .choice("largeTitleDisplayMode", .largeTitleDisplayMode, nib: "UILargeTitleDisplayMode", default: 0)
        .since(.nib9f),
      .special(.itemBar),
    ])
}

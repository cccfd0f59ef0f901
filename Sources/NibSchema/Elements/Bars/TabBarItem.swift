extension ElementSchema {
  /// Documented: UIKit, UITabBarItem. Seen: 7 goldens. Inferred: keys of images and badges, from inventories.
  static let tabBarItem = ElementSchema(
    "tabBarItem", class: "UITabBarItem", role: .object,
    silent: ["catalog"],
    rows: [
      .bool("enabled", nib: "UIEnabled", default: true, omit: false),
      .image("image", nib: "UIImage"),
      .constant(nib: "UIIsSystemItem", .bool(true)).unless("systemItem", in: [nil]),
      .choice("systemItem", .tabBarSystemItem, nib: "UISystemItem", omit: 0),
      .string("title", nib: "UITitle"),
      .image("selectedImage", nib: "UISelectedTemplateImage"),
      .nonemptyString("badgeValue", nib: "UIBadgeValue"),
      .int("tag", nib: "UITag", omit: 0),
    ])
}

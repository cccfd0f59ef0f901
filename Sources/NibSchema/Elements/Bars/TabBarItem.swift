extension ElementSchema {
  /// An item of the system says its number alone, zero too. Seen: 4 items.
  ///
  /// Documented: UIKit, UITabBarItem. Seen: 7 goldens. Inferred: keys of offset, badge and further images, by
  /// other readers of archives.
  static let tabBarItem = ElementSchema(
    "tabBarItem", class: "UITabBarItem", role: .object,
    silent: ["catalog"],
    rows: [
      .choice("systemItem", .tabBarSystemItem, nib: "UISystemItem"),
      .bool("enabled", nib: "UIEnabled", default: true, omit: false),
      .image("image", nib: "UIImage"),
      .string("title", nib: "UITitle"),
      .image("selectedImage", nib: "UISelectedTemplateImage"),
      .image("landscapeImage", nib: "UIImageLandscape"),
      .image("largeContentSizeImage", nib: "_UIBarItemLargeContentSizeImageCodingKey"),
      .nonemptyString("badgeValue", nib: "UIBadgeValue"),
      .color("badgeColor", nib: "UIBadgeColor"),
      .geometryText("titlePositionAdjustment", .offset, nib: "UITitlePositionAdjustment"),
      .bool("springLoaded", nib: "UISpringLoaded", default: false, omit: false),
      .int("tag", nib: "UITag", omit: 0),
    ])
}

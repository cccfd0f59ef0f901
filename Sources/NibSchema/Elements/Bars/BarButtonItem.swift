extension ElementSchema {
  /// Documented: UIKit, UIBarButtonItem. Seen: 80 goldens. Inferred: keys of further images.
  static let barButtonItem = ElementSchema(
    "barButtonItem", class: "UIBarButtonItem", role: .object,
    silent: ["catalog"],
    rows: [
      .bool("enabled", nib: "UIEnabled", default: true, omit: false),
      .image("image", nib: "UIImage"),
      .constant(nib: "UIIsSystemItem", .bool(true)).unless("systemItem", in: [nil]),
      .choice("systemItem", .systemItem, nib: "UISystemItem", omit: 0),
      .choice("style", .barButtonStyle, nib: "UIStyle", default: 1, omit: 0),
      .float("width", nib: "UIWidth", omit: 0),
      .image("landscapeImage", nib: "UILandscapeImagePhone"),
      .image("largeContentSizeImage", nib: "_UIBarItemLargeContentSizeImageCodingKey"),
      .string("title", nib: "UITitle"),
      .color("tintColor", nib: "UITintColor"),
      .int("tag", nib: "UITag", omit: 0),
      .child("customView", nib: "UICustomView"),
      .bool("springLoaded", nib: "UISpringLoaded", default: false, omit: false),
    ])
}

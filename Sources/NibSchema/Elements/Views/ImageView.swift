extension ElementSchema {
  /// Documented: UIKit, UIImageView. Seen: Archives/Elements/imageView, 141 goldens.
  static let imageView = ElementSchema(
    "imageView", class: "UIImageView", inherits: "view",
    silent: ["catalog", "adjustsImageSizeForAccessibilityContentSizeCategory"],
    rows: [
      .bool("highlighted", nib: "UIHighlighted", default: false, omit: false),
      .image("highlightedImage", nib: "UIHighlightedImage"),
      .image("image", nib: "UIImage"),
      .bool(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        nib: "UIAdjustsImageSizeForAccessibilityContentSizeCategory", default: false, omit: false
      ).since(.nib9f),
    ])
}

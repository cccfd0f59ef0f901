extension ElementSchema {
  /// Documented: UIKit, UIImageView. Seen: Archives/Elements/imageView, 141 goldens.
  static let imageView = ElementSchema(
    "imageView", class: "UIImageView", inherits: "view",
    rows: [
      .bool("highlighted", nib: "UIHighlighted", default: false, omit: false),
      .image("highlightedImage", nib: "UIHighlightedImage"),
      .image("image", nib: "UIImage"),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UIProgressView. Seen: Archives/Elements/progressView; keys Inferred from inventories.
  static let progressView = ElementSchema(
    "progressView", class: "UIProgressView", inherits: "view",
    rows: [
      .float("progress", nib: "UIProgress", omit: 0),
      .choice("progressViewStyle", .progressStyle, nib: "UIProgressViewStyle", omit: 0),
      .color("progressTintColor", nib: "UIProgressProgressTintColor"),
      .color("trackTintColor", nib: "UIProgressTrackTintColor"),
      .image("progressImage", nib: "UIProgressImage"),
      .image("trackImage", nib: "UITrackImage"),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UIVisualEffectView. Seen: 4 goldens.
  static let visualEffectView = ElementSchema(
    "visualEffectView", class: "UIVisualEffectView", inherits: "view",
    silent: ["contentView", "blurEffect", "vibrancyEffect"],
    rows: [
      .special(.visualEffect)
    ])
}

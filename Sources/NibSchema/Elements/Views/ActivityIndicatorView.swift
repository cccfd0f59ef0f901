extension ElementSchema {
  /// Documented: UIKit, UIActivityIndicatorView. Seen: Archives/Elements/activityIndicatorView, 23 goldens.
  static let activityIndicatorView = ElementSchema(
    "activityIndicatorView", class: "UIActivityIndicatorView", inherits: "view",
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 750,
        omitsDefault: true),
      .choice("style", .activityStyle, nib: "UIActivityIndicatorViewStyle-Modern").since(.nib9g),
      .choice("style", .activityStyle, nib: "UIActivityIndicatorViewStyle", omit: 1),
      .color("color", nib: "UIColor"),
      .constant(nib: "UIColor", .null).since(.nib9g).when("color", in: [nil]),
      .bool("hidesWhenStopped", nib: "UIHidesWhenStopped", default: false, omit: true),
      .bool("animating", nib: "UIAnimating", default: false, omit: false),
    ])
}

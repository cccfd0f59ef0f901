extension ElementSchema {
  /// Documented: UIKit, UINavigationController. Seen: 92 goldens. Inferred: keys of bars that hide, by what the
  /// framework asks for.
  static let navigationController = ElementSchema(
    "navigationController", class: "UINavigationController", inherits: "viewController", role: .object,
    rows: [
      .child("navigationBar", nib: "UINavigationBar"),
      .bool("navigationBarHidden", nib: "UINavigationBarHidden", default: false, omit: false),
      .child("toolbar", nib: "UIToolbar").when("toolbarHidden", in: ["NO"]),
      .bool("toolbarHidden", nib: "UIToolbarShown", default: true, inverted: true, omit: false),
      .bool(
        "hidesBarsWhenKeyboardAppears", nib: "UINavigationControllerCondensesBarsWhenKeyboardAppears", default: false,
        omit: false),
      .bool(
        "hidesBarsOnSwipe", nib: "UINavigationControllerCondensesBarsOnSwipe", default: false, omit: false),
      .bool(
        "hidesBarsWhenVerticallyCompact", nib: "UINavigationControllerHidesBarsWhenVerticallyCompact", default: false,
        omit: false),
      .bool("hidesBarsOnTap", nib: "UINavigationControllerHidesBarsOnTap", default: false, omit: false),
    ])
}

extension ElementSchema {
  /// Documented: UIKit, UINavigationController. Seen: 92 goldens.
  static let navigationController = ElementSchema(
    "navigationController", class: "UINavigationController", inherits: "viewController", role: .object,
    rows: [
      .child("navigationBar", nib: "UINavigationBar"),
      .bool("navigationBarHidden", nib: "UINavigationBarHidden", default: false, omit: false),
      .child("toolbar", nib: "UIToolbar").when("toolbarHidden", in: ["NO"]),
      .bool("toolbarHidden", nib: "UIToolbarShown", default: true, inverted: true, omit: false),
    ])
}

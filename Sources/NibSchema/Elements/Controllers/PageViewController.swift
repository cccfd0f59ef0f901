extension ElementSchema {
  /// Documented: UIKit, UIPageViewController. Inferred: the keys, from inventories of compiled archives.
  static let pageViewController = ElementSchema(
    "pageViewController", class: "UIPageViewController", inherits: "viewController", role: .object,
    rows: [
      .choice("transitionStyle", .pageTransitionStyle, nib: "UITransitionStyle", default: 0, omit: 0),
      .choice("navigationOrientation", .axis, nib: "UINavigationOrientation", default: 0, omit: 0),
    ])
}

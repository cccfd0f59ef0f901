extension ElementSchema {
  /// Documented: UIKit, UIPageViewController. Seen: 1 golden.
  static let pageViewController = ElementSchema(
    "pageViewController", class: "UIPageViewController", inherits: "viewController", role: .object,
    rows: [
      .choice("transitionStyle", .pageTransitionStyle, nib: "UITransitionStyle", default: 0),
      .choice("navigationOrientation", .axis, nib: "UINavigationOrientation", default: 0),
      .choice("spineLocation", .spineLocation, nib: "UISpineLocation", default: 0),
      .int("pageSpacing", nib: "UIPageSpacing", default: 0),
    ])
}

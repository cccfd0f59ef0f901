extension ElementSchema {
  /// Documented: UIKit, UIPageControl. Seen: Archives/Elements/pageControl, 2 goldens.
  static let pageControl = ElementSchema(
    "pageControl", class: "UIPageControl", inherits: "control",
    rows: [
      .priorities(
        "horizontalHuggingPriority", "verticalHuggingPriority", nib: "UIViewContentHuggingPriority", default: 250,
        always: true),
      .int("numberOfPages", nib: "UINumberOfPages", omit: 0),
      .int("currentPage", nib: "UICurrentPage", omit: 0).through(.nib9h),
      .int("currentPage", nib: "UICurrentPage", default: 0).since(.nib10),
      .bool("hidesForSinglePage", nib: "UIHideForSinglePage", default: false, omit: false),
      .bool("defersCurrentPageDisplay", nib: "UIDefersCurrentPageDisplay", default: false, omit: false),
      .color("currentPageIndicatorTintColor", nib: "UICurrentPageIndicatorTintColor"),
      .color("pageIndicatorTintColor", nib: "UIPageIndicatorTintColor"),
    ])
}

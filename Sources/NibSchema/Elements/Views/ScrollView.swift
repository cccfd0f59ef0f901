extension ElementSchema {
  /// Documented: UIKit, UIScrollView. Seen: Archives/Elements/scrollView; table and collection views inherit it.
  static let scrollView = ElementSchema(
    "scrollView", class: "UIScrollView", inherits: "view",
    silent: ["automaticallyAdjustsScrollIndicatorInsets", "refreshControl"],
    rows: [
      .special(.traitOverrides).since(.nib10),
      .boolAsInt(
        "automaticallyAdjustsScrollIndicatorInsets", nib: "UIScrollViewIndicatorInsetAdjustmentBehavior", default: true
      ).since(.nib9g),
      .bool("showsHorizontalScrollIndicator", nib: "UIShowsHorizontalScrollIndicator", default: true, omit: true),
      .bool("showsVerticalScrollIndicator", nib: "UIShowsVerticalScrollIndicator", default: true, omit: true),
      .bool("bounces", nib: "UIBounceEnabled", default: true, omit: true),
      .bool("scrollEnabled", nib: "UIScrollDisabled", default: true, inverted: true, omit: false),
      .bool("pagingEnabled", nib: "UIPagingEnabled", default: false, omit: false),
      .bool("directionalLockEnabled", nib: "UIDirectionalLockEnabled", default: false, omit: false),
      .bool("bouncesZoom", nib: "UIBouncesZoom", default: true, omit: false),
      .bool("alwaysBounceVertical", nib: "UIAlwaysBounceVertical", default: false, omit: false),
      .bool("alwaysBounceHorizontal", nib: "UIAlwaysBounceHorizontal", default: false, omit: false),
      .bool("delaysContentTouches", nib: "UIDelaysContentTouches", default: true, omit: true),
      .bool("canCancelContentTouches", nib: "UICanCancelContentTouches", default: true, omit: true),
      .float("minimumZoomScale", nib: "UIMinimumZoomScale", omit: 1),
      .float("maximumZoomScale", nib: "UIMaximumZoomScale", omit: 1),
      .geometry("contentInset", .insets, nib: "UIContentInset"),
      .geometry("scrollIndicatorInsets", .insets, nib: "UIScrollIndicatorInsets"),
      .choice("indicatorStyle", .indicatorStyle, nib: "UIIndicatorStyle", omit: 0),
      .special(.contentSize),
      .choice("keyboardDismissMode", .keyboardDismissMode, nib: "UIKeyboardDismissMode", omit: 0),
      .choice(
        "contentInsetAdjustmentBehavior", .insetAdjustment, nib: "UIScrollViewContentInsetAdjustmentBehavior",
        default: 0
      ).since(.nib9f),
      .special(.refreshControl),
    ])
}

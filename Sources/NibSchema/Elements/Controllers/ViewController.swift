extension ElementSchema {
  /// Documented: UIKit, UIViewController. Seen: 216 goldens. Inherited by all controllers.
  static let viewController = ElementSchema(
    "viewController", class: "UIViewController", role: .object,
    silent: [
      "view", "layoutGuides", "storyboardIdentifier", "useStoryboardIdentifierAsRestorationIdentifier", "freeformSize",
      "nil", "contentSizeForViewInPopover", "viewControllers", "refreshControl",
    ],
    rows: [
      .nonemptyString("title", nib: "UITitle"),
      .child("tabBarItem", nib: "UITabBarItem"),
      .child("navigationItem", nib: "UINavigationItem"),
      .special(.controllerView),
      .nonemptyString("nibName", nib: "UINibName"),
      .nonemptyString("storyboardIdentifier", nib: "UIStoryboardIdentifier"),
      .nonemptyString("restorationIdentifier", nib: "UIRestorationIdentifier")
        .unless("useStoryboardIdentifierAsRestorationIdentifier", in: ["YES"]),
      .nonemptyString("storyboardIdentifier", nib: "UIRestorationIdentifier")
        .when("useStoryboardIdentifierAsRestorationIdentifier", in: ["YES"]),
      .special(.containment),
      .list("toolbarItems", nib: "UIToolbarItems", .array),
      .special(.sceneObjects),
      .bool("definesPresentationContext", nib: "UIDefinesPresentationContext", default: false, omit: false),
      .bool("wantsFullScreenLayout", nib: "UIWantsFullScreenLayout", default: false, omit: false),
      .bool(
        "viewRespectsSystemMinimumLayoutMargins", nib: "UIViewControllerViewRespectsSystemMinimumLayoutMargins",
        default: true, omit: true),
      .bool("restoresFocusAfterTransition", nib: "UIRestoresFocusAfterTransition", default: true, omit: true),
      // Seen: these are asked for by the framework, in a trace of its reading.
      .bool(
        "providesPresentationContextTransitionStyle", nib: "UIProvidesPresentationContextTransitionStyle",
        default: false, omit: false),
      .choice("modalPresentationStyle", .modalPresentationStyle, nib: "UIModalPresentationStyle"),
      .choice("modalTransitionStyle", .modalTransitionStyle, nib: "UIModalTransitionStyle", omit: 0),
      .boolAsInt(
        "automaticallyAdjustsScrollViewInsets", nib: "UIKeyAutomaticallyAdjustsScrollViewInsets", default: true,
        omit: true),
      .bits("edgesForExtendedLayout", .edges, nib: "UIKeyEdgesForExtendedLayout", omit: 15),
      .boolAsInt(
        "extendedLayoutIncludesOpaqueBars", nib: "UIKeyExtendedLayoutIncludesOpaqueBars", default: false, omit: false),
      .bool("hidesBottomBarWhenPushed", nib: "UIHidesBottomBarWhenPushed", default: false, omit: false),
      .bool("autoresizesArchivedViewToFullSize", nib: "UIAutoresizesArchivedViewToFullSize", default: true, omit: true),
      .special(.contentSizes),
      .special(.containedControllers),
    ])
}

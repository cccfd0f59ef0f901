import NibRuntime
import NibStandIns

/// The archived properties of view controllers.
@MainActor
enum ViewControllerProperties {
  static let rows: [Property<UIViewController>] = [
    Property("title", \.title),
    Property("nibName", \.nibName),
    Property("storyboardIdentifier", \.storyboardIdentifier),
    Property("restorationIdentifier", \.restorationIdentifier),
    Property("modalPresentationStyle", \.modalPresentationStyle),
    Property("modalTransitionStyle", \.modalTransitionStyle),
    Property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    Property("definesPresentationContext", \.definesPresentationContext),
    Property("preferredContentSize", \.preferredContentSize),
    Property("contentSizeForViewInPopover", \.contentSizeForViewInPopover),
    Property("automaticallyAdjustsScrollViewInsets", \.automaticallyAdjustsScrollViewInsets),
    Property("edgesForExtendedLayout", \.edgesForExtendedLayout),
    Property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    Property("providesPresentationContextTransitionStyle", \.providesPresentationContextTransitionStyle),
    Property("restoresFocusAfterTransition", \.restoresFocusAfterTransition),
    Property(
      "viewRespectsSystemMinimumLayoutMargins", \.viewRespectsSystemMinimumLayoutMargins),
    Property("toolbarItems", objects: \.toolbarItems),
    Property("navigationItem", object: \.items.navigation),
    Property("tabBarItem", object: \.items.tab),
    Property("wantsFullScreenLayout", \.wantsFullScreenLayout),
  ]
}

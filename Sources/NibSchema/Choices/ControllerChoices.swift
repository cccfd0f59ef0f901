/// Choices of controllers and bars. Raw values: Documented in UIKit's public headers; Seen where archives have them.
extension Choice {
  /// `UIModalPresentationStyle`.
  static let modalPresentationStyle = Choice(
    "modalPresentationStyle",
    [
      ("automatic", -2), ("none", -1), ("fullScreen", 0), ("pageSheet", 1), ("formSheet", 2), ("currentContext", 3),
      ("custom", 4), ("overFullScreen", 5), ("overCurrentContext", 6), ("popover", 7), ("blurOverFullScreen", 8),
    ])

  /// `UIModalTransitionStyle`.
  static let modalTransitionStyle = Choice(
    "modalTransitionStyle", counting: ["coverVertical", "flipHorizontal", "crossDissolve", "partialCurl"])

  /// `UIPageViewController.TransitionStyle`.
  static let pageTransitionStyle = Choice("page transitionStyle", counting: ["pageCurl", "scroll"])

  /// `UINavigationItem.LargeTitleDisplayMode`.
  static let largeTitleDisplayMode = Choice("largeTitleDisplayMode", counting: ["automatic", "always", "never"])

  /// `UIBarButtonItem.SystemItem`.
  static let systemItem = Choice(
    "systemItem",
    counting: [
      "done", "cancel", "edit", "save", "add", "flexibleSpace", "fixedSpace", "compose", "reply", "action", "organize",
      "bookmarks", "search", "refresh", "stop", "camera", "trash", "play", "pause", "rewind", "fastForward", "undo",
      "redo", "pageCurl", "close",
    ])

  /// `UIBarButtonItem.Style`.
  static let barButtonStyle = Choice("bar button style", [("plain", 0), ("bordered", 1), ("done", 2)])

  /// `UITabBarItem.SystemItem`.
  static let tabBarSystemItem = Choice(
    "tab bar systemItem",
    counting: [
      "more", "favorites", "featured", "topRated", "recents", "contacts", "history", "bookmarks", "search",
      "downloads", "mostRecent", "mostViewed",
    ])

  /// `UITabBar.ItemPositioning`.
  static let itemPositioning = Choice("itemPositioning", counting: ["automatic", "fill", "centered"])

  /// `UIPageViewController.SpineLocation`.
  static let spineLocation = Choice("spineLocation", counting: ["none", "min", "mid", "max"])

  /// `UISplitViewController.PrimaryEdge`.
  static let primaryEdge = Choice("primaryEdge", counting: ["leading", "trailing"])

  /// `UISplitViewController.Style`.
  static let splitStyle = Choice("split view style", counting: ["unspecified", "doubleColumn", "tripleColumn"])

  /// `UISplitViewController.DisplayMode`, by names of both generations.
  static let splitDisplayMode = Choice(
    "preferredDisplayMode",
    [
      ("automatic", 0), ("secondaryOnly", 1), ("oneBesideSecondary", 2), ("oneOverSecondary", 3),
      ("twoBesideSecondary", 4), ("twoOverSecondary", 5), ("twoDisplaceSecondary", 6), ("primaryHidden", 1),
      ("allVisible", 2), ("primaryOverlay", 3), ("beside", 2), ("over", 3),
    ])

  /// `UIBarStyle`.
  static let barStyle = Choice("barStyle", [("default", 0), ("black", 1), ("blackOpaque", 1), ("blackTranslucent", 2)])

  /// `UISearchBar.Style`.
  static let searchBarStyle = Choice("searchBarStyle", counting: ["default", "prominent", "minimal"])
}

import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let controllerKinds: [Catalog.Kind] = [
    Catalog.Kind("imagePickerController") { imagePickerController },
    Catalog.Kind("inputViewController") { inputViewController },
    Catalog.Kind("viewController") { viewController },
    Catalog.Kind("viewControllerPlaceholder") { viewControllerPlaceholder },
    Catalog.Kind("avPlayerViewController") { avPlayerViewController },
    Catalog.Kind("collectionViewController") { collectionViewController },
    Catalog.Kind("glkViewController") { glkViewController },
    Catalog.Kind("hostingController") { hostingController },
    Catalog.Kind("navigationController") { navigationController },
    Catalog.Kind("pageViewController") { pageViewController },
    Catalog.Kind("splitViewController") { splitViewController },
    Catalog.Kind("tabBarController") { tabBarController },
    Catalog.Kind("tableViewController") { tableViewController },
  ]

  /// Documented: UIKit, UIViewController. Seen: 216 goldens. Inherited by all controllers.
  public static let viewController = ElementSchema(
    "viewController", class: .class(.viewController), role: .object,
    ignored: ["layoutGuides", "freeformSize", "nil", "viewControllers", "refreshControl"],
    unarchived: [
      "keyCommands": "the controller answers no keys"
    ],
    rows: [
      .nonemptyString("title", nib: .key(.title)).localizable(),
      .child("tabBarItem", nib: "UITabBarItem"),
      .child("navigationItem", nib: .key(.navigationItem)),
      .custom(.controllerView),
      .nonemptyString("nibName", nib: .key(.nibName)),
      // Seen: 1 controller of Xcode 4.3 without, 1 of 4.6 with.
      .nonemptyString("storyboardIdentifier", nib: .key(.storyboardIdentifier)).since(.xcode4point5),
      .nonemptyString("restorationIdentifier", nib: "UIRestorationIdentifier")
        .unless("useStoryboardIdentifierAsRestorationIdentifier", in: ["YES"]),
      .nonemptyString("storyboardIdentifier", nib: "UIRestorationIdentifier")
        .when("useStoryboardIdentifierAsRestorationIdentifier", in: ["YES"]),
      .custom(.containment),
      .list("toolbarItems", nib: "UIToolbarItems", .array),
      .custom(.sceneObjects),
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
      .custom(.contentSizes),
      .custom(.containedControllers, nib: .key(.viewControllers)),
    ])

  /// A reference to a controller of another storyboard, which `Info.plist` names; in a container's archive its name
  /// alone, for whoever loads the archive to put the controller in its place. Seen: 1 golden, 10 objects.
  ///
  /// Its items stand in the bars of its container.
  public static let viewControllerPlaceholder = ElementSchema(
    "viewControllerPlaceholder", class: "UIStoryboardViewControllerPlaceholder", role: .object,
    ignored: [
      "storyboardName", "referencedIdentifier", "bundleIdentifier", "storyboardIdentifier", "tabBarItem",
      "navigationItem", "toolbarItems", "nil", "size",
    ],
    rows: [.custom(.referenceName), .custom(.containment)])

  /// Documented: UIKit, UINavigationController. Seen: 92 goldens.
  public static let navigationController = ElementSchema(
    "navigationController", class: "UINavigationController", inherits: UIKitElements.viewController, role: .object,
    rows: [
      .custom(
        .properties([
          "hidesBarsOnSwipe", "hidesBarsOnTap", "hidesBarsWhenKeyboardAppears", "hidesBarsWhenVerticallyCompact",
        ])),
      .child("navigationBar", nib: .key(.navigationBar)),
      .bool("navigationBarHidden", nib: "UINavigationBarHidden", default: false, omit: false),
      // Seen: 1 toolbar, which is shown. Inferred: a hidden one is archived too, as a hidden navigation bar is.
      .child("toolbar", nib: "UIToolbar"),
      .bool("toolbarHidden", nib: "UIToolbarShown", default: true, inverted: true, omit: false),
    ])

  /// Documented: UIKit, UIImagePickerController. Inferred: its tag, as other controllers' are spelled.
  public static let imagePickerController = ElementSchema(
    "imagePickerController", class: "UIImagePickerController", inherits: UIKitElements.navigationController,
    role: .object, rows: []
  )

  /// Documented: UIKit, UITabBarController. Seen: 3 goldens.
  public static let tabBarController = ElementSchema(
    "tabBarController", class: "UITabBarController", inherits: UIKitElements.viewController, role: .object,
    ignored: ["selectedViewController"], rows: [.custom(.tabControllers, nib: .key(.viewControllers))])

  /// Documented: UIKit, UISplitViewController. Seen: 2 goldens, and the key of the edge in 1.
  public static let splitViewController = ElementSchema(
    "splitViewController", class: "UISplitViewController", inherits: UIKitElements.viewController, role: .object,
    ignored: ["masterViewController", "detailViewController"],
    unarchived: [
      "behavior": "the system's behaviour",
      "displayModeButtonVisibility": "the system's choice",
      "primaryBackgroundStyle": "the system's background",
      "showsSecondaryOnlyButton": "there is no such button",
    ],
    rows: [
      .custom(.splitControllers, nib: .key(.viewControllers)),
      .custom(
        .properties([
          "maximumPrimaryColumnWidth", "minimumPrimaryColumnWidth", "preferredPrimaryColumnWidthFraction",
        ])),
      .choice("primaryEdge", .primaryEdge, nib: "UISplitViewControllerPrimaryEdge", omit: 0).through(.xcode12point5),
      // Seen: the leading edge is said in the one archive of this version.
      .choice("primaryEdge", .primaryEdge, nib: "UISplitViewControllerPrimaryEdge", default: 0).since(.xcode13),
      .bool("presentsWithGesture", nib: "UIPresentsWithGesture", default: true, omit: true),
      // Seen: 2 controllers of two columns without sources, one with a mode. Inferred: the names of the values, by the
      // properties' values.
      .choice("preferredDisplayMode", .splitDisplayMode, nib: "UISplitViewControllerPreferredDisplayMode", omit: 0),
      .choice("style", .splitStyle, nib: "UISplitViewControllerStyle", omit: 0).since(.xcode12),
    ])

  /// Documented: UIKit, UIPageViewController. Seen: 1 golden.
  public static let pageViewController = ElementSchema(
    "pageViewController", class: "UIPageViewController", inherits: UIKitElements.viewController, role: .object,
    rows: [
      .custom(.properties(["doubleSided"])),
      .choice("transitionStyle", .pageTransitionStyle, nib: "UITransitionStyle", default: 0),
      .choice("navigationOrientation", .axis, nib: "UINavigationOrientation", default: 0),
      .choice("spineLocation", .spineLocation, nib: "UISpineLocation", default: 0),
      .int("pageSpacing", nib: "UIPageSpacing", default: 0),
    ])

  /// Documented: UIKit, UITableViewController. Seen: 133 goldens.
  ///
  /// Inferred: what a controller is archived with that keeps its selection. One class reads archives that say true and
  /// newer ones that say nothing, for controllers that clear it; so one that keeps it has to say false.
  public static let tableViewController = ElementSchema(
    "tableViewController", class: "UITableViewController", inherits: UIKitElements.viewController, role: .object,
    rows: [
      .bool("clearsSelectionOnViewWillAppear", nib: "UIClearsSelectionOnViewWillAppear", default: true)
        .through(.xcode8),
      .bool("clearsSelectionOnViewWillAppear", nib: "UIClearsSelectionOnViewWillAppear", default: true, omit: true)
        .since(.xcode8point3),
    ])

  /// Documented: UIKit, UICollectionViewController. Seen: 2 goldens. Inferred: what one that keeps its selection is
  /// archived with, as of table view controllers.
  public static let collectionViewController = ElementSchema(
    "collectionViewController", class: "UICollectionViewController", inherits: UIKitElements.viewController,
    role: .object,
    rows: [
      .bool("clearsSelectionOnViewWillAppear", nib: "UIClearsSelectionOnViewWillAppear", default: true)
        .through(.xcode8),
      .bool("clearsSelectionOnViewWillAppear", nib: "UIClearsSelectionOnViewWillAppear", default: true, omit: true)
        .since(.xcode8point3),
    ])

  /// Documented: UIKit, UIInputViewController, the root of custom keyboards. Inferred: its tag, as other controllers' are
  /// spelled.
  public static let inputViewController = ElementSchema(
    "inputViewController", class: "UIInputViewController", inherits: UIKitElements.viewController, role: .object,
    rows: [])
}

/// Controllers of other frameworks: what UIKit's base class archives. Documented: their frameworks' pages.
extension UIKitElements {
  /// GLKit, GLKViewController.
  public static let glkViewController = ElementSchema(
    "glkViewController", class: "GLKViewController", inherits: UIKitElements.viewController, role: .object,
    unarchived: [
      "pauseOnWillResignActive": "it is as by default",
      "preferredFramesPerSecond": "there are as many as by default",
      "resumeOnDidBecomeActive": "it is as by default",
    ],
    harmless: [
      "pauseOnWillResignActive": "YES", "preferredFramesPerSecond": "30", "resumeOnDidBecomeActive": "YES",
    ], rows: [])

  /// AVKit, AVPlayerViewController.
  public static let avPlayerViewController = ElementSchema(
    "avPlayerViewController", class: "AVPlayerViewController", inherits: UIKitElements.viewController, role: .object,
    unarchived: [
      "showsPlaybackControls": "the controls are shown",
      "videoGravity": "the picture is fitted as by default",
    ],
    harmless: ["showsPlaybackControls": "YES", "videoGravity": "AVLayerVideoGravityResizeAspect"], rows: [])

  /// SwiftUI, UIHostingController.
  public static let hostingController = ElementSchema(
    "hostingController", class: "UIHostingController", inherits: UIKitElements.viewController, role: .object, rows: [])
}

extension CustomLowering {
  package enum UIKitControllers: Sendable {
    case refreshControl, controllerView, containment, referenceName, sceneObjects, contentSizes
    case containedControllers, tabControllers, splitControllers
  }

  /// Where a controller's view is archived, and which objects that archive refers to by name.
  public static var controllerView: Self {
    Self(
      .uiKit(.controllers(.controllerView)), reads: ["view"],
      writes: [.key(.view), .key(.externalObjectsTableForViewLoading), .key(.nibName)])
  }

  /// The controllers around and in a controller that are archived with it.
  public static var containment: Self {
    Self(.uiKit(.controllers(.containment)), writes: [.key(.parentViewController), .key(.childViewControllers)])
  }

  /// `UIStoryboardIdentifier` of a reference to another storyboard: the name under which `Info.plist` knows it.
  public static var referenceName: Self {
    Self(.uiKit(.controllers(.referenceName)), writes: [.key(.storyboardIdentifier)])
  }

  /// A scene's segues and its objects beside the controller.
  public static var sceneObjects: Self {
    Self(
      .uiKit(.controllers(.sceneObjects)),
      writes: [.key(.storyboardSegueTemplates), .key(.topLevelObjectsToKeepAliveFromStoryboard)])
  }

  /// Content sizes of controllers for iPad and tvOS: the size of the view.
  public static var contentSizes: Self {
    Self(
      .uiKit(.controllers(.contentSizes)), reads: ["contentSizeForViewInPopover"],
      writes: [.key(.contentSizeForViewInPopover), .key(.preferredContentSize)])
  }

  /// `UIViewControllers` of a container.
  public static var containedControllers: Self {
    Self(.uiKit(.controllers(.containedControllers)), writes: [.key(.viewControllers)])
  }

  /// The same of a tab bar controller, with its bar and the controllers that a user may rearrange.
  public static var tabControllers: Self {
    Self(
      .uiKit(.controllers(.tabControllers)), reads: ["tabBar"],
      writes: [.key(.tabBar), .key(.customizableViewControllers), .key(.viewControllers)])
  }

  /// The same of a split view controller: another class of list.
  public static var splitControllers: Self {
    Self(.uiKit(.controllers(.splitControllers)), writes: [.key(.viewControllers)])
  }
}

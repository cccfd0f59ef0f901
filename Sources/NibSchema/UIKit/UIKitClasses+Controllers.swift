import NibGraph

extension UIKitElements {
  /// Controllers.
  static let controllerClasses: [FrameworkClass] = [
    FrameworkClass(
      .class(.viewController), "UIResponder",
      others: ["UISearchController", "AVPlayerViewController", "GLKViewController", "UIHostingController"],
      kinds: [viewController, glkViewController, avPlayerViewController, hostingController],
      children: [.outlet("view"), .key(.key(.view)), .firstOf([.key(.childControllers), .key(.viewControllers)])],
      properties: [
        ArchivedProperty("preferredContentSize", key: .key(.preferredSize), .size),
        ArchivedProperty("nibName", key: .key(.nibName), .text),
        ArchivedProperty("storyboardIdentifier", key: .key(.storyboardIdentifier), .text),
      ],
      implied: [
        .key(.view), .key(.childControllers), .key(.viewControllers), .key(.parentController), .key(.externalObjects),
        .key(.segueTemplates), .key(.keptAlive), .key(.navigationItem), "UITabBarItem",
      ], outlets: FrameworkOutlets.uiKit, outletTypes: ["view": .class(.view)]),
    FrameworkClass(
      "UINavigationController", .class(.viewController), kinds: [navigationController],
      implied: [.key(.navigationBar), "UIToolbar"]),
    FrameworkClass(
      "UITabBarController", .class(.viewController), kinds: [tabBarController], implied: [.key(.tabBar)]),
    FrameworkClass("UISplitViewController", .class(.viewController), kinds: [splitViewController]),
    FrameworkClass("UIPageViewController", .class(.viewController), kinds: [pageViewController]),
    FrameworkClass(
      "UITableViewController", .class(.viewController), kinds: [tableViewController],
      outlets: FrameworkOutlets.uiKit.union(["staticDataSource"]), viewClass: "UITableView"),
    FrameworkClass(
      "UICollectionViewController", .class(.viewController), kinds: [collectionViewController],
      viewClass: "UICollectionView"),
    FrameworkClass("UIStoryboardSegueTemplate", outlets: segueOutlets),
    FrameworkClass(
      "UIStoryboardShowSegueTemplate", "UIStoryboardSegueTemplate", others: ["UIStoryboardShowDetailSegueTemplate"]),
    FrameworkClass(
      "UIStoryboardPresentationSegueTemplate", "UIStoryboardSegueTemplate", others: ["UIStoryboardModalSegueTemplate"]),
    FrameworkClass(
      "UIStoryboardPopoverPresentationSegueTemplate", "UIStoryboardPresentationSegueTemplate",
      others: ["UIStoryboardPopoverSegueTemplate"]),
    FrameworkClass(
      "UIStoryboardPushSegueTemplate", "UIStoryboardSegueTemplate", others: ["UIStoryboardReplaceSegueTemplate"]),
    FrameworkClass("UIStoryboardEmbedSegueTemplate", "UIStoryboardSegueTemplate"),
    FrameworkClass("UIStoryboardUnwindSegueTemplate", "UIStoryboardSegueTemplate"),
  ]

  /// Those of a popover besides, as the outlets of all objects.
  private static let segueOutlets = FrameworkOutlets.uiKit.union(
    ["anchorView", "sourceView", "anchorBarButtonItem", "barButtonItem"])

  /// Gesture recognizers.
  static let gestureClasses: [FrameworkClass] = [
    FrameworkClass(
      "UIGestureRecognizer", kinds: [gestureRecognizer],
      properties: accessibility + [
        ArchivedProperty("allowedTouchTypes", key: "UIGestureRecognizer.allowedTouchTypes", .any),
        ArchivedProperty(
          "requiresExclusiveTouchType", key: "UIGestureRecognizer.requiresExclusiveTouchType", .bool),
      ], sendsActions: true),
    FrameworkClass(
      "UITapGestureRecognizer", "UIGestureRecognizer", kinds: [tapGestureRecognizer],
      properties: [
        ArchivedProperty("numberOfTapsRequired", key: "UITapGestureRecognizer.numberOfTapsRequired", .int)
      ]),
    FrameworkClass(
      "UITapRecognizer",
      properties: [
        ArchivedProperty("numberOfTapsRequired", key: "UITapRecognizer.numberOfTapsRequired", .int),
        ArchivedProperty("numberOfTouchesRequired", key: "UITapRecognizer.numberOfTouchesRequired", .int),
      ]),
    FrameworkClass(
      "UILongPressGestureRecognizer", "UIGestureRecognizer", kinds: [pongPressGestureRecognizer],
      properties: [
        ArchivedProperty("numberOfTapsRequired", key: "UILongPressGestureRecognizer.numberOfTapsRequired", .int)
      ]),
    FrameworkClass("UIPanGestureRecognizer", "UIGestureRecognizer", kinds: [panGestureRecognizer]),
    FrameworkClass(
      "UIScreenEdgePanGestureRecognizer", "UIPanGestureRecognizer", kinds: [screenEdgePanGestureRecognizer]),
    FrameworkClass("UIPinchGestureRecognizer", "UIGestureRecognizer", kinds: [pinchGestureRecognizer]),
    FrameworkClass("UIRotationGestureRecognizer", "UIGestureRecognizer", kinds: [rotationGestureRecognizer]),
    FrameworkClass("UISwipeGestureRecognizer", "UIGestureRecognizer", kinds: [swipeGestureRecognizer]),
    FrameworkClass("UIHoverGestureRecognizer", "UIGestureRecognizer"),
  ]

  /// Objects that are neither, and helpers of other objects.
  static let otherClasses: [FrameworkClass] = [
    FrameworkClass(
      .class(.constraint), others: [.class(.supportConstraint), "NSIBPrototypingLayoutConstraint"],
      kinds: [constraint]),
    FrameworkClass(
      .class(.layoutGuide),
      properties: [ArchivedProperty("identifier", key: "UILayoutGuideIdentifier", .text)],
      implied: ["UILayoutGuideSystemConstraints"]),
    FrameworkClass(
      "UIVisualEffect", others: [.class(.blurEffect), .class(.vibrancyEffect)],
      properties: [
        ArchivedProperty("style", key: "UIBlurEffectStyle", .int),
        ArchivedProperty("style", key: "UIVibrancyEffectVibrancyStyle", .int),
        ArchivedProperty("automaticStyle", key: "UIBlurEffectAutomaticStyle", .bool),
      ]),
    FrameworkClass(
      "CALayer",
      properties: [
        .loose("cornerRadius", .real), .loose("borderWidth", .real), .loose("borderColor", .color),
        .loose("borderUIColor", .color), .loose("borderColorFromUIColor", .color), .loose("opacity", .real),
        .loose("hidden", .bool), .loose("masksToBounds", .bool), .loose("shadowOpacity", .real),
        .loose("shadowRadius", .real), .loose("shadowOffset", .size), .loose("shadowColor", .color),
        .loose("shadowUIColor", .color),
      ]),
    FrameworkClass(.class(.nib)), FrameworkClass(.class(.traitCollection)), FrameworkClass(.class(.traitOverrides)),
    FrameworkClass(.class(.buttonContent)), FrameworkClass(.class(.fontDescriptor)),
    FrameworkClass(.class(.backgroundConfiguration), kinds: [backgroundConfiguration], isPart: true),
    FrameworkClass("UIButtonConfiguration", kinds: [buttonConfiguration], isPart: true),
    FrameworkClass(.class(.imageSymbols), kinds: [symbolConfiguration], isPart: true),
    FrameworkClass("UIMenuDisplayPreferences"), FrameworkClass("UIStoryboardViewControllerPlaceholder"),
    FrameworkClass("NSParagraphStyle"), FrameworkClass("NSMutableParagraphStyle"), FrameworkClass("NSShadow"),
    FrameworkClass(.class(.locale)), FrameworkClass("UIStoryboardScene"),
  ]
}

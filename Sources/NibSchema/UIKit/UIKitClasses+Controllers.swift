import NibGraph

extension UIKitElements {
  /// Controllers.
  static let controllerClasses: [FrameworkClass] = [
    FrameworkClass(
      .class(.viewController), "UIResponder",
      others: ["UISearchController", "AVPlayerViewController", "GLKViewController", "UIHostingController"],
      kinds: [viewController, glkViewController, avPlayerViewController, hostingController],
      children: [.outlet("view"), .key(.key(.view)), .firstOf([.key(.childViewControllers), .key(.viewControllers)])],
      properties: [
        ArchivedProperty("preferredContentSize", key: .key(.preferredContentSize), .size),
        ArchivedProperty("nibName", key: .key(.nibName), .text),
        ArchivedProperty("storyboardIdentifier", key: .key(.storyboardIdentifier), .text),
      ],
      fields: [
        "view": .key(.view), "viewControllers": .key(.viewControllers), "children": .key(.childViewControllers),
        "parent": .key(.parentViewController), "segueTemplates": .key(.storyboardSegueTemplates),
        "keptObjects": .key(.topLevelObjectsToKeepAliveFromStoryboard),
        "externalObjects": .key(.externalObjectsTableForViewLoading),
        "contentSizeForViewInPopover": .key(.contentSizeForViewInPopover),
      ],
      implied: [
        .key(.view), .key(.childViewControllers), .key(.viewControllers), .key(.parentViewController),
        .key(.externalObjectsTableForViewLoading),
        .key(.storyboardSegueTemplates), .key(.topLevelObjectsToKeepAliveFromStoryboard), .key(.navigationItem),
        "UITabBarItem",
      ], outlets: FrameworkOutlets.uiKit, outletTypes: ["view": .class(.view)]),
    FrameworkClass(
      "UINavigationController", .class(.viewController), kinds: [navigationController],
      properties: [
        .loose("hidesBarsOnSwipe", .bool), .loose("hidesBarsOnTap", .bool),
        .loose("hidesBarsWhenKeyboardAppears", .bool), .loose("hidesBarsWhenVerticallyCompact", .bool),
      ], implied: [.key(.navigationBar), "UIToolbar"]),
    FrameworkClass(
      "UISplitViewController", .class(.viewController), kinds: [splitViewController],
      properties: [
        .loose("maximumPrimaryColumnWidth", .real), .loose("minimumPrimaryColumnWidth", .real),
        .loose("preferredPrimaryColumnWidthFraction", .real),
      ]),
    FrameworkClass(
      "UIPageViewController", .class(.viewController), kinds: [pageViewController],
      properties: [.loose("doubleSided", .bool)]),
    FrameworkClass(
      "UITabBarController", .class(.viewController), kinds: [tabBarController],
      fields: ["tabBar": .key(.tabBar)], implied: [.key(.tabBar)]),
    FrameworkClass(
      "UITableViewController", .class(.viewController), kinds: [tableViewController],
      outlets: FrameworkOutlets.uiKit.union(["staticDataSource"]), viewClass: "UITableView"),
    FrameworkClass(
      "UICollectionViewController", .class(.viewController), kinds: [collectionViewController],
      viewClass: "UICollectionView"),
    FrameworkClass(
      "UIStoryboardSegueTemplate",
      fields: ["destinationKey": .key(.destinationViewControllerIdentifier), "segueClassName": .key(.segueClassName)],
      outlets: segueOutlets),
    FrameworkClass(
      "UIStoryboardShowSegueTemplate", "UIStoryboardSegueTemplate", others: ["UIStoryboardShowDetailSegueTemplate"],
      fields: ["actionName": .key(.actionName)]),
    FrameworkClass(
      "UIStoryboardPresentationSegueTemplate", "UIStoryboardSegueTemplate", others: ["UIStoryboardModalSegueTemplate"]),
    FrameworkClass(
      "UIStoryboardPopoverPresentationSegueTemplate", "UIStoryboardPresentationSegueTemplate",
      others: ["UIStoryboardPopoverSegueTemplate"],
      fields: ["sourceRect": "UIAnchorRect", "sourceView": "UIAnchorView"]),
    FrameworkClass(
      "UIStoryboardPushSegueTemplate", "UIStoryboardSegueTemplate", others: ["UIStoryboardReplaceSegueTemplate"],
      fields: ["containmentContext": "UIDestinationContainmentContext", "splitIndex": .key(.splitViewControllerIndex)]),
    FrameworkClass(
      "UIStoryboardEmbedSegueTemplate", "UIStoryboardSegueTemplate",
      fields: ["performsOnViewLoad": "UIPerformOnViewLoad", "containerView": .key(.containerView)]),
    FrameworkClass(
      "UIStoryboardUnwindSegueTemplate", "UIStoryboardSegueTemplate", fields: ["action": .key(.uiAction)]),
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
      ], fields: ["counts": "UITapGestureRecognizer._imp"]),
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
      ], fields: ["counts": "UILongPressGestureRecognizer._imp"]),
    FrameworkClass(
      "UIPanGestureRecognizer", "UIGestureRecognizer", kinds: [panGestureRecognizer],
      fields: ["translation": "", "velocity": ""]),
    FrameworkClass(
      "UIPinchGestureRecognizer", "UIGestureRecognizer", kinds: [pinchGestureRecognizer], fields: ["velocity": ""]),
    FrameworkClass(
      "UIRotationGestureRecognizer", "UIGestureRecognizer", kinds: [rotationGestureRecognizer],
      fields: ["velocity": ""]),
    FrameworkClass("UIHoverGestureRecognizer", "UIGestureRecognizer", fields: ["zOffset": ""]),
  ]

  /// - Seen: keys of UITraitCollection in compiled nibs.
  private static let traitFields: KeyValuePairs<String, String> = [
    "horizontalSizeClass": TraitVariation.keyPrefix + "HorizontalSizeClass",
    "verticalSizeClass": TraitVariation.keyPrefix + "VerticalSizeClass",
    "userInterfaceStyle": TraitVariation.keyPrefix + "UserInterfaceStyle",
    "userInterfaceIdiom": TraitVariation.keyPrefix + "UserInterfaceIdiom",
    "displayScale": TraitVariation.keyPrefix + "DisplayScale",
  ]

  /// Objects that are neither, and helpers of other objects.
  static let otherClasses: [FrameworkClass] = [
    FrameworkClass(
      .class(.nsLayoutConstraint), others: [.class(.layoutSupportConstraint), "NSIBPrototypingLayoutConstraint"],
      kinds: [constraint],
      fields: [
        // The keys without V2 are for old systems; the others have what the document says.
        "firstAttribute": .key(.firstAttributeV2), "firstAttribute": .key(.firstAttribute),
        "secondAttribute": .key(.secondAttributeV2), "secondAttribute": .key(.secondAttribute),
        "relation": .key(.relation), "multiplier": .key(.multiplier), "constant": .key(.constantV2),
        "constant": .key(.constant), "priority": .key(.priority), "identifier": .key(.layoutIdentifier),
        "symbolicConstant": .key(.symbolicConstant), "shouldBeArchived": .key(.shouldBeArchived),
        "firstItem": .key(.firstItem), "secondItem": .key(.secondItem),
      ]),
    FrameworkClass(
      .class(.layoutGuide),
      properties: [ArchivedProperty("identifier", key: .key(.layoutGuideIdentifier), .text)],
      fields: [
        "allowsNegativeDimensions": "UILayoutGuideAllowsNegativeDimensions",
        "owningViewIsLocked": "UILayoutGuideOwningViewIsLocked", "shouldBeArchived": "UILayoutGuideShouldBeArchived",
        "systemConstraints": "UILayoutGuideSystemConstraints", "owningView": .key(.layoutGuideOwningView),
      ],
      implied: ["UILayoutGuideSystemConstraints"]),
    FrameworkClass(
      "UIVisualEffect", others: [.class(.blurEffect), .class(.vibrancyEffect)],
      properties: [
        ArchivedProperty("style", key: "UIBlurEffectStyle", .int),
        ArchivedProperty("style", key: "UIVibrancyEffectVibrancyStyle", .int),
        ArchivedProperty("automaticStyle", key: "UIBlurEffectAutomaticStyle", .bool),
      ], fields: ["blur": "UIVibrancyEffectBlurStyle", "blur": "UIVibrancyEffectBlurEffect"]),
    FrameworkClass(
      "CALayer",
      properties: [
        .loose("cornerRadius", .real), .loose("borderWidth", .real), .loose("borderColor", .color),
        .loose("borderUIColor", .color), .loose("borderColorFromUIColor", .color), .loose("opacity", .real),
        .loose("hidden", .bool), .loose("masksToBounds", .bool), .loose("shadowOpacity", .real),
        .loose("shadowRadius", .real), .loose("shadowOffset", .size), .loose("shadowColor", .color),
        .loose("shadowUIColor", .color),
      ]),
    FrameworkClass(.class(.nib)), FrameworkClass(.class(.traitCollection), fields: traitFields),
    FrameworkClass(.class(.traitOverrides), fields: ["overrides": "overrides"]),
    FrameworkClass(.class(.buttonContent)), FrameworkClass(.class(.fontDescriptor)),
    FrameworkClass(
      .class(.backgroundConfiguration), kinds: [backgroundConfiguration],
      fields: ["backgroundColor": .key(.backgroundColor)], isPart: true),
    FrameworkClass(
      "UIButtonConfiguration", kinds: [buttonConfiguration],
      fields: ["title": .key(.buttonConfigurationTitle), "subtitle": .key(.buttonConfigurationSubtitle)], isPart: true),
    FrameworkClass(
      .class(.imageSymbolConfiguration), kinds: [symbolConfiguration], fields: ["textStyle": .key(.textStyle)],
      isPart: true),
    FrameworkClass("UIMenuDisplayPreferences"), FrameworkClass("UIStoryboardViewControllerPlaceholder"),
    FrameworkClass("NSParagraphStyle"), FrameworkClass("NSMutableParagraphStyle"),
    FrameworkClass(
      "NSShadow",
      fields: [
        "offsetWidth": .key(.nsShadowHoriz), "offsetHeight": .key(.nsShadowVert),
        "blurRadius": "NSShadowBlurRadius", "color": .key(.nsShadowColor),
      ]),
    FrameworkClass(.class(.locale)), FrameworkClass("UIStoryboardScene"),
  ]
}

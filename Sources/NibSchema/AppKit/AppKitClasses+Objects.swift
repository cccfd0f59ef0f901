import NibGraph

extension AppKitElements {
  /// Controllers of scenes and of models.
  static let controllerClasses: [FrameworkClass] = [
    FrameworkClass(
      .key(.nsViewController), "NSResponder", others: ["NSCollectionViewItem"],
      kinds: [viewController, collectionViewItem], children: [.outlet("view"), .key(.class(.nsView))],
      properties: [ArchivedProperty("nibName", key: .key(.nsNibName), .text)],
      fields: [
        "view": .class(.nsView),
        "segueTemplates": .key(.nsStoryboardSegueTemplates),
        "externalObjects": .key(.nsExternalObjectsTableForViewLoading),
        "showsSegueStyle": "showSeguePresentationStyle",
        "requiresClassSwapper": "connectionsRequireClassSwapperForStoryboardCompilation",
        "storyboardIdentifier": .key(.nsStoryboardIdentifier),
      ],
      implied: [
        .class(.nsView), .key(.nsStoryboardSegueTemplates), .key(.nsExternalObjectsTableForViewLoading),
        .key(.uniqueIdentifierForStoryboardCompilation),
      ],
      outletTypes: ["view": .class(.nsView)]),
    FrameworkClass(
      "NSSplitViewController", .key(.nsViewController), kinds: [splitViewController],
      children: [.path("NSSplitViewItems", .key(.nsSplitViewItemViewController))],
      fields: [
        "splitView": "NSSplitView",
        "items": "NSSplitViewItems",
      ]),
    FrameworkClass(
      "NSSplitViewItem", "NSResponder", kinds: [splitViewItem],
      fields: ["viewController": .key(.nsSplitViewItemViewController)]),
    FrameworkClass(
      "NSTabViewController", .key(.nsViewController), kinds: [tabViewController],
      children: [.path(.key(.privateRelationshipSegueTrackingItems), "viewController")],
      fields: [
        "tabView": .key(.nsTabView),
        "items": .key(.privateRelationshipSegueTrackingItems),
        "selectedTabViewItemIndex": "NSSelectedTabViewItemIndex",
      ]),
    FrameworkClass(.class(.nsPageController), .key(.nsViewController), kinds: [pageController]),
    FrameworkClass(
      "NSWindowController", "NSResponder", others: ["IBNSWindowController"], kinds: [windowController],
      children: [.outlet("window"), .key("IBWindowTemplate"), .key(.key(.ibWindowTemplateContentViewController))],
      fields: [
        "window": "IBWindowTemplate",
        "contentViewController": .key(.ibWindowTemplateContentViewController),
        "uniqueIdentifier": .key(.uniqueIdentifierForStoryboardCompilation),
        "showsSegueStyle": "showSeguePresentationStyle",
      ]),
    FrameworkClass("NSApplication", "NSResponder", children: [], fields: ["mainMenu": "IBMainMenu"]),
    FrameworkClass(
      "NSObjectController", "NSResponder", kinds: [objectController],
      properties: [ArchivedProperty("objectClassName", key: .key(.nsObjectClassName), .text)],
      fields: ["content": ""],
      implied: ["NSDeclaredKeys", .key(.nsManagedProxy)]),
    FrameworkClass(
      "NSTreeController", "NSObjectController", kinds: [treeController],
      fields: ["countKeyPath": "NSTreeContentCountKey"]),
    FrameworkClass(
      "NSArrayController", "NSObjectController", others: ["NSDictionaryController"],
      kinds: [arrayController, dictionaryController], implied: ["NSFilterRestrictsInsertion"]),
    FrameworkClass(
      .class(.nsUserDefaultsController), "NSResponder", kinds: [userDefaultsController],
      names: ["representsSharedInstance": "sharedInstance"], implied: ["NSDeclaredKeys"]),
    FrameworkClass(
      .class(.nsStoryboardSegueTemplate),
      others: [
        .class(.nsStoryboardShowSegueTemplate), .class(.nsStoryboardSheetSegueTemplate),
        .class(.nsStoryboardModalSegueTemplate), .class(.nsStoryboardPopoverSegueTemplate),
        .class(.nsStoryboardEmbedSegueTemplate),
      ],
      fields: [
        "identifier": .key(.nsIdentifier),
        "destinationKey": .key(.nsDestinationControllerIdentifier),
        "segueClassName": .key(.nsSegueClassName),
        "trigger": .key(.nsTrigger),
        "controllerIdentifier": .key(.nsUniqueControllerIdentifier),
      ], outlets: FrameworkOutlets.appKit),
  ]

  /// Windows, menus and toolbars.
  static let windowClasses: [FrameworkClass] = [
    FrameworkClass(
      "NSWindow", "NSResponder", others: ["NSPanel"], kinds: [window],
      children: [.key(.key(.nsWindowView)), .key("NSViewClass")],
      properties: [
        ArchivedProperty("contentRect", key: .key(.nsWindowRect), .rect),
        ArchivedProperty("minSize", key: .key(.nsMinSize), .size),
        ArchivedProperty("maxSize", key: .key(.nsMaxSize), .size),
        ArchivedProperty("contentMinSize", key: .key(.nsWindowContentMinSize), .size),
        ArchivedProperty("contentMaxSize", key: .key(.nsWindowContentMaxSize), .size),
        .loose("visible", .bool),
      ],
      fields: [
        "frameMinSize": .key(.nsMinSize),
        "contentView": .key(.nsWindowView),
        "toolbar": "NSViewClass",
      ],
      values: ["styleMask": ["utility": "utilityWindow", "HUD": "hudWindow"]],
      implied: [
        .key(.nsWindowClass), "NSWindowBacking", "NSScreenRect", .key(.nsMinFullScreenContentSize),
        "NSMaxFullScreenContentSize", .key(.nsWindowView), "NSViewClass",
      ]),
    FrameworkClass("NSPopover", "NSResponder", kinds: [popover], implied: ["NSContentWidth", "NSContentHeight"]),
    FrameworkClass(
      "NSToolbar", "NSResponder", kinds: [toolbar],
      children: [.firstOf(["NSToolbarIBDefaultItems", "NSToolbarIBAllowedItems"])],
      properties: [ArchivedProperty("identifier", key: .key(.nsToolbarIdentifier), .text)],
      fields: [
        "items": .key(.nsToolbarIBDefaultItems),
        "allowedItems": .key(.nsToolbarIBAllowedItems),
        "centeredItemIdentifier": "NSToolbarCenteredItemIdentifier",
      ],
      implied: [
        "NSToolbarIBDefaultItems", "NSToolbarIBAllowedItems", "NSToolbarIBIdentifiedItems",
        "NSToolbarIBSelectableItems",
        "NSToolbarDelegate",
      ]),
    FrameworkClass(
      "NSToolbarItem", "NSResponder",
      others: [
        .class(.nsToolbarFlexibleSpaceItem), .class(.nsToolbarSpaceItem), .class(.nsToolbarSeparatorItem),
        "NSSearchToolbarItem",
      ], kinds: [toolbarItem], children: [.key("NSToolbarItemView")],
      properties: [
        ArchivedProperty("identifier", key: .key(.nsToolbarItemIdentifier), .text),
        ArchivedProperty("paletteLabel", key: .key(.nsToolbarItemPaletteLabel), .text),
        ArchivedProperty("toolTip", key: .key(.nsToolbarItemToolTip), .text),
        ArchivedProperty("minSize", key: .key(.nsToolbarItemMinSize), .size),
        ArchivedProperty("maxSize", key: .key(.nsToolbarItemMaxSize), .size),
      ],
      fields: [
        "view": "NSToolbarItemView",
        "menuFormRepresentation": .key(.nsToolbarItemMenuFormRepresentation),
        "action": .key(.nsToolbarItemAction),
      ],
      names: ["navigational": "isNavigational"],
      implied: ["NSToolbarItemView", "NSToolbarItemTarget", .key(.nsToolbarItemAction)], sendsActions: true),
    FrameworkClass(
      .class(.nsMenu), "NSResponder", kinds: [menu], children: [.key("NSMenuItems")],
      properties: [
        ArchivedProperty("name", key: .key(.nsName), .text),
        ArchivedProperty("autoenablesItems", key: "NSNoAutoenable", .bool, part: .opposite),
      ], fields: ["items": "NSMenuItems"], implied: ["NSMenuItems"]),
    FrameworkClass(
      .class(.nsMenuItem), "NSResponder", kinds: [menuItem], children: [.key(.class(.nsView)), .key(.key(.nsSubmenu))],
      properties: [
        ArchivedProperty("hidden", key: .key(.nsIsHidden), .bool),
        ArchivedProperty(
          "keyEquivalent", key: .key(.nsKeyEquiv), .keyEquivalent(modifiers: [(.key(.nsKeyEquivModMask), 0)])),
        ArchivedProperty("representedObject", key: .key(.nsRepObject), .any),
      ],
      fields: [
        "submenu": .key(.nsSubmenu),
        "view": .class(.nsView),
        "keyEquivalentModifierMask": .key(.nsKeyEquivModMask),
      ],
      names: [
        "isSeparatorItem": "separator", "localization": "allowsAutomaticKeyEquivalentLocalization",
        "mirroring": "allowsAutomaticKeyEquivalentMirroring",
      ],
      implied: [
        .key(.nsMenu), .key(.nsAction), .key(.nsTarget), "NSMnemonicLoc", .key(.nsOnImage), .key(.nsMixedImage),
        "NSActionImage", "NSHasActionImage", "NSAllowsKeyEquivalentLocalization", "NSAllowsKeyEquivalentMirroring",
        .key(.nsHiddenInRepresentation), .key(.nsSubmenu), .class(.nsView), .key(.nsKeyEquivModMask),
      ], sendsActions: true),
  ]

  /// Helpers of other objects, and objects without a class of their own here.
  static let otherClasses: [FrameworkClass] =
    [
      FrameworkClass("NSObject"), FrameworkClass(.class(.nsNib)),
      FrameworkClass(.class(.nsLayoutConstraint), kinds: [constraint]),
      FrameworkClass(
        "NSSortDescriptor", kinds: [sortDescriptor], fields: ["selector": "NSSelector"], names: ["sortKey": "key"]),
      FrameworkClass(.class(.numberFormatter), kinds: [numberFormatter]),
      FrameworkClass(.class(.dateFormatter), kinds: [dateFormatter]),
      FrameworkClass("NSGestureRecognizer"),
      FrameworkClass("NSPanGestureRecognizer", "NSGestureRecognizer", kinds: [panGestureRecognizer]),
      FrameworkClass("NSClickGestureRecognizer", "NSGestureRecognizer", kinds: [clickGestureRecognizer]),
      FrameworkClass("NSPressGestureRecognizer", "NSGestureRecognizer", kinds: [pressGestureRecognizer]),
      FrameworkClass(
        "NSMagnificationGestureRecognizer", "NSGestureRecognizer", kinds: [magnificationGestureRecognizer]),
      FrameworkClass("NSRotationGestureRecognizer", "NSGestureRecognizer", kinds: [rotationGestureRecognizer]),
      FrameworkClass("NSDrawer", kinds: [drawer]), FrameworkClass("NSTouchBar", kinds: [touchBar]),
      FrameworkClass("NSPredicateEditorRowTemplate", kinds: [predicateEditorRowTemplate]),
      FrameworkClass("WebPreferences", kinds: [webPreferences]),
      FrameworkClass("WKWebViewConfiguration", kinds: [wkWebViewConfiguration]),
      FrameworkClass("WKPreferences", kinds: [wkPreferences]),
      FrameworkClass(
        "NSLayoutGuide", kinds: [viewLayoutGuide], fields: ["identifier": .key(.nsLayoutGuideIdentifier)],
        implied: [
          .key(.shouldBeArchived), .key(.nsLayoutGuideNegativeSize), .key(.nsLayoutGuideLockedToOwningView),
          .key(.nsLayoutGuideSystemConstraints),
        ]),
      FrameworkClass(
        DesktopSymbolConfiguration.className,
        fields: [
          "type": .key(.ibNSImageSymbolConfigurationType), "pointSize": .key(.ibNSImageSymbolConfigurationPointSize),
          "weight": .key(.ibNSImageSymbolConfigurationWeight), "scale": .key(.ibNSImageSymbolConfigurationScale),
        ]),
    ] + predicateClasses + helpers.map { FrameworkClass($0) }

  /// A predicate that compares, and what it is made of.
  private static let predicateClasses: [FrameworkClass] = [
    FrameworkClass(
      ArchivedComparison.predicate,
      fields: [
        "leftExpression": .key(.nsLeftExpression), "rightExpression": .key(.nsRightExpression),
        "predicateOperator": .key(.nsPredicateOperator),
      ]),
    FrameworkClass(ArchivedComparison.equality, fields: ["operatorType": .key(.nsOperatorType)]),
    FrameworkClass(ArchivedComparison.keyPath, fields: ["arguments": .key(.nsArguments)]),
    FrameworkClass(ArchivedComparison.keyPathSpecifier, fields: ["keyPath": .key(.nsKeyPath)]),
    FrameworkClass(ArchivedComparison.constant, fields: ["constantValue": .key(.nsConstantValue)]),
  ]

  /// - Seen: classes in compiled nibs.
  private static let helpers = [
    .key(.nsFontManager), .class(.nsDecimalNumberHandler), .class(.nsDecimalNumberPlaceholder),
    .class(.nsTextContainer),
    .class(.nsLayoutManager),
    .class(.nsTextViewSharedData), .class(.nsCursor), .class(.nsUrl), .class(.ibClassReference),
    "_NSRuleEditorViewUnboundRowHolder", .key(.nsManagedProxy), .class(.ibNSViewAutolayoutGuide),
    .class(.nsImageSymbolConfiguration),
    "NSBitmapImageRep", "NSPSMatrix", .class(.nsTextTab), .class(.nsMapTable), .class(.nsTimeZone),
    "NSTouchBarItem", "NSCustomTouchBarItem", "NSPopoverTouchBarItem",
    .key(.nsTextFinder), "WKProcessPool", "WKUserContentController", "WKWebsiteDataStore",
    .class(.nsSelfExpression), "NSMutableDictionary",
  ]
}

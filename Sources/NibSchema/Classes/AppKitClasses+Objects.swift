import NibGraph

extension AppKitElements {
  /// Controllers of scenes and of models.
  static let controllerClasses: [FrameworkClass] = [
    FrameworkClass(
      .key(.nsTabItemController), "NSResponder", others: ["NSCollectionViewItem"],
      kinds: [viewController, collectionViewItem], children: [.outlet("view"), .key(.class(.nsView))],
      properties: [ArchivedProperty("nibName", key: .key(.nsNibName), .text)],
      implied: [.class(.nsView), .key(.nsSegueTemplates), .key(.nsExternalObjects), .key(.nsUniqueIdentifier)],
      outletTypes: ["view": .class(.nsView)]),
    FrameworkClass("NSSplitViewController", .key(.nsTabItemController), kinds: [splitViewController]),
    FrameworkClass("NSSplitViewItem", "NSResponder", kinds: [splitViewItem]),
    FrameworkClass("NSTabViewController", .key(.nsTabItemController), kinds: [tabViewController]),
    FrameworkClass(.class(.nsPageController), .key(.nsTabItemController), kinds: [pageController]),
    FrameworkClass(
      "NSWindowController", "NSResponder", others: ["IBNSWindowController"], kinds: [windowController],
      children: [.outlet("window"), .key("IBWindowTemplate"), .key(.key(.nsWindowContent))]),
    FrameworkClass("NSApplication", "NSResponder", children: []),
    FrameworkClass(
      "NSObjectController", "NSResponder", kinds: [objectController],
      properties: [ArchivedProperty("objectClassName", key: .key(.nsObjectClassName), .text)],
      implied: ["NSDeclaredKeys", "_NSManagedProxy"]),
    FrameworkClass("NSTreeController", "NSObjectController", kinds: [treeController]),
    FrameworkClass(
      "NSArrayController", "NSObjectController", others: ["NSDictionaryController"],
      kinds: [arrayController, dictionaryController], implied: ["NSFilterRestrictsInsertion"]),
    FrameworkClass(
      .class(.nsUserDefaultsController), "NSResponder", kinds: [userDefaultsController],
      names: ["representsSharedInstance": "sharedInstance"], implied: ["NSDeclaredKeys"]),
    FrameworkClass(
      .class(.nsCustomSegue),
      others: [
        .class(.nsShowSegue), .class(.nsSheetSegue), .class(.nsModalSegue), .class(.nsPopoverSegue),
        .class(.nsEmbedSegue),
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
      ], values: ["styleMask": ["utility": "utilityWindow", "HUD": "hudWindow"]],
      implied: [
        .key(.nsWindowClass), "NSWindowBacking", "NSScreenRect", "NSMinFullScreenContentSize",
        "NSMaxFullScreenContentSize", .key(.nsWindowView), "NSViewClass",
      ]),
    FrameworkClass("NSPopover", "NSResponder", kinds: [popover], implied: ["NSContentWidth", "NSContentHeight"]),
    FrameworkClass(
      "NSToolbar", "NSResponder", kinds: [toolbar],
      children: [.firstOf(["NSToolbarIBDefaultItems", "NSToolbarIBAllowedItems"])],
      properties: [ArchivedProperty("identifier", key: .key(.nsToolbarIdentifier), .text)],
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
        ArchivedProperty("paletteLabel", key: .key(.nsToolbarPaletteLabel), .text),
        ArchivedProperty("toolTip", key: .key(.nsToolbarToolTip), .text),
        ArchivedProperty("minSize", key: .key(.nsToolbarMinSize), .size),
        ArchivedProperty("maxSize", key: .key(.nsToolbarMaxSize), .size),
      ], names: ["navigational": "isNavigational"],
      implied: ["NSToolbarItemView", "NSToolbarItemTarget", .key(.nsToolbarAction)], sendsActions: true),
    FrameworkClass(
      .class(.nsMenu), "NSResponder", kinds: [menu], children: [.key("NSMenuItems")],
      properties: [
        ArchivedProperty("name", key: "NSName", .text),
        ArchivedProperty("autoenablesItems", key: "NSNoAutoenable", .bool, part: .opposite),
      ], implied: ["NSMenuItems"]),
    FrameworkClass(
      .class(.nsMenuItem), "NSResponder", kinds: [menuItem], children: [.key(.class(.nsView)), .key("NSSubmenu")],
      properties: [
        ArchivedProperty("hidden", key: .key(.nsIsHidden), .bool),
        ArchivedProperty(
          "keyEquivalent", key: .key(.nsKeyEquivalent), .keyEquivalent(modifiers: [(.key(.nsKeyModifiers), 0)])),
        ArchivedProperty("representedObject", key: .key(.nsRepresentedObject), .any),
      ],
      names: [
        "isSeparatorItem": "separator", "localization": "allowsAutomaticKeyEquivalentLocalization",
        "mirroring": "allowsAutomaticKeyEquivalentMirroring",
      ],
      implied: [
        .key(.nsMenu), .key(.nsAction), .key(.nsTarget), "NSMnemonicLoc", .key(.nsOnImage), .key(.nsMixedImage),
        "NSActionImage", "NSHasActionImage", "NSAllowsKeyEquivalentLocalization", "NSAllowsKeyEquivalentMirroring",
        .key(.nsHiddenInRepresentation), "NSSubmenu", .class(.nsView), .key(.nsKeyModifiers),
      ], sendsActions: true),
  ]

  /// Helpers of other objects, and objects without a class of their own here.
  static let otherClasses: [FrameworkClass] =
    [
      FrameworkClass("NSObject"), FrameworkClass(.class(.nsNib)),
      FrameworkClass(.class(.constraint), kinds: [constraint]),
      FrameworkClass("NSSortDescriptor", kinds: [sortDescriptor], names: ["sortKey": "key"]),
      FrameworkClass(.class(.numberFormatter), kinds: [numberFormatter]),
      FrameworkClass(.class(.dateFormatter), kinds: [dateFormatter]),
      FrameworkClass("NSPanGestureRecognizer", kinds: [panGestureRecognizer]),
      FrameworkClass("NSClickGestureRecognizer", kinds: [clickGestureRecognizer]),
      FrameworkClass("NSPressGestureRecognizer", kinds: [pressGestureRecognizer]),
      FrameworkClass("NSMagnificationGestureRecognizer", kinds: [magnificationGestureRecognizer]),
      FrameworkClass("NSRotationGestureRecognizer", kinds: [rotationGestureRecognizer]),
      FrameworkClass("NSDrawer", kinds: [drawer]), FrameworkClass("NSTouchBar", kinds: [touchBar]),
      FrameworkClass("NSPredicateEditorRowTemplate", kinds: [predicateEditorRowTemplate]),
      FrameworkClass("WebPreferences", kinds: [webPreferences]),
      FrameworkClass("WKWebViewConfiguration", kinds: [wkWebViewConfiguration]),
      FrameworkClass("WKPreferences", kinds: [wkPreferences]),
    ] + helpers.map { FrameworkClass($0) }

  /// - Seen: classes in compiled nibs.
  private static let helpers = [
    "NSFontManager", .class(.nsDecimalHandler), .class(.nsDecimal), .class(.nsTextContainer), .class(.nsLayoutManager),
    .class(.nsSharedData), .class(.nsCursor), .class(.nsUrl), .class(.nsClassReference),
    "_NSRuleEditorViewUnboundRowHolder", "_NSManagedProxy", "IBNSViewAutolayoutGuide", "NSLayoutGuide",
    "NSBitmapImageRep", "NSPSMatrix", "NSTextTab", "NSTouchBarItem", "NSCustomTouchBarItem", "NSPopoverTouchBarItem",
    .key(.nsTextFinder), "WKProcessPool", "WKUserContentController", "WKWebsiteDataStore",
    .class(.nsConstantExpression), .class(.nsSelfExpression), .class(.nsKeyPathExpression),
    .class(.nsFunctionExpression), "NSMutableDictionary",
  ]
}

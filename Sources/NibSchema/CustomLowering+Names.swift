extension CustomLowering {
  /// What a custom lowering reads of its element and writes to its object.
  public struct Names: Sendable {
    /// Attributes, keys of children and tags of children without a key.
    public let reads: [String]
    /// Keys, in the order in which they are archived.
    public let writes: [String]

    init(reads: [String] = [], writes: [String] = []) {
      self.reads = reads
      self.writes = writes
    }
  }

  /// Attributes and children of the element that are read. What is read of elements above and below is not among them.
  public var reads: [String] { names.reads }

  /// Keys of the element's object that are written.
  public var writes: [String] { names.writes }

  /// The declaration. Exhaustive: a custom lowering without one does not compile.
  public var names: Names {
    switch self {
    case .frame:
      Names(reads: ["frame", "bounds", "simulatedStatusBarMetrics"], writes: ["UIBounds", "UICenter"])
    case .subviews, .textSubviews: Names(reads: ["subviews"], writes: ["UISubviews"])
    case .cellSubviews:
      Names(
        reads: [
          "subviews", "contentView", "tableViewCellContentView", "collectionViewCellContentView", "detailTextLabel",
          "separatorInset", "frame",
        ], writes: ["UISubviews"])
    case .segmentSubviews: Names(reads: ["subviews", "segments", "frame"], writes: ["UISubviews"])
    case .tableSubviews:
      Names(reads: ["subviews", "tableFooterView", "tableHeaderView"], writes: ["UISubviews"])
    case .collectionSubviews:
      Names(
        reads: ["subviews", "collectionViewLayout", "sectionHeaderView", "sectionFooterView"], writes: ["UISubviews"])
    case .constraints: Names(reads: ["constraints", "subviews"], writes: ["UIViewAutolayoutConstraints"])
    case .layoutGuides: Names(reads: ["viewLayoutGuide", "safeArea"], writes: ["UIViewLayoutGuides"])
    case .translatesMask:
      Names(
        reads: ["translatesAutoresizingMaskIntoConstraints", "fixedFrame"],
        writes: ["UIViewDoesNotTranslateAutoresizingMaskIntoConstraints"])
    case .textHighlight: Names(writes: ["UITextHighlightAttributes"])
    case .textContentSize: textSizeNames
    case .tableContentSize:
      Names(
        reads: ["frame", "style", "sectionFooterHeight", "tableHeaderView", "tableFooterView"],
        writes: ["UIContentSize"])
    case .collectionContentSize:
      Names(reads: ["frame", "collectionViewLayout", "cells"], writes: ["UIDelegate", "UIContentSize"])
    case .buttonStates:
      Names(
        reads: ["state", "buttonType", "enabled", "customClass", "configuration"], writes: ["UIButtonStatefulContent"])
    case .configurationTitle, .configurationSubtitle, .configurationColor, .symbolTextStyle: configurationNames
    case .menuName: Names(reads: ["id"], writes: ["identifier", "propertyList"])
    case .segments: Names(reads: ["segments", "frame"], writes: ["UISegments"])
    case .switchFrame: Names(reads: ["frame"])
    case .visualEffect:
      Names(
        reads: ["blurEffect", "vibrancyEffect", "contentView"],
        writes: ["UIVisualEffectViewEffect", "UIVisualEffectViewGroupName", "UIVisualEffectViewContentView"])
    case .barMargins: Names(reads: ["layoutMargins"], writes: ["UIViewLayoutMargins"])
    case .constraint: constraintNames
    case .styledText, .labelStyledText, .labelShrinking, .labelScale, .labelBackground, .labelTraitOverrides:
      textNames
    case .tableBackground, .cellBackground, .tableTraitOverrides, .systemBackground, .tableCellContent,
      .collectionCellContent, .tablePrototypes, .collectionPrototypes, .staticTable, .refreshControl:
      listNames
    case .controllerView, .containment, .referenceName, .sceneObjects, .contentSizes, .containedControllers,
      .tabControllers,
      .splitControllers, .segue, .navigationBarItems, .tabBarItems, .toolbarItems, .itemButtons, .itemBar:
      sceneNames
    case .menuKeyModifiers, .menuStateImages, .menuItemAction, .menuItemTarget, .representedObject, .popUpType,
      .buttonFont, .switchImage, .customSubviews, .boxTitle, .menuItemHiding,
      .selectedItemPlace, .selectedSegment, .searchFieldFlags, .cancelButtonLabel, .cellAsTarget, .cellAsDelegate,
      .pathComponents, .boxContent, .boxMargins, .textCompletion:
      appKitControlNames
    case .toolbarIdentifier, .barItems, .toolbarItemIdentifier, .toolbarItemLabel, .toolbarItemTip, .toolbarItemAction,
      .toolbarItemSizes, .toolbarItemMenu, .touchBarItemIdentifier, .cellControl, .matrixCells, .ruleEditorViews,
      .ruleEditorHolder,
      .predicateRightType, .predicateViews, .webPreferenceValues:
      appKitGroupNames
    case .classSwapperNames, .directClassNames, .customViewClass, .customObjectClass, .classReference, .windowClass,
      .windowRect, .windowLimits, .frameText, .autoresizingTranslation, .squareButtonType, .characterPicker:
      appKitNames
    default: containerNames
    }
  }

  /// Windows, views and cells of AppKit.
  private var appKitNames: Names {
    switch self {
    case .classSwapperNames, .directClassNames:
      Names(reads: ["customClass", "customModule"], writes: ["NSClassName", "NSOriginalClassName"])
    case .customViewClass:
      Names(reads: ["customClass", "customModule"], writes: ["IBClassReference", "NSClassName"])
    case .customObjectClass:
      Names(
        reads: ["id", "customClass", "customModule"],
        writes: ["IBClassReference", "NSClassName", "NSOriginalClassName", "NSInitializeWithInit"])
    case .classReference:
      Names(reads: ["customClass", "customModule", "customModuleProvider"], writes: ["IBClassReference"])
    case .windowClass: Names(reads: ["customClass", "customModule"], writes: ["NSWindowClass"])
    case .windowRect: Names(reads: ["contentRect", "screenRect", "initialPositionMask"], writes: ["NSWindowRect"])
    case .windowLimits: Names(reads: ["minSize", "maxSize", "styleMask"], writes: ["NSMinSize", "NSMaxSize"])
    case .frameText: Names(reads: ["frame"], writes: ["NSFrame", "NSFrameSize"])
    case .autoresizingTranslation:
      Names(
        reads: ["translatesAutoresizingMaskIntoConstraints", "fixedFrame", "autoresizingMask"],
        writes: ["NSDoNotTranslateAutoresizingMask"])
    case .squareButtonType: Names(reads: ["type", "behavior"], writes: ["NSAuxButtonType"])
    default: Names(writes: ["NSCharacterPickerEnabled"])
    }
  }

  /// Menus, controls and their cells of AppKit.
  private var appKitControlNames: Names {
    switch self {
    case .menuKeyModifiers:
      Names(reads: ["keyEquivalentModifierMask", "isSeparatorItem"], writes: ["NSKeyEquivModMask"])
    case .menuStateImages: Names(reads: ["onStateImage", "mixedStateImage"], writes: ["NSOnImage", "NSMixedImage"])
    case .menuItemAction: Names(reads: ["submenu"], writes: ["NSAction"])
    case .menuItemTarget: Names(reads: ["submenu"], writes: ["NSTarget"])
    case .representedObject: Names(reads: ["representedObject"], writes: ["NSRepObject"])
    case .buttonFont: Names(reads: ["font", "bezelStyle"], writes: ["NSSupport"])
    case .switchImage:
      Names(reads: ["type", "font", "image", "bezelStyle"], writes: ["NSAlternateImage", "NSNormalImage"])
    case .customSubviews: Names(reads: ["subviews"], writes: ["NSSubviews"])
    case .boxTitle: Names(reads: ["boxType", "title"], writes: ["NSContents"])
    case .menuItemHiding: Names(reads: ["hidden"], writes: ["NSIsHidden"])
    case .popUpType: Names(reads: ["behavior", "type"], writes: ["NSAuxButtonType"])
    case .selectedItemPlace: Names(reads: ["selectedItem", "menu"], writes: ["NSSelectedIndex"])
    case .selectedSegment: Names(reads: ["segments"], writes: ["NSSelectedSegment"])
    case .searchFieldFlags:
      Names(reads: ["sendsWholeSearchString", "sendsSearchStringImmediately"], writes: ["NSSearchFieldFlags"])
    case .cancelButtonLabel: Names(writes: ["NSAccessibilityOverriddenAttributes"])
    case .cellAsTarget: Names(writes: ["NSTarget"])
    case .cellAsDelegate: Names(writes: ["NSDataSource", "NSDelegate", "NSTarget"])
    case .pathComponents: Names(reads: ["url", "font"], writes: ["NSPathComponentCells"])
    case .boxContent: Names(reads: ["contentView"], writes: ["NSSubviews"])
    case .boxMargins: Names(reads: ["boxType", "contentViewMargins"], writes: ["NSOffsets"])
    default: Names(writes: ["NSAutomaticTextCompletionDisabled"])
    }
  }

  /// Configurations of buttons and symbols.
  private var configurationNames: Names {
    switch self {
    case .configurationTitle:
      Names(
        reads: ["title", "titleFontDescription", "attributedTitle"], writes: ["UIButtonConfigurationTitle"])
    case .configurationSubtitle:
      Names(
        reads: ["subtitle", "subtitleFontDescription", "attributedSubtitle"],
        writes: ["UIButtonConfigurationSubtitle"])
    case .configurationColor: Names(reads: ["backgroundColor"], writes: ["backgroundColor"])
    default:
      Names(reads: ["configurationType", "fontDescription"], writes: ["UIPointSize", "UITextStyle"])
    }
  }

  /// Toolbars, touch bars, matrices, rule editors and web views of AppKit.
  private var appKitGroupNames: Names {
    switch self {
    case .toolbarIdentifier:
      Names(reads: ["explicitIdentifier", "implicitIdentifier"], writes: ["NSToolbarIdentifier"])
    case .barItems:
      Names(
        reads: ["allowedToolbarItems", "defaultToolbarItems"],
        writes: [
          "NSToolbarIBIdentifiedItems", "NSToolbarIBAllowedItems", "NSToolbarIBDefaultItems",
          "NSToolbarIBSelectableItems",
        ])
    case .toolbarItemIdentifier:
      Names(reads: ["explicitItemIdentifier", "implicitItemIdentifier"], writes: ["NSToolbarItemIdentifier"])
    case .toolbarItemLabel:
      Names(reads: ["paletteLabel", "implicitItemIdentifier"], writes: ["NSToolbarItemPaletteLabel"])
    case .toolbarItemTip: Names(reads: ["toolTip", "implicitItemIdentifier"], writes: ["NSToolbarItemToolTip"])
    case .toolbarItemAction: Names(reads: ["implicitItemIdentifier"], writes: ["NSToolbarItemAction"])
    case .toolbarItemSizes:
      Names(
        reads: ["minSize", "maxSize", "implicitItemIdentifier", "view"],
        writes: ["NSToolbarItemMinSize", "NSToolbarItemMaxSize"])
    case .toolbarItemMenu:
      Names(reads: ["implicitItemIdentifier"], writes: ["NSToolbarItemMenuFormRepresentation"])
    case .touchBarItemIdentifier: Names(reads: ["identifier", "id"], writes: ["NSTouchBarItemIdentifier"])
    case .cellControl: Names(writes: ["NSControlView"])
    case .matrixCells: Names(reads: ["cells"], writes: ["NSNumRows", "NSNumCols", "NSCells"])
    case .ruleEditorViews: Names(reads: ["frame"], writes: ["NSSubviews"])
    case .ruleEditorHolder: Names(writes: ["NSRuleEditorSlicesHolder"])
    case .predicateRightType:
      Names(reads: ["rightExpressionObject"], writes: ["NSPredicateTemplateRightAttributeType"])
    case .predicateViews:
      Names(reads: ["popUpMenus", "rightExpressionObject"], writes: ["NSPredicateTemplateViews"])
    default: Names(reads: webPreferenceNames, writes: ["Values"])
    }
  }

  private var webPreferenceNames: [String] { AppKitWebPreference.all.map(\.attribute) }

  private var constraintNames: Names {
    Names(
      reads: [
        "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "constant", "multiplier",
        "priority", "identifier", "symbolic",
      ],
      writes: [
        "NSFirstItem", "NSFirstAttributeV2", "NSFirstAttribute", "NSRelation", "NSMultiplier", "NSSecondItem",
        "NSSecondAttributeV2", "NSSecondAttribute", "NSSymbolicConstant", "NSConstantV2", "NSShouldBeArchived",
        "NSLayoutIdentifier", "NSPriority", "NSConstant",
      ])
  }

  /// Texts, and labels of cells.
  private var textNames: Names {
    switch self {
    case .labelShrinking:
      Names(
        reads: ["adjustsFontSizeToFit", "fontDescription", "minimumScaleFactor", "minimumFontSize"],
        writes: ["UIAdjustsFontSizeToFit", "UIMinimumFontSize"])
    case .labelScale:
      Names(
        reads: ["adjustsFontSizeToFit", "fontDescription", "minimumScaleFactor", "minimumFontSize"],
        writes: ["UIMinimumScaleFactor"])
    case .labelBackground:
      Names(reads: ["backgroundColor", "opaque"], writes: ["UIBackgroundColor", "UIOpaque"])
    case .labelTraitOverrides: Names(writes: ["UIViewTraitOverrides", "UIViewLocalOverrideTraitCollection"])
    default:
      Names(
        reads: ["attributedText", "text", "fontDescription", "textColor", "textAlignment", "lineBreakMode"],
        writes: ["UIText", "UIAttributedText", "UIFont", "UITextColor", "UITextAlignment"])
    }
  }

  /// Table and collection views and their cells.
  private var listNames: Names {
    switch self {
    case .tableBackground: Names(reads: ["backgroundColor", "style"], writes: ["UIBackgroundColor"])
    case .cellBackground:
      Names(
        reads: ["backgroundColor", "selectionStyle"],
        writes: ["UIBackgroundColor", "UIDidEncodeCompatibilityBackgroundColor"])
    case .tableTraitOverrides: Names(writes: ["UIViewTraitOverrides", "UIViewLocalOverrideTraitCollection"])
    case .systemBackground:
      Names(reads: ["backgroundColor", "selectionStyle", "frame"], writes: ["UISystemBackgroundView"])
    case .tableCellContent:
      Names(
        reads: ["contentView", "tableViewCellContentView", "textLabel", "detailTextLabel", "imageView"],
        writes: ["UIContentView", "UITextLabel", "UIDetailTextLabel", "UIImageView"])
    case .collectionCellContent:
      Names(reads: ["contentView", "collectionViewCellContentView"], writes: ["UIContentView"])
    case .tablePrototypes:
      Names(
        reads: ["prototypes"],
        writes: ["UITableViewCellPrototypeNibs", "UITableViewCellPrototypeNibExternalObjects"])
    case .collectionPrototypes:
      Names(
        reads: ["cells", "sectionHeaderView", "sectionFooterView"],
        writes: [
          "UICollectionViewCellPrototypeNibExternalObjects",
          "UICollectionViewSupplementaryViewPrototypeNibExternalObjects", "UICollectionViewCellNibDict",
          "UICollectionViewSupplementaryViewNibDict",
        ])
    case .staticTable: Names(reads: ["sections"])
    default: Names(reads: ["refreshControl"], writes: ["UIRefreshControl"])
    }
  }

  /// Controllers and what hangs on them.
  private var sceneNames: Names {
    switch self {
    case .controllerView:
      Names(reads: ["view"], writes: ["UIView", "UIExternalObjectsTableForViewLoading", "UINibName"])
    case .referenceName: Names(writes: ["UIStoryboardIdentifier"])
    case .containment: Names(writes: ["UIParentViewController", "UIChildViewControllers"])
    case .sceneObjects: Names(writes: ["UIStoryboardSegueTemplates", "UITopLevelObjectsToKeepAliveFromStoryboard"])
    case .contentSizes:
      Names(
        reads: ["contentSizeForViewInPopover"],
        writes: ["UIContentSizeForViewInPopover", "UIPreferredContentSize"])
    case .containedControllers, .splitControllers: Names(writes: ["UIViewControllers"])
    case .tabControllers:
      Names(reads: ["tabBar"], writes: ["UITabBar", "UICustomizableViewControllers", "UIViewControllers"])
    case .segue:
      Names(
        reads: ["kind", "destination", "unwindAction", "splitViewControllerTargetIndex", "action", "customClass"],
        writes: [
          "UIDestinationViewControllerIdentifier", "UIDestinationContainmentContext", "UISplitViewControllerIndex",
          "UIPerformOnViewLoad", "UIContainerView", "UIAction", "UIActionName", "UISegueClassName",
        ])
    case .itemButtons:
      Names(
        reads: ["leftBarButtonItem", "leftBarButtonItems", "rightBarButtonItem", "rightBarButtonItems"],
        writes: [
          "UILeftBarButtonItem", "UIRightBarButtonItem", "UICenterItemGroups", "UILeftBarButtonItems",
          "UIRightBarButtonItems",
        ])
    case .itemBar: Names(writes: ["UINavigationBar"])
    default: Names(reads: ["items"], writes: ["UIItems", "UIDelegate"])
    }
  }
}

/// Elements of AppKit's documents that are no kinds. Seen: their attributes and children, in 596 documents.
extension PartNames {
  static let appkit: [PartNames] = [
    PartNames(
      "document",
      """
      type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout \
      customObjectInstantitationMethod initialViewController promptedForUpgradeToXcode5
      """, children: "*"),
    PartNames("image", "name width height catalog", children: "mutableData"),
    PartNames(
      "color",
      "colorSpace customColorSpace alpha red green blue white cyan magenta yellow black name catalog"),
    PartNames("accessibility", "description help identifier"),
    PartNames("outlet", "property destination id"), PartNames("action", "selector target destination id trigger"),
    PartNames("binding", "destination name keyPath id previousBinding", children: "dictionary"),
    PartNames("accessibilityConnection", "property destination id"),
    PartNames("classReference", "className moduleName"), PartNames("metadata", children: "bool"),
    PartNames("viewLayoutGuide", "id"), PartNames("value", "type width height x y minY"),
    PartNames(
      "behavior",
      "doesNotDimImage lightByGray lightByBackground lightByContents changeGray changeBackground changeContents pushIn"),
    PartNames("modifierMask", "shift control option command"),
    PartNames(
      "windowStyleMask",
      """
      titled closable miniaturizable resizable utility documentModal nonactivatingPanel texturedBackground \
      unifiedTitleAndToolbar HUD fullScreen fullSizeContentView
      """),
    PartNames(
      "windowCollectionBehavior",
      """
      canJoinAllSpaces moveToActiveSpace managed transient stationary participatesInCycle ignoresCycle \
      fullScreenPrimary fullScreenAuxiliary fullScreenNone fullScreenAllowsTiling fullScreenDisallowsTiling
      """),
    PartNames("windowPositionMask", "leftStrut rightStrut topStrut bottomStrut"),
    PartNames("contentBorderThickness", "minY"), PartNames("tableColumnResizingMask", "resizeWithTable userResizable"),
    PartNames("tableViewGridLines", "vertical horizontal dashed"),
    PartNames("datePickerElements", "hour minute second timeZone year month day era"),
    PartNames("allowedUnits", "bytes KB MB GB TB PB EB ZB YBOrHigher"),
    PartNames("comparisonPredicateOptions", "caseInsensitive diacriticInsensitive normalized"),
    PartNames("font", "metaFont size name usesAppearanceFont textStyle"),
    PartNames(
      "userDefinedRuntimeAttribute", "type keyPath value localized",
      children:
        "string mutableString attributedString integer real bool size point rect range color edgeInsets imageReference nil"
    ),
    PartNames("contentFilters", children: "ciFilter"), PartNames("backgroundFilters", children: "ciFilter"),
    PartNames("ciFilter", "name", children: "configuration"), PartNames("configuration", children: "*"),
    PartNames("ciColor", "red green blue alpha"), PartNames("data"),
    PartNames("textAttributesForNegativeValues", children: "*"),
    PartNames("symbolConfiguration", "configurationType pointSize weight scale", children: "nil"),
    PartNames("expression", "type", children: "string"),
    // Kinds of which some are not lowered; see `KindPlan.isToldOfAsPart`.
    PartNames(
      "segue",
      """
      id destination kind relationship identifier customClass customModule customModuleProvider preferredEdge \
      popoverBehavior popoverAnchorView
      """),
    PartNames(
      "viewControllerTransitionOptions",
      "key crossfade slideUp slideDown slideLeft slideRight slideForward slideBackward allowUserInteraction"),
    PartNames(
      "controllerPlaceholder",
      "id sceneMemberID storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier",
      children: "connections"),
    // Containers.
    PartNames("cells", children: "column"),
    PartNames("allowedToolbarItems", children: "toolbarItem"),
    PartNames("defaultToolbarItems", children: "toolbarItem"),
    PartNames("allowedInputSourceLocales", children: "*"), PartNames("allowedTypes", children: "*"),
    PartNames("beginningViews", children: "*"), PartNames("middleViews", children: "*"),
    PartNames("endViews", children: "*"), PartNames("columns", children: "*"), PartNames("column", children: "*"),
    PartNames("rows", children: "*"), PartNames("gridCells", children: "*"), PartNames("rowTemplates", children: "*"),
    PartNames("customSpacing", children: "real"), PartNames("visibilityPriorities", children: "integer real"),
    PartNames("holdingPriorities", children: "real"), PartNames("declaredKeys", children: "*"),
    PartNames("objectValues", children: "*"), PartNames("popUpMenus", children: "menu"),
    PartNames("prototypeCellViews", children: "*"), PartNames("splitViewItems", children: "*"),
    PartNames("tabViewItems", children: "*"), PartNames("tableColumns", children: "*"),
    PartNames("touchBarItems", children: "touchBarItem touchBarSpacerItem touchBarPopoverItem"),
    PartNames("dictionary", children: "*"),
  ]
}

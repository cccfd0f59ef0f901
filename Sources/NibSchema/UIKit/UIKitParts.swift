/// Elements of UIKit's documents that are no kinds. Seen: their attributes and children, in 936 documents.
extension PartNames {
  static let uikit: [PartNames] = [
    PartNames(
      "document",
      """
      type version toolsVersion systemVersion targetRuntime propertyAccessControl useAutolayout useTraitCollections \
      useSafeAreas colorMatched initialViewController launchScreen promptedForUpgradeToXcode5 variant \
      generatesPrototypingConstraints
      """, children: "*"),
    PartNames("device", "orientation appearance layout", children: "adaptation"), PartNames("adaptation"),
    PartNames("customFonts", children: "array mutableArray"),
    PartNames("image", "name width height catalog", children: "mutableData"),
    PartNames(
      "color",
      """
      colorSpace customColorSpace alpha red green blue white cyan magenta yellow black name systemColor \
      cocoaTouchSystemColor xcode11CocoaTouchSystemColor catalog
      """),
    PartNames("accessibility", "label hint value identifier", children: "bool accessibilityTraits string"),
    PartNames(
      "accessibilityTraits",
      """
      none button link image selected playsSound keyboardKey staticText summaryElement notEnabled updatesFrequently \
      searchField startsMediaSession adjustable allowsDirectInteraction causesPageTurn header
      """),
    PartNames("outlet", "property destination id"),
    PartNames("outletCollection", "property destination id collectionClass appends"),
    PartNames("action", "selector destination id eventType"),
    PartNames("viewLayoutGuide", "id"), PartNames("layoutGuides", children: "viewControllerLayoutGuide"),
    PartNames("viewControllerLayoutGuide", "type id"), PartNames("exit", "id sceneMemberID"),
    PartNames("mask", children: "include exclude"), PartNames("include", "reference"),
    PartNames("exclude", "reference"),
    // Recognizers are objects beside the view; the element in it is empty. Seen: 6 of 6.
    PartNames("gestureRecognizers"),
    PartNames("nil", "name"), PartNames("frame", "minX minY maxX maxY width height"),
    PartNames("priority", "horizontal vertical"),
    PartNames("offsetWrapper", "horizontal vertical"),
    PartNames("value", "type width height"), PartNames("blurEffect", "style"),
    PartNames("popoverArrowDirection", "up down left right"), PartNames("rectEdge", "top left bottom right"),
    PartNames("extendedEdge", "top left bottom right"),
    PartNames(
      "dataDetectorType",
      "phoneNumber link address calendarEvent shipmentTrackingNumber flightNumber lookupSuggestion"),
    PartNames(
      "dataDetectorTypes", "phoneNumber link address calendarEvent trackingNumber flightNumber lookupSuggestion all"),
    PartNames(
      "textInputTraits",
      """
      autocapitalizationType autocorrectionType enablesReturnKeyAutomatically inlinePredictionType keyboardAppearance \
      keyboardType returnKeyType secureTextEntry smartDashesType smartInsertDeleteType smartQuotesType \
      spellCheckingType textContentType
      """),
    PartNames("fontDescription", "type weight style name family pointSize size metaFont"),
    PartNames("font", "type weight style name family pointSize size metaFont"),
    // Kinds of which some are not lowered; see `KindPlan.isToldOfAsPart`.
    PartNames(
      "segue",
      """
      id destination kind relationship identifier customClass customModule customModuleProvider trigger unwindAction \
      splitViewControllerTargetIndex action reference animates modalPresentationStyle modalTransitionStyle \
      popoverAnchorBarButtonItem
      """, children: "popoverArrowDirection nil"),
    PartNames(
      "viewControllerPlaceholder",
      "id sceneMemberID storyboardName referencedIdentifier bundleIdentifier storyboardIdentifier",
      children: "tabBarItem navigationItem toolbarItems nil size connections"),
    // Containers.
    PartNames("cells", children: "tableViewCell collectionViewCell"),
    PartNames("items", children: "barButtonItem tabBarItem navigationItem"),
    PartNames("rightBarButtonItems", children: "barButtonItem"),
    PartNames("leftBarButtonItems", children: "barButtonItem"),
    PartNames("constraints", children: "constraint"), PartNames("toolbarItems", children: "*"),
    PartNames(
      "viewControllers",
      children: """
        viewController tableViewController collectionViewController navigationController tabBarController \
        splitViewController pageViewController glkViewController avPlayerViewController hostingController \
        imagePickerController inputViewController viewControllerPlaceholder
        """),
    PartNames("prototypes", children: "*"), PartNames("sections", children: "tableViewSection"),
    PartNames("scopeButtonTitles", children: "*"), PartNames("menuElements", children: "*"),
    PartNames(
      "tableViewSection", "id headerTitle footerTitle",
      children: "cells string mutableString sectionHeaderView sectionFooterView view"),
  ]
}

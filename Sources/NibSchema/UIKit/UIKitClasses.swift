import NibGraph

extension FrameworkClasses {
  /// UIKit's classes, and those of other frameworks that documents for iOS have.
  ///
  /// - Documented: superclasses, by the pages of the classes. Seen: names and keys, in compiled nibs.
  public static let uiKit = FrameworkClasses(
    UIKitElements.viewClasses + UIKitElements.listClasses + UIKitElements.controlClasses + UIKitElements.barClasses
      + UIKitElements.controllerClasses + UIKitElements.gestureClasses + UIKitElements.otherClasses,
    describedBy: .uikit)
}

extension UIKitElements {
  /// Views that show something, and what all views have.
  static let viewClasses: [FrameworkClass] = [
    FrameworkClass("UIResponder", properties: accessibility),
    FrameworkClass(
      "UIView", "UIResponder", kinds: [view, containerView], children: [.key(.key(.subviews))],
      properties: viewProperties,
      fields: [
        "subviews": .key(.subviews), "constraints": .key(.viewAutolayoutConstraints),
        "layoutGuides": .key(.viewLayoutGuides),
        "marginsAreDirectional": "UIViewLayoutMarginsAreDirectional",
        "traitCollection": .key(.viewLocalOverrideTraitCollection),
        "traitOverrides": .key(.viewTraitOverrides), "largeContent": .key(.viewLargeContentStoredProperties),
      ],
      names: [
        "clipsSubviews": "clipsToBounds", "horizontalHuggingPriority": "contentHuggingPriority",
        "horizontalCompressionResistancePriority": "contentCompressionResistancePriority",
        "directionalLayoutMargins": "layoutMargins", "layoutMarginsFollowReadableWidth": "followsReadableWidth",
      ],
      implied: [
        .key(.subviews), .key(.viewAutolayoutConstraints), .key(.viewLayoutGuides),
        .key(.viewLargeContentStoredProperties), .key(.viewTraitOverrides),
        .key(.viewLocalOverrideTraitCollection),
      ], outlets: FrameworkOutlets.uiKitViews),
    FrameworkClass(
      "UILabel", "UIView", others: [.class(.tableViewLabel)], kinds: [label],
      properties: texts + [
        ArchivedProperty("adjustsFontSizeToFitWidth", key: .key(.adjustsFontSizeToFit), .bool),
        ArchivedProperty("minimumScaleFactor", key: .key(.minimumScaleFactor), .real),
        ArchivedProperty("minimumFontSize", key: .key(.minimumFontSize), .real),
        ArchivedProperty("letterformAwareSizingRule", key: "UILetterformAwareSizingRule", .int),
        ArchivedProperty("keepsTextColorOnTraitChange", key: "UIDisableUpdateTextColorOnTraitCollectionChange", .bool),
      ], names: ["highlightedColor": "highlightedTextColor"], outlets: FrameworkOutlets.uiKitPlainViews),
    FrameworkClass(
      "UIImageView", "UIView", kinds: [imageView],
      properties: [
        ArchivedProperty("animationImages", key: "UIAnimationImages", .list),
        ArchivedProperty("highlightedAnimationImages", key: "UIHighlightedAnimationImages", .list),
        ArchivedProperty("animationDuration", key: "UIAnimationDuration", .real),
        ArchivedProperty("animationRepeatCount", key: "UIAnimationRepeatCount", .int),
        .loose("adjustsImageWhenAncestorFocused", .bool),
      ], outlets: FrameworkOutlets.uiKitPlainViews),
    FrameworkClass("UIProgressView", "UIView", kinds: [progressView], outlets: FrameworkOutlets.uiKitPlainViews),
    FrameworkClass(
      "UIActivityIndicatorView", "UIView", kinds: [activityIndicatorView],
      properties: [
        ArchivedProperty("activityIndicatorViewStyle", key: "UIActivityIndicatorViewStyle", spinnerStyles),
        ArchivedProperty("modernStyle", key: "UIActivityIndicatorViewStyle-Modern", spinnerStyles),
      ], outlets: FrameworkOutlets.uiKitPlainViews),
    FrameworkClass("UIStackView", "UIView", kinds: [stackView], outlets: FrameworkOutlets.uiKitPlainViews),
    FrameworkClass(
      "UIPickerView", "UIView", kinds: [pickerView], fields: ["allowsSelectingCells": "UIAllowSelectingCells"],
      outlets: FrameworkOutlets.uiKit),
    FrameworkClass(
      "UIVisualEffectView", "UIView", kinds: [visualEffectView],
      properties: [ArchivedProperty("groupName", key: .key(.visualEffectViewGroupName), .text)],
      fields: ["effect": .key(.visualEffectViewEffect), "contentView": .key(.visualEffectViewContentView)],
      implied: [.key(.visualEffectViewEffect), .key(.visualEffectViewContentView)]),
    FrameworkClass("UIWindow", "UIView", kinds: [window]),
    FrameworkClass(
      "WKWebView", "UIView", others: ["UIWebView"], kinds: [wkWebView, webView],
      fields: ["delegate": .key(.delegate)]),
    FrameworkClass("MKMapView", "UIView", kinds: [mapView], fields: ["delegate": .key(.mkDelegate)]),
    FrameworkClass("GLKView", "UIView", kinds: [glkView]),
    FrameworkClass("SCNView", "UIView", kinds: [sceneKitView]),
    FrameworkClass("ARSCNView", "SCNView", kinds: [arscnView]),
    FrameworkClass("SKView", "UIView", kinds: [skView]), FrameworkClass("ARSKView", "SKView", kinds: [arskView]),
    FrameworkClass("MTKView", "UIView", kinds: [mtkView]),
    FrameworkClass("ADBannerView", "UIView", kinds: [adBannerView]),
    FrameworkClass("UITableViewCellContentView", "UIView", kinds: [tableViewCellContentView]),
    FrameworkClass(.class(.tableViewCellSeparatorView), "UIView"),
    FrameworkClass(.class(.systemBackgroundView), "UIView"),
    FrameworkClass(.class(.visualEffectContentView), "UIView"), FrameworkClass("UITextSelectionView", "UIView"),
    FrameworkClass("UIInputView", "UIView"), FrameworkClass("UIPopoverBackgroundView", "UIView"),
    FrameworkClass("UICalendarView", "UIView"),
    FrameworkClass(
      .class(.uiLayoutGuide), "UIView",
      properties: [ArchivedProperty("identifier", key: "_UILayoutGuideIdentifier", .text)],
      fields: ["constraintsToRemove": "_UILayoutGuideConstraintsToRemove"],
      implied: ["_UILayoutGuideConstraintsToRemove"]),
  ]

  /// What assistive technology is told; archives keep it beside the objects.
  static let accessibility: [ArchivedProperty] = [
    .loose("accessibilityLabel", .text), .loose("accessibilityHint", .text), .loose("accessibilityValue", .text),
    .loose("accessibilityIdentifier", .text), .loose("accessibilityTraits", .bits(accessibilityTraits)),
    .loose("isAccessibilityElement", .bool),
  ]

  /// - Documented: UIKit, `UIAccessibilityTraits`.
  private static let accessibilityTraits: [Choice.Entry] = [
    ("button", 1 << 0), ("link", 1 << 1), ("image", 1 << 2), ("selected", 1 << 3), ("playsSound", 1 << 4),
    ("keyboardKey", 1 << 5), ("staticText", 1 << 6), ("summaryElement", 1 << 7), ("notEnabled", 1 << 8),
    ("updatesFrequently", 1 << 9), ("searchField", 1 << 10), ("startsMediaSession", 1 << 11), ("adjustable", 1 << 12),
    ("allowsDirectInteraction", 1 << 13), ("causesPageTurn", 1 << 14), ("header", 1 << 16),
  ]

  private static let viewProperties: [ArchivedProperty] = [
    ArchivedProperty("bounds", key: .key(.bounds), .rect),
    ArchivedProperty("center", key: .key(.center), .point),
    ArchivedProperty("isDeepDrawRect", key: .key(.deepDrawRect), .bool),
    ArchivedProperty(
      "translatesAutoresizingMaskIntoConstraints", key: .key(.viewDoesNotTranslateAutoresizingMaskIntoConstraints),
      .bool, part: .opposite),
    ArchivedProperty(
      "preservedMarginEdges", key: "UIViewPreservesSpecificSuperviewMargins",
      .bits([("top", 1), ("left", 2), ("bottom", 4), ("right", 8)])),
    ArchivedProperty("autoresizingMask", key: .key(.autoresizingMask), .bits(resizing)),
    ArchivedProperty("opaque", key: .key(.opaque), .bool),
    ArchivedProperty(
      "semanticContentAttribute", key: .key(.viewSemanticContentAttribute),
      .choice(Choice.semanticContentAttribute.entries),
      standard: 0),
    ArchivedProperty("autoresizesSubviews", key: .key(.autoresizeSubviews), .bool, standard: 1, absent: 0),
    .loose("frame", .rect), .loose("gestureRecognizers", .list),
  ]

  /// - Documented: UIKit, `UIView.AutoresizingMask`.
  static let resizing: [Choice.Entry] = [
    ("flexibleLeftMargin", 1), ("flexibleWidth", 2), ("flexibleRightMargin", 4), ("flexibleTopMargin", 8),
    ("flexibleHeight", 16), ("flexibleBottomMargin", 32),
  ]

  /// - Documented: UIKit, `UIActivityIndicatorView.Style`.
  private static let spinnerStyles = ArchivedProperty.Kind.choice([
    ("whiteLarge", 0), ("white", 1), ("gray", 2), ("medium", 100), ("large", 101),
  ])

  /// What labels, fields and text views show; one code archives it, for an attributed text has parts of it.
  static let texts: [ArchivedProperty] = [
    ArchivedProperty("text", key: .key(.text), .text),
    ArchivedProperty("attributedText", key: .key(.uiAttributedText), .text),
    ArchivedProperty("font", key: .key(.font), .font),
    ArchivedProperty("textColor", key: .key(.textColor), .color),
    ArchivedProperty(
      "textAlignment", key: .key(.textAlignment),
      .choice([("left", 0), ("center", 1), ("right", 2), ("justified", 3), ("natural", 4)])),
  ]
}

import NibGraph

/// The element kinds of UIKit's documents, each a value of this namespace.
public enum UIKitElements {}

extension Catalog {
  /// The kinds of documents for iOS, tvOS and visionOS.
  public static let uikit = Catalog(
    kinds: uikitKinds, unarchivedDetails: uikitUnarchived, localizableDetails: uikitTexts,
    otherClassNames: [
      "viewControllerLayoutGuide": .class(.controllerGuide), "viewLayoutGuide": .class(.layoutGuide),
      "exit": "UIStoryboardUnwindSegueTemplate", "pdfView": "PDFView", "avPlayerView": "AVPlayerView",
      "tableViewSection": .class(.tableSection), "keyboardLayoutGuide": "UIKeyboardLayoutGuide",
    ])

  private static let uikitKinds: [Kind] = [
    UIKitElements.viewKinds,
    UIKitElements.controlKinds,
    UIKitElements.gestureKinds,
    UIKitElements.scrollViewKinds,
    UIKitElements.cellKinds,
    UIKitElements.frameworkViewKinds,
    UIKitElements.buttonConfigurationKinds,
    UIKitElements.objectKinds,
    UIKitElements.controllerKinds,
    UIKitElements.textKinds,
    UIKitElements.webViewKinds,
    UIKitElements.barKinds,
    UIKitElements.barAppearanceKinds,
    UIKitElements.menuKinds,
  ].flatMap { $0 }

  private static let uikitUnarchived: [Unarchived] = [
    .init("imageReference", "renderingMode", "the image is drawn as its file or catalog says"),
    .init("paragraphStyle", "defaultTabInterval", "tab stops are as far apart as by default"),
    .init(
      "paragraphStyle", "tighteningFactorForTruncation", "UIKit has no such factor", unless: "0.0"),
    .init("segment", "width", "the segment is as wide as by default"),
    .init("vibrancyEffect", "style", "the effect is that of labels"),
  ]

  private static let uikitTexts: [LocalizableProperty] =
    [
      LocalizableProperty(["tableViewSection"], "headerTitle"),
      LocalizableProperty(["tableViewSection"], "footerTitle"),
      LocalizableProperty(["state"], "title", key: "Title", .afterElementKey),
      LocalizableProperty(["buttonConfiguration"], "title", key: "configuration.title"),
      LocalizableProperty(["buttonConfiguration"], "subtitle", key: "configuration.subtitle"),
      LocalizableProperty(["segment"], "title", key: "segmentTitles", .indexed),
      LocalizableProperty(["segment"], "label", key: "ibShadowedLabels", .indexed),
      LocalizableProperty(["segment"], "toolTip", key: "ibShadowedToolTips", .indexed),
    ] + LocalizableProperty.common
}

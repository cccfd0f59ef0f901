import NibGraph

/// The element kinds of UIKit's documents, each a value of this namespace.
public enum UIKitElements {}

extension Catalog {
  /// The kinds of documents for iOS, tvOS and visionOS.
  public static let uikit = Catalog(
    kinds: uikitKinds, parts: PartNames.uikit, unarchivedDetails: uikitUnarchived, ignoredParts: uikitIgnored,
    localizableDetails: uikitTexts,
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
    .init("frame", "minX", "the view stands where constraints or code put it"),
    .init("frame", "minY", "the view stands where constraints or code put it"),
    .init("frame", "maxX", "the view stands where constraints or code put it"),
    .init("frame", "maxY", "the view stands where constraints or code put it"),
    .init("frame", "width", "the view is as wide as constraints or code make it"),
    .init("frame", "height", "the view is as high as constraints or code make it"),
    .init("imageReference", "renderingMode", "the image is drawn as its file or catalog says"),
    .init("paragraphStyle", "defaultTabInterval", "tab stops are as far apart as by default"),
    .init(
      "paragraphStyle", "tighteningFactorForTruncation", "UIKit has no such factor", unless: "0.0"),
    .init("segment", "width", "the segment is as wide as by default"),
    .init("vibrancyEffect", "style", "the effect is that of labels"),
  ]

  private static let uikitIgnored: [IgnoredPart] =
    [
      .init("document", .editorOnly("generatesPrototypingConstraints")), .init("document", .editorOnly("variant")),
      .init("document", .redundant("useTraitCollections", with: "objects")),
      .init("document", .redundant("useSafeAreas", with: "objects")),
      .init("document", .redundant("colorMatched", with: "objects")),
      .init("userDefinedRuntimeAttribute", .saidByPlace("localized")),
      // The system's color goes before the components that a document has for it.
      .init("color", .redundant("white", with: "systemColor")),
      .init("nil", .editorOnly("name")),
      .init("accessibilityTraits", .sameInEveryForm("none")), .init("audiovisualMediaTypes", .sameInEveryForm("none")),
      .init("fontDescription", .redundant("family", with: "name")),
      .init("value", .redundant("type", with: "width")), .init("exit", .saidByPlace("sceneMemberID")),
      .init("device", .editorOnly("orientation")), .init("device", .editorOnly("appearance")),
      .init("device", .editorOnly("layout")), .init("image", .editorOnly("name")), .init("image", .editorOnly("width")),
      .init("image", .editorOnly("height")), .init("systemColor", .redundant("name", with: "color")),
    ] + IgnoredPart.shared

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

import NibGraph

/// The element kinds of UIKit's documents, each a value of this namespace.
public enum UIKitElements {}

/// Texts of elements that code archives with their owner.
extension UIKitElements {
  static let textParts: [TextPart] = [
    TextPart(
      "tableViewSection",
      [
        RowText("headerTitle", nib: .key(.tableSectionHeaderTitle)),
        RowText("footerTitle", nib: .key(.tableSectionFooterTitle)),
      ]),
    TextPart("state", [RowText("title", as: "Title", .afterElementKey)]),
    TextPart(
      "segment",
      [
        RowText("title", as: "segmentTitles", .indexed, nib: .key(.segmentInfo)),
        // Inferred, by AppKit's segments; no archive has them.
        RowText("label", as: "ibShadowedLabels", .indexed), RowText("toolTip", as: "ibShadowedToolTips", .indexed),
      ]),
    // Documented: the keys of labels and hints, by strings files of Xcode. Inferred: that of values.
    TextPart(
      "accessibility",
      [
        RowText("label", as: "accessibilityLabel", nib: .key(.accessibilityLabel)),
        RowText("hint", as: "accessibilityHint"),
        RowText("value", as: "accessibilityValue"),
      ]),
    // Inferred: these keys. The texts are not archived.
    TextPart("navigationItem", [RowText("backButtonTitle")]),
    TextPart("command", [RowText("subtitle"), RowText("discoverabilityTitle")]),
    TextPart("keyCommand", [RowText("subtitle"), RowText("discoverabilityTitle")]),
  ]
}

extension Catalog {
  /// The kinds of documents for iOS, tvOS and visionOS.
  public static let uikit = Catalog(
    kinds: uikitKinds, partNames: PartNames.uikit, unarchivedDetails: uikitUnarchived, ignoredParts: uikitIgnored,
    textParts: UIKitElements.textParts + commonTexts, imageParts: uikitImages,
    otherClassNames: [
      "viewControllerLayoutGuide": .class(.uiLayoutGuide), "viewLayoutGuide": .class(.layoutGuide),
      "exit": "UIStoryboardUnwindSegueTemplate", "pdfView": "PDFView", "avPlayerView": "AVPlayerView",
      "tableViewSection": .class(.tableViewSection), "keyboardLayoutGuide": "UIKeyboardLayoutGuide",
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
    .init(
      "paragraphStyle", "tighteningFactorForTruncation", "UIKit has no such factor", unless: "0.0"),
    .init("segment", "width", "the segment is as wide as by default"),
    .init("vibrancyEffect", "style", "the effect is that of labels"),
  ]

  private static let uikitIgnored: [IgnoredPart] =
    [
      .init("document", .editorOnly("generatesPrototypingConstraints")), .init("document", .editorOnly("variant")),
      .init("document", .redundant("useTraitCollections", with: "objects")),
      // It chooses light archives, older systems' members and the checks of launch screens.
      .init("document", .readInSomeForms("launchScreen")),
      .init("document", .redundant("useSafeAreas", with: "objects")),
      .init("document", .redundant("colorMatched", with: "objects")),
      .init("userDefinedRuntimeAttribute", .saidByPlace("localized")),
      // The system's color goes before the components that a document has for it.
      .init("color", .redundant("white", with: "systemColor")),
      .init("nil", "name"), .init("accessibilityTraits", "none"), .init("audiovisualMediaTypes", "none"),
      .init("fontDescription", "family"),
      .init("value", .redundant("type", with: "width")), .init("exit", .saidByPlace("sceneMemberID")),
      .init("device", .editorOnly("orientation")), .init("device", .editorOnly("appearance")),
      .init("device", .editorOnly("layout")), .init("image", .editorOnly("name")), .init("image", .editorOnly("width")),
      .init("image", .editorOnly("height")), .init("systemColor", .redundant("name", with: "color")),
      // For AppKit they choose the archives.
      IgnoredPart("deployment", .readInRanges("version")),
    ] + IgnoredPart.shared
}

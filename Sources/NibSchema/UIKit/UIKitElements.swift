import NibGraph

/// The element kinds of UIKit's documents, each a value of this namespace.
public enum UIKitElements {}

/// Elements that code archives with their owner.
extension UIKitElements {
  static let parts: [ElementSchema] = [
    ElementSchema(
      "tableViewSection", class: .class(.tableSection), role: .abstract,
      rows: [
        .string("headerTitle", nib: .key(.sectionHeader)).localizable(),
        .string("footerTitle", nib: .key(.sectionFooter)).localizable(),
      ]),
    ElementSchema(
      "state", class: .class(.buttonContent), role: .abstract,
      rows: [.string("title", nib: .key(.title)).localizable(as: "Title", .afterElementKey)]),
    ElementSchema(
      "segment", class: .class(.segment), role: .abstract,
      rows: [
        .string("title", nib: .key(.segmentInfo)).localizable(as: "segmentTitles", .indexed),
        // Inferred, by AppKit's segments; no archive has them.
        .string("label", nib: "").localizable(as: "ibShadowedLabels", .indexed),
        .string("toolTip", nib: "").localizable(as: "ibShadowedToolTips", .indexed),
      ]),
    // Documented: the keys of labels and hints, by strings files of Xcode. Inferred: that of values.
    ElementSchema(
      "accessibility", class: .class(.accessibility), role: .abstract,
      rows: [
        .string("label", nib: .key(.accessibilityLabel)).localizable(as: "accessibilityLabel"),
        .string("hint", nib: .key(.accessibilityHint)).localizable(as: "accessibilityHint"),
        .string("value", nib: .key(.accessibilityValue)).localizable(as: "accessibilityValue"),
      ]),
    // Inferred: these keys. The texts are not archived.
    ElementSchema(
      "navigationItem", class: .key(.navigationItem), role: .abstract,
      rows: [.string("backButtonTitle", nib: "").localizable()]),
    ElementSchema("command", class: "UICommand", role: .abstract, rows: commandTexts),
    ElementSchema("keyCommand", class: "UIKeyCommand", role: .abstract, rows: commandTexts),
  ]

  private static let commandTexts: [Row] = [
    .string("subtitle", nib: "").localizable(), .string("discoverabilityTitle", nib: "").localizable(),
  ]
}

extension Catalog {
  /// The kinds of documents for iOS, tvOS and visionOS.
  public static let uikit = Catalog(
    kinds: uikitKinds, partNames: PartNames.uikit, unarchivedDetails: uikitUnarchived, ignoredParts: uikitIgnored,
    parts: UIKitElements.parts + commonParts,
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
      .init("nil", "name"), .init("accessibilityTraits", "none"), .init("audiovisualMediaTypes", "none"),
      .init("fontDescription", "family"),
      .init("value", .redundant("type", with: "width")), .init("exit", .saidByPlace("sceneMemberID")),
      .init("device", .editorOnly("orientation")), .init("device", .editorOnly("appearance")),
      .init("device", .editorOnly("layout")), .init("image", .editorOnly("name")), .init("image", .editorOnly("width")),
      .init("image", .editorOnly("height")), .init("systemColor", .redundant("name", with: "color")),
    ] + IgnoredPart.shared
}

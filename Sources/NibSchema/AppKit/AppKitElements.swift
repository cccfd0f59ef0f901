import NibGraph

/// The element kinds of AppKit's documents, each a value of this namespace.
public enum AppKitElements {}

/// Texts of elements that code archives with their owner.
extension AppKitElements {
  static let textParts: [TextPart] = [
    // Seen: 32 descriptions. Inferred: the key of help texts.
    TextPart(
      "accessibility",
      [
        RowText("description", as: "ibExternalAccessibilityDescription"),
        RowText("help", as: "ibExternalAccessibilityHelp"),
      ]),
    // What a binding shows for want of a value. Seen: the first key, 6 entries of strings files. Documented: the others, by
    // programs that read such files.
    TextPart("binding", class: "CocoaBindingsConnection"),
    TextPart(
      "dictionary",
      [
        RowText("NSNullPlaceholder", as: "ibShadowedIsNilPlaceholder"),
        RowText("NSMultipleValuesPlaceholder", as: "ibShadowedMultipleValuesPlaceholder"),
        RowText("NSNoSelectionPlaceholder", as: "ibShadowedNoSelectionPlaceholder"),
        RowText("NSNotApplicablePlaceholder", as: "ibShadowedNotApplicablePlaceholder"),
      ]),
  ]
}

extension Catalog {
  /// The kinds of documents for macOS.
  public static let appkit = Catalog(
    kinds: appkitKinds, partNames: PartNames.appkit, unarchivedDetails: appkitUnarchived, ignoredParts: appkitIgnored,
    textParts: AppKitElements.textParts + commonTexts, imageParts: appkitImages,
    otherClassNames: [
      "customObject": .class(.object), "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView",
      "sceneKitView": "SCNView", "skView": "SKView", "mtkView": "MTKView", "avPlayerView": "AVPlayerView",
      "pdfView": "PDFView",
    ])

  private static let appkitKinds: [Kind] = [
    AppKitElements.viewKinds,
    AppKitElements.controlKinds,
    AppKitElements.cellKinds,
    AppKitElements.objectKinds,
    AppKitElements.windowKinds,
    AppKitElements.groupKinds,
    AppKitElements.browserKinds,
    AppKitElements.toolbarKinds,
    AppKitElements.touchBarKinds,
    AppKitElements.frameworkViewKinds,
    AppKitElements.drawingKinds,
    AppKitElements.valueControlKinds,
    AppKitElements.comboBoxKinds,
    AppKitElements.fieldKinds,
    AppKitElements.menuKinds,
    AppKitElements.scrollViewKinds,
    AppKitElements.tableKinds,
    AppKitElements.textKinds,
    AppKitElements.containerKinds,
    AppKitElements.controllerKinds,
    AppKitElements.sceneKinds,
    AppKitElements.gridKinds,
    AppKitElements.collectionKinds,
    AppKitElements.gestureKinds,
  ].flatMap { $0 }

  private static let appkitUnarchived: [Unarchived] = [
    .init("animations", "caTransition", "subviews appear and go without a transition"),
    .init("animations", "subviews", "subviews appear and go without a transition"),
    .init("outlet", "appends", "the outlet is set as any other", unless: "NO"),
    .init("behavior", "multiLevelAccelerator", "the button knows one level of pressure", unless: "NO"),
  ]

  private static let appkitIgnored: [IgnoredPart] =
    [
      .init("audiovisualMediaTypes", "none"), .init("expression", .redundant("type", with: "string")),
      .init("document", "customObjectInstantitationMethod"),
      .init("value", .redundant("type", with: "width")),
    ] + IgnoredPart.shared
}

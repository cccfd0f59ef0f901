import NibGraph

/// The element kinds of AppKit's documents, each a value of this namespace.
public enum AppKitElements {}

extension Catalog {
  /// The kinds of documents for macOS.
  public static let appkit = Catalog(
    kinds: appkitKinds, localizableDetails: appkitTexts,
    otherClassNames: [
      "viewLayoutGuide": "NSLayoutGuide",
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
    AppKitElements.frameworkViewKinds,
    AppKitElements.drawingKinds,
    AppKitElements.valueControlKinds,
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

  private static let appkitTexts: [LocalizableProperty] =
    [
      LocalizableProperty(
        [
          "menuItem", "menu", "window", "box", "buttonCell", "textFieldCell", "secureTextFieldCell", "searchFieldCell",
          "tokenFieldCell", "*Controller",
        ], "title"),
      LocalizableProperty(
        ["textFieldCell", "secureTextFieldCell", "searchFieldCell", "tokenFieldCell"], "placeholderString"),
      LocalizableProperty(["tabViewItem", "toolbarItem"], "label"),
      LocalizableProperty(["toolbarItem"], "paletteLabel"),
      LocalizableProperty(["tableHeaderCell"], "title", key: "headerCell.title"),
      LocalizableProperty(["segment"], "label", key: "ibShadowedLabels", .indexed),
      LocalizableProperty(["segment"], "toolTip", key: "ibShadowedToolTips", .indexed),
      LocalizableProperty(["accessibility"], "description", key: "ibExternalAccessibilityDescription"),
    ] + LocalizableProperty.common
}

/// The element kinds of AppKit's documents, each a value of this namespace.
public enum AppKitElements {}

extension Catalog {
  /// The kinds of documents for macOS.
  public static let appkit = Catalog(
    kinds: appkitKinds, localizableDetails: appkitTexts,
    otherClassNames: [
      "customObject": "NSObject", "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView",
      "sceneKitView": "SCNView", "skView": "SKView", "mtkView": "MTKView", "avPlayerView": "AVPlayerView",
      "pdfView": "PDFView",
    ])

  private static let appkitKinds: [Kind] = [
    Kind("view") { AppKitElements.view },
    Kind("button") { AppKitElements.button },
    Kind("buttonCell") { AppKitElements.buttonCell },
    Kind("constraint") { AppKitElements.constraint },
    Kind("customObject") { AppKitElements.customObject },
    Kind("customView") { AppKitElements.customView },
    Kind("textField") { AppKitElements.textField },
    Kind("textFieldCell") { AppKitElements.textFieldCell },
    Kind("window") { AppKitElements.window },
    Kind("actionCell") { AppKitElements.actionCell },
    Kind("box") { AppKitElements.box },
    Kind("calendarDate") { AppKitElements.calendarDate },
    Kind("colorWell") { AppKitElements.colorWell },
    Kind("comboBox") { AppKitElements.comboBox },
    Kind("comboBoxCell") { AppKitElements.comboBoxCell },
    Kind("control") { AppKitElements.control },
    Kind("customCell") { AppKitElements.customCell },
    Kind("date") { AppKitElements.date },
    Kind("datePicker") { AppKitElements.datePicker },
    Kind("datePickerCell") { AppKitElements.datePickerCell },
    Kind("imageCell") { AppKitElements.imageCell },
    Kind("imageView") { AppKitElements.imageView },
    Kind("levelIndicator") { AppKitElements.levelIndicator },
    Kind("levelIndicatorCell") { AppKitElements.levelIndicatorCell },
    Kind("menu") { AppKitElements.menu },
    Kind("menuItem") { AppKitElements.menuItem },
    Kind("pathCell") { AppKitElements.pathCell },
    Kind("pathControl") { AppKitElements.pathControl },
    Kind("popUpButton") { AppKitElements.popUpButton },
    Kind("popUpButtonCell") { AppKitElements.popUpButtonCell },
    Kind("progressIndicator") { AppKitElements.progressIndicator },
    Kind("searchField") { AppKitElements.searchField },
    Kind("searchFieldCell") { AppKitElements.searchFieldCell },
    Kind("secureTextField") { AppKitElements.secureTextField },
    Kind("secureTextFieldCell") { AppKitElements.secureTextFieldCell },
    Kind("segment") { AppKitElements.segment },
    Kind("segmentedCell") { AppKitElements.segmentedCell },
    Kind("segmentedControl") { AppKitElements.segmentedControl },
    Kind("slider") { AppKitElements.slider },
    Kind("sliderCell") { AppKitElements.sliderCell },
    Kind("stepper") { AppKitElements.stepper },
    Kind("stepperCell") { AppKitElements.stepperCell },
    Kind("switch") { AppKitElements.`switch` },
    Kind("tokenField") { AppKitElements.tokenField },
    Kind("tokenFieldCell") { AppKitElements.tokenFieldCell },
    Kind("url") { AppKitElements.url },
    Kind("visualEffectView") { AppKitElements.visualEffectView },
  ]

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

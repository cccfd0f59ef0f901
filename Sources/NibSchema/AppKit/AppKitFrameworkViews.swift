import NibGraph

/// Views of other frameworks than AppKit. But for PDFView and WebView no archive shows them; their keys are inferred from
/// the names of their classes' properties.
extension AppKitElements {
  /// The kinds of the family, plainer ones first.
  static let frameworkViewKinds: [Catalog.Kind] = [
    Catalog.Kind("pdfView") { pdfView },
    Catalog.Kind("webView") { webView },
    Catalog.Kind("webPreferences") { webPreferences },
    Catalog.Kind("wkWebView") { wkWebView },
    Catalog.Kind("wkWebViewConfiguration") { wkWebViewConfiguration },
    Catalog.Kind("wkPreferences") { wkPreferences },
    Catalog.Kind("mapView") { mapView },
    Catalog.Kind("sceneView") { sceneView },
    Catalog.Kind("sceneKitView") { sceneKitView },
    Catalog.Kind("skView") { skView },
    Catalog.Kind("mtkView") { mtkView },
    Catalog.Kind("openGLView") { openGLView },
    Catalog.Kind("avPlayerView") { avPlayerView },
    Catalog.Kind("qtMovieView") { qtMovieView },
    Catalog.Kind("abPeoplePickerView") { abPeoplePickerView },
    Catalog.Kind("ikImageBrowserView") { ikImageBrowserView },
    Catalog.Kind("comboButton", describesClass: true) { comboButton },
    Catalog.Kind("textFinder") { textFinder },
  ]

  /// Documented: Quartz, PDFView. Seen: a view of the newest archives.
  package static let pdfView = ElementSchema(
    "pdfView", class: "PDFView", inherits: view,
    rows: [
      .list("subviews", nib: .key(.nsSubviews), .mutableArray, always: true),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), ["NSFilenamesPboardType"]),
      .constant(nib: "Version", .int(3)),
      .choice("displayMode", .pdfDisplayMode, nib: "DisplayMode", default: 1),
      .bool("displaysPageBreaks", nib: "PageBreaks", default: true),
      .float("scaleFactor", nib: "ScaleFactor", default: 1),
      .bool("autoScales", nib: "AutoScale", default: false),
      .constant(nib: "DisplayDirection", .bool(false)),
      .constant(nib: "DisplaysRTL", .bool(false)),
      .float("minScaleFactor", nib: "MinScaleFactor", default: 0.1),
      .float("maxScaleFactor", nib: "MaxScaleFactor", default: 20),
      .bool("displaysAsBook", nib: "DisplaysAsBook", default: false),
      .bool("enableDataDetectors", nib: "EnableDataDetectors", default: false),
      .int("interpolationQuality", nib: "InterpolationQuality", default: 2),
      .bool("acceptsDraggedFiles", nib: "AcceptsDraggedFiles", default: false),
      .color("backgroundColor", nib: "BackgroundColor"),
    ])

  /// Documented: WebKit, WebView. Seen: 31 views of older archives.
  package static let webView = ElementSchema(
    "webView", class: .class(.webView), inherits: view,
    rows: [
      // Refers to a view that is archived nowhere. Seen: 19 of 19 views of Xcode 6 to 12.3.
      .constant(nib: .key(.nsNextKeyView), .null).since(.xcode6).through(.xcode12point5),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), webDragTypes + oldWebDragTypes)
        .through(.xcode5),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), webDragTypes + newerWebDragTypes).since(.xcode6)
        .through(.xcode8),
      .strings(nib: "NSDragTypes", class: .class(.nsMutableSet), webDragTypes + newerWebDragTypes + promises)
        .since(.xcode8point3),
      .constant(nib: "FrameName", .string("")),
      .constant(nib: "GroupName", .string("")),
      .child("preferences", nib: "Preferences"),
      .bool("maintainsBackForwardList", nib: "UseBackForwardList", default: true),
      .constant(nib: "AllowsUndo", .bool(true)),
    ])

  /// Seen: 18 views of Xcode 6 to 12.3, and the other two in 14 of 8.3 to 12.3.
  private static let newerWebDragTypes = ["Apple PDF pasteboard type", "NSColor pasteboard type"]
  /// Seen: 2 of 2 views of Xcode 3.
  private static let oldWebDragTypes = newerWebDragTypes + ["Apple PICT pasteboard type"]
  private static let promises = ["Apple files promise pasteboard type", "Apple WebKit dummy pasteboard type"]

  private static let webDragTypes = [
    "Apple HTML pasteboard type", "Apple Web Archive pasteboard type", "Apple URL pasteboard type",
    "NSFilenamesPboardType", "NSStringPboardType", "NeXT RTFD pasteboard type",
    "NeXT Rich Text Format v1.0 pasteboard type",
    "NeXT TIFF v4.0 pasteboard type", "WebURLsWithTitlesPboardType", "public.png", "public.url", "public.url-name",
  ]

  /// Documented: WebKit, WebPreferences. Seen: 34 objects of older archives.
  package static let webPreferences = ElementSchema(
    "webPreferences", class: "WebPreferences", role: .object,
    rows: [
      .string("identifier", nib: "Identifier"),
      .constant(nib: "Identifier", .null).whenNil("identifier"),
      .custom(.webPreferenceValues),
    ])

  /// Documented: WebKit, WKWebView. Inferred: from the same view of UIKit, which archives show.
  package static let wkWebView = ElementSchema(
    "wkWebView", class: "WKWebView", inherits: view,
    rows: [
      .child("configuration", nib: "configuration"),
      .bool("allowsBackForwardNavigationGestures", nib: "allowsBackForwardNavigationGestures", default: false),
      .bool("allowsMagnification", nib: "allowsMagnification", default: false),
      .bool("allowsLinkPreview", nib: "allowsLinkPreview", default: true),
      .string("customUserAgent", nib: "customUserAgent"),
      .constant(nib: "customUserAgent", .string("")).whenAbsent("customUserAgent"),
    ])

  /// Documented: WebKit, WKWebViewConfiguration. Inferred, as its view.
  package static let wkWebViewConfiguration = ElementSchema(
    "wkWebViewConfiguration", class: "WKWebViewConfiguration", role: .object,
    ignored: ["dataDetectorTypes"],
    rows: [
      .synthesized(nib: "processPool", class: "WKProcessPool"),
      .child("preferences", nib: "preferences"),
      .synthesized(nib: "userContentController", class: "WKUserContentController"),
      .synthesized(
        nib: "websiteDataStore", class: "WKWebsiteDataStore",
        rows: [.constant(nib: "isDefaultDataStore", .bool(true))]),
      .bool("suppressesIncrementalRendering", nib: "suppressesIncrementalRendering", default: false),
      .string("applicationNameForUserAgent", nib: "applicationNameForUserAgent"),
      .constant(nib: "applicationNameForUserAgent", .null).whenAbsent("applicationNameForUserAgent"),
      .bool("allowsAirPlayForMediaPlayback", nib: "allowsAirPlayForMediaPlayback", default: true),
      .anyBit(
        "mediaTypesRequiringUserActionForPlayback", .webMediaTypes, nib: "mediaTypesRequiringUserActionForPlayback",
        default: true),
    ])

  /// Documented: WebKit, WKPreferences. Inferred, as its view.
  package static let wkPreferences = ElementSchema(
    "wkPreferences", class: "WKPreferences", role: .object,
    rows: [
      .double("minimumFontSize", nib: "minimumFontSize", default: 0),
      .bool("javaScriptCanOpenWindowsAutomatically", nib: "javaScriptCanOpenWindowsAutomatically", default: true),
      .bool("javaScriptEnabled", nib: "javaScriptEnabled", default: true),
      .bool("tabFocusesLinks", nib: "tabFocusesLinks", default: false),
    ])

  /// Documented: MapKit, MKMapView. Inferred.
  package static let mapView = ElementSchema(
    "mapView", class: "MKMapView", inherits: view,
    rows: [
      .choice("mapType", .mapViewType, nib: "MKMapType", default: 0),
      .bool("zoomEnabled", nib: "MKZoomEnabled", default: true),
      .bool("scrollEnabled", nib: "MKScrollEnabled", default: true),
      .bool("rotateEnabled", nib: "MKRotateEnabled", default: true),
      .bool("pitchEnabled", nib: "MKPitchEnabled", default: true),
      .bool("showsUserLocation", nib: "MKShowsUserLocation", default: false),
      .bool("showsBuildings", nib: "MKShowsBuildings", default: true),
    ])

  /// Documented: SceneKit, SCNView. Inferred.
  package static let sceneView = ElementSchema(
    "sceneView", class: "SCNView", inherits: view,
    rows: [
      .string("sceneName", nib: "ibSceneName"),
      .bool("allowsCameraControl", nib: "allowsCameraControl", default: false),
      .bool("autoenablesDefaultLighting", nib: "autoenablesDefaultLighting", default: false),
      .bool("playing", nib: "playing", default: nil, omit: false),
      .bool("loops", nib: "loops", default: false),
      .bool("jitteringEnabled", nib: "jitteringEnabled", default: false),
      .color("backgroundColor", nib: .key(.backgroundColor)),
    ])

  /// Documented: SceneKit, SCNView under its older tag. Inferred.
  package static let sceneKitView = ElementSchema("sceneKitView", class: "SCNView", inherits: sceneView, rows: [])

  /// Documented: SpriteKit, SKView. Inferred.
  package static let skView = ElementSchema("skView", class: "SKView", inherits: view, rows: [])

  /// Documented: MetalKit, MTKView. Inferred.
  package static let mtkView = ElementSchema("mtkView", class: "MTKView", inherits: view, rows: [])

  /// Documented: AppKit, NSOpenGLView. Inferred.
  package static let openGLView = ElementSchema(
    "openGLView", class: "NSOpenGLView", inherits: view,
    ignored: ["useAuxiliaryDepthBufferStencil", "wantsBestResolutionOpenGLSurface"], rows: [])

  /// Documented: AVKit, AVPlayerView. Inferred.
  package static let avPlayerView = ElementSchema(
    "avPlayerView", class: "AVPlayerView", inherits: view,
    rows: [
      .choice("controlsStyle", .playerControls, nib: "AVControlsStyle", default: 1),
      .choice("videoGravity", .videoGravity, nib: "AVVideoGravity", default: 0),
      .bool("showsFullScreenToggleButton", nib: "AVShowsFullScreenToggleButton", default: false),
      .bool("showsSharingServiceButton", nib: "AVShowsSharingServiceButton", default: false),
      .bool("showsFrameSteppingButtons", nib: "AVShowsFrameSteppingButtons", default: false),
    ])

  /// Documented: QTKit, QTMovieView. Inferred.
  package static let qtMovieView = ElementSchema(
    "qtMovieView", class: "QTMovieView", inherits: view,
    rows: [
      .bool("preservesAspectRatio", nib: "PreservesAspectRatio", default: false),
      .bool("controllerVisible", nib: "ControllerVisible", default: true),
      .bool("editable", nib: "Editable", default: false),
      .color("fillColor", nib: "FillColor"),
    ])

  /// Documented: AddressBook, ABPeoplePickerView. Inferred.
  package static let abPeoplePickerView = ElementSchema(
    "abPeoplePickerView", class: "ABPeoplePickerView", inherits: view, rows: [])

  /// Documented: ImageKit, IKImageBrowserView. Inferred.
  package static let ikImageBrowserView = ElementSchema(
    "ikImageBrowserView", class: "IKImageBrowserView", inherits: view,
    unarchived: ["contentResizingMask": "rows of images are placed as the class does"],
    rows: [
      .float("zoomValue", nib: "_zoomValue", default: nil),
      .geometryText("cellSize", .size, nib: "_cellSize"),
      .bool("allowsMultipleSelection", nib: "_allowsMultipleSelection", default: true),
      .bool("allowsEmptySelection", nib: "_allowsEmptySelection", default: true),
      .bool("allowsReordering", nib: "_allowsReordering", default: true),
      .bool("animates", nib: "_animates", default: false),
    ])

  /// Documented: AppKit, NSComboButton. Inferred: it has no cell, and its own keys are its properties' names.
  package static let comboButton = ElementSchema(
    "comboButton", class: "NSComboButton", inherits: control,
    rows: [
      hugging((250, 750)),
      .choice("alignment", .cellAlignment, nib: .key(.nsControlTextAlignment), default: 4),
      .choice("baseWritingDirection", .baseWritingDirection, nib: .key(.nsControlWritingDirection), default: -1),
      .string("title", nib: "NSComboButtonTitle").localizable(),
      .image("image", nib: "NSComboButtonImage"),
      .choice("imageScaling", .imageCellScaling, nib: "NSComboButtonImageScaling", default: 0),
      .choice("style", .comboButtonStyle, nib: "NSComboButtonStyle", default: 0),
      .child("menu", nib: "NSComboButtonMenu"),
    ])

  /// Documented: AppKit, NSTextFinder. Inferred: by the names of the class's properties.
  package static let textFinder = ElementSchema(
    "textFinder", class: .key(.nsTextFinder), role: .object,
    rows: [
      .custom(.classSwapperNames),
      .bool("incrementalSearchingEnabled", nib: "NSIncrementalSearchingEnabled", default: false),
      .bool(
        "incrementalSearchingShouldDimContentView", nib: "NSIncrementalSearchingShouldDimContentView", default: true),
    ])
}

extension CustomLowering {
  package enum AppKitWebViews: Sendable { case webPreferenceValues }

  /// `Values` of a web view's preferences: a dictionary of what the document says.
  public static var webPreferenceValues: Self {
    Self(
      .appKit(.webViews(.webPreferenceValues)), reads: AppKitWebPreference.all.map(\.attribute),
      writes: [.key(.values)])
  }
}

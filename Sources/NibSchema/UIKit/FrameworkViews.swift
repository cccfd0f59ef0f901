import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let frameworkViewKinds: [Catalog.Kind] = [
    Catalog.Kind("adBannerView") { adBannerView },
    Catalog.Kind("mapView") { mapView },
    Catalog.Kind("arscnView") { arscnView },
    Catalog.Kind("arskView") { arskView },
    Catalog.Kind("glkView") { glkView },
    Catalog.Kind("mtkView") { mtkView },
    Catalog.Kind("sceneKitView") { sceneKitView },
    Catalog.Kind("skView") { skView },
  ]

  /// Documented: MapKit, MKMapView. Seen: 10 goldens.
  public static let mapView = ElementSchema(
    "mapView", class: "MKMapView", inherits: UIKitElements.view,
    rows: [
      .geometry("layoutMargins", .insets, nib: .key(.viewLayoutMargins), default: [0, 0, 0, 0]).since(.xcode6)
        .whenAbsent("directionalLayoutMargins"),
      directionalMargins,
      .constant(nib: .key(.mkDelegate), .null),
      .choice("mapType", .mapType, nib: "MKMapType", default: 0),
      .bool("zoomEnabled", nib: "MKZoomEnabled", default: true),
      .bool("scrollEnabled", nib: "MKScrollEnabled", default: true),
      .bool("showsUserLocation", nib: "MKShowsUserLocation", default: false),
      // Seen: 1 map view of Xcode 26 with this and the button of the user's place. Inferred: since when.
      .constant(nib: "MKPitchButtonVisibility", .int(1)).since(.xcode26),
      // Documented: iOS 7 knows pitch, rotation, buildings and points of interest. Seen: 2 map views of Xcode 3.2 without.
      .bool("pitchEnabled", nib: "MKPitchEnabled", default: true).since(.xcode5),
      .bool("rotateEnabled", nib: "MKRotateEnabled", default: true).since(.xcode5),
      .bool("showsPointsOfInterest", nib: "MKShowsPointsOfInterest", default: true).since(.xcode5)
        .through(.xcode10point2),
      .bool("showsBuildings", nib: "MKShowsBuildings", default: true).since(.xcode5),
      .bool("showsTraffic", nib: "MKShowsTraffic", default: false).since(.xcode7),
      .bool("showsCompass", nib: "MKShowsCompass", default: true).since(.xcode7),
      .bool("showsScale", nib: "MKShowsScaleKey", default: false).since(.xcode7),
      .constant(nib: "MKShowsUserTrackingButton", .bool(false)).since(.xcode26),
      .bool("showsPointsOfInterest", nib: "MKShowsPointsOfInterest", default: true).since(.xcode11),
      // Seen: 12 map views of Xcode 11 and later.
      .constant(nib: "MKPointOfInterestFilter", .null).since(.xcode11),
      // Seen: that of 1 map view, with these values.
      .synthesized(
        nib: "MKPreferredConfiguration", class: "MKStandardMapConfiguration",
        rows: [
          .constant(nib: "MKMapConfigurationElevationStyle", .int(0)),
          .constant(nib: "MKMapConfigurationShowsTraffic", .bool(false)),
          .constant(nib: "MKMapConfigurationShowsHiking", .bool(false)),
          .constant(nib: "MKMapConfigurationShowsTopographicFeatures", .bool(false)),
          .constant(nib: "MKMapConfigurationPointOfInterestFilter", .null),
          .constant(nib: "MKStandardMapConfigurationEmphasisStyle", .int(0)),
        ]
      ).since(.xcode26),
    ])
}

/// Views that show a scene. Inferred: their keys, by other readers of archives.
extension UIKitElements {
  /// Documented: SceneKit, SCNView.
  public static let sceneKitView = ElementSchema(
    "sceneKitView", class: "SCNView", inherits: UIKitElements.view, rows: sceneRows)

  /// Documented: SpriteKit, SKView.
  public static let skView = ElementSchema(
    "skView", class: "SKView", inherits: UIKitElements.view,
    unarchived: [
      "sceneName": "the view shows no scene until code presents one"
    ], rows: spriteRows)

  /// Documented: ARKit, ARSCNView.
  public static let arscnView = ElementSchema(
    "arscnView", class: "ARSCNView", inherits: UIKitElements.view, rows: sceneRows)

  /// Documented: ARKit, ARSKView.
  public static let arskView = ElementSchema(
    "arskView", class: "ARSKView", inherits: UIKitElements.view, rows: spriteRows)

  private static let sceneRows: [Row] = [
    .nonemptyString("sceneName", nib: "ibSceneName"),
    .int("preferredRenderingAPI", nib: "ibPreferredRenderingAPI"),
    .bool("wantsMultisampling", nib: "ibWantsMultisampling", default: false, omit: false),
    .bool("allowsCameraControl", nib: "allowsCameraControl", default: false, omit: false),
    .bool("jitteringEnabled", nib: "jitteringEnabled", default: false, omit: false),
    .bool("autoenablesDefaultLighting", nib: "autoenablesDefaultLighting", default: false, omit: false),
    .bool("playing", nib: "playing", default: false, omit: false),
    .bool("loops", nib: "loops", default: false, omit: false),
  ]

  private static let spriteRows: [Row] = [
    .bool("paused", nib: "_paused", default: nil),
    .bool("asynchronous", nib: "_asynchronous", default: nil),
    .bool("allowsTransparency", nib: "_allowsTransparency", default: nil),
    .bool("ignoresSiblingOrder", nib: "_ignoresSiblingOrder", default: nil),
    .bool("shouldCullNonVisibleNodes", nib: "_shouldCullNonVisibleNodes", default: nil),
    .int("preferredFramesPerSecond", nib: "_preferredFramesPerSecond"),
  ]
}

/// Views that GLKit and MetalKit draw into. Inferred: their keys, by other readers of archives.
extension UIKitElements {
  /// Documented: GLKit, GLKView.
  public static let glkView = ElementSchema(
    "glkView", class: "GLKView", inherits: UIKitElements.view,
    rows: [
      .bool("enableSetNeedsDisplay", nib: "GLKViewEnableSetNeedsDisplayCoderKey", default: true, omit: true),
      .choice("drawableColorFormat", .drawableColor, nib: "GLKViewDrawableColorFormatCoderKey", omit: 0),
      .choice("drawableDepthFormat", .drawableDepth, nib: "GLKViewDrawableDepthFormatCoderKey", omit: 0),
      .choice("drawableStencilFormat", .drawableStencil, nib: "GLKViewDrawableStencilFormatCoderKey", omit: 0),
      .choice("drawableMultisample", .drawableMultisample, nib: "GLKViewDrawableMultisampleCoderKey", omit: 0),
    ])

  /// Documented: MetalKit, MTKView.
  public static let mtkView = ElementSchema(
    "mtkView", class: "MTKView", inherits: UIKitElements.view,
    unarchived: [
      "clearColor": "the view is cleared to its own default"
    ],
    rows: [
      .choice("colorPixelFormat", .pixelFormat, nib: "MTKViewColorPixelFormatCoderKey"),
      .choice("depthStencilPixelFormat", .pixelFormat, nib: "MTKViewDepthStencilPixelFormatCoderKey"),
      .double("clearDepth", nib: "MTKViewClearDepthCoderKey"),
      .int("clearStencil", nib: "MTKViewClearStencilCoderKey"),
      .int("sampleCount", nib: "MTKViewSampleCountCoderKey"),
      .int("preferredFramesPerSecond", nib: "MTKViewPreferredFramesPerSecondCoderKey"),
      .bool("enableSetNeedsDisplay", nib: "MTKViewEnableSetNeedsDisplayCoderKey", default: false, omit: false),
      .bool("paused", nib: "MTKViewPausedCoderKey", default: false, omit: false),
      .bool("autoResizeDrawable", nib: "MTKViewAutoResizeDrawableCoderKey", default: true, omit: true),
    ])
}

extension UIKitElements {
  /// Documented: iAd, ADBannerView, withdrawn since iOS 10. Inferred: its tag, as other frameworks' are spelled.
  public static let adBannerView = ElementSchema(
    "adBannerView", class: "ADBannerView", inherits: UIKitElements.view, rows: [])
}

import NibGraph

extension UIKitElements {
  /// The kinds of the family, plainer ones first.
  static let webViewKinds: [Catalog.Kind] = [
    Catalog.Kind("webView") { webView },
    Catalog.Kind("wkPreferences") { wkPreferences },
    Catalog.Kind("wkWebView") { wkWebView },
    Catalog.Kind("wkWebViewConfiguration") { wkWebViewConfiguration },
  ]

  /// Documented: UIKit, UIWebView. Seen: 3 goldens.
  public static let webView = ElementSchema(
    "webView", class: "UIWebView", inherits: UIKitElements.view,
    rows: [
      .constant(nib: .key(.delegate), .null),
      .bool("scalesPageToFit", nib: "UIScalesPageToFit", default: false, omit: false),
      .bits("dataDetectorTypes", .dataDetectors, nib: "UIDataDetectorTypes", default: 1),
    ])

  /// Documented: WebKit, WKWebView. Seen: 2 goldens.
  public static let wkWebView = ElementSchema(
    "wkWebView", class: "WKWebView", inherits: UIKitElements.view,
    rows: [
      .child("configuration", nib: "configuration"),
      .bool("allowsBackForwardNavigationGestures", nib: "allowsBackForwardNavigationGestures", default: false),
      .string("customUserAgent", nib: "customUserAgent"),
      .constant(nib: "customUserAgent", .string("")).whenAbsent("customUserAgent"),
      .bool("allowsLinkPreview", nib: "allowsLinkPreview", default: true),
      .constant(nib: "findInteractionEnabled", .bool(false)).since(.xcode14),
    ])

  /// Documented: WebKit, WKWebViewConfiguration. Seen: 2 goldens.
  public static let wkWebViewConfiguration = ElementSchema(
    "wkWebViewConfiguration", class: "WKWebViewConfiguration", role: .object,
    rows: [
      .synthesized(nib: "processPool", class: "WKProcessPool"),
      .child("preferences", nib: "preferences"),
      .synthesized(nib: "userContentController", class: "WKUserContentController"),
      .synthesized(
        nib: "websiteDataStore", class: "WKWebsiteDataStore",
        rows: [.constant(nib: "isDefaultDataStore", .bool(true))]),
      .bool("suppressesIncrementalRendering", nib: "suppressesIncrementalRendering", default: false),
      .string("applicationNameForUserAgent", nib: "applicationNameForUserAgent"),
      .constant(nib: "applicationNameForUserAgent", .null).through(.xcode15point1)
        .whenAbsent("applicationNameForUserAgent"),
      .constant(nib: "applicationNameForUserAgent", .string("")).since(.xcode16)
        .whenAbsent("applicationNameForUserAgent"),
      .bool("allowsAirPlayForMediaPlayback", nib: "allowsAirPlayForMediaPlayback", default: true),
      .constant(nib: "drawsBackground", .bool(true)),
      .bits("dataDetectorTypes", .webDetectors, nib: "dataDetectorTypes", default: -1).through(.xcode15point1),
      .bits("dataDetectorTypes", .webDetectors, nib: "dataDetectorTypes", default: 127).since(.xcode16),
      .bool("allowsInlineMediaPlayback", nib: "allowsInlineMediaPlayback", default: false),
      .constant(nib: "allowsInlineMediaPlaybackAfterFullscreen", .bool(true)).through(.xcode11point4),
      .constant(nib: "allowsInlineMediaPlaybackAfterFullscreen", .bool(false)).since(.xcode12),
      .anyBit(
        "mediaTypesRequiringUserActionForPlayback", .mediaTypes, nib: "mediaTypesRequiringUserActionForPlayback",
        default: false),
      .choice("selectionGranularity", .selectionGranularity, nib: "selectionGranularity", default: 0),
      .bool("allowsPictureInPictureMediaPlayback", nib: "allowsPictureInPictureMediaPlayback", default: true),
      .bool("ignoresViewportScaleLimits", nib: "ignoresViewportScaleLimits", default: false),
      .constant(nib: "dragLiftDelay", .int(0)),
      .constant(nib: "textInteractionGesturesEnabled", .bool(true)),
      .constant(nib: "longPressActionsEnabled", .bool(true)),
      .constant(nib: "systemPreviewEnabled", .bool(false)),
      .constant(nib: "shouldDecidePolicyBeforeLoadingQuickLookPreview", .bool(true)),
      .constant(nib: "scrollToTextFragmentIndicatorEnabled", .bool(true)).since(.xcode16),
      .constant(nib: "scrollToTextFragmentMarkingEnabled", .bool(true)).since(.xcode16),
      .constant(nib: "multiRepresentationHEICInsertionEnabled", .bool(false)).since(.xcode16),
    ])

  /// Documented: WebKit, WKPreferences. Seen: 2 goldens.
  public static let wkPreferences = ElementSchema(
    "wkPreferences", class: "WKPreferences", role: .object,
    rows: [
      .double("minimumFontSize", nib: "minimumFontSize", default: 0),
      .bool("javaScriptCanOpenWindowsAutomatically", nib: "javaScriptCanOpenWindowsAutomatically", default: false)
        .since(.xcode13),
      .bool("javaScriptEnabled", nib: "javaScriptEnabled", default: true),
      .bool("javaScriptCanOpenWindowsAutomatically", nib: "javaScriptCanOpenWindowsAutomatically", default: false)
        .through(.xcode12point5),
      .constant(nib: "shouldPrintBackgrounds", .bool(false)).since(.xcode14point3),
      .constant(nib: "tabFocusesLinks", .bool(false)).since(.xcode26),
      .constant(nib: "textInteractionEnabled", .bool(true)).since(.xcode12point5),
    ])
}

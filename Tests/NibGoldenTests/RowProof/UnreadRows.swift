/// What no property reads: the whole list.
extension UnreadRow {
  static let all = otherFrameworks

  /// Views and objects of SceneKit, WebKit and the like, which have no stand-ins of their own.
  private static let otherFrameworks = uiKitOthers + appKitOthers

  private static let uiKitOthers = [
    "sceneKitView",
    "skView",
    "arscnView",
    "arskView",
    "glkView",
    "mtkView",
    "wkWebView",
    "wkWebViewConfiguration",
    "wkPreferences",
  ].map { UnreadRow(framework: .uiKit, kind: $0, attribute: nil, reason: .otherFramework) }

  private static let appKitOthers = [
    "pdfView",
    "webView",
    "webPreferences",
    "wkWebView",
    "wkWebViewConfiguration",
    "wkPreferences",
    "mapView",
    "sceneView",
    "avPlayerView",
  ].map { UnreadRow(framework: .appKit, kind: $0, attribute: nil, reason: .otherFramework) }
}

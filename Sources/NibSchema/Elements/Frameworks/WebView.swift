extension ElementSchema {
  /// Documented: UIKit, UIWebView. Seen: 3 goldens.
  static let webView = ElementSchema(
    "webView", class: "UIWebView", inherits: "view",
    rows: [
      .constant(nib: "UIDelegate", .null),
      .bool("scalesPageToFit", nib: "UIScalesPageToFit", default: false, omit: false),
      .bits("dataDetectorTypes", .dataDetectors, nib: "UIDataDetectorTypes", default: 1),
    ])
}

extension ElementSchema {
  /// Documented: iAd, ADBannerView, withdrawn since iOS 10. Inferred: its tag, as other frameworks' are spelled.
  static let adBannerView = ElementSchema(
    "adBannerView", class: "ADBannerView", inherits: "view", rows: [])
}

extension ElementSchema {
  /// Documented: UIKit, UIWindow. Seen: 5 goldens.
  static let window = ElementSchema(
    "window", class: "UIWindow", inherits: "view",
    silent: ["visibleAtLaunch"],
    rows: [
      .bool("resizesToFullScreen", nib: "UIResizesToFullScreen", default: false, omit: false)
    ])
}

extension ElementSchema {
  /// A window fills the screen unless its element says NO. Seen: 16 windows that say nothing.
  ///
  /// Documented: UIKit, UIWindow. Seen: 21 goldens.
  static let window = ElementSchema(
    "window", class: "UIWindow", inherits: "view",
    silent: ["visibleAtLaunch"],
    rows: [
      .bool("resizesToFullScreen", nib: "UIResizesToFullScreen", default: true, omit: false)
    ])
}

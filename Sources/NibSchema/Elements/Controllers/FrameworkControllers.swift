/// Controllers of other frameworks: what UIKit's base class archives. Documented: their frameworks' pages.
extension ElementSchema {
  /// GLKit, GLKViewController.
  static let glkViewController = ElementSchema(
    "glkViewController", class: "GLKViewController", inherits: "viewController", role: .object, rows: [])

  /// AVKit, AVPlayerViewController.
  static let avPlayerViewController = ElementSchema(
    "avPlayerViewController", class: "AVPlayerViewController", inherits: "viewController", role: .object, rows: [])

  /// SwiftUI, UIHostingController.
  static let hostingController = ElementSchema(
    "hostingController", class: "UIHostingController", inherits: "viewController", role: .object, rows: [])
}

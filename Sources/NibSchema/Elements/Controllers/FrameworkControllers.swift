/// Controllers of other frameworks: what UIKit's base class archives. Documented: their frameworks' pages.
extension ElementSchema {
  /// GLKit, GLKViewController. Inferred: the keys, by what the framework asks for.
  static let glkViewController = ElementSchema(
    "glkViewController", class: "GLKViewController", inherits: "viewController", role: .object,
    rows: [
      .int("preferredFramesPerSecond", nib: "GLKViewControllerPreferredFramesPerSecondCoderKey"),
      .bool("pauseOnWillResignActive", nib: "GLKViewControllerPauseOnWillResignActiveCoderKey", default: nil),
      .bool("resumeOnDidBecomeActive", nib: "GLKViewControllerResumeOnDidBecomeActiveCoderKey", default: nil),
    ])

  /// AVKit, AVPlayerViewController.
  static let avPlayerViewController = ElementSchema(
    "avPlayerViewController", class: "AVPlayerViewController", inherits: "viewController", role: .object, rows: [])

  /// SwiftUI, UIHostingController.
  static let hostingController = ElementSchema(
    "hostingController", class: "UIHostingController", inherits: "viewController", role: .object, rows: [])
}

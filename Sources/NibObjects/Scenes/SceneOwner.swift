import NibRuntime

/// The owner of a controller's nib: it is given the controller, as the scene object of UIKit and of AppKit is.
///
/// - Seen: outlet `sceneViewController` of File's Owner in every controller nib of UIKit; `sceneController` in 10 of 10 of
///   AppKit, with one for the storyboard.
@MainActor
package final class SceneOwner: NibConnectable {
  package private(set) var controller: AnyObject?

  package init() {}

  package func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    guard ["sceneViewController", "sceneController"].contains(name) else { return name == "storyboard" }
    controller = value
    return true
  }
}

import NibRuntime

/// The owner of a controller's nib: it is given the controller, as UIKit's scene object is.
///
/// - Seen: outlet `sceneViewController` of File's Owner in every controller nib.
@MainActor
package final class SceneOwner: NibConnectable {
  package private(set) var controller: AnyObject?

  package init() {}

  package func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    guard name == "sceneViewController" else { return false }
    controller = value
    return true
  }
}

import NibRuntime

/// The owner of a controller's nib: it is given the controller, as UIKit's scene object is.
///
/// - Seen: outlet `sceneViewController` of File's Owner in every controller nib.
@MainActor
final class SceneOwner: NibConnectable {
  private(set) var controller: AnyObject?

  func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    guard name == "sceneViewController" else { return false }
    controller = value
    return true
  }
}

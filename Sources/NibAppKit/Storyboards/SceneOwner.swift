import NibRuntime

/// The owner of a scene's archive: it is given the controller.
///
/// - Seen: outlet `sceneController` of File's Owner in 10 of 10 archives of controllers.
@MainActor
final class SceneOwner: NibConnectable {
  private(set) var controller: AnyObject?

  func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    if name == "sceneController" { controller = value }
    return ["sceneController", "storyboard"].contains(name)
  }
}

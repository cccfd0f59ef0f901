import NibRuntime

/// The owner of a scene's archive: it is given the controller.
///
/// - Seen: outlet `sceneController` of File's Owner in 10 of 10 archives of controllers.
@MainActor
final class SceneOwner: NibConnectable {
  private(set) var controller: AnyObject?

  /// The outlet of the controller.
  static let outlet = "sceneController"

  func setOutlet(_ name: String, to value: AnyObject?) -> Bool {
    if name == Self.outlet { controller = value }
    return [Self.outlet, "storyboard"].contains(name)
  }
}

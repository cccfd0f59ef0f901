import NibRuntime
import NibStandIns

/// What a controller of a storyboard keeps besides its properties.
@MainActor
final class SceneState {
  /// Those of view controllers; window controllers have the same.
  static let names = ArchivedNames(of: NSViewController.self)

  /// The storyboard that made it.
  var storyboard: NSStoryboard?
  /// What its archives hold besides the controller.
  var kept: [AnyObject] = []
  /// The segues that begin at it or in its view.
  var segues: [NSStoryboardSegueTemplate] = []
  /// Objects that the archive of its view refers to by name.
  var upstream: [(name: String, object: WeakReference)] = []
  /// The controller that shows it.
  weak var presenter: NSResponder?
  /// What those are shown in, by the controller that is shown.
  var presentations: [ObjectIdentifier: Presentation] = [:]
  /// The popover that it was last shown in.
  weak var popover: NSPopover?
  /// What shows it, where that is no window or popover of the framework's.
  var animator: (any NSViewControllerPresentationAnimator)?
  /// Controllers that it shows.
  var presented: [NSResponder] = []
}

extension NSResponder {
  /// Reads what controllers of storyboards have.
  final func readScene(_ coder: NibCoder) throws {
    let names = SceneState.names
    let segues = try names.members("segueTemplates", in: coder, of: NSStoryboardSegueTemplate.self)
    guard !segues.isEmpty || coder.contains(names.key("externalObjects")) else { return }
    scene.segues = segues
    for segue in segues { segue.source = self }
    guard case .dictionary(let pairs)? = try coder.value(names.key("externalObjects")) else { return }
    for case let (.string(name), object?) in pairs.map({ ($0.key, $0.value.object) }) {
      scene.upstream.append((name, WeakReference(object)))
    }
  }
}

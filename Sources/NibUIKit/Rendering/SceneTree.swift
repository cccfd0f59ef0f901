import NibObjects
import NibRuntime
import NibStandIns

extension SceneTree {
  /// Makes the controller of an identifier, loads its view and those of the controllers within, and looks at them.
  /// - Throws: what making the controller or loading a view throws.
  @MainActor
  public init(_ identifier: String, of storyboard: UIStoryboard) throws {
    let controller = try InterfaceFaults.catching { storyboard.instantiateViewController(withIdentifier: identifier) }
    var controllers: [UIViewController] = []
    var pending = [controller]
    while let next = pending.popLast() {
      try next.loadViewOrThrow()
      controllers.append(next)
      pending += next.children.reversed()
    }
    self.init(
      identifier, isInitial: identifier == storyboard.initialIdentifier, root: controller,
      counts: (controllers.count, controllers.count(where: \.isViewLoaded)),
      summaries: controllers.flatMap { [$0.sceneSummary, $0.viewSummary].compactMap(\.self) },
      repeated: controllers.flatMap { $0.viewIfLoaded?.repeatedConnections ?? [] }, file: storyboard.name)
  }
}

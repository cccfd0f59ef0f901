import NibGraph
import NibRuntime
import NibTestSupport
@testable import NibUIKit

@testable import NibStandIns

/// A storyboard in a few lines: scenes with a controller archive and a view archive each.
struct TestStoryboard: StoryboardContent {
  var name = "Test.storyboard"
  var manifest = StoryboardManifest()
  private var graphs: [String: ObjectGraph] = [:]

  func graph(named name: String) throws -> ObjectGraph? { graphs[name] }

  mutating func add(_ graph: ObjectGraph, named name: String) { graphs[name] = graph }

  /// What a scene is made of, before it becomes archives.
  struct Scene {
    var controller = TestNib()
    var view = TestNib()
    fileprivate var identifier: String
    fileprivate var segues: [String] = []
    fileprivate var upstream: [(TestNib.Value, TestNib.Value)] = []
    fileprivate var hasView = false
    fileprivate var controllers: [(name: String, identifier: String, className: String, original: String)] = []
    fileprivate var values: [(String, TestNib.Value)] = []

    /// Gives the controller a view of a class.
    mutating func setView(_ className: String = "UIView", _ values: [(String, TestNib.Value)] = []) {
      hasView = true
      view.custom("view", className, of: "UIView", values)
      view.outlet("view", from: "owner", to: "view")
    }

    /// Gives the controller a segue; the view knows it as `upstream-NAME`.
    mutating func segue(_ name: String, _ className: String, _ values: [(String, TestNib.Value)]) {
      controller.object(name, className, values, top: false)
      controller.outlet("viewController", from: name, to: "main")
      segues.append(name)
      expose(name)
    }

    /// Lets the view refer to an object of the controller's archive, as `upstream-NAME`.
    mutating func expose(_ name: String) {
      upstream.append((.string("UpstreamPlaceholder-\(name)"), .ref(name)))
      view.proxy("upstream-\(name)", "UpstreamPlaceholder-\(name)")
    }

    /// Adds a controller within, as relationships do.
    mutating func child(
      _ identifier: String, _ className: String = "Recorder", of original: String = "UIViewController"
    ) {
      controllers.append((identifier, identifier, className, original))
    }

    /// Sets a key of the controller.
    mutating func set(_ key: String, _ value: TestNib.Value) { values.append((key, value)) }
  }

  /// Adds a scene; the first one is the initial.
  mutating func scene(
    _ identifier: String, _ className: String = "Recorder", of original: String = "UIViewController",
    _ build: (inout Scene) -> Void = { _ in }
  ) throws {
    var scene = Scene(identifier: identifier)
    build(&scene)
    let file = "\(identifier).nib"
    manifest.scenes.append(.init(identifier: identifier))
    manifest.initialIdentifier = manifest.initialIdentifier ?? identifier
    var values = scene.values + [("UIStoryboardIdentifier", .string(identifier))]
    if scene.hasView {
      values.append(("UINibName", .string("\(identifier)-view")))
      values.append(("UIExternalObjectsTableForViewLoading", .dictionary(scene.upstream)))
      graphs["\(identifier)-view"] = try scene.view.graph(file: "\(identifier)-view.nib")
    }
    if !scene.segues.isEmpty {
      values.append(("UIStoryboardSegueTemplates", .array(scene.segues.map { .ref($0) })))
    }
    if !scene.controllers.isEmpty {
      values.append(("UIChildViewControllers", .array(scene.controllers.map { .ref($0.name) })))
      values.append(("UIViewControllers", .array(scene.controllers.map { .ref($0.name) })))
    }
    scene.controller.custom("main", className, of: original, values)
    for child in scene.controllers {
      scene.controller.custom(
        child.name, child.className, of: child.original,
        [("UIParentViewController", .ref("main")), ("UIStoryboardIdentifier", .string(child.identifier))])
    }
    scene.controller.proxy("board", "UIStoryboardPlaceholder")
    scene.controller.outlet("sceneViewController", from: "owner", to: "main")
    for controller in ["main"] + scene.controllers.map(\.name) {
      scene.controller.outlet("storyboard", from: controller, to: "board")
    }
    graphs[identifier] = try scene.controller.graph(file: file)
  }
}

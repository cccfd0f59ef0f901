import NibBytes
import NibDocument
import NibGraph
import NibSchema

/// A storyboard for macOS: its scenes, and which archives they become.
struct AppKitStoryboard {
  /// A scene of the document.
  struct Scene {
    /// The element of the controller or the application.
    let controller: Int
    /// Its other objects but the first responder.
    let objects: [Int]
    /// All elements of the scene.
    let span: Range<Int>
    /// The name of the controller's archive; nil where it has none of its own.
    var name: String?
    /// The view, which has an archive of its own, and that archive's name.
    let view: Int?
    let viewName: String
    /// The segues that begin in it, but for relationships.
    var segues: [Int] = []
    /// The scene that its window shows.
    var content: Int?
    /// The scenes of the controllers that its items show, by the place of the item.
    var contained: [Int?] = []
    /// The controller of another storyboard that it stands for; it has no archive then.
    var reference: StoryboardManifest.Reference?
  }

  private(set) var scenes: [Scene] = []
  /// All segues but relationships.
  private(set) var allSegues: Set<Int> = []
  /// By item of a split or tab view controller: the scene that it shows. By that scene: the items.
  private(set) var sceneOfItem: [Int: Int] = [:]
  private(set) var itemsOfScene: [Int: [Int]] = [:]
  /// Scenes that a window shows.
  private var contents: Set<Int> = []
  /// The name of the controller that is shown first.
  private(set) var initialName: String?
  private var sceneOfController: [Int: Int] = [:]

  init(_ lowering: inout Lowering) {
    guard let container = lowering.reader.document.child("scenes", of: .root) else { return }
    for element in Array(lowering.reader.children(of: Int(container.index))) { addScene(element, &lowering) }
    for scene in scenes.indices { addSegues(of: scene, &lowering) }
    for scene in scenes where !scene.contained.isEmpty {
      for (item, shown) in zip(AppKitScenes.items(of: scene.controller, &lowering), scene.contained) {
        guard let shown else { continue }
        sceneOfItem[item] = shown
        itemsOfScene[shown, default: []].append(item)
      }
    }
    if let initial = lowering.reader.attribute(.initialViewController, of: 0) {
      let found = lowering.reader.element(initial)
      if let scene = sceneOfController[found] {
        initialName = giveName(scene, &lowering)
      } else {
        DocumentFrame.warnOfMissingInitial(
          lowering.reader.text(initial), lowering.reader.document, into: &lowering.reader.diagnostics)
      }
    }
  }

  /// The scene that an element lies in.
  func scene(of element: Int) -> Int? { scenes.firstIndex { $0.span.contains(element) } }

  /// The scene of a controller.
  func scene(controller: Int) -> Int? { sceneOfController[controller] }

  /// The scenes that a scene's archive holds besides it: what its window shows, and what items of that and of others
  /// show, each once.
  func held(by scene: Int) -> [Int] {
    var found: [Int] = []
    var seen: Set = [scene]
    var open = [scene]
    while let next = open.popLast() {
      let inner = ([scenes[next].content] + scenes[next].contained).compactMap { $0 }
      for inner in inner where seen.insert(inner).inserted {
        found.append(inner)
        open.append(inner)
      }
    }
    return found
  }

  /// The scenes that neither have an archive of their own nor are held by one that has.
  func unreachable() -> Set<Int> {
    var reached: Set<Int> = []
    for scene in scenes.indices where scenes[scene].name != nil {
      reached.insert(scene)
      reached.formUnion(held(by: scene))
    }
    return Set(scenes.indices).subtracting(reached)
  }

  /// Warns of a scene that no archive would name. Inferred: it is left out, as in storyboards for iOS; the words of
  /// Interface Builder's compiler are known from these alone.
  func warnUnreachable(_ scene: Int, _ lowering: inout Lowering) {
    let controller = scenes[scene].controller
    let label =
      lowering.reader.attribute(.userLabel, of: controller) ?? lowering.reader.attribute(.title, of: controller)
      ?? lowering.reader.attribute(.customClass, of: controller)
    let name = label.map { lowering.reader.text($0) } ?? lowering.reader.document.tag(.init(controller))
    let parts = ([controller] + scenes[scene].objects).map { ElementIndex($0) }
    let content = LeftOutContent(of: parts, in: lowering.reader.document, lowering.schema.catalog)
    lowering.reader.warn(
      .unreachableScene,
      "nothing leads to the scene of '\(name)', and it has no storyboard identifier; it is left out: \(content.words)",
      at: controller)
  }

  private mutating func addScene(_ element: Int, _ lowering: inout Lowering) {
    guard let container = lowering.reader.firstChild(.objects, of: element) else { return }
    let objects = Array(lowering.reader.children(of: container))
    guard let controller = objects.first(where: { Self.member($0, &lowering) == "viewController" }) else { return }
    let others = objects.filter { $0 != controller && !Self.isFirstResponder($0, &lowering) }
    for second in others where Self.member(second, &lowering) == "viewController" {
      lowering.reader.warn(
        .secondController, LeftOutContent.second(second, in: lowering.reader.document, lowering.schema.catalog),
        at: second)
    }
    let view = lowering.reader.firstChild(.view, of: controller)
    let ids = [controller, view ?? controller].map { element in
      lowering.reader.attribute(.id, of: element).map { lowering.reader.text($0) } ?? "\(element)"
    }
    sceneOfController[controller] = scenes.count
    scenes.append(
      Scene(
        controller: controller, objects: others, span: AppKitScopes.span(of: element, &lowering), name: nil,
        view: view, viewName: "\(ids[0])-view-\(ids[1])"))
    if lowering.reader.tag(controller) == .controllerPlaceholder {
      let own = lowering.reader.attribute(.storyboardIdentifier, of: controller).map { lowering.reader.text($0) } ?? ""
      let name = own.isEmpty ? "NSViewController-" + ids[0] : own
      scenes[scenes.count - 1].name = name
      scenes[scenes.count - 1].reference = Self.reference(controller, name, &lowering)
      return
    }
    let isNamed = lowering.reader.attribute(.storyboardIdentifier, of: controller) != nil
    if isNamed || lowering.reader.tag(controller) == .application { _ = giveName(scenes.count - 1, &lowering) }
  }

  private mutating func addSegues(of scene: Int, _ lowering: inout Lowering) {
    for element in scenes[scene].span where lowering.reader.tag(element) == .segue {
      let destination = lowering.reader.attribute(.destination, of: element).map { lowering.reader.element($0) } ?? -1
      let kind = lowering.reader.attribute(.kind, of: element).map { lowering.reader.text($0) }
      guard kind == "relationship" else {
        allSegues.insert(element)
        scenes[scene].segues.append(element)
        if let target = sceneOfController[destination] { _ = giveName(target, &lowering) }
        continue
      }
      if sceneOfController[destination] == nil {
        let id = lowering.reader.attribute(.destination, of: element).map { lowering.reader.text($0) } ?? ""
        lowering.reader.warn(
          .danglingReference, "the relationship leads to '\(id)', which is no controller of a scene", at: element)
      }
      let relation = lowering.reader.attribute(.relationship, of: element).map { lowering.reader.text($0) } ?? ""
      if relation == "window.shadowedContentViewController" {
        scenes[scene].content = sceneOfController[destination]
        if let content = scenes[scene].content { contents.insert(content) }
      } else if ["splitItems", "tabItems"].contains(relation) {
        let target = sceneOfController[destination]
        if let target, scenes[target].reference != nil {
          lowering.reader.warn(
            .noKnownForm, "a controller of another storyboard is not archived in an item: no known form", at: element)
        }
        scenes[scene].contained.append(target.flatMap { scenes[$0].reference == nil ? $0 : nil })
      } else {
        lowering.reader.warn(
          .noKnownForm, "the relationship '\(relation)' is not archived: no known form; the controller is alone",
          at: element)
      }
    }
  }

  /// Gives a scene an archive of its own: by its identifier, or by class and id. Seen: 11 archives.
  private mutating func giveName(_ scene: Int, _ lowering: inout Lowering) -> String {
    if let known = scenes[scene].name { return known }
    let controller = scenes[scene].controller
    let name: String
    if lowering.reader.tag(controller) == .application {
      name = "MainMenu"
    } else if let own = lowering.reader.attribute(.storyboardIdentifier, of: controller), own.count > 0 {
      name = lowering.reader.text(own)
    } else {
      let plan = Int(lowering.reader.index.planOf[controller])
      let kind = plan >= 0 ? lowering.schema.plans[plan].className : .key(.nsViewController)
      name = kind + "-" + (lowering.reader.attribute(.id, of: controller).map { lowering.reader.text($0) } ?? "")
    }
    scenes[scene].name = name
    return name
  }

  /// What a reference to another storyboard says. Inferred: its name, its own identifier or from those of UIKit's.
  private static func reference(
    _ element: Int, _ name: String, _ lowering: inout Lowering
  ) -> StoryboardManifest.Reference {
    let values = [WellKnownName.storyboardName, .referencedIdentifier, .bundleIdentifier].map {
      lowering.reader.attribute($0, of: element).map { lowering.reader.text($0) }
    }
    return StoryboardManifest.Reference(
      identifier: name, storyboardName: values[0], controllerIdentifier: values[1], bundleIdentifier: values[2])
  }

  private static func member(_ element: Int, _ lowering: inout Lowering) -> String? {
    lowering.reader.attribute(.sceneMemberID, of: element).map { lowering.reader.text($0) }
  }

  /// Whether an element stands for the first responder of its scene.
  static func isFirstResponder(_ element: Int, _ lowering: inout Lowering) -> Bool {
    member(element, &lowering) == "firstResponder"
  }
}
